package terrain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/terrain"
)

func TestFalls(t *testing.T) {
	m := newMap(t, terrain.Plan{
		Terrain:   map[string]terrain.Kind{"U3": terrain.Stream, "A1": terrain.Stream},
		Bridges:   []string{"U3", "A1"},
		Pillboxes: []string{"U3", "A2"},
		Sewers:    []string{"U3"},
		Tunnels:   []string{"U3"},
		Caves:     []string{"U3"},
		Buildings: []terrain.BuildingPlan{
			{Hexes: []string{"U3", "U4"}, Levels: 2, Rooftops: []string{"U3"}, Cellars: []string{"U3"}},
			{Hexes: []string{"F2", "F3"}, Factory: true, Rooftops: []string{"F2"}, Cellars: []string{"F2"}},
		},
	})
	for name, want := range map[string][]string{
		"U3":         {"U3", "U3/1", "U3/2", "U3/rooftop"},
		"U3/1":       {"U3/1", "U3/2", "U3/rooftop"},
		"U3/2":       {"U3/2", "U3/rooftop"},
		"U3/rooftop": {"U3/rooftop"},
		"U3/cellar":  {"U3", "U3/1", "U3/2", "U3/rooftop", "U3/cellar"},
		"U4":         {"U4", "U4/1", "U4/2"},
		"U4/2":       {"U4/2"},
		"F2":         {"F2", "F2/rooftop"},
		"F2/rooftop": {"F2", "F2/rooftop"}, // B23.86
		"F2/cellar":  {"F2", "F2/rooftop", "F2/cellar"},
		"F3":         {"F3"},
		"U3/bridge":  nil, // no building Locations, though in a building hex
		"U3/pillbox": nil,
		"U3/sewer":   nil,
		"U3/tunnel":  nil,
		"U3/cave":    nil,
		"A1":         nil,
		"A1/bridge":  nil,
		"A2/pillbox": nil,
	} {
		assert.Equal(t, want, locationNames(m, m.Falls(loc(t, m, name))), name)
	}
}
