package terrain_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

func TestPlanSize(t *testing.T) {
	g := newMap(t, village()).Grid()
	assert.Equal(t, "7", g.Board())
	assert.Equal(t, 8, g.Columns())
	assert.Equal(t, 6, g.Rows())
}

func TestPlanDefaults(t *testing.T) {
	m := newMap(t, terrain.Plan{})
	assert.Empty(t, m.Grid().Board())
	assert.Equal(t, 33, m.Grid().Columns())
	assert.Equal(t, 10, m.Grid().Rows())
	assert.Equal(t, 346, m.NumLocations())
	assert.Zero(t, m.NumBuildings())
	assert.Empty(t, m.Rubble())
	assert.Len(t, slices.Collect(m.Hexes()), 346)
	for h := range m.Hexes() {
		assert.True(t, m.Playable(h))
		assert.Equal(t, terrain.Open, m.Kind(h))
		assert.Zero(t, m.BuildingAt(h))
		assert.Zero(t, m.Levels(h))
		assert.False(t, m.Stairs(h))
	}
}

func TestPlanHexes(t *testing.T) {
	m := newMap(t, village())
	assert.Len(t, slices.Collect(m.Hexes()), 6*6+3)
	assert.True(t, m.Playable(m.Grid().At(location.Coord{Column: 5, Number: 0})))
	assert.False(t, m.Playable(m.Grid().At(location.Coord{Column: 6, Number: 1})))
	assert.False(t, m.Playable(0))
	assert.False(t, m.Playable(-1))
	assert.False(t, m.Playable(10_000))
}

func TestHexesInBoardOrder(t *testing.T) {
	m := newMap(t, terrain.Plan{Columns: 3, Rows: 2, Hexes: []string{"C2", "B0:B1", "A1", "A1:A2"}})
	assert.Equal(t, []string{"A1", "A2", "B0", "B1", "C2"}, hexNames(m, slices.Collect(m.Hexes())))
	for h := range m.Hexes() { // may be left early
		assert.Equal(t, "A1", m.HexName(h))
		break
	}
}

func TestPlanTerrain(t *testing.T) {
	m := newMap(t, village())
	for name, want := range map[string]terrain.Kind{
		"A1": terrain.Open, "B5": terrain.Woods, "C5": terrain.Stream, "E4": terrain.Water,
	} {
		assert.Equal(t, want, m.Kind(hex(t, m, name)), name)
	}
}

func TestPlanSpots(t *testing.T) {
	m := newMap(t, village())
	for p, want := range map[location.Place][]string{
		location.Rooftop: {"B2", "C3", "F2"},
		location.Cellar:  {"B3"},
		location.Bridge:  {"C5", "E4"},
		location.Pillbox: {"A1", "B2"},
		location.Sewer:   {"B2", "D2"},
		location.Tunnel:  {"A2"},
		location.Cave:    {"A3"},
	} {
		var have []string
		for h := range m.Hexes() {
			if m.Find(h, p) != 0 {
				have = append(have, m.HexName(h))
			}
		}
		assert.Equal(t, want, have, p)
	}
}

// Every building Location above rubble is rubble (B24.1), and the ground level beneath
// a Factory's rubbled Rooftop (B23.86).
func TestPlanRubble(t *testing.T) {
	m := newMap(t, village())
	assert.ElementsMatch(t, []string{"D5/1", "F2", "F2/rooftop"}, locationNames(m, m.Rubble()))
}

func TestPlanRubbleOnce(t *testing.T) {
	p := village()
	p.Rubble = []string{"B2/2", "B2/1", "B2/rooftop"}
	m := newMap(t, p)
	assert.ElementsMatch(t, []string{"B2/1", "B2/2", "B2/rooftop"}, locationNames(m, m.Rubble()))
}

// What a Map was made from may change afterwards.
func TestMapIsApartFromThePlan(t *testing.T) {
	p := village()
	m := newMap(t, p)
	clear(p.Hexes)
	clear(p.Terrain)
	clear(p.Buildings[0].Hexes)
	clear(p.Buildings[0].LevelOf)
	clear(p.Buildings)
	assert.Equal(t, "Town hall", m.Building(1).Name)
	assert.Equal(t, []string{"B2", "B3", "C3"}, hexNames(m, m.Building(1).Hexes))
	assert.Equal(t, 1, m.Levels(hex(t, m, "C3")))
}
