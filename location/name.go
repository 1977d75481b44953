package location

import (
	"fmt"
	"slices"
	"strings"
)

// printed gives the board that h is named after, the left or upper one of those on
// which it lies, and its coordinate there.
func (g Grid) printed(h Hex) (placed, Coord) {
	c := g.cells[h-1]
	i := slices.IndexFunc(g.boards, func(b placed) bool { return b.covers(c) })
	return g.boards[i], g.boards[i].own(c)
}

// Name gives the name of h: "U3" where there is one board, "22U3" where there are
// several.
func (g Grid) Name(h Hex) string {
	b, c := g.printed(h)
	return g.prefix(b) + c.String()
}

// Names gives every name of h with the board in front, if that has a name: one for
// each board on which h lies, that of [Grid.Name] first.
func (g Grid) Names(h Hex) []string {
	var names []string
	for _, i := range g.BoardsOf(h) {
		names = append(names, g.boards[i].Name+g.boards[i].own(g.cells[h-1]).String())
	}
	return names
}

// prefix is what must stand before the names of b's hexes.
func (g Grid) prefix(b placed) string {
	if len(g.boards) == 1 {
		return ""
	}
	return b.Name
}

// Parse reads the name of a hex, such as "U3", or "22U3" on board 22; where there are
// several boards, each name of a hex that lies on more than one will do, and the board
// may not be left out. The error is a [Problem].
func (g Grid) Parse(name string) (Hex, error) {
	board, c, err := g.coord(name)
	if err != nil {
		return 0, err
	}
	h := g.On(board, c)
	if h == 0 {
		return 0, Problem{What: fmt.Sprintf("there is no hex %s", name), Want: g.extent(board)}
	}
	return h, nil
}

// coord reads the name of a hex as a board's coordinate, which need not exist.
func (g Grid) coord(name string) (board int, c Coord, err error) {
	if len(g.boards) == 1 {
		c, err = g.soleCoord(name)
		return 0, c, err
	}
	longest := -1
	for i, b := range g.boards {
		rest, found := strings.CutPrefix(name, b.Name)
		if !found {
			continue
		}
		c, e := parseCoord(b.Name, rest)
		if e == nil {
			return i, c, nil
		}
		if len(b.Name) > longest {
			longest, err = len(b.Name), e
		}
	}
	if c, e := ParseCoord(name); e == nil {
		return 0, c, g.boardless(name, c)
	} else if err == nil {
		err = e
	}
	if e := g.noBoard(name, "its boards are "+list(g.names(), "and")); e != nil {
		err = e
	}
	return 0, c, err
}

// soleCoord is coord on a single board, which may be left out. A name that is a hex
// without it is taken so: board A has a hex AA1 and a hex A1.
func (g Grid) soleCoord(name string) (Coord, error) {
	c, err := ParseCoord(name)
	if err == nil && g.At(c) != 0 {
		return c, nil
	}
	rest, found := strings.CutPrefix(name, g.Board())
	found = found && g.Board() != "" && rest != ""
	short, shortErr := parseCoord(g.Board(), rest)
	switch {
	case found && shortErr == nil:
		return short, nil
	case err == nil:
		return c, nil
	}
	if e := g.noBoard(name, g.perhaps(strings.TrimLeft(name, digits))); e != nil {
		return c, e
	}
	if found {
		return c, shortErr
	}
	return c, err
}

// perhaps suggests a hex if the grid has it.
func (g Grid) perhaps(name string) string {
	if c, err := ParseCoord(name); err != nil || g.At(c) == 0 {
		return g.extent(0)
	}
	return "did you mean " + name + "?"
}

const digits = "0123456789"

// noBoard is the error about a hex of a board that the grid does not have, nil where
// name is none.
func (g Grid) noBoard(name, want string) error {
	hex := strings.TrimLeft(name, digits)
	if _, err := ParseCoord(hex); err != nil || hex == name {
		return nil
	}
	return Problem{What: fmt.Sprintf("there is no hex %s: this map has no board %q", name, strings.TrimSuffix(name, hex)), Want: want}
}

// boardless is the error about a name without a board where there are several.
func (g Grid) boardless(name string, c Coord) error {
	var known []string
	for i, b := range g.boards {
		if g.On(i, c) != 0 {
			known = append(known, b.Name+name)
		}
	}
	want := "put the board in front"
	if known != nil {
		want = "did you mean " + list(known, "or") + "?"
	}
	return Problem{What: fmt.Sprintf("%s does not tell on which board", name), Want: want}
}

func (g Grid) names() []string {
	names := make([]string, len(g.boards))
	for i, b := range g.boards {
		names[i] = b.Name
	}
	return names
}

// list joins words as a sentence does, the first few where there are many.
func list(words []string, last string) string {
	if len(words) > 8 {
		words = append(slices.Clone(words[:8]), "others")
	}
	if n := len(words) - 1; n > 0 {
		return strings.Join(words[:n], ", ") + " " + last + " " + words[n]
	}
	return words[0]
}

// extent says which hexes a board has.
func (g Grid) extent(board int) string {
	b := g.boards[board]
	s := fmt.Sprintf("columns run from %s to %s, hexes from", ColumnName(b.First), ColumnName(b.last()))
	if len(g.boards) > 1 {
		s = "on board " + b.Name + " " + s
	}
	for column := b.First; column <= min(b.First+1, b.last()); column++ {
		if column > b.First {
			s += " and"
		}
		s += fmt.Sprintf(" %v to %v", Coord{column, b.FirstRow + firstNumber(column)}, Coord{column, b.lastRow()})
	}
	return s
}

// Range reads a hex, or a range of hexes such as "A1:H10": all of the columns A to
// H with the numbers 1 to 10, in board order. Its corners need not exist
// themselves, as A0 does not. Where there are several boards a range lies on one of
// them, which stands before its first corner and may stand before the second:
// "22A1:H10". The error is a [Problem].
func (g Grid) Range(s string) ([]Hex, error) {
	from, to, isRange := strings.Cut(s, ":")
	if !isRange {
		h, err := g.Parse(s)
		if err != nil {
			return nil, err
		}
		return []Hex{h}, nil
	}
	board, x, err := g.coord(from)
	if err != nil {
		return nil, err
	}
	y, err := g.corner(board, to)
	if err != nil {
		return nil, err
	}
	b := g.boards[board]
	switch {
	case x.Column > y.Column || x.Number > y.Number:
		return nil, Problem{What: fmt.Sprintf("the range %s runs backwards", s), Want: fmt.Sprintf("did you mean %s%v:%v?", g.prefix(b),
			Coord{min(x.Column, y.Column), min(x.Number, y.Number)}, Coord{max(x.Column, y.Column), max(x.Number, y.Number)})}
	case x.Column < b.First || y.Column > b.last() || x.Number < b.FirstRow || y.Number > b.lastRow():
		return nil, Problem{What: fmt.Sprintf("the range %s goes beyond the board", s), Want: g.extent(board)}
	}
	var hexes []Hex
	for column := x.Column; column <= y.Column; column++ {
		for n := x.Number; n <= y.Number; n++ {
			if h := g.On(board, Coord{column, n}); h != 0 {
				hexes = append(hexes, h)
			}
		}
	}
	if hexes == nil {
		return nil, Problem{What: fmt.Sprintf("the range %s holds no hex", s), Want: g.extent(board)}
	}
	slices.Sort(hexes) // a reversed board's run the other way
	return hexes, nil
}

// corner reads the second corner of a range on board.
func (g Grid) corner(board int, name string) (Coord, error) {
	if len(g.boards) > 1 {
		for _, s := range []string{strings.TrimPrefix(name, g.boards[board].Name), name} {
			if c, err := ParseCoord(s); err == nil {
				return c, nil
			}
		}
	}
	other, c, err := g.coord(name)
	if err == nil && other != board {
		err = Problem{What: fmt.Sprintf("%s is not on board %s", name, g.boards[board].Name), Want: "a range lies on one board"}
	}
	return c, err
}
