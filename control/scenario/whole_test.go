package scenario_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

const (
	german  = unit.First
	russian = unit.Second
)

// whole loads the file that has every key of the format.
func whole(t *testing.T) (*scenario.Scenario, named) {
	t.Helper()
	s, err := scenario.Load("testdata/whole.yaml")
	require.NoError(t, err)
	return s, named{t, s}
}

func TestWholeAbout(t *testing.T) {
	s, _ := whole(t)
	assert.Equal(t, "testdata/whole.yaml", s.File)
	assert.Equal(t, "whole-01", s.Case)
	assert.Equal(t, "Every key of the format", s.Title)
	assert.Equal(t, []string{"A26.1", "A26.11"}, s.Cites)
	assert.Equal(t, scenario.Origin{Kind: "forum", At: "a thread, #12", ID: "X99"}, s.Origin)
	assert.Equal(t, "No case, a list of keys.", s.Note)
	assert.True(t, s.Contested)
	assert.Equal(t, map[control.Reading]bool{control.RooftopEnemyDeniesHex: false, control.PassengerHoldsLocation: true}, s.Readings)
	for side, name := range []string{"none", "German", "Russian"} {
		assert.Equal(t, name, s.Roster.SideName(unit.Side(side)))
	}
}

func TestWholeMap(t *testing.T) {
	s, n := whole(t)
	m := s.Map
	grid := m.Grid()
	assert.Equal(t, []any{"7", 12, 8}, []any{grid.Board(), grid.Columns(), grid.Rows()})

	playable := 0
	for range m.Hexes() {
		playable++
	}
	assert.Equal(t, 8*8+3, playable, "A1:H8, B0, D0 and J3")
	assert.Equal(t, n.hex("J3"), n.hex("7J3"), "the board may stand in front")

	for hex, kind := range map[string]terrain.Kind{
		"A1": terrain.Open, "A2": terrain.Woods, "A3": terrain.Brush, "A4": terrain.Orchard, "A5": terrain.Grain, "A6": terrain.Marsh, "A7": terrain.Gully,
		"A8": terrain.Stream, "B1": terrain.Wadi, "B2": terrain.Water, "B3": terrain.Hut, "B4": terrain.Lumberyard, "B5": terrain.Open,
	} {
		assert.Equal(t, kind, m.Kind(n.hex(hex)), hex)
	}

	var extra []string
	for h := range m.Hexes() {
		for _, l := range m.Locations(h) {
			if m.Site(l).Place < 0 {
				extra = append(extra, m.LocationName(l))
			}
		}
	}
	assert.ElementsMatch(t, []string{
		"A7/bridge", "B2/bridge", "H1/pillbox", "H2/sewer", "H3/tunnel", "H4/cave", "C4/rooftop", "F2/rooftop", "G3/rooftop", "C3/cellar", "F2/cellar", "G3/cellar",
	}, extra)
	assert.ElementsMatch(t, []location.ID{n.loc("F2"), n.loc("F2/rooftop"), n.loc("D3/1")}, m.Rubble(), "with what lies above")
}

func TestWholeBuildings(t *testing.T) {
	s, n := whole(t)
	m := s.Map
	require.Equal(t, 4, m.NumBuildings())
	assert.Equal(t, terrain.BuildingInfo{
		Name: "mill", Hexes: []location.Hex{n.hex("C3"), n.hex("C4"), n.hex("D3")}, Material: terrain.Stone, Fortified: []location.ID{n.loc("C3/1"), n.loc("C4")},
	}, *m.Building(n.building("mill")))
	assert.Equal(t, terrain.BuildingInfo{
		Name: "7F2", Hexes: []location.Hex{n.hex("F2"), n.hex("G3")}, Material: terrain.Wooden,
	}, *m.Building(n.building("7F2")), "without a name: the first hex with its board")
	assert.True(t, m.Building(n.building("works")).Factory)
	assert.True(t, m.Building(n.building("yard")).Lumberyard)

	for hex, levels := range map[string]int{"C3": 2, "C4": 2, "D3": 1, "F2": 0, "G3": 0, "F6": 0} {
		assert.Equal(t, levels, m.Levels(n.hex(hex)), "levels of %s", hex)
	}
	for hex, stairs := range map[string]bool{"C3": true, "C4": false, "D3": false, "F2": true, "F6": true} {
		assert.Equal(t, stairs, m.Stairs(n.hex(hex)), "stairs in %s", hex)
	}
	for hexes, bar := range map[[2]string]bool{{"C3", "C4"}: true, {"C3", "D3"}: false, {"C4", "D3"}: false, {"F2", "G3"}: true, {"F6", "F7"}: false} {
		assert.Equal(t, bar, m.Bar(n.hex(hexes[0]), n.hex(hexes[1])), "black bar between %v", hexes)
	}
}

func TestWholeStart(t *testing.T) {
	s, n := whole(t)
	area := func(names ...string) (hexes []location.Hex) {
		for _, name := range names {
			hexes = append(hexes, n.hex(name))
		}
		return hexes
	}
	assert.ElementsMatch(t, area("A1", "A2", "B1", "B2", "C3", "C4", "D3", "D5"), s.Position.Setup[german-1])
	assert.ElementsMatch(t, area("H1", "H2", "F2"), s.Position.Setup[russian-1])

	assert.Equal(t, []fire.Counter{{At: n.loc("A4"), Blaze: true}, {At: n.loc("C4/1"), Kindler: german}}, s.Position.Fires)

	// Applied in the order all, building, hex, location.
	stated := s.Position.Stated
	require.Len(t, stated, 5)
	assert.Equal(t, control.Statement{Side: german}, stated[0])
	assert.Equal(t, control.Statement{Subject: n.subject("building works"), Side: russian}, stated[1])
	assert.ElementsMatch(t, []control.Statement{
		{Subject: n.subject("hex C4"), Side: russian}, {Subject: n.subject("hex C3"), Side: unit.None},
	}, stated[2:4])
	assert.Equal(t, control.Statement{Subject: n.subject("location C3/1"), Side: unit.None}, stated[4])
}

func TestWholeUnits(t *testing.T) {
	s, n := whole(t)
	want := map[string]unit.Unit{
		"squad":   {Side: german, Type: unit.Squad, At: n.loc("C3/1"), Status: unit.Broken | unit.Pinned | unit.Melee | unit.Disrupted},
		"half":    {Side: russian, Type: unit.HalfSquad, At: n.loc("D5"), Status: unit.Berserk | unit.TI | unit.CX, VP: 7},
		"crew":    {Side: russian, Type: unit.Crew, At: n.loc("D5"), Arms: unit.ArmsYes, Status: unit.Unarmed | unit.Concealed},
		"leader":  {Side: german, Type: unit.Leader, At: n.loc("C4/rooftop"), Arms: unit.ArmsNo, Status: unit.Hidden | unit.Climbing},
		"hero":    {Side: german, Type: unit.Hero, At: n.loc("H1/pillbox"), Status: unit.Captured, Guard: n.unit("half")},
		"cavalry": {Side: german, Type: unit.Squad, At: n.loc("E5"), Mounted: true},
		"bypass":  {Side: german, Type: unit.Squad, At: n.loc("E5"), Bypass: true},
		"pz":      {Side: german, Type: unit.Vehicle, At: n.loc("E4"), Status: unit.Stunned | unit.Shocked | unit.Immobilized | unit.Recalled},
		"truck":   {Side: russian, Type: unit.Vehicle, At: n.loc("E3"), Arms: unit.ArmsNo, Status: unit.Captured | unit.Abandoned},
		"hulk":    {Side: russian, Type: unit.Vehicle, At: n.loc("E2"), Status: unit.Wreck},
		"glider":  {Side: german, Type: unit.Vehicle, At: n.loc("E1"), Status: unit.Aerial},
		"rider":   {Side: german, Type: unit.HalfSquad, Aboard: n.unit("pz")},
		"swimmer": {Side: russian, Type: unit.Squad, At: n.loc("B2"), Status: unit.Swimming},
		"stack":   {Side: russian, Type: unit.Dummy, At: n.loc("H2/sewer")},
	}
	for name, u := range want {
		assert.Equal(t, u, n.state(name), name)
	}
	names := append(slices.Collect(maps.Keys(want)), "late", "late rider")
	assert.ElementsMatch(t, names, s.Roster.Names(), "with those that enter later")
	assert.Equal(t, unit.Unit{}, n.state("late"), "not in play yet")
}

func TestWholeExpectations(t *testing.T) {
	s, n := whole(t)
	at := s.Start
	require.NotNil(t, at)
	require.Len(t, at.Controllers, 3)
	for i, want := range []struct {
		name string
		side unit.Side
	}{{"location C3/1", unit.None}, {"hex C4", russian}, {"building works", russian}} {
		assert.Equal(t, n.subject(want.name), at.Controllers[i].Subject)
		assert.Equal(t, want.side, at.Controllers[i].Side)
		assert.Equal(t, unit.None, at.Controllers[i].Viewer)
	}
	require.Len(t, at.Known, 3)
	for i, want := range []struct {
		name string
		side unit.Side
	}{{"location C3", german}, {"hex C3", unit.None}, {"building mill", german}} {
		assert.Equal(t, n.subject(want.name), at.Known[i].Subject)
		assert.Equal(t, want.side, at.Known[i].Side)
		assert.Equal(t, russian, at.Known[i].Viewer)
	}
	require.Len(t, at.Cites, 1)
	assert.Equal(t, n.subject("building works"), at.Cites[0].Subject)
	assert.Equal(t, "stated", at.Cites[0].Rule)
	require.Len(t, at.Denied, 1)
	denied := at.Denied[0]
	assert.Equal(t, []any{n.subject("hex C4"), german, []unit.ID{n.unit("half")}, "A26.11"}, []any{denied.Subject, denied.Side, denied.By, denied.Rule})

	assert.True(t, s.Events[0].Expect.Only)
	assert.False(t, s.Events[0].Expect.Unchanged)
	assert.True(t, s.Events[1].Expect.Unchanged)
	assert.False(t, s.Events[1].Expect.Only)
	assert.Equal(t, "B24.1", s.Events[18].Expect.Rejected)
	assert.Nil(t, s.Events[2].Expect)
}

func TestWholeEvents(t *testing.T) {
	s, n := whole(t)
	u := n.unit
	want := []struct {
		kind  string
		event control.Event
	}{
		{"move", control.March{Units: []unit.ID{u("squad")}, To: []location.ID{n.loc("C3")}}},
		{"move", control.March{Units: []unit.ID{u("half"), u("crew")}, To: []location.ID{n.loc("D4"), n.loc("D3"), n.loc("E4")}, Bypass: true}},
		{"place", control.Place{Unit: u("late"), As: unit.Unit{Side: russian, Type: unit.Squad, At: n.loc("A7/bridge"), Status: unit.Pinned, Arms: unit.ArmsYes, VP: 3}}},
		{"place", control.Place{Unit: u("late rider"), As: unit.Unit{Side: german, Type: unit.Leader, Aboard: u("pz")}}},
		{"eliminate", control.Eliminate{Units: []unit.ID{u("late")}}},
		{"eliminate", control.Eliminate{Units: []unit.ID{u("half"), u("crew")}}},
		{"exit", control.Exit{Units: []unit.ID{u("leader")}}},
		{"exit", control.Exit{Units: []unit.ID{u("hero"), u("stack")}}},
		{"status", control.SetStatus{Unit: u("squad"), Add: unit.CX | unit.TI, Remove: unit.Broken | unit.Melee}},
		{"capture", control.Capture{Unit: u("squad"), By: russian}},
		{"capture", control.Capture{Unit: u("pz"), By: russian, Uncrewed: true}},
		{"capture", control.Capture{Unit: u("truck"), By: german}},
		{"free", control.Free{Unit: u("squad")}},
		{"free", control.Free{Unit: u("squad"), Arms: unit.ArmsYes}},
		{"free", control.Free{Unit: u("hero"), Arms: unit.ArmsNo}},
		{"load", control.Load{Unit: u("cavalry"), Vehicle: u("truck")}},
		{"unload", control.Unload{Unit: u("rider")}},
		{"unload", control.Unload{Unit: u("rider"), Bypass: true}},
		{"rubble", control.Rubble{At: n.loc("C4/1")}},
		{"destroy", control.Destroy{At: n.loc("H1/pillbox")}},
		{"destroy", control.Destroy{At: n.loc("A7/bridge")}},
		{"declare", control.Declare{Side: russian}},
		{"phase", control.Tick{Clock: control.Clock{Turn: 3, Player: russian, Phase: control.CCPh}}},
		{"together", control.Together{Events: []control.Event{
			control.Eliminate{Units: []unit.ID{u("squad")}},
			control.March{Units: []unit.ID{u("bypass")}, To: []location.ID{n.loc("E6")}},
		}}},
		{"kindle", control.Kindle{By: german, At: n.loc("D3"), Unit: u("squad")}},
		{"kindle", control.Kindle{By: russian, At: n.loc("A2")}},
		{"ignite", control.Ignite{At: n.loc("D3")}},
		{"blaze", control.Blaze{At: n.loc("D3")}},
		{"spread", control.Spread{From: n.loc("D3"), To: n.loc("C3/1")}},
		{"extinguish", control.Extinguish{At: n.loc("C3/1")}},
		{"wreck-blaze", control.WreckBlaze{Hex: n.hex("E2")}},
		{"mop-up", control.MopUp{Units: []unit.ID{u("squad"), u("bypass")}, Building: n.building("mill")}},
		{"mop-up", control.MopUp{Units: []unit.ID{u("squad")}, Hex: n.hex("F2")}},
		{"no-quarter", control.NoQuarter{Side: russian}},
		{"end", control.End{}},
	}
	require.Len(t, s.Events, len(want))
	for i, w := range want {
		assert.Equal(t, w.kind, s.Events[i].Kind)
		assert.Equal(t, w.event, s.Events[i].Event, "event %d", i)
	}
	assert.Equal(t, "The first event.", s.Events[0].Note)
	assert.Equal(t, "move: {unit: squad, to: C3}", s.Events[0].Source)
	assert.Equal(t, 81, s.Events[0].Line)
}

// A file may spell things in its own way where they mean the same.
func TestSpelling(t *testing.T) {
	s := load(t, "format: 1\nsides: [A, B]\nmap: {board: \"22\", hexes: [B0:D2]}\nsetup: {A: [board 22], B: [all]}\n")
	n := named{t, s}
	all := []location.Hex{n.hex("B0"), n.hex("B1"), n.hex("B2"), n.hex("C1"), n.hex("C2"), n.hex("D0"), n.hex("D1"), n.hex("D2")}
	assert.Equal(t, all, s.Position.Setup[0], "board 22 is all of it that is playable")
	assert.Equal(t, all, s.Position.Setup[1])
	assert.Nil(t, s.Start)
	assert.Empty(t, s.Events)
	assert.Equal(t, scenario.Origin{}, s.Origin)
}

// What an event is called in a report is what the file says, in one line.
func TestSource(t *testing.T) {
	s := load(t, two+`events:
  # One after the other.
  - move: {unit: a, to: "V2"} # in
  - move:
      # the squad
      unit: a # and nobody else
      to:
        # the way
        - V2/1
        - U3/1
    note: Up, and over.
  - eliminate:
      - a
      - b
  - end: true
`)
	var got []string
	for _, e := range s.Events {
		got = append(got, e.Source)
	}
	assert.Equal(t, []string{`move: {unit: a, to: "V2"}`, "move: {unit: a, to: [V2/1, U3/1]}", "eliminate: [a, b]", "end: true"}, got)
}

func TestDefaults(t *testing.T) {
	s := load(t, "format: 1\nsides: [A, B]\nmap:\n  buildings: [{hexes: [C4]}]\n")
	grid := s.Map.Grid()
	assert.Equal(t, []any{"", 33, 10, 346}, []any{grid.Board(), grid.Columns(), grid.Rows(), grid.Len()}, "a geomorphic board without a name")
	n := named{t, s}
	assert.Equal(t, terrain.Open, s.Map.Kind(n.hex("GG10")))
	assert.Equal(t, 0, s.Map.Levels(n.hex("C4")), "ground level only")
	assert.True(t, s.Map.Stairs(n.hex("C4")), "inherent stairs")
	assert.Equal(t, terrain.AnyMaterial, s.Map.Building(n.building("C4")).Material)
	assert.False(t, s.Contested)
}
