package terrain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/terrain"
)

// faulty has a fault of every kind beside what is right.
func faulty() terrain.Plan {
	return terrain.Plan{
		Board:     "22",
		Columns:   10,
		Rows:      5,
		Hexes:     []string{"A1:J5", "Z1"},
		Terrain:   map[string]terrain.Kind{"D0": terrain.Woods, "C1": terrain.Grain},
		Pillboxes: []string{"a1", "A2"},
		Buildings: []terrain.BuildingPlan{
			{Hexes: []string{"C2", "Z2", "D2"}, Levels: 1, Rooftops: []string{"C2", "A1"}},
			{Name: "22C2", Hexes: []string{"D2", "F3"}, Levels: 21},
			{Hexes: []string{"G3", "G5"}, Stairwells: []string{"G3", "H1"}},
		},
		Rubble: []string{"C2/2", "C2/1"},
	}
}

func TestProblemsTogether(t *testing.T) {
	const size = "columns run from A to J, hexes from A1 to A5 and B0 to B5"
	_, err := terrain.NewMap(faulty())
	wantProblems(t, err,
		problem{"hexes[1]", "there is no hex Z1", size},
		problem{"terrain.D0", "hex D0 is not among the playable hexes", addIt},
		problem{"pillboxes[0]", "column letters are capitals", "did you mean A1?"},
		problem{"buildings[0].hexes[1]", "there is no hex Z2", size},
		problem{"buildings[0].rooftops[1]", "hex A1 is not in building 22C2", aMember},
		problem{"buildings[1].hexes[0]", "hex D2 is already in building 22C2", oneOwner},
		problem{"buildings[1].name", "there is already a building 22C2", rename},
		problem{"buildings[1].levels", "a building cannot have 21 upper levels", levels},
		problem{"buildings[2].hexes[1]", "hex G5 is not connected with G3", connect},
		problem{"buildings[2].stairwells[1]", "hex H1 is not in building 22G3", aMember},
		problem{"rubble[0]", "there is no Location C2/2", "hex C2 has C2, C2/1, C2/rooftop"},
	)
}

// Reported again and again, the problems stand in the same order.
func TestProblemsInOneOrder(t *testing.T) {
	p := terrain.Plan{Terrain: map[string]terrain.Kind{"u1": 0, "v1": 0, "w1": 0, "x1": 0, "y1": 0}}
	_, first := terrain.NewMap(p)
	for range 20 {
		_, again := terrain.NewMap(p)
		require.Equal(t, first, again)
	}
}

// With an error comes a Map of what is right in the plan, to check names against.
func TestPartialMap(t *testing.T) {
	m, err := terrain.NewMap(faulty())
	require.Error(t, err)
	require.NotNil(t, m)

	assert.Equal(t, terrain.Grain, m.Kind(hex(t, m, "C1")))
	assert.Equal(t, []string{"A2", "A2/pillbox"}, locationNames(m, m.Locations(hex(t, m, "A2"))))
	assert.Equal(t, []string{"C2", "C2/1", "C2/rooftop"}, locationNames(m, m.Locations(hex(t, m, "C2"))))
	assert.Equal(t, []string{"D2", "D2/1"}, locationNames(m, m.Locations(hex(t, m, "D2"))))
	assert.Equal(t, []string{"F3"}, locationNames(m, m.Locations(hex(t, m, "F3"))))
	assert.Equal(t, []string{"C2/1", "C2/rooftop"}, locationNames(m, m.Rubble()))

	// Handles still follow the order of the plan.
	require.Equal(t, 3, m.NumBuildings())
	assert.Equal(t, []string{"C2", "D2"}, hexNames(m, m.Building(1).Hexes))
	assert.Equal(t, []string{"F3"}, hexNames(m, m.Building(2).Hexes))
	b, err := m.ParseBuilding("G3")
	require.NoError(t, err)
	assert.Equal(t, terrain.Building(3), b)
	assert.True(t, m.Stairs(hex(t, m, "G3")))
}

func TestPartialMapOfABuildingWithoutHexes(t *testing.T) {
	m, err := terrain.NewMap(terrain.Plan{Buildings: []terrain.BuildingPlan{{}, {Name: "church"}, {Hexes: []string{"U3"}}}})
	require.Error(t, err)
	assert.Equal(t, 3, m.NumBuildings())
	for name, want := range map[string]terrain.Building{"church": 2, "U3": 3} {
		b, err := m.ParseBuilding(name)
		require.NoError(t, err)
		assert.Equal(t, want, b)
	}
}
