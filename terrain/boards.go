package terrain

import (
	"slices"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
)

// grid lays out the boards of the plan; with problems there may be no hexes.
func (p *Plan) grid(problems *location.Problems) location.Grid {
	if p.Boards == nil {
		columns, rows := p.Columns, p.Rows
		if columns == 0 {
			columns = 33
		}
		if rows == 0 {
			rows = 10
		}
		grid, err := location.NewGrid(p.Board, columns, rows)
		problems.Add("", err)
		return grid
	}
	if p.Board != "" || p.Columns != 0 || p.Rows != 0 {
		problems.Addf("boards", "each of the boards has its own name, columns and rows", "boards stand instead of board, columns and rows")
	}
	grid, err := location.Join(p.Boards)
	problems.Add("boards", err)
	return grid
}

// ParseBoard finds a board by its name and gives its playable hexes, those it shares
// with other boards too. The error is a [location.Problem].
func (m *Map) ParseBoard(name string) ([]location.Hex, error) {
	board, ok := m.grid.FindBoard(name)
	if !ok {
		var names []string
		for _, b := range m.grid.Boards() {
			names = append(names, b.Name)
		}
		want := "the boards are " + strings.Join(names, ", ")
		switch {
		case len(names) == 1 && names[0] == "":
			want = "the board has no name"
		case len(names) == 1:
			want = "the board is " + names[0]
		}
		return nil, location.Problem{What: "there is no board " + name, Want: want}
	}
	hexes := slices.DeleteFunc(m.grid.HexesOf(board), func(h location.Hex) bool { return !m.Playable(h) })
	if len(hexes) == 0 {
		return nil, location.Problem{What: "no hex of board " + name + " is playable"}
	}
	return hexes, nil
}

// namesake finds the building that is called by another name of the hex so called: a
// hex that boards share has several.
func (m *Map) namesake(hex string) Building {
	if h, err := m.grid.Parse(hex); err == nil {
		for _, name := range m.grid.Names(h) {
			if b := m.named[name]; b != 0 {
				return b
			}
		}
	}
	return 0
}
