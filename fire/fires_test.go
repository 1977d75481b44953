package fire_test

import (
	"fmt"
	"testing"

	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
	"github.com/stretchr/testify/require"
)

// street is a board with a Rowhouse D3 E3 (one upper level, a cellar and a Rooftop in
// each), a two-level house D5 without stairs, and a pillbox in G2.
func street(t testing.TB) *terrain.Map {
	t.Helper()
	m, err := terrain.NewMap(terrain.Plan{
		Columns: 8, Rows: 6,
		Terrain:   map[string]terrain.Kind{"G4": terrain.Stream},
		Bridges:   []string{"G4"},
		Pillboxes: []string{"G2"},
		Sewers:    []string{"D3", "E3"},
		Buildings: []terrain.BuildingPlan{
			{Hexes: []string{"D3", "E3"}, Levels: 1, Rowhouse: true, Rooftops: []string{"D3", "E3"}, Cellars: []string{"D3", "E3"}},
			{Hexes: []string{"D5"}, Levels: 2, Stairwells: []string{}},
		},
	})
	require.NoError(t, err)
	return m
}

func at(t testing.TB, m *terrain.Map, name string) location.ID {
	t.Helper()
	l, err := m.ParseLocation(name)
	require.NoError(t, err)
	return l
}

// Fire spreads at ground level to adjacent hexes; in a building also up, down and to
// the same level next door, stairs or none, black bar or none (B25.6).
func TestAdjacent(t *testing.T) {
	m := street(t)
	for _, tt := range []struct {
		from, to string
		spreads  bool
	}{
		{"A1", "A2", true},
		{"A1", "B0", true},
		{"A1", "B2", false},
		{"A1", "A1", false},
		{"D2", "D3", true}, // into a building at ground level
		{"D3", "E3", true}, // across the black bar
		{"D3", "D3/1", true},
		{"D3/1", "D3", true},
		{"D3/1", "E3/1", true},
		{"D3/1", "E3", false},
		{"D3", "E3/1", false},
		{"D3/1", "D3/rooftop", true},
		{"D3", "D3/rooftop", false},
		{"D3/rooftop", "E3/rooftop", true},
		{"D3", "D3/cellar", true},
		{"D3/cellar", "E3/cellar", true},
		{"D3/cellar", "D3/1", false},
		{"D5", "D5/1", true}, // no stairs
		{"D5/1", "D5/2", true},
		{"D5", "D5/2", false},
		{"D4", "D5/1", false}, // from outside only at ground level
		{"D5/1", "D4", false},
		{"D3", "D3/sewer", false},
		{"D3/sewer", "E3/sewer", false},
		{"F1", "G2/pillbox", true},
		{"G2", "G2/pillbox", false},
		{"G3", "G4/bridge", true},
		{"G4", "G4/bridge", false},
	} {
		require.Equal(t, tt.spreads, fire.Adjacent(m, at(t, m, tt.from), at(t, m, tt.to)), "%s to %s", tt.from, tt.to)
	}
}

// A Flame becomes a Blaze in a later Player Turn, or at any time if the clock is unknown;
// where there is no fire an accidental Blaze is lit (B25.15).
func TestGrow(t *testing.T) {
	first, second := fire.PlayerTurn{Turn: 2, Player: unit.First}, fire.PlayerTurn{Turn: 2, Player: unit.Second}
	var f fire.Fires
	require.True(t, f.Grow(7, first))
	require.Equal(t, []fire.Counter{{At: 7, Blaze: true, Lit: first}}, f.At(7))
	require.False(t, f.Grow(7, second), "there is no Flame")

	f.Light(fire.Counter{At: 8, Lit: first})
	require.False(t, f.Blazes(8))
	require.False(t, f.Grow(8, first), "it came in this Player Turn")
	require.True(t, f.Grow(8, second))
	require.True(t, f.Blazes(8))

	f.Light(fire.Counter{At: 9, Kindler: unit.First, Lit: first})
	f.Light(fire.Counter{At: 9, Kindler: unit.Second, Lit: second})
	require.True(t, f.Grow(9, second))
	require.Equal(t, []fire.Counter{
		{At: 9, Kindler: unit.First, Blaze: true, Lit: first},
		{At: 9, Kindler: unit.Second, Lit: second},
	}, f.At(9), "only the Flame that is old enough grows")

	f.Light(fire.Counter{At: 10})
	require.True(t, f.Grow(10, fire.PlayerTurn{}), "the clock is unknown")
}

// Spread passes on the origin of every Blaze; a Flame does not spread (B25.6).
func TestSpread(t *testing.T) {
	m := street(t)
	a1, a2, b0, c3 := at(t, m, "A1"), at(t, m, "A2"), at(t, m, "B0"), at(t, m, "C3")
	var f fire.Fires
	require.False(t, f.Spread(m, a1, a2, fire.PlayerTurn{}), "no fire")
	f.Light(fire.Counter{At: a1})
	require.False(t, f.Spread(m, a1, a2, fire.PlayerTurn{}), "a Flame")
	f.Grow(a1, fire.PlayerTurn{})
	f.Light(fire.Counter{At: a1, Kindler: unit.First, Blaze: true})
	f.Light(fire.Counter{At: a1, Kindler: unit.Second})
	require.False(t, f.Spread(m, a1, c3, fire.PlayerTurn{}), "not adjacent")
	require.True(t, f.Spread(m, a1, b0, fire.PlayerTurn{}))
	require.Equal(t, []fire.Counter{{At: b0}, {At: b0, Kindler: unit.First}}, f.At(b0))
	require.True(t, f.Spread(m, a1, b0, fire.PlayerTurn{}), "it burns there already")
	require.Len(t, f.At(b0), 2)
}

// A burning wreck sets fire to its own hex and, in Gusts, to an adjacent one; until
// then it is no fire (B25.14, B25.651).
func TestWreck(t *testing.T) {
	m := street(t)
	d3, up, e3, g2 := at(t, m, "D3"), at(t, m, "D3/1"), at(t, m, "E3"), at(t, m, "G2")
	var f fire.Fires
	f.LightWreck(m.Site(d3).Hex)
	f.LightWreck(m.Site(d3).Hex)
	require.Empty(t, f.Counters())
	require.Empty(t, f.Natures(m))
	require.False(t, f.Spread(m, d3, g2, fire.PlayerTurn{}))
	require.False(t, f.Spread(m, d3, up, fire.PlayerTurn{}))
	require.True(t, f.Spread(m, d3, d3, fire.PlayerTurn{}))
	require.True(t, f.Spread(m, d3, e3, fire.PlayerTurn{}))
	require.Equal(t, []fire.Counter{{At: d3}, {At: e3}}, f.Counters())
	require.True(t, f.Extinguish(m, d3), "the wreck too")
	require.False(t, f.Spread(m, d3, e3, fire.PlayerTurn{}))
	require.False(t, f.Extinguish(m, d3))
}

func TestCloneIsItsOwn(t *testing.T) {
	var f fire.Fires
	f.Light(fire.Counter{At: 1})
	f.LightWreck(2)
	c := f.Clone()
	c.Light(fire.Counter{At: 2})
	c.Grow(1, fire.PlayerTurn{})
	c.LightWreck(3)
	require.Equal(t, []fire.Counter{{At: 1}}, f.Counters())
	require.False(t, f.WreckBurns(3))
}

// A chain Kindled by one side is all that side's, by both accidental (A26.162).
func TestNatures(t *testing.T) {
	m := street(t)
	type lit struct {
		at      string
		kindler unit.Side
	}
	for name, tt := range map[string]struct {
		fires []lit
		want  map[string]unit.Side
	}{
		"accidental": {[]lit{{"A1", 0}, {"A2", 0}}, map[string]unit.Side{"A1": 0, "A2": 0}},
		"Kindled and accidental": {
			[]lit{{"A1", unit.First}, {"A2", 0}, {"A3", 0}, {"C5", 0}},
			map[string]unit.Side{"A1": unit.First, "A2": unit.First, "A3": unit.First, "C5": 0},
		},
		"by both": {[]lit{{"A1", unit.First}, {"A2", 0}, {"A3", unit.Second}}, map[string]unit.Side{"A1": 0, "A2": 0, "A3": 0}},
		"by both, apart": {
			[]lit{{"A1", unit.First}, {"A3", unit.Second}},
			map[string]unit.Side{"A1": unit.First, "A3": unit.Second},
		},
		"by both in one Location":   {[]lit{{"A1", unit.First}, {"A1", unit.Second}}, map[string]unit.Side{"A1": 0}},
		"upstairs joins by its hex": {[]lit{{"D3/1", unit.Second}, {"D2", 0}}, map[string]unit.Side{"D3": unit.Second, "D2": unit.Second}},
	} {
		var f fire.Fires
		for _, l := range tt.fires {
			f.Light(fire.Counter{At: at(t, m, l.at), Kindler: l.kindler})
		}
		got := map[string]unit.Side{}
		for h, side := range f.Natures(m) {
			got[m.HexName(h)] = side
		}
		require.Equal(t, tt.want, got, name)
	}
}

// Two fires, one Kindled: where they join, the accidental one counts as Kindled too.
func ExampleFires_Natures() {
	m, err := terrain.NewMap(terrain.Plan{Columns: 3, Rows: 3})
	if err != nil {
		fmt.Println(err)
		return
	}
	a1, _ := m.ParseLocation("A1")
	a2, _ := m.ParseLocation("A2")
	var f fire.Fires
	f.Light(fire.Counter{At: a1, Kindler: unit.First})
	f.Light(fire.Counter{At: a2})
	natures := f.Natures(m)
	fmt.Println(natures[m.Site(a1).Hex] == unit.First, natures[m.Site(a2).Hex] == unit.First)
	// Output: true true
}
