package vasl

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// metadataFile is the entry of a board that describes it.
const metadataFile = "BoardMetadata.xml"

// maxMetadata bounds BoardMetadata.xml and the catalogue, in bytes.
const maxMetadata = 1 << 20

// metadata is what a BoardMetadata.xml says that matters here.
type metadata struct {
	name, version       string
	columns, rows       int
	hexWidth, hexHeight float64 // in pixels, by default a geomorphic board's
	a1X, a1Y            float64 // the centre of A1, in pixels
	altGrain            bool
	gridConfig          string
	buildings           []buildingType
}

// A buildingType states the type of the building in a hex, by the names that the board uses.
type buildingType struct{ hex, name string }

// readMetadata reads a BoardMetadata.xml.
func readMetadata(r io.Reader) (*metadata, error) {
	m := &metadata{hexWidth: 56.25, hexHeight: 64.5, a1Y: 32.25}
	found := false
	err := elements(r, func(name string, attrs attributes) error {
		switch {
		case name == "boardMetadata" && !found:
			found = true
			return m.fill(attrs)
		case name == "buildingType":
			m.buildings = append(m.buildings, buildingType{attrs["hexName"], attrs["buildingTypeName"]})
		}
		return nil
	})
	if err == nil && !found {
		err = fmt.Errorf("it has no boardMetadata")
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", metadataFile, err)
	}
	return m, nil
}

func (m *metadata) fill(attrs attributes) error {
	m.name = strings.TrimLeft(attrs["name"], "0")
	if m.name == "" && attrs["name"] != "" {
		m.name = "0"
	}
	if m.name == "" || len(m.name) > 32 || strings.Trim(m.name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-") != "" {
		return fmt.Errorf("%q is no name for a board: it is made of letters and digits, 32 at the most", attrs["name"])
	}
	m.version = attrs["version"]
	m.altGrain = attrs.is("altHexGrain")
	m.gridConfig = attrs["HexGridConfig"]
	for key, to := range map[string]*int{"width": &m.columns, "height": &m.rows} {
		n, err := strconv.Atoi(attrs[key])
		if err != nil {
			return fmt.Errorf("%s is %q, not a number of hexes", key, attrs[key])
		}
		*to = n
	}
	for key, to := range map[string]*float64{"hexWidth": &m.hexWidth, "hexHeight": &m.hexHeight, "A1CenterX": &m.a1X, "A1CenterY": &m.a1Y} {
		if text, given := attrs[key]; given {
			f, err := strconv.ParseFloat(text, 64)
			if err != nil {
				return fmt.Errorf("%s is %q, not a number of pixels", key, text)
			}
			*to = f
		}
	}
	return nil
}

// attributes are those of an element, without the space around them.
type attributes map[string]string

// is reports whether a true or false attribute is true.
func (a attributes) is(key string) bool { return strings.EqualFold(a[key], "TRUE") }

// elements calls visit for the start of every element of an XML document. Boards are
// written by hand: their documents may claim XML 1.1 or another encoding, and have
// comments that are none, so the declaration and the comments are left out beforehand.
func elements(r io.Reader, visit func(name string, attrs attributes) error) error {
	data, err := io.ReadAll(io.LimitReader(r, maxMetadata+1))
	if err != nil {
		return err
	}
	if len(data) > maxMetadata {
		return fmt.Errorf("it is longer than %d bytes", maxMetadata)
	}
	if i := bytes.Index(data, []byte("<?xml")); i >= 0 {
		if _, rest, ended := bytes.Cut(data[i:], []byte("?>")); ended {
			data = rest
		}
	}
	d := xml.NewDecoder(strings.NewReader(strings.ToValidUTF8(string(withoutComments(data)), "?")))
	d.Strict = false
	for {
		token, err := d.RawToken()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		attrs := make(attributes, len(start.Attr))
		for _, a := range start.Attr {
			attrs[a.Name.Local] = strings.TrimSpace(a.Value)
		}
		if err := visit(start.Name.Local, attrs); err != nil {
			return err
		}
	}
}

// withoutComments leaves out everything from "<!--" to "-->".
func withoutComments(data []byte) []byte {
	var out []byte
	for {
		before, rest, found := bytes.Cut(data, []byte("<!--"))
		out = append(out, before...)
		if !found {
			return out
		}
		_, data, _ = bytes.Cut(rest, []byte("-->"))
	}
}
