package location_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

func TestRange(t *testing.T) {
	g := newGrid(t, "22", 33, 10)
	for s, want := range map[string][]string{
		"U3":        {"U3"},
		"22U3":      {"U3"},
		"U3:U3":     {"U3"},
		"A1:C2":     {"A1", "A2", "B1", "B2", "C1", "C2"},
		"A0:C1":     {"A1", "B0", "B1", "C1"}, // A0 itself is no hex
		"A0:B0":     {"B0"},
		"B0:C0":     {"B0"},
		"22A1:22B1": {"A1", "B1"},
		"22A1:B1":   {"A1", "B1"},
		"A1:22B1":   {"A1", "B1"},
		"Y9:BB9":    {"Y9", "Z9", "AA9", "BB9"},
		"GG9:GG10":  {"GG9", "GG10"},
	} {
		hexes, err := g.Range(s)
		require.NoError(t, err, s)
		assert.Equal(t, want, names(g, hexes), s)
	}
}

func TestRangeLeavesOutB0(t *testing.T) {
	g := newGrid(t, "", 33, 10)
	hexes, err := g.Range("A1:H10")
	require.NoError(t, err)
	assert.Len(t, hexes, 8*10)
	assert.NotContains(t, hexes, parse(t, g, "B0"))
}

func TestRangeOfTheWholeBoard(t *testing.T) {
	overBoards(t, func(t *testing.T, g location.Grid) {
		last := location.Coord{Column: g.Columns() - 1, Number: g.Rows()}
		hexes, err := g.Range("A0:" + last.String())
		require.NoError(t, err)
		require.Len(t, hexes, g.Len())
		for i, h := range hexes {
			require.Equal(t, location.Hex(i+1), h) // board order
		}
	})
}

func TestRangeErrors(t *testing.T) {
	const extent = "columns run from A to GG, hexes from A1 to A10 and B0 to B10"
	const form = "a hex is column letters and a number, such as U3 or GG10"
	for _, tt := range []struct{ s, what, want string }{
		{"A0", "there is no hex A0", extent},
		{"", `"" is not a hex`, form},
		{":", `"" is not a hex`, form},
		{"A1:", `"" is not a hex`, form},
		{":A1", `"" is not a hex`, form},
		{"a1:B2", "column letters are capitals", "did you mean A1?"},
		{"A1:b2", "column letters are capitals", "did you mean B2?"},
		{"A1:Gg2", "column letters are capitals", "did you mean GG2?"},
		{"A1:23B2", `this map has no board "23"`, "did you mean B2?"},
		{"A1:23HH2", `this map has no board "23"`, extent},
		{"222A1:B2", `this map has no board "222"`, "did you mean A1?"},
		{"A1:B2:C3", `"B2:C3" is not a hex`, form},
		{"C1:A2", "the range C1:A2 runs backwards", "did you mean A1:C2?"},
		{"A2:C1", "the range A2:C1 runs backwards", "did you mean A1:C2?"},
		{"C2:A1", "the range C2:A1 runs backwards", "did you mean A1:C2?"},
		{"A1:HH10", "the range A1:HH10 goes beyond the board", extent},
		{"A1:B11", "the range A1:B11 goes beyond the board", extent},
		{"A0:A0", "the range A0:A0 holds no hex", extent},
	} {
		t.Run(tt.s, func(t *testing.T) {
			hexes, err := newGrid(t, "22", 33, 10).Range(tt.s)
			wantProblem(t, err, tt.what, tt.want)
			assert.Nil(t, hexes)
		})
	}
}
