package location

import (
	"fmt"
	"slices"
	"strings"
)

// MaxBoards is how many boards a Grid may have.
const MaxBoards = 100

// Join makes a grid of several boards: rows of them, each from left to right, top
// to bottom.
//
// Where two boards meet, their edge half-hexes are one hex, which bears a name of
// each; the left or upper board's is printed. Side by side, the last column of one
// board is the first of the next, so both must number their hexes from 1, as A does,
// or both from 0; one above the other, the lowest hexes of columns such as B are the
// topmost of those below, while columns such as A simply go on. Boards side by side
// have equally many rows. All rows of boards begin at the left; one of fewer boards
// ends where a board of the row above or below it does.
//
// The error, a [Problems], tells all that does not fit; a Path there is as
// "[0][1].crop", empty for the whole.
func Join(rows [][]Board) (Grid, error) {
	var ps Problems
	layout := settle(rows, &ps)
	if ps != nil {
		return Grid{}, ps
	}
	place(layout, &ps)
	boards := slices.Concat(layout...)
	if ps == nil {
		right, bottom := boards[0].left, 0
		for _, b := range boards {
			right, bottom = max(right, b.left+b.Columns), max(bottom, b.top+b.Rows)
		}
		ps.Add("", checkSize("map", boards[0].left, right-boards[0].left, bottom))
	}
	if ps != nil {
		return Grid{}, ps
	}
	return layOut(boards), nil
}

// settle checks each board by itself, and their names.
func settle(rows [][]Board, ps *Problems) [][]placed {
	n := 0
	for i, row := range rows {
		n += len(row)
		if len(row) == 0 {
			ps.Addf(path(i), "", "there are no boards in this row")
		}
	}
	switch {
	case len(rows) == 0:
		ps.Addf("", "", "there are no boards")
	case n > MaxBoards:
		ps.Addf("", fmt.Sprintf("there may be %d at the most", MaxBoards), "there are %d boards", n)
		return nil
	}
	layout := make([][]placed, len(rows))
	var names []string
	for i, row := range rows {
		for j, b := range row {
			if b.Columns == 0 {
				b.Columns = 33
			}
			if b.Rows == 0 {
				b.Rows = 10
			}
			if err := checkSize("board", b.First, b.Columns, b.Rows); err != nil {
				ps.Add(path(i, j), err)
			} else if b.First < 0 || b.First > MaxHexes {
				ps.Addf(path(i, j), "", "no column has the number %d", b.First)
			} else if b.FirstRow < 0 || b.FirstRow > MaxHexes {
				ps.Addf(path(i, j), "", "no row has the number %d", b.FirstRow)
			} else {
				ps.Add(path(i, j)+".crop", b.crop())
			}
			if n > 1 {
				ps.Add(path(i, j)+".name", checkName(b.Name, names))
			}
			names = append(names, b.Name)
			layout[i] = append(layout[i], placed{Board: b})
		}
	}
	return layout
}

// path is a Path to a row of boards or to a board.
func path(indices ...int) string {
	s := ""
	for _, i := range indices {
		s += fmt.Sprintf("[%d]", i)
	}
	return s
}

// maxBoardName bounds names that messages repeat, which hostile input may ask for often.
const maxBoardName = 32

// checkName checks that name, before the name of a hex, can be told from the others.
func checkName(name string, others []string) error {
	switch {
	case name == "":
		return Problem{What: "this board has no name", Want: "where there are several boards, each needs one"}
	case len(name) > maxBoardName:
		return Problem{What: fmt.Sprintf("the name of this board has %d letters", len(name)), Want: fmt.Sprintf("it may have %d at the most", maxBoardName)}
	case strings.ContainsAny(name, "/: "):
		return Problem{What: fmt.Sprintf("%q cannot stand before the name of a hex", name), Want: "leave out slash, colon and space"}
	}
	for _, other := range others {
		short, long := min(name, other), max(name, other) // a name sorts before its continuations
		switch rest, longer := strings.CutPrefix(long, short); {
		case name == other:
			return Problem{What: fmt.Sprintf("there is already a board %s", name), Want: "give it another name"}
		case longer:
			if _, isColumn := parseColumn(rest); isColumn {
				return Problem{What: fmt.Sprintf("hexes of board %s cannot be told from those of board %s", name, other), Want: fmt.Sprintf("%sA1 may be either's; give it another name", long)}
			}
		}
	}
	return nil
}

// crop reduces b to the columns that are kept.
func (b *Board) crop() error {
	if b.Crop == "" {
		return nil
	}
	from, to, _ := strings.Cut(b.Crop, ":")
	x, ok := parseColumn(from)
	y, alsoOK := parseColumn(to)
	switch {
	case !ok || !alsoOK:
		return Problem{What: fmt.Sprintf("%q does not tell which columns are kept", b.Crop), Want: "write the first and the last, as in A:P"}
	case x > y:
		return Problem{What: fmt.Sprintf("the columns %s run backwards", b.Crop), Want: fmt.Sprintf("did you mean %s:%s?", to, from)}
	case x < b.First || y > b.last():
		return Problem{What: fmt.Sprintf("the columns %s go beyond the board", b.Crop), Want: fmt.Sprintf("its columns run from %s to %s", ColumnName(b.First), ColumnName(b.last()))}
	}
	b.First, b.Columns = x, y-x+1
	return nil
}

// place gives the boards their places in the whole, and tells where they do not fit.
func place(layout [][]placed, ps *Problems) {
	start, _ := layout[0][0].edges()
	start %= 2
	top := 0
	for i, row := range layout {
		for j := range row {
			b := &row[j]
			b.left, b.top = start, top
			left, _ := b.edges()
			if j == 0 {
				if left%2 != start {
					ps.Addf(path(i, j)+".crop", numbering, "column %s of board %s cannot lie below the first column of board %s", ColumnName(left), b.Name, layout[0][0].Name)
				}
				continue
			}
			beside := &row[j-1]
			b.left += beside.left - start + beside.Columns - 1
			if _, right := beside.edges(); left%2 != right%2 {
				cut := j
				if b.Crop == "" && beside.Crop != "" {
					cut--
				}
				ps.Addf(path(i, cut)+".crop", numbering, "column %s of board %s and column %s of board %s cannot be one", ColumnName(right), beside.Name, ColumnName(left), b.Name)
			}
			if b.Rows != beside.Rows {
				ps.Addf(path(i, j)+".rows", "boards side by side have equally many rows", "board %s has %d rows, board %s beside it %d", b.Name, b.Rows, beside.Name, beside.Rows)
			}
		}
		top += row[0].Rows
		if i > 0 {
			meet(path(i), layout[i-1], row, ps)
		}
	}
}

// numbering is what to do where two columns do not go together.
const numbering = "one numbers its hexes from 0, the other from 1; crop one column more or less"

// meet checks that the shorter of two rows of boards ends where a board of the longer does.
func meet(path string, upper, lower []placed, ps *Problems) {
	end := func(b placed) int { return b.left + b.Columns }
	u, l := end(upper[len(upper)-1]), end(lower[len(lower)-1])
	longer := upper
	if l > u {
		longer = lower
	}
	if !slices.ContainsFunc(longer, func(b placed) bool { return end(b) == min(u, l) }) {
		ps.Addf(path, "boards above one another are equally wide", "this row of boards is %d columns wide, the one above it %d, and they do not meet at the edge of a board", l-upper[0].left, u-upper[0].left)
	}
}
