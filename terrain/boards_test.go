package terrain_test

import (
	"strings"
	"testing"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/stretchr/testify/require"
)

// corner is boards 1 and 2 above 3 and 4, of which 2 and 3 are reversed, with a
// building where the four meet.
func corner() terrain.Plan {
	return terrain.Plan{
		Boards: [][]location.Board{
			{{Name: "1"}, {Name: "2", Reversed: true}},
			{{Name: "3", Reversed: true}, {Name: "4"}},
		},
		Buildings: []terrain.BuildingPlan{{
			Hexes:      []string{"2GG1", "1FF10", "2FF0", "3A10", "4A2"},
			Levels:     1,
			LevelOf:    map[string]int{"4B0": 0, "3B10": 2},
			Stairwells: []string{"4A1"},
			Bars:       [][2]string{{"4A1", "2GG1"}},
			Rooftops:   []string{"3A9"},
			Fortified:  []string{"4A1/1"},
		}},
		Terrain:   map[string]terrain.Kind{"2GG4": terrain.Gully, "1GG8": terrain.Woods},
		Bridges:   []string{"1GG7"},
		Pillboxes: []string{"4A3"},
		Rubble:    []string{"4A1/1"},
	}
}

func TestBuildingAcrossSeams(t *testing.T) {
	m, err := terrain.NewMap(corner())
	require.NoError(t, err)
	hex := func(name string) location.Hex {
		t.Helper()
		h, err := m.ParseHex(name)
		require.NoError(t, err)
		return h
	}
	b, err := m.ParseBuilding("1GG10")
	require.NoError(t, err, "named after its first hex, as that is printed")
	require.Equal(t, "1GG10", m.Building(b).Name)
	other, err := m.ParseBuilding("2GG1")
	require.NoError(t, err, "or by the other name of that hex")
	require.Equal(t, b, other)

	var names []string
	for _, h := range m.Building(b).Hexes {
		names = append(names, m.HexName(h))
		require.Equal(t, b, m.BuildingAt(h))
	}
	require.Equal(t, "1GG10 1FF10 2FF0 3A10 3A9", strings.Join(names, " "))
	for name, levels := range map[string]int{"1FF10": 2, "2FF0": 0, "3A10": 1} {
		require.Equal(t, levels, m.Levels(hex(name)), name)
	}
	require.True(t, m.Stairs(hex("3A10")))
	require.True(t, m.Bar(hex("1GG10"), hex("3A10")))
	require.Equal(t, terrain.Gully, m.Kind(hex("1GG7")))
	require.Equal(t, "1GG7/bridge", m.LocationName(m.Find(hex("2GG4"), location.Bridge)))

	l, err := m.ParseLocation("4A1/1")
	require.NoError(t, err)
	require.Equal(t, "3A10/1", m.LocationName(l))
	require.Equal(t, []location.ID{l}, m.Building(b).Fortified)
	require.Equal(t, []location.ID{l}, m.Rubble())
}

func TestAHexOfTwoBoardsIsOneHex(t *testing.T) {
	p := corner()
	p.Terrain["2GG3"] = terrain.Woods // which is 1GG8
	p.Pillboxes = append(p.Pillboxes, "3A8")
	p.Buildings[0].LevelOf["1FF10"] = 1
	p.Buildings[0].Stairwells = append(p.Buildings[0].Stairwells, "3A10")
	p.Buildings[0].Rooftops = append(p.Buildings[0].Rooftops, "4A2")
	p.Buildings[0].Fortified = append(p.Buildings[0].Fortified, "3A10/1")
	p.Buildings = append(p.Buildings,
		terrain.BuildingPlan{Hexes: []string{"3B10"}},
		terrain.BuildingPlan{Name: "2GG1", Hexes: []string{"4C5"}},
		terrain.BuildingPlan{Hexes: []string{"1A1", "4C6"}})
	_, err := terrain.NewMap(p)
	require.EqualError(t, err, strings.Join([]string{
		"terrain.2GG3: the terrain of hex 2GG3 is stated twice; leave one out",
		"pillboxes[1]: hex 3A8 is listed twice; leave one out",
		"buildings[0].level-of.3B10: the levels of hex 3B10 are stated twice; leave one out",
		"buildings[0].stairwells[1]: hex 3A10 is listed twice; leave one out",
		"buildings[0].rooftops[1]: hex 4A2 is listed twice; leave one out",
		"buildings[1].hexes[0]: hex 3B10 is already in building 1GG10; a hex belongs to one building",
		"buildings[2].name: there is already a building 1GG10; give it another name",
		"buildings[3].hexes[1]: hex 4C6 is not connected with 1A1; the hexes of a building join one another; make it a building of its own",
		"buildings[0].fortified[1]: 3A10/1 is listed twice; leave one out",
	}, "\n"))
}

func TestPlayableHexesOfSeveralBoards(t *testing.T) {
	m, err := terrain.NewMap(terrain.Plan{
		Boards: [][]location.Board{{{Name: "22"}, {Name: "23"}, {Name: "24"}}},
		Hexes:  []string{"22FF1:GG2", "23B0"},
	})
	require.NoError(t, err)
	var names []string
	for h := range m.Hexes() {
		names = append(names, m.HexName(h))
	}
	require.Equal(t, "22FF1 22FF2 22GG1 22GG2 23B0", strings.Join(names, " "))

	hexes, err := m.ParseBoard("23")
	require.NoError(t, err)
	require.Len(t, hexes, 3, "23A1, 23A2 and 23B0")
	_, err = m.ParseBoard("24")
	require.EqualError(t, err, "no hex of board 24 is playable")
	_, err = m.ParseBoard("2")
	require.EqualError(t, err, "there is no board 2; the boards are 22, 23, 24")
}

func TestParseBoardOfASingleBoard(t *testing.T) {
	m, err := terrain.NewMap(terrain.Plan{Board: "22"})
	require.NoError(t, err)
	hexes, err := m.ParseBoard("22")
	require.NoError(t, err)
	require.Len(t, hexes, 346)
	_, err = m.ParseBoard("23")
	require.EqualError(t, err, "there is no board 23; the board is 22")

	unnamed, err := terrain.NewMap(terrain.Plan{})
	require.NoError(t, err)
	_, err = unnamed.ParseBoard("23")
	require.EqualError(t, err, "there is no board 23; the board has no name")
}

func TestOneOfSeveralBoardsIsASingleBoard(t *testing.T) {
	m, err := terrain.NewMap(terrain.Plan{
		Boards:    [][]location.Board{{{Name: "22", Crop: "Q:GG", Reversed: true}}},
		Buildings: []terrain.BuildingPlan{{Hexes: []string{"22U3", "V3"}}},
	})
	require.NoError(t, err)
	for _, name := range []string{"22U3", "U3"} {
		b, err := m.ParseBuilding(name)
		require.NoError(t, err)
		require.Equal(t, "22U3", m.Building(b).Name)
	}
	_, err = m.ParseHex("A1")
	require.ErrorContains(t, err, "columns run from Q to GG")
}

func TestBoardsThatMakeNoMap(t *testing.T) {
	m, err := terrain.NewMap(terrain.Plan{
		Columns: 20,
		Boards:  [][]location.Board{{{Name: "1"}, {Name: "2", Crop: "Z:A"}, {}}},
	})
	require.Nil(t, m)
	require.EqualError(t, err, strings.Join([]string{
		"boards: boards stand instead of board, columns and rows; each of the boards has its own name, columns and rows",
		"boards[0][1].crop: the columns Z:A run backwards; did you mean A:Z?",
		"boards[0][2].name: this board has no name; where there are several boards, each needs one",
	}, "\n"))
}
