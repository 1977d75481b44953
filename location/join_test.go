package location_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

func join(t *testing.T, rows ...[]location.Board) location.Grid {
	t.Helper()
	g, err := location.Join(rows)
	require.NoError(t, err)
	return g
}

// layouts are maps of every shape that boards can make.
var layouts = map[string][][]location.Board{
	"one":               {{{Name: "1"}}},
	"side by side":      {{{Name: "22"}, {Name: "23"}}},
	"above":             {{{Name: "22"}}, {{Name: "20"}}},
	"four":              {{{Name: "1"}, {Name: "2"}}, {{Name: "3"}, {Name: "4"}}},
	"reversed":          {{{Name: "1", Reversed: true}, {Name: "2"}}, {{Name: "3"}, {Name: "4", Reversed: true}}},
	"cropped":           {{{Name: "1", Crop: "R:GG"}, {Name: "2", Crop: "A:H"}}},
	"reversed, cropped": {{{Name: "1", Crop: "A:P", Reversed: true}, {Name: "2", Crop: "A:Q"}}},
	"seam of P":         {{{Name: "1", Crop: "A:P"}, {Name: "2", Crop: "P:S"}}, {{Name: "3", Crop: "A:P"}, {Name: "4", Crop: "P:S"}}},
	"begins with B":     {{{Name: "1", Crop: "B:D"}}, {{Name: "2", Crop: "X:Z"}}},
	"halves on a whole": {{{Name: "1a", Columns: 17, Rows: 20}, {Name: "1b", First: 16, Columns: 17, Rows: 20}}, {{Name: "1"}}},
	"lower":             {{{Name: "2a"}, {Name: "3a"}}, {{Name: "2b", FirstRow: 10}, {Name: "3b", FirstRow: 10, Reversed: true}}},
	"lower, cropped":    {{{Name: "2b", FirstRow: 10, First: 16, Columns: 17, Crop: "R:Z"}}},
	"one row short":     {{{Name: "22"}, {Name: "23", Reversed: true}}, {{Name: "20"}}},
	"one row long":      {{{Name: "20", Crop: "A:C", Rows: 2}}, {{Name: "22", Crop: "A:C", Rows: 2}, {Name: "23", Crop: "A:C", Rows: 2}}},
	"small":             {{{Name: "1", Columns: 3, Rows: 2}, {Name: "2", Columns: 5, Rows: 2}}, {{Name: "3", Columns: 7, Rows: 1, Reversed: true}}},
	"one column":        {{{Name: "1", Crop: "A:A"}, {Name: "2", Crop: "A:B"}}, {{Name: "3", Crop: "A:B"}}},
}

// overLayouts runs test for a map of each of the layouts.
func overLayouts(t *testing.T, test func(t *testing.T, name string, g location.Grid)) {
	for name, rows := range layouts {
		t.Run(name, func(t *testing.T) { test(t, name, join(t, rows...)) })
	}
}

func TestGridHoldsTogether(t *testing.T) {
	overLayouts(t, func(t *testing.T, _ string, g location.Grid) { holdsTogether(t, g) })
	overBoards(t, holdsTogether)
}

// TestAnyLayout lays out small boards at random, most of which do not fit.
func TestAnyLayout(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	joined := 0
	for range 3000 {
		rows := make([][]location.Board, 1+random.IntN(3))
		for i := range rows {
			for range 1 + random.IntN(3) {
				b := location.Board{Name: fmt.Sprint(random.IntN(100)), First: random.IntN(2), FirstRow: 7 * random.IntN(2), Columns: 1 + random.IntN(5), Rows: 1 + random.IntN(2), Reversed: random.IntN(2) == 0}
				if random.IntN(3) == 0 {
					b.Crop = location.ColumnName(random.IntN(4)) + ":" + location.ColumnName(random.IntN(6))
				}
				rows[i] = append(rows[i], b)
			}
		}
		if g, err := location.Join(rows); err == nil {
			joined++
			holdsTogether(t, g)
		}
	}
	require.Greater(t, joined, 300)
}

// holdsTogether checks names, board order and neighbors.
func holdsTogether(t *testing.T, g location.Grid) {
	t.Helper()
	named := map[string]bool{}
	for h := location.Hex(1); int(h) <= g.Len(); h++ {
		require.Equal(t, h, parse(t, g, g.Name(h)), "%s does not round trip", g.Name(h))
		require.False(t, named[g.Name(h)], "two hexes are called %s", g.Name(h))
		named[g.Name(h)] = true
		require.Equal(t, h, g.On(g.BoardsOf(h)[0], g.Coord(h)))
		for i, n := range g.Neighbors(h) {
			if n != 0 {
				require.Equal(t, h, g.Neighbors(n)[(i+3)%6], "%s and %s", g.Name(h), g.Name(n))
				require.True(t, g.Adjacent(h, n))
				require.True(t, g.Adjacent(n, h))
			}
		}
	}
}

func TestEveryHexOfEveryBoardIsFoundByItsName(t *testing.T) {
	overLayouts(t, func(t *testing.T, _ string, g location.Grid) {
		on := map[location.Hex][]int{}
		for i, b := range g.Boards() {
			alone := newGrid(t, "", b.Columns+b.First, b.Rows)
			n := 0
			for a := location.Hex(1); int(a) <= alone.Len(); a++ {
				c := printed(b, alone, a)
				h := g.On(i, c)
				require.Equal(t, c.Column >= b.First, h != 0, "%s%v", b.Name, c)
				if h == 0 {
					continue
				}
				n++
				on[h] = append(on[h], i)
				require.Equal(t, h, parse(t, g, b.Name+c.String()))
				for j, m := range alone.Neighbors(a) {
					if m == 0 || g.On(i, printed(b, alone, m)) == 0 {
						continue
					}
					if b.Reversed {
						j = (j + 3) % 6
					}
					require.Equal(t, g.On(i, printed(b, alone, m)), g.Neighbors(h)[j], "beside %s%v", b.Name, c)
				}
			}
			hexes := g.HexesOf(i)
			require.Len(t, hexes, n)
			require.IsIncreasing(t, append(hexes, location.Hex(g.Len()+1)))
		}
		require.Len(t, on, g.Len(), "every hex lies on a board")
		for h, boards := range on {
			require.Equal(t, boards, g.BoardsOf(h))
			names := g.Names(h)
			require.Equal(t, g.Boards()[boards[0]].Name+g.Coord(h).String(), names[0])
			require.Len(t, names, len(boards))
			for _, name := range names {
				require.Equal(t, h, parse(t, g, name))
			}
		}
	})
}

// printed gives the coordinate on b of a hex of a board like it whose rows begin at 1.
func printed(b location.Board, alone location.Grid, h location.Hex) location.Coord {
	c := alone.Coord(h)
	return location.Coord{Column: c.Column, Number: c.Number + b.FirstRow}
}

func TestSeams(t *testing.T) {
	same := func(rows [][]location.Board, names ...string) {
		t.Helper()
		g := join(t, rows...)
		for _, name := range names {
			require.Equal(t, names[0], g.Name(parse(t, g, name)))
		}
	}
	same(layouts["side by side"], "22GG10", "23A10")
	same(layouts["above"], "22B10", "20B0")
	same(layouts["four"], "1GG10", "2A10")
	same(layouts["four"], "3GG1", "4A1")
	same(layouts["four"], "2FF10", "4FF0")
	same(layouts["reversed"], "1A10", "2A1")
	same(layouts["reversed"], "2D10", "4DD10")
	same(layouts["cropped"], "1GG3", "2A3")
	same(layouts["seam of P"], "1P10", "2P10", "3P0", "4P0")
	same(layouts["begins with B"], "1B10", "2X0")
	same(layouts["halves on a whole"], "1aQ20", "1bQ20")
	same(layouts["halves on a whole"], "1bR20", "1R0")
	same(layouts["one row short"], "22GG4", "23GG7")
	same(layouts["lower"], "2aB10", "2bB10")
	same(layouts["lower"], "2bGG11", "3bGG20")
	same(layouts["lower"], "3aB10", "3bFF20")
	same(layouts["one row long"], "20B2", "22B0")
	same(layouts["one column"], "1A4", "2A4")

	beside := func(rows [][]location.Board, name string, neighbors ...string) {
		t.Helper()
		g := join(t, rows...)
		around := g.Neighbors(parse(t, g, name))
		require.Equal(t, neighbors, names(g, around[:]))
	}
	beside(layouts["four"], "1GG10", "1GG9", "2B9", "2B10", "3GG1", "1FF10", "1FF9")
	beside(layouts["four"], "3GG1", "1GG10", "2B10", "4B1", "3GG2", "3FF1", "1FF10")
	beside(layouts["lower"], "2bA11", "2aA10", "2aB10", "2bB11", "2bA12", "", "")
	beside(layouts["lower"], "3bFF19", "3aB10", "3bEE20", "3bEE19", "3bFF18", "2bGG12", "2bGG11")
	beside(layouts["seam of P"], "1P10", "1P9", "2Q10", "4Q1", "3P1", "3O1", "1O10")
	beside(layouts["reversed"], "1A10", "", "2B0", "2B1", "1A9", "1B9", "1B10")
	beside(layouts["one row short"], "22GG10", "22GG9", "23FF1", "23FF0", "20GG1", "22FF10", "22FF9")
	beside(layouts["one row short"], "20GG1", "22GG10", "23FF0", "", "20GG2", "20FF1", "22FF10")
	beside(layouts["one row short"], "23FF0", "23FF1", "23EE1", "", "", "20GG1", "22GG10")
}

func TestBoardOrderRunsDownTheWholeMap(t *testing.T) {
	g := join(t, []location.Board{{Name: "1", Columns: 3, Rows: 1}, {Name: "2", Columns: 3, Rows: 1}}, []location.Board{{Name: "3", Columns: 5, Rows: 1, Reversed: true}})
	var hexes []location.Hex
	for h := location.Hex(1); int(h) <= g.Len(); h++ {
		hexes = append(hexes, h)
	}
	require.Equal(t, "1A1 3E1 1B0 1B1 3D0 1C1 3C1 2B0 2B1 3B0 2C1 3A1", strings.Join(names(g, hexes), " "))
	require.Equal(t, []int{5, 2}, []int{g.Columns(), g.Rows()})
}
