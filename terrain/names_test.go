package terrain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// wantProblem checks that err is a Problem with that fragment and that Want.
func wantProblem(t *testing.T, err error, what, want string) {
	t.Helper()
	var p location.Problem
	require.ErrorAs(t, err, &p)
	assert.Contains(t, p.What, what)
	assert.Equal(t, want, p.Want)
}

func TestParseHex(t *testing.T) {
	m := newMap(t, village())
	assert.Equal(t, "B3", m.HexName(hex(t, m, "B3")))
	assert.Equal(t, "B3", m.HexName(hex(t, m, "7B3")))

	const extent = "columns run from A to H, hexes from A1 to A6 and B0 to B6"
	for _, tt := range []struct{ name, what, want string }{
		{"G1", "hex G1 is not among the playable hexes", addIt},
		{"7G1", "hex 7G1 is not among the playable hexes", addIt},
		{"Z1", "there is no hex Z1", extent},
		{"8B3", `this map has no board "8"`, "did you mean B3?"},
		{"78B3", `this map has no board "78"`, "did you mean B3?"},
		{"8Z1", `this map has no board "8"`, extent},
	} {
		h, err := m.ParseHex(tt.name)
		wantProblem(t, err, tt.what, tt.want)
		assert.Zero(t, h)
	}
}

func TestParseRange(t *testing.T) {
	m := newMap(t, village())
	for s, want := range map[string][]string{
		"B3":      {"B3"},
		"A1:B2":   {"A1", "A2", "B1", "B2"},
		"F5:H6":   {"F5", "F6"}, // what is playable of it
		"7A1:7A2": {"A1", "A2"},
	} {
		hexes, err := m.ParseRange(s)
		require.NoError(t, err, s)
		assert.Equal(t, want, hexNames(m, hexes), s)
	}
	for _, tt := range []struct{ s, what, want string }{
		{"G1", "hex G1 is not among the playable hexes", addIt},
		{"G1:H2", "G1:H2 is not among the playable hexes", addIt},
		{"B2:A1", "the range B2:A1 runs backwards", "did you mean A1:B2?"},
		{"A1:B7", "the range A1:B7 goes beyond the board", "columns run from A to H, hexes from A1 to A6 and B0 to B6"},
	} {
		hexes, err := m.ParseRange(tt.s)
		wantProblem(t, err, tt.what, tt.want)
		assert.Empty(t, hexes)
	}
}

func TestParseLocationErrors(t *testing.T) {
	m := newMap(t, village())
	for _, tt := range []struct{ name, what, want string }{
		{"C3/2", "there is no Location C3/2", "hex C3 has C3, C3/1, C3/rooftop"},
		{"A1/rooftop", "there is no Location A1/rooftop", "hex A1 has A1, A1/pillbox"},
		{"A4/1", "there is no Location A4/1", "hex A4 has only its base Location"},
		{"Z1", "there is no hex Z1", "columns run from A to H, hexes from A1 to A6 and B0 to B6"},
		{"Z1/1", "there is no hex Z1", "columns run from A to H, hexes from A1 to A6 and B0 to B6"},
		{"a4", "column letters are capitals", "did you mean A4?"},
		{"G1", "hex G1 is not among the playable hexes", addIt},
		{"G1/1", "hex G1 is not among the playable hexes", addIt},
		{"A4/attic", `no Location of a hex is called "attic"`, "after the slash comes a level (0 to 20) or one of rooftop, cellar, bridge, pillbox, sewer, tunnel, cave"},
	} {
		l, err := m.ParseLocation(tt.name)
		wantProblem(t, err, tt.what, tt.want)
		assert.Zero(t, l)
	}
}

func TestParseBuilding(t *testing.T) {
	m := newMap(t, village())
	for name, want := range map[string]terrain.Building{
		"Town hall":  1,
		"7Town hall": 1,
		"7D5":        2,
		"D5":         2,
	} {
		b, err := m.ParseBuilding(name)
		require.NoError(t, err, name)
		assert.Equal(t, want, b, name)
	}
	for name, want := range map[string]string{
		"Town hal":  "did you mean Town hall?",
		"7D6":       "did you mean 7D5?", // a hex of it is not its name
		"cathedral": "",
	} {
		b, err := m.ParseBuilding(name)
		wantProblem(t, err, "there is no building "+name, want)
		assert.Zero(t, b)
	}
}

func TestParseBuildingNamedWithoutBoard(t *testing.T) {
	m := newMap(t, terrain.Plan{Board: "22", Buildings: []terrain.BuildingPlan{{Name: "U3", Hexes: []string{"U3"}}}})
	for _, name := range []string{"U3", "22U3"} {
		b, err := m.ParseBuilding(name)
		require.NoError(t, err, name)
		assert.Equal(t, terrain.Building(1), b)
	}
	assert.Equal(t, "U3", m.Building(1).Name)
}

func TestParseBuildingOnABoardWithoutName(t *testing.T) {
	m := newMap(t, terrain.Plan{Buildings: []terrain.BuildingPlan{{Hexes: []string{"U3"}}}})
	assert.Equal(t, "U3", m.Building(1).Name)
	b, err := m.ParseBuilding("U3")
	require.NoError(t, err)
	assert.Equal(t, terrain.Building(1), b)
}

func TestParseBuildingWhereThereAreNone(t *testing.T) {
	_, err := newMap(t, terrain.Plan{}).ParseBuilding("22U3")
	wantProblem(t, err, "there is no building 22U3", "the map has no buildings")
}
