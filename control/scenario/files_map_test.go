package scenario_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// What a scenario states of its map, it states beside what its boards show.
func TestMapBesideItsFile(t *testing.T) {
	dir := library(t, nil)
	for _, c := range []struct{ stated, want string }{
		{"", "1D1 C2 D1 D2; 1F2 F2 G2"},
		{"  buildings: [{hexes: [E1]}]", "1E1 E1; 1D1 C2 D1 D2; 1F2 F2 G2"},
		{"  buildings: [{name: 1D1, hexes: [D2, E2]}]", "1D1 D2 E2; 1F2 F2 G2"},
		{"  buildings: [{name: D1, hexes: [D2, E2]}]", "D1 D2 E2; 1F2 F2 G2"},
		{"  buildings: [{hexes: [D1]}]", "1D1 D1; 1F2 F2 G2"},
		{"  buildings: [{hexes: [C2]}]", "1C2 C2; 1D1 D1 D2; 1F2 F2 G2"},
		{"  buildings: [{name: x, hexes: [C2, C1, D1]}]", "x C2 C1 D1; 1D2 D2; 1F2 F2 G2"},
		{"  hexes: [A1:D4]", "1D1 C2 D1 D2"},
		{"  hexes: [D2:F4]", "1D2 D2; 1F2 F2"},
	} {
		s, err := loadMap(t, dir, "  file: ../boards/bd01\n"+c.stated)
		require.NoError(t, err)
		assert.Equal(t, c.want, strings.Join(buildings(s.Map), "; "), c.stated)
	}

	s, err := loadMap(t, dir, "  file: ../boards/bd01\n  terrain: {A2: open, A3: stream, B2: woods}\n  bridges: [A3]\n  pillboxes: [A1]\n  rubble: [D1/2]")
	require.NoError(t, err)
	for name, kind := range map[string]terrain.Kind{"A1": terrain.Gully, "A2": terrain.Open, "A3": terrain.Stream, "B2": terrain.Woods, "C4": terrain.Brush} {
		h, err := s.Map.ParseHex(name)
		require.NoError(t, err)
		assert.Equal(t, kind, s.Map.Kind(h), name)
		bridge := s.Map.Find(h, location.Bridge)
		assert.Equal(t, name == "A3", bridge != 0, name)
	}
	assert.Len(t, s.Map.Rubble(), 1)
	d2, err := s.Map.ParseHex("D2")
	require.NoError(t, err)
	assert.Equal(t, 2, s.Map.Levels(d2))
	assert.False(t, s.Map.Stairs(d2))

	for stated, want := range map[string]string{
		"  buildings: [{name: x, hexes: [D1, E1]}, {name: 1E4, hexes: [C2]}, {name: 1D2, hexes: [F4]}]": "5:76: map.buildings[2].name: hex 1D2 is in another building, which the board shows; give it another name",
		"  buildings: [{hexes: [B1, C2, D1]}, {name: y, hexes: [E4, F2, F9]}]":                          "5:64: map.buildings[1].hexes[2]: there is no hex F9; columns run from A to G, hexes from A1 to A4 and B0 to B4",
		"  terrain: {A2: open}\n  bridges: [A2]":                                                        "6:13: map.bridges[0]: no bridge can be in A2, where the terrain is open; state gully, stream, wadi or water in terrain",
	} {
		_, err := loadMap(t, dir, "  file: ../boards/bd01\n"+stated)
		require.Error(t, err)
		assert.Equal(t, want, strings.TrimPrefix(err.(scenario.Diagnostics)[0].Error(), filepath.Join(dir, "game", "s.yaml")+":"))
	}
}

// The middle of a house on board 1, taken, parts the rest of it.
func TestFilePartedBuilding(t *testing.T) {
	dir := library(t, files{"boards/bd5": board(`name="5"`).House(41, "C2", "C3", "C4").Archive()})
	_, err := loadMap(t, dir, "  file: ../boards/bd5\n  buildings: [{name: x, hexes: [B1]}, {name: y, hexes: [C3]}]")
	require.Error(t, err)
	assert.Equal(t, filepath.Join(dir, "game", "s.yaml")+":5:56: map.buildings[1].hexes: without hex C3, which this building takes, building 5C2 is no longer connected; "+
		"state the rest of it too, as one building or several", err.(scenario.Diagnostics)[0].Error())
}

// Boards 1 and 2 meet in column G, where the halves of a house do.
func TestFilesAcrossSeams(t *testing.T) {
	dir := library(t, nil)
	for _, c := range []struct{ m, want string }{
		{"[[{file: bd01}, {file: bd02}]]", "1D1 1C2 1D1 1D2; 1F2 1F2 1G2 2B2; 2F3 2F3 2G3"},
		{"[[{file: bd01}, {file: bd02, reversed: true}]]", "1D1 1C2 1D1 1D2; 1F2 1F2 1G2 2F3; 2A2 2B2 2A2"},
		{"[[{file: bd02, reversed: true}, {file: bd01, reversed: true}]]", "2F3 2G3 2F3; 2A2 2B2 2A2 1F2; 1D1 1D2 1D1 1C2"},
		{"[[{file: bd01, crop: 'A:E'}, {file: bd02}]]", "1D1 1C2 1D1 1D2; 1E2 1E2 2B2; 2F3 2F3 2G3"},
		{"[[{file: bd01}, {file: bd02, crop: 'E:G'}]]", "1D1 1C2 1D1 1D2; 1F2 1F2 1G2; 2F3 2F3 2G3"},
		{"[[{file: bd02}], [{file: bd2b}]]", "2A2 2A2 2B2; 2bD5 2bD5 2bD6; 2F3 2F3 2G3"},
	} {
		s, err := loadMap(t, dir, "  boards: "+c.m, scenario.WithBoards(filepath.Join(dir, "boards")))
		require.NoError(t, err, c.m)
		assert.Equal(t, c.want, strings.Join(buildings(s.Map), "; "), c.m)
	}
	s, err := loadMap(t, dir, `  boards: [[{file: ../boards/bd01}, {file: ../boards/bd02}]]
  buildings: [{name: 2A2, hexes: [2A2, 2A3], levels: 1}]
control: {all: German, "building 1G2": Russian}
events:
  - end: true
    expect: {buildings: {2A2: Russian, 1D2: German}, locations: {2A3/1: German}}`)
	require.NoError(t, err)
	assert.Equal(t, "2A2 1G2 1G3; 1D1 1C2 1D1 1D2; 2F3 2F3 2G3", strings.Join(buildings(s.Map), "; "))
	r, err := s.Run()
	require.NoError(t, err)
	assert.Empty(t, r.Failures)
}
