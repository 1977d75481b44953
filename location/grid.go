package location

// A Hex is the handle of one hex of a [Grid]. Handles count from 1 in board
// order: down the leftmost column of the whole grid, then down the next. The zero
// Hex is invalid.
type Hex int32

// MaxHexes is how many hexes a Grid may have.
const MaxHexes = 1 << 16

// A Grid is the hexes of one board, half hexes at its edges included, or of
// several boards joined. It is immutable.
//
// It numbers the hexes of the whole as one large board, and it is these numbers
// that adjacency and distance are reckoned from; a board's own appear in names only.
type Grid struct {
	first, columns, rows int // the whole's first column is 0 (as A) or 1 (as B)
	boards               []placed
	cells                []Coord // by Hex-1: where in the whole it lies
	index                []Hex   // by place in the whole: number within column, rows+1 to each
}

// NewGrid makes a grid of one board of so many columns, with rows hexes in column A
// and one more in column B. board is the prefix that the board's name gives its
// hexes and may be empty. The error is a [Problem] where a size is not positive or
// the grid would have more than [MaxHexes] hexes.
func NewGrid(board string, columns, rows int) (Grid, error) {
	if err := checkSize("board", 0, columns, rows); err != nil {
		return Grid{}, err
	}
	return layOut([]placed{{Board: Board{Name: board, Columns: columns, Rows: rows}}}), nil
}

// layOut numbers the hexes of boards that fit together.
func layOut(boards []placed) Grid {
	g := Grid{boards: boards, first: boards[0].left}
	for _, b := range boards {
		g.columns = max(g.columns, b.left+b.Columns-g.first)
		g.rows = max(g.rows, b.top+b.Rows)
	}
	g.index = make([]Hex, g.columns*(g.rows+1))
	for i := range g.index {
		c := Coord{g.first + i/(g.rows+1), i % (g.rows + 1)}
		for _, b := range boards {
			if b.covers(c) {
				g.cells = append(g.cells, c)
				g.index[i] = Hex(len(g.cells))
				break
			}
		}
	}
	return g
}

// Columns is the number of columns of the whole.
func (g Grid) Columns() int { return g.columns }

// Rows is the number of hexes of the whole in a column such as A; one such as B has
// one more.
func (g Grid) Rows() int { return g.rows }

// Len is the number of hexes; their handles are 1 to Len.
func (g Grid) Len() int { return len(g.cells) }

// At gives the hex at c of the first board, on most maps the only one, or 0 where it
// has none.
func (g Grid) At(c Coord) Hex { return g.On(0, c) }

// Coord gives the coordinate of h, which must be a hex of the grid, on the board
// that h is named after.
func (g Grid) Coord(h Hex) Coord {
	_, c := g.printed(h)
	return c
}

// at gives the hex at c of the whole.
func (g Grid) at(c Coord) Hex {
	column := c.Column - g.first
	if column < 0 || column >= g.columns || c.Number < 0 || c.Number > g.rows {
		return 0
	}
	return g.index[column*(g.rows+1)+c.Number]
}

// Neighbors gives the hexes adjacent to h, clockwise from the one above it; those
// beyond the edge are 0.
func (g Grid) Neighbors(h Hex) [6]Hex {
	c := g.cells[h-1]
	up := c.Number - 1 + c.Column%2 // the number of the upper neighbor in the next columns
	return [6]Hex{
		g.at(Coord{c.Column, c.Number - 1}),
		g.at(Coord{c.Column + 1, up}),
		g.at(Coord{c.Column + 1, up + 1}),
		g.at(Coord{c.Column, c.Number + 1}),
		g.at(Coord{c.Column - 1, up + 1}),
		g.at(Coord{c.Column - 1, up}),
	}
}

// Adjacent reports whether a and b share a hexside.
func (g Grid) Adjacent(a, b Hex) bool { return g.Distance(a, b) == 1 }

// Distance is the range in hexes from a to b: 0 for the same hex, 1 for adjacent
// ones. It is counted straight, across a corner where no board lies too.
func (g Grid) Distance(a, b Hex) int {
	p, q := g.cells[a-1], g.cells[b-1]
	dx := abs(p.Column - q.Column)
	dy := abs(2*p.Number + p.Column%2 - 2*q.Number - q.Column%2) // in half hexes
	return dx + max(0, dy-dx)/2
}

func abs(n int) int { return max(n, -n) }
