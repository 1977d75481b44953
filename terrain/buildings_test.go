package terrain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

func TestBuildingInfo(t *testing.T) {
	m := newMap(t, village())
	assert.Equal(t, 4, m.NumBuildings())
	for i, want := range []struct {
		name       string
		hexes      []string
		factory    bool
		lumberyard bool
		material   terrain.Material
		fortified  []string
	}{
		{"Town hall", []string{"B2", "B3", "C3"}, false, false, terrain.Stone, []string{"B2", "B2/2"}},
		{"7D5", []string{"D5", "D6", "E6"}, false, false, terrain.AnyMaterial, nil},
		{"7F2", []string{"F2", "F3"}, true, false, terrain.AnyMaterial, nil},
		{"7A6", []string{"A6"}, false, true, terrain.Wooden, nil},
	} {
		b := terrain.Building(i + 1)
		info := m.Building(b)
		assert.Equal(t, want.name, info.Name)
		assert.Equal(t, want.hexes, hexNames(m, info.Hexes), want.name)
		assert.Equal(t, want.factory, info.Factory, want.name)
		assert.Equal(t, want.lumberyard, info.Lumberyard, want.name)
		assert.Equal(t, want.material, info.Material, want.name)
		assert.Equal(t, want.fortified, locationNames(m, info.Fortified), want.name)
		for _, h := range info.Hexes {
			assert.Equal(t, b, m.BuildingAt(h))
		}
	}
	assert.Zero(t, m.BuildingAt(hex(t, m, "A1")))
}

func TestHexesOfABuildingInTheOrderOfThePlan(t *testing.T) {
	m := newMap(t, terrain.Plan{Buildings: []terrain.BuildingPlan{{Hexes: []string{"V3", "U3", "V2"}}}})
	assert.Equal(t, "V3", m.Building(1).Name)
	assert.Equal(t, []string{"V3", "U3", "V2"}, hexNames(m, m.Building(1).Hexes))
}

func TestLevels(t *testing.T) {
	m := newMap(t, village())
	for name, want := range map[string]int{"A1": 0, "A6": 0, "B2": 2, "B3": 2, "C3": 1, "D5": 1, "F2": 0} {
		assert.Equal(t, want, m.Levels(hex(t, m, name)), name)
	}
	assert.Zero(t, m.Levels(m.Grid().At(location.Coord{Column: 6, Number: 1})), "not playable")
}

// level-of may be higher than the levels of the rest, or 0.
func TestLevelsOfHexesThatDiffer(t *testing.T) {
	m := newMap(t, terrain.Plan{Board: "1", Buildings: []terrain.BuildingPlan{{
		Hexes: []string{"U3", "V2", "V3"}, Levels: 1, LevelOf: map[string]int{"U3": location.MaxLevel, "1V2": 0},
	}}})
	assert.Equal(t, location.MaxLevel, m.Levels(hex(t, m, "U3")))
	assert.Equal(t, 0, m.Levels(hex(t, m, "V2")))
	assert.Equal(t, 1, m.Levels(hex(t, m, "V3")))
}

func TestStairs(t *testing.T) {
	m := newMap(t, village())
	for name, want := range map[string]bool{
		"B2": true, "B3": false, "C3": false, // one stairwell
		"D5": true, "D6": true, "E6": true, // inherent
		"A1": false, // no building
	} {
		assert.Equal(t, want, m.Stairs(hex(t, m, name)), name)
	}
}

func TestNoStairs(t *testing.T) {
	m := newMap(t, terrain.Plan{Buildings: []terrain.BuildingPlan{{Hexes: []string{"U3"}, Levels: 1, Stairwells: []string{}}}})
	assert.False(t, m.Stairs(hex(t, m, "U3")))
}

func TestBars(t *testing.T) {
	m := newMap(t, village())
	for _, tt := range []struct {
		a, b string
		want bool
	}{
		{"B3", "C3", true}, // stated
		{"B2", "C3", false},
		{"B2", "B3", false},
		{"D5", "D6", true}, // a Rowhouse
		{"D6", "E6", true},
		{"D5", "E6", true},
		{"D5", "D4", false}, // its outer side
		{"F2", "F3", false},
		{"A1", "A2", false},
	} {
		a, b := hex(t, m, tt.a), hex(t, m, tt.b)
		assert.Equal(t, tt.want, m.Bar(a, b), "%s %s", tt.a, tt.b)
		assert.Equal(t, tt.want, m.Bar(b, a), "%s %s", tt.b, tt.a)
	}
}

// Two Rowhouses may stand side by side; no black bar is between them.
func TestNoBarBetweenBuildings(t *testing.T) {
	m := newMap(t, terrain.Plan{Buildings: []terrain.BuildingPlan{
		{Hexes: []string{"U3", "U4"}, Rowhouse: true},
		{Hexes: []string{"U5", "U6"}, Rowhouse: true},
	}})
	assert.True(t, m.Bar(hex(t, m, "U3"), hex(t, m, "U4")))
	assert.False(t, m.Bar(hex(t, m, "U4"), hex(t, m, "U5")))
}

// Bars between some of its hexes make a Rowhouse too.
func TestRowhouse(t *testing.T) {
	m := newMap(t, village())
	for b, want := range map[terrain.Building]bool{1: true, 2: true, 3: false, 4: false} {
		assert.Equal(t, want, m.Rowhouse(b), m.Building(b).Name)
	}
}
