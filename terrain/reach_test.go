package terrain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// cutOff names the Locations that cannot be entered.
func cutOff(t *testing.T, m *terrain.Map, blazes, rubble, units []string) []string {
	t.Helper()
	marked := func(names []string) []bool {
		marks := make([]bool, m.NumLocations()+1)
		for _, name := range names {
			marks[loc(t, m, name)] = true
		}
		return marks
	}
	var from []location.ID
	for _, name := range units {
		from = append(from, loc(t, m, name))
	}
	reach := terrain.Reach{Map: m, Blazes: marked(blazes), Rubble: marked(rubble)}
	reached := make([]bool, m.NumLocations()+1)
	reached[1] = true // what stood there before does not matter
	reach.From(reached, from)
	var names []string
	for l := location.ID(1); int(l) <= m.NumLocations(); l++ {
		if !reached[l] {
			names = append(names, m.LocationName(l))
		}
	}
	return names
}

// The example of A26.161 (rules.md 6.3).
func TestReachRulebookExample(t *testing.T) {
	m := newMap(t, terrain.Plan{Board: "1", Buildings: []terrain.BuildingPlan{
		{Hexes: []string{"E4", "F3", "G3", "G4"}, Levels: 2, Stairwells: []string{"G3"}},
	}})
	assert.Empty(t, cutOff(t, m, nil, nil, nil))
	assert.Equal(t,
		[]string{"E4/1", "E4/2", "F3", "F3/1", "F3/2", "G3", "G3/1", "G3/2", "G4/1", "G4/2"},
		cutOff(t, m, []string{"F3", "G3", "G3/1", "G4/1"}, nil, nil))
}

// rowhouse is D4 and E4, two levels high, a black bar between them, without stairs in E4.
func rowhouse() terrain.Plan {
	return terrain.Plan{
		Buildings: []terrain.BuildingPlan{{
			Hexes: []string{"D4", "E4"}, Levels: 1, Rowhouse: true, Stairwells: []string{"D4"},
			Rooftops: []string{"D4", "E4"}, Cellars: []string{"D4", "E4"},
		}},
		Terrain:   map[string]terrain.Kind{"M5": terrain.Stream},
		Bridges:   []string{"M5"},
		Pillboxes: []string{"P5"},
		Sewers:    []string{"P5"},
	}
}

func TestReach(t *testing.T) {
	around := []string{"M4", "M6", "L4", "L5", "N4", "N5"} // the neighbors of M5
	for name, tt := range map[string]struct {
		blazes, rubble, units []string
		want                  []string
	}{
		"a black bar is no way, but over the Rooftops and through the cellars": {want: []string{"E4/1", "P5/sewer"}},
		"a Blaze at ground level closes the stairs": {
			blazes: []string{"D4"},
			want:   []string{"D4", "D4/1", "D4/rooftop", "D4/cellar", "E4/1", "E4/rooftop", "E4/cellar", "P5/sewer"},
		},
		"rubble at ground level may be entered, not climbed": {
			rubble: []string{"D4", "D4/1", "D4/rooftop"},
			want:   []string{"D4/1", "D4/rooftop", "D4/cellar", "E4/1", "E4/rooftop", "E4/cellar", "P5/sewer"},
		},
		"a unit makes its own Location enterable": {
			units: []string{"E4/1"},
			want:  []string{"P5/sewer"},
		},
		"and from there others": {
			blazes: []string{"D4"}, units: []string{"D4/rooftop"},
			want: []string{"D4", "D4/cellar", "E4/1", "E4/cellar", "P5/sewer"},
		},
		"from a Blaze, those next to it": {
			blazes: []string{"D4", "D4/1"}, units: []string{"D4/1"},
			want: []string{"D4", "D4/1", "D4/cellar", "E4/1", "E4/cellar", "P5/sewer"},
		},
		"a pillbox is entered from its hex": {
			blazes: []string{"P5"},
			want:   []string{"E4/1", "P5", "P5/pillbox", "P5/sewer"},
		},
		"a bridge from adjacent hexes, not from beneath": {
			blazes: around, units: []string{"M5/bridge"},
			want: []string{"E4/1", "L4", "L5", "M4", "M5", "M6", "N4", "N5", "P5/sewer"},
		},
		"nor the Location beneath from the bridge": {
			blazes: around, units: []string{"M5"},
			want: []string{"E4/1", "L4", "L5", "M4", "M5/bridge", "M6", "N4", "N5", "P5/sewer"},
		},
		"a ring of Blazes cuts off what is inside": {
			blazes: around,
			want:   []string{"E4/1", "L4", "L5", "M4", "M5", "M5/bridge", "M6", "N4", "N5", "P5/sewer"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want, cutOff(t, newMap(t, rowhouse()), tt.blazes, tt.rubble, tt.units))
		})
	}
}

// Ways begin at the edge of the playable hexes, wherever that is.
func TestReachFromTheEdgeOfThePlayableHexes(t *testing.T) {
	m := newMap(t, terrain.Plan{Hexes: []string{"L4:N5", "M6"}}) // M5 and its neighbors
	assert.Equal(t, []string{"L4", "L5", "M4", "M5", "M6", "N4", "N5"}, cutOff(t, m, []string{"L4", "L5", "M4", "M6", "N4", "N5"}, nil, nil))
	assert.Equal(t, []string{"L4"}, cutOff(t, m, []string{"L4"}, nil, nil))
}

func TestFloor(t *testing.T) {
	m := newMap(t, village())
	for name, want := range map[string]int{"B3/cellar": -1, "B3": 0, "B3/2": 2, "B2/rooftop": 3, "C3/rooftop": 2, "F2/rooftop": 1, "A4": 0} {
		assert.Equal(t, want, m.Floor(loc(t, m, name)), name)
	}
	for _, name := range []string{"A1/pillbox", "B2/sewer", "C5/bridge", "A2/tunnel", "A3/cave"} {
		assert.Less(t, m.Floor(loc(t, m, name)), -2, name)
	}
}
