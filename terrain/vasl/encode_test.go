package vasl

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"fmt"
	"math"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

// A picture is a board as the tests draw it. The zero values of its sizes make a piece of
// a geomorphic board of 7 columns and 4 rows.
type picture struct {
	columns, rows       int
	hexWidth, hexHeight float64
	x, y                float64 // the centre of the upper left full hex
	width, height       int
	attrs               string // of its metadata, beside name, version, width and height
	body                string // of its metadata
	pixels              []byte // terrain codes, column by column
	stairs              []byte
}

// draw makes a picture all of open ground.
func draw(p picture) *picture {
	if p.columns == 0 {
		p.columns, p.rows = 7, 4
	}
	if p.hexWidth == 0 {
		p.hexWidth, p.hexHeight = 56.25, 64.5
	}
	if p.y == 0 {
		p.y = p.hexHeight / 2
	}
	if p.width == 0 {
		p.width = int(math.Round(p.x*2 + float64(p.columns-1)*p.hexWidth))
		p.height = int(math.Round(p.y + (float64(p.rows)-0.5)*p.hexHeight))
	}
	p.pixels = make([]byte, p.width*p.height)
	p.stairs = make([]byte, p.columns*p.rows+p.columns/2)
	return &p
}

// coord reads a coordinate, whose column the picture counts from A.
func coord(name string) location.Coord {
	c, err := location.ParseCoord(name)
	if err != nil {
		panic(err)
	}
	return c
}

// centre is where a hex has its centre.
func (p *picture) centre(hex string) (x, y float64) {
	c := coord(hex)
	odd := c.Column % 2
	return p.x + float64(c.Column)*p.hexWidth, p.y + float64(c.Number-1)*p.hexHeight + float64(odd)*p.hexHeight/2
}

// box fills a rectangle of w by h pixels with its centre at x, y.
func (p *picture) box(x, y, w, h float64, code byte) {
	for i := int(math.Round(x - w/2)); i < int(math.Round(x+w/2)); i++ {
		for j := int(math.Round(y - h/2)); j < int(math.Round(y+h/2)); j++ {
			if i >= 0 && j >= 0 && i < p.width && j < p.height {
				p.pixels[i*p.height+j] = code
			}
		}
	}
}

// block fills a square in the middle of every hex.
func (p *picture) block(code byte, size float64, hexes ...string) *picture {
	for _, hex := range hexes {
		x, y := p.centre(hex)
		p.box(x, y, size, size, code)
	}
	return p
}

// house draws a building in the hexes, joined by strokes 20 pixels wide wherever two of
// them that follow one another are adjacent.
func (p *picture) house(code byte, hexes ...string) *picture {
	p.block(code, 30, hexes...)
	for i := 1; i < len(hexes); i++ {
		p.join(code, 20, hexes[i-1], hexes[i])
	}
	return p
}

// join draws a stroke so wide from the middle of a to that of b.
func (p *picture) join(code byte, wide float64, a, b string) *picture {
	ax, ay := p.centre(a)
	bx, by := p.centre(b)
	for t := 0.0; t <= 1; t += 1.0 / 256 {
		p.box(ax+t*(bx-ax), ay+t*(by-ay), wide, wide, code)
	}
	return p
}

// bar draws a black bar so long along the hexside between a and b.
func (p *picture) bar(code byte, long float64, a, b string) *picture {
	ax, ay := p.centre(a)
	bx, by := p.centre(b)
	dx, dy := bx-ax, by-ay
	length := math.Hypot(dx, dy)
	for t := -long / 2; t <= long/2; t += 0.25 {
		p.box((ax+bx)/2-t*dy/length, (ay+by)/2+t*dx/length, 6, 6, code)
	}
	return p
}

// stair puts stairwells in the hexes.
func (p *picture) stair(hexes ...string) *picture {
	g, err := location.NewGrid("", p.columns, p.rows)
	if err != nil {
		panic(err)
	}
	for _, hex := range hexes {
		p.stairs[g.At(coord(hex))-1] = 1
	}
	return p
}

// metadata writes its BoardMetadata.xml.
func (p *picture) metadata() []byte {
	attrs := p.attrs
	if !strings.Contains(attrs, "name=") {
		attrs += ` name="01"`
	}
	return fmt.Appendf(nil, "<?xml version=\"1.1\" encoding=\"ISO-8859-1\"?>\n<!-- a -- b \xe9 -->\n<boardMetadata version=\"6.1\" width=\"%d\" height = \" %d \" %s>%s</boardMetadata>",
		p.columns, p.rows, attrs, p.body)
}

// payload is what its LOSData holds.
func (p *picture) payload() []byte {
	var out []byte
	for _, n := range []int{p.columns, p.rows, p.width, p.height} {
		out = binary.BigEndian.AppendUint32(out, uint32(n))
	}
	for _, code := range p.pixels {
		out = append(out, 0xFF, code) // elevation -1
	}
	return append(out, p.stairs...)
}

// los writes its LOSData.
func (p *picture) los() []byte { return zipped(stream(p.payload())) }

// stream frames a payload as Java's ObjectOutputStream does.
func stream(payload []byte) []byte {
	out := []byte{0xAC, 0xED, 0, 5}
	for len(payload) > 0 {
		n := min(len(payload), 1024)
		if n > 255 {
			out = binary.BigEndian.AppendUint32(append(out, tagBlockLong), uint32(n))
		} else {
			out = append(out, tagBlock, byte(n))
		}
		out = append(out, payload[:n]...)
		payload = payload[n:]
	}
	return out
}

// zipped compresses data with gzip.
func zipped(data []byte) []byte {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	if _, err := z.Write(data); err != nil {
		panic(err)
	}
	if err := z.Close(); err != nil {
		panic(err)
	}
	return out.Bytes()
}

// folder makes the files of a board.
func folder(metadata, los []byte) fstest.MapFS {
	return fstest.MapFS{metadataFile: {Data: metadata}, losFile: {Data: los}}
}

// archive makes a zip file of files, each name followed by what it holds.
func archive(files ...string) []byte {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i := 0; i < len(files); i += 2 {
		w, err := z.Create(files[i])
		if err != nil {
			panic(err)
		}
		if _, err := w.Write([]byte(files[i+1])); err != nil {
			panic(err)
		}
	}
	if err := z.Close(); err != nil {
		panic(err)
	}
	return out.Bytes()
}

// read reads the board that p shows.
func read(t testing.TB, p *picture) *Board {
	t.Helper()
	b, err := Read(folder(p.metadata(), p.los()), nil)
	require.NoError(t, err)
	return b
}

// describe tells a building in a line.
func describe(b *Board, x *Building) string {
	s := fmt.Sprint(x.Name, " ", strings.Join(b.names(x.Hexes), ","), " ", x.Levels)
	if x.Stairwells != nil {
		s += " stairs " + strings.Join(b.names(x.Stairwells), ",")
	}
	if x.Material != 0 {
		s += " " + x.Material.String()
	}
	if x.Factory {
		s += " Factory"
	}
	if x.Lumberyard {
		s += " lumberyard"
	}
	if x.Markets != nil {
		s += " market " + strings.Join(b.names(x.Markets), ",")
	}
	if x.Rowhouse() {
		s += " bars"
		for _, bar := range x.Bars {
			s += " " + strings.Join(b.names(bar[:]), "/")
		}
		s += " parts"
		for _, part := range x.Parts {
			s += " " + strings.Join(b.names(part), ",")
		}
	}
	return s
}
