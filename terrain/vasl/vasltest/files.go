package vasltest

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"fmt"
	"io"
	"strings"
)

// Archive is the board archive of p.
func (p *Picture) Archive() []byte {
	return Zip("BoardMetadata.xml", string(p.Metadata()), "board.gif", "", "LOSData", string(p.LOSData()))
}

// Metadata is its BoardMetadata.xml, as untidy as real ones are.
func (p *Picture) Metadata() []byte {
	attrs := p.Attrs
	if !strings.Contains(attrs, "name=") {
		attrs += ` name="01"`
	}
	return fmt.Appendf(nil, "<?xml version=\"1.1\" encoding=\"ISO-8859-1\"?>\n<!-- a -- b \xe9 -->\n<boardMetadata version=\"6.1\" width=\"%d\" height = \" %d \" %s>%s</boardMetadata>",
		p.Columns, p.Rows, attrs, p.Body)
}

// LOSData is its LOSData.
func (p *Picture) LOSData() []byte { return Gzip(Stream(p.Payload())) }

// Payload is what its LOSData holds within object stream and gzip.
func (p *Picture) Payload() []byte {
	out := make([]byte, 0, 16+2*len(p.Pixels)+len(p.Stairs))
	for _, n := range []int{p.Columns, p.Rows, p.Width, p.Height} {
		out = binary.BigEndian.AppendUint32(out, uint32(n))
	}
	for _, code := range p.Pixels {
		out = append(out, 0xFF, code) // elevation -1
	}
	return append(out, p.Stairs...)
}

// Stream frames a payload as Java's ObjectOutputStream does.
func Stream(payload []byte) []byte {
	out := []byte{0xAC, 0xED, 0, 5}
	for len(payload) > 0 {
		n := min(len(payload), 1024)
		if n > 255 {
			out = binary.BigEndian.AppendUint32(append(out, 0x7A), uint32(n))
		} else {
			out = append(out, 0x77, byte(n))
		}
		out = append(out, payload[:n]...)
		payload = payload[n:]
	}
	return out
}

// Gzip compresses data.
func Gzip(data []byte) []byte {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	write(z, data)
	must(z.Close())
	return out.Bytes()
}

// Zip makes an archive of files: each name is followed by what the file holds.
func Zip(files ...string) []byte {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i := 0; i < len(files); i += 2 {
		w, err := z.Create(files[i])
		must(err)
		write(w, []byte(files[i+1]))
	}
	must(z.Close())
	return out.Bytes()
}

func write(w io.Writer, data []byte) {
	_, err := w.Write(data)
	must(err)
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
