package location_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

// sizes are those of the boards that whole-board tests go over.
var sizes = []struct{ columns, rows int }{
	{1, 1}, {1, 5}, {2, 1}, {2, 2}, {3, 1}, {33, 10}, {15, 5}, {32, 10}, {100, 40}, {702, 3},
}

// overBoards runs test for a board of each of the sizes.
func overBoards(t *testing.T, test func(t *testing.T, g location.Grid)) {
	for _, s := range sizes {
		t.Run(fmt.Sprintf("%dx%d", s.columns, s.rows), func(t *testing.T) {
			test(t, newGrid(t, "", s.columns, s.rows))
		})
	}
}

func newGrid(t testing.TB, board string, columns, rows int) location.Grid {
	t.Helper()
	g, err := location.NewGrid(board, columns, rows)
	require.NoError(t, err)
	return g
}

func parse(t testing.TB, g location.Grid, name string) location.Hex {
	t.Helper()
	h, err := g.Parse(name)
	require.NoError(t, err)
	return h
}

// names gives the names of hexes; "" for those beyond the edge.
func names(g location.Grid, hexes []location.Hex) []string {
	all := make([]string, len(hexes))
	for i, h := range hexes {
		if h != 0 {
			all[i] = g.Name(h)
		}
	}
	return all
}

// wantProblem checks that err is a Problem with that fragment and that Want.
func wantProblem(t *testing.T, err error, what, want string) {
	t.Helper()
	var p location.Problem
	require.ErrorAs(t, err, &p)
	assert.Contains(t, p.What, what)
	assert.Equal(t, want, p.Want)
	assert.Empty(t, p.Path)
}

func TestNewGrid(t *testing.T) {
	g := newGrid(t, "22", 33, 10)
	assert.Equal(t, "22", g.Board())
	assert.Equal(t, 33, g.Columns())
	assert.Equal(t, 10, g.Rows())
	assert.Equal(t, 17*10+16*11, g.Len())
}

func TestNewGridSizes(t *testing.T) {
	const positive = "both must be 1 or more"
	const most = "it may have 65536 hexes at the most"
	for _, tt := range []struct {
		columns, rows int
		what, want    string
	}{
		{0, 10, "a board without columns or rows has no hexes", positive},
		{33, 0, "a board without columns or rows has no hexes", positive},
		{-1, 10, "has no hexes", positive},
		{33, -1, "has no hexes", positive},
		{1, location.MaxHexes + 1, "a board of 1 columns and 65537 rows is too large", most},
		{location.MaxHexes, 1, "is too large", most}, // every second column has one more
		{256, 256, "is too large", most},
		{location.MaxHexes, location.MaxHexes, "is too large", most},
		{1 << 30, 1 << 30, "is too large", most},
		{2, math.MaxInt, "is too large", most},
		{math.MaxInt, 2, "is too large", most},
	} {
		t.Run(fmt.Sprintf("%dx%d", tt.columns, tt.rows), func(t *testing.T) {
			_, err := location.NewGrid("", tt.columns, tt.rows)
			wantProblem(t, err, tt.what, tt.want)
		})
	}
}

func TestLargestGrids(t *testing.T) {
	for _, tt := range []struct{ columns, rows, hexes int }{
		{1, location.MaxHexes, location.MaxHexes},
		{256, 255, 256*255 + 128},
	} {
		g := newGrid(t, "", tt.columns, tt.rows)
		assert.Equal(t, tt.hexes, g.Len())
		last := location.Hex(g.Len())
		assert.Equal(t, last, g.At(g.Coord(last)))
	}
}
