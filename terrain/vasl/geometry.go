package vasl

import (
	"fmt"
	"math"

	"github.com/aslcontrol/aslcontrol/location"
)

// A geometry says which hex each pixel of a board's grid lies in.
type geometry struct {
	grid          location.Grid
	width, height float64 // from column to column, and of a hex, in pixels
	x, y          float64 // the centre of the board's upper left full hex
}

// maxAhead bounds how many columns or rows lie before the first of a board.
const maxAhead = 256

// newGeometry works out the geometry of a board whose LOSData has the size los.
func newGeometry(m *metadata, los header) (geometry, error) {
	var g geometry
	unknown := func(format string, args ...any) (geometry, error) {
		return g, fmt.Errorf("unknown geometry: "+format, args...)
	}
	if m.columns != los.columns || m.rows != los.rows {
		return unknown("%s says %d columns and %d rows, %s %d and %d", metadataFile, m.columns, m.rows, losFile, los.columns, los.rows)
	}
	if m.altGrain {
		return unknown("altHexGrain is set")
	}
	if m.gridConfig != "" && m.gridConfig != "Normal" {
		return unknown("HexGridConfig is %q", m.gridConfig)
	}
	board := location.Board{Name: m.name, Columns: los.columns, Rows: los.rows}
	g = geometry{width: m.hexWidth, height: m.hexHeight, x: m.a1X, y: m.a1Y}
	if !(g.width >= 16 && g.width <= 1000 && g.height >= g.width && g.height <= 1.4*g.width) {
		return unknown("hexes of %g by %g pixels", g.width, g.height)
	}
	// A b half board counts its columns, a lower board its rows, from an A1 on the board before it.
	if g.x < 0 {
		ahead := math.Round(-g.x / g.width)
		if ahead > maxAhead || math.Mod(ahead, 2) != 0 || math.Abs(-g.x/g.width-ahead) > 0.1 {
			return unknown("A1CenterX is %g", m.a1X)
		}
		board.First, g.x = int(ahead), 0
	}
	if g.y < 0 && -g.y/g.height < maxAhead {
		board.FirstRow = int(-g.y/g.height) + 1
		g.y += float64(board.FirstRow) * g.height
	}
	if !(g.x >= 0 && g.x <= g.width && g.y >= g.height/4 && g.y <= 0.75*g.height) {
		return unknown("the centre of A1 is at %g, %g", m.a1X, m.a1Y)
	}
	right := g.x + float64(los.columns-1)*g.width
	bottom := g.y + (float64(los.rows)-0.5)*g.height
	if math.Abs(float64(los.width)-right) > g.width/2 || math.Abs(float64(los.height)-bottom) > g.height/2 {
		return unknown("%d columns and %d rows of hexes of %g by %g pixels do not fill a grid of %d by %d pixels",
			los.columns, los.rows, g.width, g.height, los.width, los.height)
	}
	var err error
	if g.grid, err = location.Join([][]location.Board{{board}}); err != nil {
		return unknown("%v", err)
	}
	return g, nil
}

// column writes into hexes the hex of every pixel of column x of the grid, 0 for pixels in none.
//
// With the grid stretched so that hexes are regular, each pixel lies in the hex whose
// centre is nearest. Between two columns of hexes that is the left one for a third of the
// way, the right one for the last third, and between these the hexes of the left one taper off.
func (g *geometry) column(x int, hexes []location.Hex) {
	clear(hexes)
	at := (float64(x) - g.x) / g.width
	left := int(math.Floor(at))
	taper := min(1, 2-3*(at-float64(left)))
	if taper < 1 {
		g.paint(left+1, 1, hexes)
	}
	if taper > 0 {
		g.paint(left, taper, hexes)
	}
}

// paint writes the hexes of a column of hexes, each so much of its full height.
func (g *geometry) paint(col int, taper float64, hexes []location.Hex) {
	if col < 0 || col >= g.grid.Columns() {
		return
	}
	h, centre := g.top(col)
	half := taper * g.height / 2
	for row := range g.grid.Rows() + col%2 {
		y := centre + float64(row)*g.height
		from := max(0, int(math.Ceil(y-half)))
		to := min(len(hexes), int(math.Ceil(y+half)))
		for i := from; i < to; i++ {
			hexes[i] = h + location.Hex(row)
		}
	}
}

// top gives the uppermost hex of a column of hexes, and how far down its centre is.
func (g *geometry) top(col int) (location.Hex, float64) {
	return location.Hex(1 + col*g.grid.Rows() + col/2), g.y - float64(col%2)*g.height/2
}
