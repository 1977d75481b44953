package terrain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

func TestLocationsOfAHex(t *testing.T) {
	m := newMap(t, village())
	for name, want := range map[string][]string{
		"A1": {"A1", "A1/pillbox"},
		"A2": {"A2", "A2/tunnel"},
		"A3": {"A3", "A3/cave"},
		"A4": {"A4"},
		"B2": {"B2", "B2/1", "B2/2", "B2/rooftop", "B2/pillbox", "B2/sewer"},
		"B3": {"B3", "B3/1", "B3/2", "B3/cellar"},
		"C3": {"C3", "C3/1", "C3/rooftop"},
		"C5": {"C5", "C5/bridge"},
		"F2": {"F2", "F2/rooftop"},
	} {
		assert.Equal(t, want, locationNames(m, m.Locations(hex(t, m, name))), name)
	}
	assert.Empty(t, m.Locations(m.Grid().At(location.Coord{Column: 6, Number: 1})), "not playable")
}

// Handles run from 1, hex by hex in board order, the base of each hex first.
func TestLocationsInBoardOrder(t *testing.T) {
	m := newMap(t, village())
	next := location.ID(1)
	for h := range m.Hexes() {
		assert.Equal(t, next, m.Base(h))
		for _, l := range m.Locations(h) {
			assert.Equal(t, next, l)
			assert.Equal(t, h, m.Site(l).Hex)
			next++
		}
	}
	assert.Equal(t, int(next)-1, m.NumLocations())
}

func TestLocationNamesRoundTrip(t *testing.T) {
	m := newMap(t, village())
	for l := location.ID(1); int(l) <= m.NumLocations(); l++ {
		name := m.LocationName(l)
		assert.Equal(t, l, loc(t, m, name), name)
		assert.Equal(t, l, loc(t, m, "7"+name), name)
	}
}

func TestFind(t *testing.T) {
	m := newMap(t, village())
	for l := location.ID(1); int(l) <= m.NumLocations(); l++ {
		s := m.Site(l)
		assert.Equal(t, l, m.Find(s.Hex, s.Place))
	}
	a1 := hex(t, m, "A1")
	assert.Equal(t, m.Base(a1), m.Find(a1, location.Base))
	for _, p := range []location.Place{1, 2, location.Rooftop, location.Cellar, location.Bridge, location.Sewer, location.Tunnel, location.Cave} {
		assert.Zero(t, m.Find(a1, p), p)
	}
}

// A pillbox or sewer in a building hex is not in the building (rules.md 9, Units).
func TestSite(t *testing.T) {
	m := newMap(t, village())
	b, none := terrain.Building(1), terrain.Building(0)
	for name, want := range map[string]terrain.Site{
		"B2":         {Hex: hex(t, m, "B2"), Building: b, Place: location.Base},
		"B2/0":       {Hex: hex(t, m, "B2"), Building: b, Place: location.Base},
		"B2/2":       {Hex: hex(t, m, "B2"), Building: b, Place: 2},
		"B2/rooftop": {Hex: hex(t, m, "B2"), Building: b, Place: location.Rooftop},
		"B3/cellar":  {Hex: hex(t, m, "B3"), Building: b, Place: location.Cellar},
		"B2/pillbox": {Hex: hex(t, m, "B2"), Building: none, Place: location.Pillbox},
		"B2/sewer":   {Hex: hex(t, m, "B2"), Building: none, Place: location.Sewer},
		"C5/bridge":  {Hex: hex(t, m, "C5"), Building: none, Place: location.Bridge},
		"A1":         {Hex: hex(t, m, "A1"), Building: none, Place: location.Base},
	} {
		assert.Equal(t, want, m.Site(loc(t, m, name)), name)
	}
}
