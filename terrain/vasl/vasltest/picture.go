// Package vasltest draws small boards and writes them as VASL does, for tests of what
// reads boards. What cannot be drawn makes it panic.
package vasltest

import (
	"math"

	"github.com/aslcontrol/aslcontrol/location"
)

// A Picture is a board as drawn. Hexes are named as on a board whose first column is A. Its
// methods that draw give the Picture itself back.
type Picture struct {
	Columns, Rows       int     // 0: 7 and 4
	HexWidth, HexHeight float64 // from column to column, and of a hex, in pixels; 0: a geomorphic board's
	X, Y                float64 // the centre of A1; Y 0: half a hex down
	Width, Height       int     // in pixels; 0: what the hexes need
	Attrs               string  // attributes of its metadata, beside version, width and height; without a name in them it is board 01
	Body                string  // what its metadata holds
	Pixels              []byte  // terrain codes, column by column
	Stairs              []byte  // 1 for each hex with a stairwell, in board order
}

// Draw makes a Picture of p's sizes and metadata, all open ground.
func Draw(p Picture) *Picture {
	if p.Columns == 0 {
		p.Columns, p.Rows = 7, 4
	}
	if p.HexWidth == 0 {
		p.HexWidth, p.HexHeight = 56.25, 64.5
	}
	if p.Y == 0 {
		p.Y = p.HexHeight / 2
	}
	if p.Width == 0 {
		p.Width = int(math.Round(p.X*2 + float64(p.Columns-1)*p.HexWidth))
		p.Height = int(math.Round(p.Y + (float64(p.Rows)-0.5)*p.HexHeight))
	}
	p.Pixels = make([]byte, p.Width*p.Height)
	p.Stairs = make([]byte, p.Columns*p.Rows+p.Columns/2)
	return &p
}

// Centre is where a hex has its centre.
func (p *Picture) Centre(hex string) (x, y float64) {
	c := coord(hex)
	return p.X + float64(c.Column)*p.HexWidth, p.Y + (float64(c.Number-1)+float64(c.Column%2)/2)*p.HexHeight
}

func coord(hex string) location.Coord {
	c, err := location.ParseCoord(hex)
	if err != nil {
		panic(err)
	}
	return c
}

// Box fills a rectangle of w by h pixels whose centre is dx, dy from that of a hex.
func (p *Picture) Box(code byte, hex string, dx, dy, w, h float64) *Picture {
	x, y := p.Centre(hex)
	p.box(code, x+dx, y+dy, w, h)
	return p
}

func (p *Picture) box(code byte, x, y, w, h float64) {
	for i := max(0, int(math.Round(x-w/2))); i < min(p.Width, int(math.Round(x+w/2))); i++ {
		for j := max(0, int(math.Round(y-h/2))); j < min(p.Height, int(math.Round(y+h/2))); j++ {
			p.Pixels[i*p.Height+j] = code
		}
	}
}

// Block fills a square in the middle of every hex named.
func (p *Picture) Block(code byte, size float64, hexes ...string) *Picture {
	for _, hex := range hexes {
		p.Box(code, hex, 0, 0, size, size)
	}
	return p
}

// House draws a building 30 pixels wide in the hexes, joined, 20 pixels wide, from each to the next.
func (p *Picture) House(code byte, hexes ...string) *Picture {
	p.Block(code, 30, hexes...)
	for i := 1; i < len(hexes); i++ {
		p.Join(code, 20, hexes[i-1], hexes[i])
	}
	return p
}

// Join draws a stroke so wide from the middle of a to that of b.
func (p *Picture) Join(code byte, wide float64, a, b string) *Picture {
	ax, ay := p.Centre(a)
	bx, by := p.Centre(b)
	for t := 0.0; t <= 1; t += 1.0 / 256 {
		p.box(code, ax+t*(bx-ax), ay+t*(by-ay), wide, wide)
	}
	return p
}

// Bar draws a bar 6 pixels thick and so long along the hexside between a and b.
func (p *Picture) Bar(code byte, long float64, a, b string) *Picture {
	ax, ay := p.Centre(a)
	bx, by := p.Centre(b)
	dx, dy := bx-ax, by-ay
	length := math.Hypot(dx, dy)
	for t := -long / 2; t <= long/2; t += 0.25 {
		p.box(code, (ax+bx)/2-t*dy/length, (ay+by)/2+t*dx/length, 6, 6)
	}
	return p
}

// Stair puts a stairwell into each hex named.
func (p *Picture) Stair(hexes ...string) *Picture {
	g, err := location.NewGrid("", p.Columns, p.Rows)
	if err != nil {
		panic(err)
	}
	for _, hex := range hexes {
		p.Stairs[g.At(coord(hex))-1] = 1
	}
	return p
}
