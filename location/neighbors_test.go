package location_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

func TestNeighborsClockwise(t *testing.T) {
	g := newGrid(t, "", 33, 10)
	for name, want := range map[string][]string{
		"A1":   {"", "B0", "B1", "A2", "", ""},
		"A10":  {"A9", "B9", "B10", "", "", ""},
		"B0":   {"", "", "C1", "B1", "A1", ""},
		"B10":  {"B9", "C10", "", "", "", "A10"},
		"B3":   {"B2", "C3", "C4", "B4", "A4", "A3"},
		"U3":   {"U2", "V2", "V3", "U4", "T3", "T2"},
		"Z5":   {"Z4", "AA5", "AA6", "Z6", "Y6", "Y5"},
		"AA1":  {"", "BB0", "BB1", "AA2", "Z1", "Z0"},
		"GG1":  {"", "", "", "GG2", "FF1", "FF0"},
		"GG10": {"GG9", "", "", "", "FF10", "FF9"},
	} {
		around := g.Neighbors(parse(t, g, name))
		assert.Equal(t, want, names(g, around[:]), name)
	}
}

func TestNeighborsOfTinyBoards(t *testing.T) {
	for _, tt := range []struct {
		columns, rows int
		name          string
		want          []string
	}{
		{1, 1, "A1", []string{"", "", "", "", "", ""}},
		{2, 1, "A1", []string{"", "B0", "B1", "", "", ""}},
		{2, 1, "B0", []string{"", "", "", "B1", "A1", ""}},
		{2, 1, "B1", []string{"B0", "", "", "", "", "A1"}},
	} {
		g := newGrid(t, "", tt.columns, tt.rows)
		around := g.Neighbors(parse(t, g, tt.name))
		assert.Equal(t, tt.want, names(g, around[:]), tt.name)
	}
}

// Measured from the top in half hexes, the middle of A1 is at 2, that of B0 at 1.
// Hexes touch where they are one apart in the same column or half a hex in the next.
func TestNeighborsByGeometry(t *testing.T) {
	type point struct{ column, y int }
	middle := func(c location.Coord) point { return point{c.Column, 2*c.Number + c.Column%2} }
	overBoards(t, func(t *testing.T, g location.Grid) {
		at := map[point]location.Hex{}
		for h := location.Hex(1); int(h) <= g.Len(); h++ {
			at[middle(g.Coord(h))] = h
		}
		for h := location.Hex(1); int(h) <= g.Len(); h++ {
			p := middle(g.Coord(h))
			require.Equal(t, [6]location.Hex{
				at[point{p.column, p.y - 2}],
				at[point{p.column + 1, p.y - 1}],
				at[point{p.column + 1, p.y + 1}],
				at[point{p.column, p.y + 2}],
				at[point{p.column - 1, p.y + 1}],
				at[point{p.column - 1, p.y - 1}],
			}, g.Neighbors(h), g.Name(h))
		}
	})
}

// The half hexes at the edges of a geomorphic board are hexes like any other, with
// fewer neighbors.
func TestHalfHexEdges(t *testing.T) {
	g := newGrid(t, "", 33, 10)
	count := map[int]int{}
	for h := location.Hex(1); int(h) <= g.Len(); h++ {
		n := 0
		for _, neighbor := range g.Neighbors(h) {
			if neighbor != 0 {
				n++
			}
		}
		count[n]++
	}
	assert.Equal(t, map[int]int{
		3: 4 + 2*16,           // the corners A1, A10, GG1, GG10; B0, B10, D0, D10 ..
		4: 2 * 8,              // the rest of A and GG
		5: 2 * 15,             // C1, C10, E1, E10 ..
		6: 346 - 36 - 16 - 30, // the others
	}, count)
}

func TestNotAdjacent(t *testing.T) {
	g := newGrid(t, "", 33, 10)
	for _, pair := range [][2]string{{"A1", "A1"}, {"A1", "A3"}, {"A1", "B2"}, {"A1", "C1"}, {"B0", "C2"}, {"A10", "B0"}} {
		assert.False(t, g.Adjacent(parse(t, g, pair[0]), parse(t, g, pair[1])), pair)
	}
}
