package terrain_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// The race detector sees to it that a Map never changes, whatever is asked of it.
func TestMapIsSharedByGoroutines(t *testing.T) {
	m := newMap(t, village())
	var wg sync.WaitGroup
	for range 16 {
		wg.Go(func() { askEverything(t, m) })
	}
	wg.Wait()
}

func askEverything(t *testing.T, m *terrain.Map) {
	for h := range m.Hexes() {
		back, err := m.ParseHex(m.HexName(h))
		assert.NoError(t, err)
		assert.Equal(t, h, back)
		for _, n := range m.Grid().Neighbors(h) {
			m.Bar(h, n)
		}
		m.Kind(h)
		m.Levels(h)
		m.Stairs(h)
		m.Base(h)
		if b := m.BuildingAt(h); b != 0 {
			found, err := m.ParseBuilding(m.Building(b).Name)
			assert.NoError(t, err)
			assert.Equal(t, b, found)
		}
	}
	for l := location.ID(1); int(l) <= m.NumLocations(); l++ {
		back, err := m.ParseLocation(m.LocationName(l))
		assert.NoError(t, err)
		assert.Equal(t, l, back)
		assert.Equal(t, l, m.Find(m.Site(l).Hex, m.Site(l).Place))
		m.Falls(l)
	}
	_, err := m.ParseRange("A1:H6")
	assert.NoError(t, err)
	_, err = m.ParseBuilding("nowhere")
	assert.Error(t, err)
	assert.NotEmpty(t, m.Rubble())
}
