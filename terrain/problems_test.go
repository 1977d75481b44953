package terrain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

const (
	inOpen   = "state gully, stream, wadi or water in terrain"
	extent   = "columns run from A to GG, hexes from A1 to A10 and B0 to B10"
	addIt    = "add it to hexes"
	leaveOut = "leave one out"
	aMember  = "name a hex of the building"
	aPart    = "name a Location of the building"
	oneOwner = "a hex belongs to one building"
	levels   = "0 (ground level only) to 20"
	factory  = "a Factory has a ground level only, plus Rooftops (B23.74)"
	rename   = "give it another name"
	adjacent = "a black bar lies between two adjacent hexes"
	connect  = "the hexes of a building join one another; make it a building of its own"
)

// problem is what NewMap must report; What is a fragment.
type problem struct{ path, what, want string }

func wantProblems(t *testing.T, err error, want ...problem) {
	t.Helper()
	var ps location.Problems
	require.ErrorAs(t, err, &ps)
	for i, p := range ps {
		if i < len(want) {
			assert.Equal(t, want[i].path, p.Path)
			assert.Contains(t, p.What, want[i].what)
			assert.Equal(t, want[i].want, p.Want, p.What)
		}
	}
	assert.Len(t, ps, len(want))
}

func TestProblemsOfTheBoard(t *testing.T) {
	for _, tt := range []struct {
		plan terrain.Plan
		want problem
	}{
		{terrain.Plan{Columns: -1}, problem{"", "a board without columns or rows has no hexes", "both must be 1 or more"}},
		{terrain.Plan{Rows: -1}, problem{"", "a board without columns or rows has no hexes", "both must be 1 or more"}},
		{terrain.Plan{Columns: 1000, Rows: 1000}, problem{"", "is too large", "it may have 65536 hexes at the most"}},
	} {
		m, err := terrain.NewMap(tt.plan)
		wantProblems(t, err, tt.want)
		assert.Nil(t, m)
	}
}

func TestProblemsOfHexes(t *testing.T) {
	for name, tt := range map[string]struct {
		plan terrain.Plan
		want problem
	}{
		"playable hex unknown": {
			terrain.Plan{Hexes: []string{"A1", "A11"}},
			problem{"hexes[1]", "there is no hex A11", extent},
		},
		"playable range backwards": {
			terrain.Plan{Hexes: []string{"C1:A3"}},
			problem{"hexes[0]", "the range C1:A3 runs backwards", "did you mean A1:C3?"},
		},
		"playable range too long": {
			terrain.Plan{Hexes: []string{"A1:A11"}},
			problem{"hexes[0]", "the range A1:A11 goes beyond the board", extent},
		},
		"no hex playable": {
			terrain.Plan{Hexes: []string{}},
			problem{"hexes", "no hex is playable", "name them, or leave hexes out for the whole board"},
		},
		"terrain of no hex": {
			terrain.Plan{Terrain: map[string]terrain.Kind{"u3": terrain.Woods}},
			problem{"terrain.u3", "column letters are capitals", "did you mean U3?"},
		},
		"terrain out of play": {
			terrain.Plan{Hexes: []string{"A1"}, Terrain: map[string]terrain.Kind{"A2": terrain.Woods}},
			problem{"terrain.A2", "hex A2 is not among the playable hexes", addIt},
		},
		"terrain twice": {
			terrain.Plan{Board: "22", Terrain: map[string]terrain.Kind{"U3": terrain.Woods, "22U3": terrain.Brush}},
			problem{"terrain.U3", "the terrain of hex U3 is stated twice", leaveOut},
		},
		"bridge nowhere": {
			terrain.Plan{Bridges: []string{"A0"}},
			problem{"bridges[0]", "there is no hex A0", extent},
		},
		"bridge in the open": {
			terrain.Plan{Bridges: []string{"A1"}},
			problem{"bridges[0]", "no bridge can be in A1, where the terrain is open", inOpen},
		},
		"bridge in woods": {
			terrain.Plan{Terrain: map[string]terrain.Kind{"A1": terrain.Woods}, Bridges: []string{"A1"}},
			problem{"bridges[0]", "no bridge can be in A1, where the terrain is woods", inOpen},
		},
		"bridge twice": {
			terrain.Plan{Terrain: map[string]terrain.Kind{"A1": terrain.Gully}, Bridges: []string{"A1", "A1"}},
			problem{"bridges[1]", "hex A1 is listed twice", leaveOut},
		},
		"pillbox nowhere": {
			terrain.Plan{Pillboxes: []string{"C3", "A0"}},
			problem{"pillboxes[1]", "there is no hex A0", extent},
		},
		"pillbox in water": {
			terrain.Plan{Terrain: map[string]terrain.Kind{"A1": terrain.Water}, Pillboxes: []string{"A1"}},
			problem{"pillboxes[0]", "no pillbox can be in A1, a water hex", "a pillbox stands on land"},
		},
		"pillbox twice": {
			terrain.Plan{Board: "22", Pillboxes: []string{"A1", "22A1"}},
			problem{"pillboxes[1]", "hex 22A1 is listed twice", leaveOut},
		},
		"sewer nowhere": {
			terrain.Plan{Sewers: []string{"A0"}},
			problem{"sewers[0]", "there is no hex A0", extent},
		},
		"sewer twice": {
			terrain.Plan{Sewers: []string{"A1", "A1"}},
			problem{"sewers[1]", "hex A1 is listed twice", leaveOut},
		},
		"tunnel out of play": {
			terrain.Plan{Hexes: []string{"A1"}, Tunnels: []string{"A2"}},
			problem{"tunnels[0]", "hex A2 is not among the playable hexes", addIt},
		},
		"tunnel twice": {
			terrain.Plan{Tunnels: []string{"A1", "A1"}},
			problem{"tunnels[1]", "hex A1 is listed twice", leaveOut},
		},
		"cave nowhere": {
			terrain.Plan{Caves: []string{"A0"}},
			problem{"caves[0]", "there is no hex A0", extent},
		},
		"cave twice": {
			terrain.Plan{Caves: []string{"A1", "A1"}},
			problem{"caves[1]", "hex A1 is listed twice", leaveOut},
		},
		"rubble out of play": {
			terrain.Plan{Hexes: []string{"A1"}, Rubble: []string{"A2"}},
			problem{"rubble[0]", "hex A2 is not among the playable hexes", addIt},
		},
		"rubble nowhere": {
			terrain.Plan{Rubble: []string{"A1/1"}},
			problem{"rubble[0]", "there is no Location A1/1", "hex A1 has only its base Location"},
		},
		"rubble of no building": {
			terrain.Plan{Rubble: []string{"A1"}},
			problem{"rubble[0]", "A1 cannot be rubble: it is no building Location", "name a Location of a building"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := terrain.NewMap(tt.plan)
			wantProblems(t, err, tt.want)
			assert.NotNil(t, m)
		})
	}
}

func TestEveryKindButDepressionsAndWaterRefusesBridges(t *testing.T) {
	for _, word := range terrain.KindNames() {
		kind, _ := terrain.ParseKind(word)
		_, err := terrain.NewMap(terrain.Plan{Terrain: map[string]terrain.Kind{"A1": kind}, Bridges: []string{"A1"}})
		switch kind {
		case terrain.Gully, terrain.Stream, terrain.Wadi, terrain.Water:
			assert.NoError(t, err, word)
		default:
			wantProblems(t, err, problem{"bridges[0]", "where the terrain is " + word, inOpen})
		}
	}
}

func TestProblemsOfABuilding(t *testing.T) {
	for name, tt := range map[string]struct {
		building terrain.BuildingPlan
		want     problem
	}{
		"no hexes": {
			terrain.BuildingPlan{Name: "church"},
			problem{"buildings[0].hexes", "a building needs at least one hex", "name the hexes it stands in"},
		},
		"hex unknown": {
			terrain.BuildingPlan{Hexes: []string{"U3", "U11"}},
			problem{"buildings[0].hexes[1]", "there is no hex U11", extent},
		},
		"hex twice": {
			terrain.BuildingPlan{Hexes: []string{"U3", "22U3"}},
			problem{"buildings[0].hexes[1]", "hex 22U3 is listed twice", leaveOut},
		},
		"not connected": {
			terrain.BuildingPlan{Hexes: []string{"U3", "V2", "X3"}},
			problem{"buildings[0].hexes[2]", "hex X3 is not connected with U3", connect},
		},
		"too few levels": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Levels: -1},
			problem{"buildings[0].levels", "a building cannot have -1 upper levels", levels},
		},
		"too many levels": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Levels: location.MaxLevel + 1},
			problem{"buildings[0].levels", "a building cannot have 21 upper levels", levels},
		},
		"levels of a Factory": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Levels: 1, Factory: true},
			problem{"buildings[0].levels", "a Factory cannot have upper levels", factory},
		},
		"too many levels of a hex": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, LevelOf: map[string]int{"U3": 21}},
			problem{"buildings[0].level-of.U3", "a building cannot have 21 upper levels", levels},
		},
		"levels of a Factory hex": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Factory: true, LevelOf: map[string]int{"U3": 1}},
			problem{"buildings[0].level-of.U3", "a Factory cannot have upper levels", factory},
		},
		"levels of a hex elsewhere": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, LevelOf: map[string]int{"V3": 1}},
			problem{"buildings[0].level-of.V3", "hex V3 is not in building 22U3", aMember},
		},
		"levels of no hex": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, LevelOf: map[string]int{"u3": 1}},
			problem{"buildings[0].level-of.u3", "column letters are capitals", "did you mean U3?"},
		},
		"levels of a hex twice": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, LevelOf: map[string]int{"U3": 1, "22U3": 1}},
			problem{"buildings[0].level-of.U3", "the levels of hex U3 are stated twice", leaveOut},
		},
		"stairwell twice": {
			terrain.BuildingPlan{Hexes: []string{"U3", "V3"}, Stairwells: []string{"U3", "V3", "U3"}},
			problem{"buildings[0].stairwells[2]", "hex U3 is listed twice", leaveOut},
		},
		"stairwell elsewhere": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Stairwells: []string{"U3", "V3"}},
			problem{"buildings[0].stairwells[1]", "hex V3 is not in building 22U3", aMember},
		},
		"stairwell in no hex": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Stairwells: []string{"U11"}},
			problem{"buildings[0].stairwells[0]", "there is no hex U11", extent},
		},
		"rowhouse and bars": {
			terrain.BuildingPlan{Hexes: []string{"U3", "V3"}, Rowhouse: true, Bars: [][2]string{{"U3", "V3"}}},
			problem{"buildings[0].bars", "a rowhouse has black bars between all its hexes", "state rowhouse or bars, not both"},
		},
		"bar from elsewhere": {
			terrain.BuildingPlan{Hexes: []string{"U3", "V3"}, Bars: [][2]string{{"U2", "U3"}}},
			problem{"buildings[0].bars[0][0]", "hex U2 is not in building 22U3", aMember},
		},
		"bar to no hex": {
			terrain.BuildingPlan{Hexes: []string{"U3", "V3"}, Bars: [][2]string{{"U3", "U11"}}},
			problem{"buildings[0].bars[0][1]", "there is no hex U11", extent},
		},
		"bar between distant hexes": {
			terrain.BuildingPlan{Hexes: []string{"U3", "V3", "V4"}, Bars: [][2]string{{"U3", "V3"}, {"U3", "V4"}}},
			problem{"buildings[0].bars[1]", "hexes U3 and V4 are not adjacent", adjacent},
		},
		"bar within a hex": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Bars: [][2]string{{"U3", "U3"}}},
			problem{"buildings[0].bars[0]", "hexes U3 and U3 are not adjacent", adjacent},
		},
		"rooftop twice": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Rooftops: []string{"U3", "22U3"}},
			problem{"buildings[0].rooftops[1]", "hex 22U3 is listed twice", leaveOut},
		},
		"rooftop elsewhere": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Rooftops: []string{"V3"}},
			problem{"buildings[0].rooftops[0]", "hex V3 is not in building 22U3", aMember},
		},
		"cellar twice": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Cellars: []string{"22U3", "U3"}},
			problem{"buildings[0].cellars[1]", "hex U3 is listed twice", leaveOut},
		},
		"cellar elsewhere": {
			terrain.BuildingPlan{Name: "church", Hexes: []string{"U3"}, Cellars: []string{"V3"}},
			problem{"buildings[0].cellars[0]", "hex V3 is not in building church", aMember},
		},
		"fortified twice": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Levels: 1, Fortified: []string{"U3", "U3/1", "22U3/0"}},
			problem{"buildings[0].fortified[2]", "22U3/0 is listed twice", leaveOut},
		},
		"fortified elsewhere": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Fortified: []string{"U3", "V3"}},
			problem{"buildings[0].fortified[1]", "V3 is not in building 22U3", aPart},
		},
		"fortified pillbox": {
			terrain.BuildingPlan{Hexes: []string{"U3"}, Fortified: []string{"U3/pillbox"}},
			problem{"buildings[0].fortified[0]", "U3/pillbox is not in building 22U3", aPart},
		},
		"fortified nowhere": {
			terrain.BuildingPlan{Hexes: []string{"W3"}, Levels: 1, Fortified: []string{"W3/2"}},
			problem{"buildings[0].fortified[0]", "there is no Location W3/2", "hex W3 has W3, W3/1"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := terrain.NewMap(terrain.Plan{Board: "22", Pillboxes: []string{"U3"}, Buildings: []terrain.BuildingPlan{tt.building}})
			wantProblems(t, err, tt.want)
			assert.NotNil(t, m)
		})
	}
}

func TestProblemsBetweenBuildings(t *testing.T) {
	first := terrain.BuildingPlan{Hexes: []string{"U3", "V3"}}
	for name, tt := range map[string]struct {
		second terrain.BuildingPlan
		want   problem
	}{
		"shared hex":               {terrain.BuildingPlan{Hexes: []string{"V4", "V3"}}, problem{"buildings[1].hexes[1]", "hex V3 is already in building 22U3", oneOwner}},
		"same name":                {terrain.BuildingPlan{Name: "22U3", Hexes: []string{"W3"}}, problem{"buildings[1].name", "there is already a building 22U3", rename}},
		"same name without board":  {terrain.BuildingPlan{Name: "U3", Hexes: []string{"W3"}}, problem{"buildings[1].name", "there is already a building 22U3", rename}},
		"same hex in its cellars":  {terrain.BuildingPlan{Hexes: []string{"V4"}, Cellars: []string{"V3"}}, problem{"buildings[1].cellars[0]", "hex V3 is not in building 22V4", aMember}},
		"fortified in the first":   {terrain.BuildingPlan{Hexes: []string{"V4"}, Fortified: []string{"V3"}}, problem{"buildings[1].fortified[0]", "V3 is not in building 22V4", aPart}},
		"bar between the two":      {terrain.BuildingPlan{Hexes: []string{"V4"}, Bars: [][2]string{{"V4", "V3"}}}, problem{"buildings[1].bars[0][1]", "hex V3 is not in building 22V4", aMember}},
		"level-of of the first":    {terrain.BuildingPlan{Hexes: []string{"V4"}, LevelOf: map[string]int{"V3": 1}}, problem{"buildings[1].level-of.V3", "hex V3 is not in building 22V4", aMember}},
		"rooftop of the first":     {terrain.BuildingPlan{Hexes: []string{"V4"}, Rooftops: []string{"V3"}}, problem{"buildings[1].rooftops[0]", "hex V3 is not in building 22V4", aMember}},
		"stairwell in the first's": {terrain.BuildingPlan{Hexes: []string{"V4"}, Stairwells: []string{"V3"}}, problem{"buildings[1].stairwells[0]", "hex V3 is not in building 22V4", aMember}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := terrain.NewMap(terrain.Plan{Board: "22", Buildings: []terrain.BuildingPlan{first, tt.second}})
			wantProblems(t, err, tt.want)
		})
	}
}

// A default name may be taken too; it is not the plan's field that is wrong then.
func TestProblemOfADefaultName(t *testing.T) {
	for _, name := range []string{"U3", "22U3"} {
		_, err := terrain.NewMap(terrain.Plan{Board: "22", Buildings: []terrain.BuildingPlan{
			{Name: name, Hexes: []string{"A1"}},
			{Hexes: []string{"U3"}},
		}})
		wantProblems(t, err, problem{"buildings[1]", "there is already a building " + name, rename})
	}
}
