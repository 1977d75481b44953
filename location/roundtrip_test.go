package location_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

// boardNames lists the hexes of a board as its map sheet does, down column A, then
// down column B.
func boardNames(columns, rows int) []string {
	var all []string
	for repeat := 1; ; repeat++ {
		for letter := 'A'; letter <= 'Z'; letter++ {
			if columns == 0 {
				return all
			}
			columns--
			first := 1
			if (letter-'A')%2 == 1 {
				first = 0
			}
			for n := first; n <= rows; n++ {
				all = append(all, strings.Repeat(string(letter), repeat)+strconv.Itoa(n))
			}
		}
	}
}

func TestNamesRoundTrip(t *testing.T) {
	overBoards(t, func(t *testing.T, g location.Grid) {
		all := boardNames(g.Columns(), g.Rows())
		require.Equal(t, len(all), g.Len())
		for i, name := range all {
			h := location.Hex(i + 1)
			require.Equal(t, name, g.Name(h))
			require.Equal(t, h, parse(t, g, name))
			require.Equal(t, h, g.At(g.Coord(h)))
		}
	})
}

func TestAtBeyondTheBoard(t *testing.T) {
	g := newGrid(t, "", 3, 2)
	for _, c := range []location.Coord{
		{Column: -1, Number: 1}, {Column: 3, Number: 0},
		{Column: 0, Number: 0}, {Column: 0, Number: 3},
		{Column: 1, Number: -1}, {Column: 1, Number: 3},
		{Column: 2, Number: 0}, {Column: 2, Number: -1},
	} {
		require.Zero(t, g.At(c), c)
	}
}
