package terrain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// four is boards 1 and 2 above 3 and 4, of which 2 and 3 are reversed: 1G2 is 2G3, 1D4 is
// 3D4, and 1G4, 2G1 and 3A4's upper neighbor meet in a corner.
func four(printed map[string]terrain.Printed) terrain.Plan {
	turned := func(b location.Board) location.Board {
		b.Reversed = true
		return b
	}
	return terrain.Plan{
		Boards: [][]location.Board{
			{small("1"), turned(small("2"))},
			{turned(small("3")), small("4")},
		},
		Printed: printed,
	}
}

// building is a printed building named after its first hex.
func building(hexes ...terrain.PrintedHex) terrain.PrintedBuilding {
	return terrain.PrintedBuilding{Name: hexes[0].Hex, Hexes: hexes}
}

func TestTerrainOfASharedHex(t *testing.T) {
	m := newMap(t, four(map[string]terrain.Printed{
		"1": {Terrain: map[string]terrain.Kind{"G1": terrain.Woods, "G2": terrain.Woods, "G3": terrain.Gully, "D4": terrain.Grain}},
		"2": {Terrain: map[string]terrain.Kind{"G4": terrain.Brush, "G3": terrain.Stream, "G2": terrain.Water, "G1": terrain.Orchard}, Bridges: []string{"G3", "G2"}},
		"3": {Terrain: map[string]terrain.Kind{"D4": terrain.Water}},
	}))
	for name, kind := range map[string]terrain.Kind{
		"1G1": terrain.Woods,   // the left one's, where both show something
		"1G2": terrain.Stream,  // a Depression before woods
		"1G3": terrain.Gully,   // the left one's of two
		"1G4": terrain.Orchard, // anything before open ground
		"3D4": terrain.Water,
	} {
		assert.Equal(t, kind, m.Kind(hex(t, m, name)), name)
	}
	loc(t, m, "1G2/bridge")
	loc(t, m, "1G3/bridge")
}

func TestBuildingsOfASharedHex(t *testing.T) {
	for _, c := range []struct {
		name    string
		printed map[string]terrain.Printed
		want    []string
	}{
		{"on one half only", map[string]terrain.Printed{
			"2": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G3", 1, true}, terrain.PrintedHex{"F2", 1, true})}},
		}, []string{"1G2: 1G2.1s 2F2.1s "}},
		{"on both", map[string]terrain.Printed{
			"1": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"F2", 2, true}, terrain.PrintedHex{"G2", 2, false})}},
			"2": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G3", 1, true}, terrain.PrintedHex{"F2", 1, true})}},
		}, []string{"1F2: 1F2.2s 1G2.2s 2F2.1s "}},
		{"Factory and not, stone and wood", map[string]terrain.Printed{
			"1": {Buildings: []terrain.PrintedBuilding{{Name: "F2", Hexes: []terrain.PrintedHex{{"F2", 2, true}, {"G2", 2, false}}, Lumberyard: true, Material: terrain.Wooden}}},
			"2": {Buildings: []terrain.PrintedBuilding{{Name: "G3", Hexes: []terrain.PrintedHex{{"G3", 0, false}}, Factory: true, Material: terrain.Stone}}},
		}, []string{"1F2: 1F2.0s 1G2.0 Factory wooden"}},
		{"lumberyards", map[string]terrain.Printed{
			"1": {Buildings: []terrain.PrintedBuilding{{Name: "G2", Hexes: []terrain.PrintedHex{{"G2", 0, true}}, Lumberyard: true}}},
			"2": {Buildings: []terrain.PrintedBuilding{{Name: "G3", Hexes: []terrain.PrintedHex{{"G3", 0, true}}, Lumberyard: true, Material: terrain.Wooden}}},
		}, []string{"1G2: 1G2.0s lumberyard wooden"}},
		{"a bar on either half", map[string]terrain.Printed{
			"1": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G1", 1, true}, terrain.PrintedHex{"G2", 1, true})}},
			"2": {Buildings: []terrain.PrintedBuilding{{Name: "G3", Hexes: []terrain.PrintedHex{{"G3", 1, true}, {"G4", 1, true}}, Bars: [][2]string{{"G3", "G4"}}}}},
		}, []string{"1G1: 1G1.1s 1G2.1s 1G1|1G2 "}},
		{"one joins two of the other board", map[string]terrain.Printed{
			"1": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G2", 0, true}), building(terrain.PrintedHex{"G4", 0, true})}},
			"2": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G1", 0, true}, terrain.PrintedHex{"G2", 0, true}, terrain.PrintedHex{"G3", 0, true})}},
		}, []string{"1G2: 1G2.0s 1G3.0s 1G4.0s "}},
		{"over three boards", map[string]terrain.Printed{
			"1": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"F4", 1, true}, terrain.PrintedHex{"G4", 1, true})}},
			"2": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G1", 1, true}, terrain.PrintedHex{"F0", 2, false})}},
			"3": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"B4", 0, true}, terrain.PrintedHex{"C4", 0, true})}},
		}, []string{"1F4: 3C4.0s 1F4.1s 1G4.1s 2F0.2 "}},
		{"side by side but apart", map[string]terrain.Printed{
			"1": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G2", 0, true})}},
			"2": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G2", 0, true})}},
		}, []string{"1G2: 1G2.0s ", "1G3: 1G3.0s "}},
	} {
		t.Run(c.name, func(t *testing.T) { assert.Equal(t, c.want, told(newMap(t, four(c.printed)))) })
	}
}

func TestPlanReplacesPrintedBuildingsOnSeams(t *testing.T) {
	printed := map[string]terrain.Printed{
		"1": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"F2", 1, true}, terrain.PrintedHex{"G2", 1, true})}},
		"2": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G3", 1, true}, terrain.PrintedHex{"F2", 1, true})}},
	}
	m := newMap(t, four(printed))
	for _, name := range []string{"1F2", "1G2", "2G3", "2F2"} {
		b, err := m.ParseBuilding(name)
		require.NoError(t, err)
		assert.Equal(t, "1F2", m.Building(b).Name)
	}
	for _, name := range []string{"1F2", "2G3", "1G2"} { // 2G3, which one board calls its half, is 1G2
		p := four(printed)
		p.Buildings = []terrain.BuildingPlan{{Name: name, Hexes: []string{"1F2"}}}
		assert.Equal(t, []string{name + ": 1F2.0s "}, told(newMap(t, p)))
	}
	p := four(printed)
	p.Buildings = []terrain.BuildingPlan{{Hexes: []string{"2F2"}}}
	assert.Equal(t, []string{"2F2: 2F2.0s ", "1F2: 1F2.1s 1G2.1s "}, told(newMap(t, p)))

	p.Buildings = []terrain.BuildingPlan{{Name: "Hotel", Hexes: []string{"2G3"}}}
	_, err := terrain.NewMap(p)
	wantProblems(t, err, problem{"buildings[0].hexes", "without hex 1G2, which this building takes, building 1F2 is no longer connected", "state the rest of it too, as one building or several"})
}

func TestACroppedSeamJoinsNothing(t *testing.T) {
	p := four(map[string]terrain.Printed{
		"1": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"F2", 1, true}, terrain.PrintedHex{"G2", 1, true})}},
		"2": {Buildings: []terrain.PrintedBuilding{building(terrain.PrintedHex{"G3", 1, true}, terrain.PrintedHex{"F2", 1, true})}},
	})
	p.Hexes = []string{"1A1:F4", "2A1:F4"}
	assert.Equal(t, []string{"1F2: 1F2.1s ", "2F2: 2F2.1s "}, told(newMap(t, p)))
}
