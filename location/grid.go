package location

import (
	"fmt"
	"strings"
)

// A Hex is the handle of one hex of a [Grid]. Handles count from 1 in board
// order: down column A, then down column B. The zero Hex is invalid.
type Hex int32

// MaxHexes is how many hexes a Grid may have.
const MaxHexes = 1 << 16

// A Grid is the hexes of a rectangular board, half hexes at its edges included.
// It is immutable.
type Grid struct {
	board         string
	columns, rows int
}

// NewGrid makes a grid of so many columns, with rows hexes in column A and one
// more in column B. board is the prefix that the board's name gives its hexes
// and may be empty. The error is a [Problem] where a size is not positive or the
// grid would have more than [MaxHexes] hexes.
func NewGrid(board string, columns, rows int) (Grid, error) {
	if columns < 1 || rows < 1 {
		return Grid{}, Problem{What: fmt.Sprintf("a board of %d columns and %d rows has no hexes", columns, rows), Want: "both must be 1 or more"}
	}
	g := Grid{board: board, columns: columns, rows: rows}
	if columns > MaxHexes || rows > MaxHexes || g.Len() > MaxHexes {
		return Grid{}, Problem{What: fmt.Sprintf("a board of %d columns and %d rows is too large", columns, rows), Want: fmt.Sprintf("it may have %d hexes at the most", MaxHexes)}
	}
	return g, nil
}

// Board is the board's name, which may stand before the names of its hexes.
func (g Grid) Board() string { return g.board }

// Columns is the number of columns.
func (g Grid) Columns() int { return g.columns }

// Rows is the number of hexes in column A; column B has one more.
func (g Grid) Rows() int { return g.rows }

// Len is the number of hexes; their handles are 1 to Len.
func (g Grid) Len() int { return g.before(g.columns) }

// before counts the hexes in the columns left of column.
func (g Grid) before(column int) int { return column*g.rows + column/2 }

// height is the number of hexes in column.
func (g Grid) height(column int) int { return g.rows + column%2 }

// At gives the hex at c, or 0 where the grid has none.
func (g Grid) At(c Coord) Hex {
	i := c.Number - firstNumber(c.Column)
	if c.Column < 0 || c.Column >= g.columns || i < 0 || i >= g.height(c.Column) {
		return 0
	}
	return Hex(g.before(c.Column) + i + 1)
}

// Coord gives the coordinate of h, which must be a hex of the grid.
func (g Grid) Coord(h Hex) Coord {
	i := int(h) - 1
	pair := 2*g.rows + 1
	c := Coord{Column: i / pair * 2, Number: i%pair + 1}
	if c.Number > g.rows {
		c.Column++
		c.Number -= g.rows + 1
	}
	return c
}

// Neighbors gives the hexes adjacent to h, clockwise from the one above it; those
// beyond the edge are 0.
func (g Grid) Neighbors(h Hex) [6]Hex {
	c := g.Coord(h)
	up := c.Number - 1 + c.Column%2 // the number of the upper neighbor in the next columns
	return [6]Hex{
		g.At(Coord{c.Column, c.Number - 1}),
		g.At(Coord{c.Column + 1, up}),
		g.At(Coord{c.Column + 1, up + 1}),
		g.At(Coord{c.Column, c.Number + 1}),
		g.At(Coord{c.Column - 1, up + 1}),
		g.At(Coord{c.Column - 1, up}),
	}
}

// Adjacent reports whether a and b share a hexside.
func (g Grid) Adjacent(a, b Hex) bool { return g.Distance(a, b) == 1 }

// Distance is the range in hexes from a to b: 0 for the same hex, 1 for adjacent ones.
func (g Grid) Distance(a, b Hex) int {
	p, q := g.Coord(a), g.Coord(b)
	dx := abs(p.Column - q.Column)
	dy := abs(2*p.Number + p.Column%2 - 2*q.Number - q.Column%2) // in half hexes
	return dx + max(0, dy-dx)/2
}

func abs(n int) int { return max(n, -n) }

// Name gives the name of h as printed on its board, such as "U3".
func (g Grid) Name(h Hex) string { return g.Coord(h).String() }

// Parse reads the name of a hex, such as "U3", or "22U3" on board 22. The error
// is a [Problem].
func (g Grid) Parse(name string) (Hex, error) {
	c, err := g.coord(name)
	if err != nil {
		return 0, err
	}
	h := g.At(c)
	if h == 0 {
		return 0, Problem{What: fmt.Sprintf("there is no hex %s", name), Want: g.extent()}
	}
	return h, nil
}

// coord reads a coordinate with or without the board in front. A name that is a
// hex without it is taken so: board A has a hex AA1 and a hex A1.
func (g Grid) coord(name string) (Coord, error) {
	c, err := ParseCoord(name)
	if err == nil && g.At(c) != 0 {
		return c, nil
	}
	if rest, found := strings.CutPrefix(name, g.board); found && g.board != "" {
		if short, e := ParseCoord(rest); e == nil || err != nil {
			return short, e
		}
	}
	if i := strings.IndexFunc(name, func(r rune) bool { return r < '0' || r > '9' }); err != nil && i > 0 {
		if _, e := ParseCoord(name[i:]); e == nil {
			return c, Problem{What: fmt.Sprintf("there is no hex %s: this map has no board %q", name, name[:i]), Want: "did you mean " + name[i:] + "?"}
		}
	}
	return c, err
}

// extent says which hexes the grid has.
func (g Grid) extent() string {
	last := g.columns - 1
	s := fmt.Sprintf("columns run from A to %s, hexes from A1 to A%d", ColumnName(last), g.rows)
	if last > 0 {
		s += fmt.Sprintf(" and B0 to B%d", g.rows)
	}
	return s
}

// Range reads a hex, or a range of hexes such as "A1:H10": all of the columns A to
// H with the numbers 1 to 10, in board order. Its corners need not exist
// themselves, as A0 does not. The error is a [Problem].
func (g Grid) Range(s string) ([]Hex, error) {
	from, to, isRange := strings.Cut(s, ":")
	if !isRange {
		h, err := g.Parse(s)
		if err != nil {
			return nil, err
		}
		return []Hex{h}, nil
	}
	a, err := g.coord(from)
	if err != nil {
		return nil, err
	}
	b, err := g.coord(to)
	if err != nil {
		return nil, err
	}
	switch {
	case a.Column > b.Column || a.Number > b.Number:
		return nil, Problem{What: fmt.Sprintf("the range %s runs backwards", s), Want: fmt.Sprintf("did you mean %v:%v?",
			Coord{min(a.Column, b.Column), min(a.Number, b.Number)}, Coord{max(a.Column, b.Column), max(a.Number, b.Number)})}
	case b.Column >= g.columns || b.Number > g.rows:
		return nil, Problem{What: fmt.Sprintf("the range %s goes beyond the board", s), Want: g.extent()}
	}
	var hexes []Hex
	for col := a.Column; col <= b.Column; col++ {
		for n := a.Number; n <= b.Number; n++ {
			if h := g.At(Coord{col, n}); h != 0 {
				hexes = append(hexes, h)
			}
		}
	}
	if hexes == nil {
		return nil, Problem{What: fmt.Sprintf("the range %s holds no hex", s), Want: g.extent()}
	}
	return hexes, nil
}
