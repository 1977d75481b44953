package terrain_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

func newMap(t *testing.T, p terrain.Plan) *terrain.Map {
	t.Helper()
	m, err := terrain.NewMap(p)
	require.NoError(t, err)
	return m
}

func hex(t *testing.T, m *terrain.Map, name string) location.Hex {
	t.Helper()
	h, err := m.ParseHex(name)
	require.NoError(t, err)
	return h
}

func loc(t *testing.T, m *terrain.Map, name string) location.ID {
	t.Helper()
	l, err := m.ParseLocation(name)
	require.NoError(t, err)
	return l
}

func hexNames(m *terrain.Map, hexes []location.Hex) []string {
	var names []string
	for _, h := range hexes {
		names = append(names, m.HexName(h))
	}
	return names
}

func locationNames(m *terrain.Map, locations []location.ID) []string {
	var names []string
	for _, l := range locations {
		names = append(names, m.LocationName(l))
	}
	return names
}

// village has every field of Plan and BuildingPlan in use.
func village() terrain.Plan {
	return terrain.Plan{
		Board:   "7",
		Columns: 8,
		Rows:    6,
		Hexes:   []string{"A1:F6", "B0", "D0", "F0"}, // not G and H
		Buildings: []terrain.BuildingPlan{
			{
				Name:       "Town hall",
				Hexes:      []string{"B2", "B3", "C3"},
				Levels:     2,
				LevelOf:    map[string]int{"C3": 1},
				Stairwells: []string{"B2"},
				Bars:       [][2]string{{"B3", "C3"}},
				Rooftops:   []string{"B2", "C3"},
				Cellars:    []string{"B3"},
				Material:   terrain.Stone,
				Fortified:  []string{"B2", "B2/2"},
			},
			{Hexes: []string{"D5", "D6", "E6"}, Levels: 1, Rowhouse: true},
			{Hexes: []string{"F2", "F3"}, Factory: true, Rooftops: []string{"F2"}},
			{Hexes: []string{"A6"}, Lumberyard: true, Material: terrain.Wooden},
		},
		Terrain:   map[string]terrain.Kind{"C5": terrain.Stream, "E4": terrain.Water, "B5": terrain.Woods},
		Bridges:   []string{"C5", "E4"},
		Pillboxes: []string{"A1", "B2"},
		Sewers:    []string{"B2", "D2"},
		Tunnels:   []string{"A2"},
		Caves:     []string{"A3"},
		Rubble:    []string{"D5/1", "F2/rooftop"},
	}
}
