package location

import (
	"fmt"
	"slices"
)

// A Board is one board of a map and how it lies.
type Board struct {
	Name     string // stands before the names of its hexes where there are several boards
	First    int    // its first column, counted from A as 0: 16 for a half board that begins with Q
	FirstRow int    // its first row, counted from 1 as 0: 10 for a lower board that begins with A11, B10
	Columns  int    // number of columns; 0 is 33, a geomorphic board's
	Rows     int    // hexes in a column such as A, one more in one such as B; 0 is 10
	Reversed bool   // turned by 180 degrees, the labels of its hexes with it
	Crop     string // the columns that are kept, such as "A:P", by the board's own letters however it lies; empty: all
}

// placed is a board, cropped, in its place in the whole.
type placed struct {
	Board
	left int // its leftmost column, in columns of the whole
	top  int // rows of the boards above it
}

// last is the board's last column by its own letters.
func (b Board) last() int { return b.First + b.Columns - 1 }

// lastRow is the number of its lowest hexes.
func (b Board) lastRow() int { return b.FirstRow + b.Rows }

// edges are its columns at the left and the right as it lies.
func (b Board) edges() (left, right int) {
	if b.Reversed {
		return b.last(), b.First
	}
	return b.First, b.last()
}

// turn gives a number of a hex in column, counted from the board's first row as 1, after
// the board has been turned, or before.
func (b Board) turn(column, number int) int { return b.Rows + firstNumber(column) - number }

// covers reports whether the hex at c of the whole lies on b.
func (b placed) covers(c Coord) bool {
	column, number := c.Column-b.left, c.Number-b.top
	return column >= 0 && column < b.Columns && number >= firstNumber(c.Column) && number <= b.Rows
}

// own gives b's own coordinate of the hex at c of the whole, which lies on b.
func (b placed) own(c Coord) Coord {
	column, number := c.Column-b.left, c.Number-b.top
	if b.Reversed {
		return Coord{b.last() - column, b.FirstRow + b.turn(c.Column, number)}
	}
	return Coord{b.First + column, b.FirstRow + number}
}

// whole is the reverse of own; c may lie off the board.
func (b placed) whole(c Coord) Coord {
	number := c.Number - b.FirstRow
	if b.Reversed {
		return Coord{b.left + b.last() - c.Column, b.top + b.turn(c.Column, number)}
	}
	return Coord{b.left + c.Column - b.First, b.top + number}
}

// Board is the name of the grid's only board, which may stand before the names of
// its hexes. It is empty where there are several.
func (g Grid) Board() string {
	if len(g.boards) != 1 {
		return ""
	}
	return g.boards[0].Name
}

// Boards are the boards of the grid, row by row, each with the columns that its
// Crop kept as its First and Columns. The methods below count them in this order, from 0.
func (g Grid) Boards() []Board {
	boards := make([]Board, len(g.boards))
	for i, b := range g.boards {
		boards[i] = b.Board
	}
	return boards
}

// FindBoard finds a board by its name.
func (g Grid) FindBoard(name string) (board int, ok bool) {
	board = slices.IndexFunc(g.boards, func(b placed) bool { return b.Name == name })
	return board, board >= 0
}

// On gives the hex at c of a board, by the board's own letters and numbers, or 0
// where it has none.
func (g Grid) On(board int, c Coord) Hex {
	b := g.boards[board]
	if c.Column < b.First || c.Column > b.last() {
		return 0
	}
	if c = b.whole(c); !b.covers(c) {
		return 0
	}
	return g.at(c)
}

// BoardsOf gives the boards on which h lies, the one it is named after first: two
// where their edge half-hexes are one hex, up to four at a corner.
func (g Grid) BoardsOf(h Hex) []int {
	var on []int
	for i, b := range g.boards {
		if b.covers(g.cells[h-1]) {
			on = append(on, i)
		}
	}
	return on
}

// HexesOf gives all hexes of a board, those it shares with others too, in board order.
func (g Grid) HexesOf(board int) []Hex {
	var hexes []Hex
	for i, c := range g.cells {
		if g.boards[board].covers(c) {
			hexes = append(hexes, Hex(i+1))
		}
	}
	return hexes
}

// checkSize checks how large a board or a map is whose first column is first.
func checkSize(what string, first, columns, rows int) error {
	if columns < 1 || rows < 1 {
		return Problem{What: fmt.Sprintf("a %s without columns or rows has no hexes", what), Want: "both must be 1 or more"}
	}
	if columns > MaxHexes/rows || columns*rows+(columns+first%2)/2 > MaxHexes {
		return Problem{What: fmt.Sprintf("a %s of %d columns and %d rows is too large", what, columns, rows), Want: fmt.Sprintf("it may have %d hexes at the most", MaxHexes)}
	}
	return nil
}
