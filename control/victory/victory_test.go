package victory_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// village is a file without conditions; "needs" are put beneath.
const village = `format: 1
sides: [German, Russian]
map:
  board: "22"
  buildings:
    - {name: 22U3, hexes: [U3, V2, V3], levels: 1}
    - {name: 22N4, hexes: [N4], levels: 1}
    - {name: 22F3, hexes: [F3]}
control: {all: German}
units:
  4-4-7: {side: Russian, type: squad, at: W2}
  4-5-8: {side: Russian, type: squad, at: N5}
  2-4-8: {side: Russian, type: half-squad, at: A1}
  8-0: {side: German, type: leader, at: N4/1, status: [broken]}
  2-4-7: {side: German, type: half-squad, at: U3/1, status: [hidden]}
  4-6-7: {side: German, type: squad, at: H5}
  PzIV: {side: German, type: vehicle, at: H6, vp: 6}
`

// play makes a game of the village with conditions and lets events happen, each one
// line of a scenario file.
func play(t *testing.T, conditions string, events ...string) *victory.Judge {
	t.Helper()
	src := village + "victory:\n" + conditions + "\nevents: ["
	for _, e := range events {
		src += "{" + e + "}, "
	}
	src += "]\n"
	s, err := scenario.Parse("village.yaml", []byte(src))
	require.NoError(t, err)
	game, err := s.New()
	require.NoError(t, err)
	j, err := victory.New(game, s.Victory)
	require.NoError(t, err)
	for _, e := range s.Events {
		_, err := j.Apply(e.Event)
		require.NoError(t, err)
	}
	return j
}

func line(t *testing.T, needs string, events ...string) string {
	t.Helper()
	j := play(t, "  - {side: Russian, needs: {"+needs+"}}", events...)
	return j.Line(j.Standings()[0])
}

func TestLine(t *testing.T) {
	enter := []string{"move: {unit: 4-4-7, to: V2}", "move: {unit: 4-5-8, to: N4}"}
	for _, c := range []struct{ needs, want string }{
		{"control: {at-least: 2, of: {buildings: all}}", "Russian: 0 of 2 buildings; 22U3, 22N4 and 22F3 missing, 22U3 denied by the hidden 2-4-7, 22N4 denied by the broken 8-0"},
		{"control: {at-least: 1, of: {hexes: [V2, V3]}}", "Russian: 1 of 1 hexes"},
		{"control: {all-of: {building-hexes: [U3]}}", "Russian: 1 of 3 building hexes; U3 and V3 missing"},
		{"control: {at-most: 1, of: {building-locations: [U3]}}", "Russian: 1 building Locations; wanted: at most 1"},
		{"control: {exactly: 2, of: {locations: [V2, V3]}}", "Russian: 1 Locations; wanted: exactly 2; V3 missing"},
		{"control: {more-than-enemy: {hexes: [V2, V3]}}", "Russian: 1 hexes, German 1; wanted: more than the enemy; V3 missing"},
		{"margin: {at-least: 1, plus: {hexes: [V2, V3]}, minus: {buildings: [F3]}}", "Russian: 0 of 1 ahead, 1 hexes less 1 buildings of German; V3 missing"},
		{"points: {at-least: 5, sum: [{each: {hexes: [V2, V3]}, worth: 2}, {all-of: {hexes: [V3]}}]}", "Russian: 2 of 5 points; V3 missing"},
		{"units: {at-least: 3}", "Russian: 3 of 3 units"},
		{"units: {squad-equivalents: true, times-enemy: 2}", "Russian: 2.5 squad-equivalents, German 1.5; wanted: 2 times as many as the enemy"},
		{"units: {side: German, type: [leader, squad], status: unbroken, in: {hexes: [N4, H5]}, at-most: 0}", "German: 1 unbroken leader and squad in N4 and H5; wanted: at most 0"},
		{"units: {min-level: 1, in: {buildings: all}, more-than-enemy: true}", "Russian: 0 units in any of the buildings at level 1 or higher, German 2; wanted: more than the enemy"},
		{"cvp: {at-least: 16}", "Russian: 0 of 16 CVP"},
		{"exit-vp: {at-least: 8}", "Russian: 0 of 8 Exit VP"},
		{"not: {cvp: {at-least: 16}}", "not"},
	} {
		require.Equal(t, c.want, line(t, c.needs, enter...), c.needs)
	}
	require.Equal(t, "Russian: 6 of 16 CVP, 6 of them double at the end", line(t, "cvp: {at-least: 16}", "capture: {unit: PzIV, by: Russian}"))
	require.Equal(t, "Russian: 12 of 16 CVP", line(t, "cvp: {at-least: 16}", "capture: {unit: PzIV, by: Russian}", "end: true"))
}

func TestStanding(t *testing.T) {
	j := play(t, "  - {side: Russian, needs: {any: [{control: {at-least: 3, of: {buildings: all}}}, {units: {side: German, at-most: 1}}]}}",
		"move: {unit: 4-4-7, to: V2}", "move: {unit: 4-5-8, to: N4}", "status: {unit: 2-4-7, remove: [hidden]}", "eliminate: 8-0")
	s := j.Standings()[0]
	require.False(t, s.Holds)
	require.Equal(t, "any", s.Key())
	m := j.Game().Map()
	u3, err := m.ParseBuilding("22U3")
	require.NoError(t, err)
	f3, err := m.ParseBuilding("22F3")
	require.NoError(t, err)
	buildings := s.Parts[0]
	require.Equal(t, []victory.Number{1, 2}, []victory.Number{buildings.Count, buildings.Short})
	require.Equal(t, 3, buildings.Of)
	require.Equal(t, []victory.Missing{
		{Subject: control.Building(u3), Controller: unit.First, DeniedBy: []unit.ID{j.Game().Roster().Find("2-4-7")}},
		{Subject: control.Building(f3), Controller: unit.First},
	}, buildings.Missing)
	units := s.Parts[1]
	require.Equal(t, unit.First, units.Side)
	require.Equal(t, []victory.Number{3, -2}, []victory.Number{units.Count, units.Short})
}

// A side sees neither what a concealed enemy has gained nor who denies it something,
// until the game ends.
func TestKnownTo(t *testing.T) {
	conditions := "  - {side: Russian, needs: {control: {at-least: 2, of: {buildings: all}}}}\n" +
		"  - {side: German, needs: {units: {side: Russian, at-most: 2}}}"
	events := []string{"move: {unit: 4-4-7, to: V2}", "status: {unit: 4-5-8, add: [concealed]}", "move: {unit: 4-5-8, to: [N4, F3]}"}
	known := func(j *victory.Judge, viewer unit.Side) (lines []string) {
		for _, s := range j.KnownTo(viewer) {
			lines = append(lines, j.Line(s))
		}
		return lines
	}
	j := play(t, conditions, events...)
	require.Equal(t, []string{"Russian: 1 of 2 buildings; 22U3 and 22N4 missing, 22U3 denied by the hidden 2-4-7", "Russian: 3 units; wanted: at most 2"}, known(j, unit.None))
	require.Equal(t, []string{"Russian: 0 of 2 buildings; 22U3, 22N4 and 22F3 missing, 22U3 denied by the hidden 2-4-7", "Russian: 2 units; wanted: at most 2"}, known(j, unit.First))
	require.Equal(t, []string{"Russian: 2 of 2 buildings", "Russian: 3 units; wanted: at most 2"}, known(j, unit.Second))

	j = play(t, conditions, append(events, "end: true")...)
	require.Equal(t, known(j, unit.None), known(j, unit.First))
	require.Equal(t, known(j, unit.None), known(j, unit.Second))
}

// Who denies a concealed unit its gain is not told to a side that does not know of it.
func TestKnownDenialHidesTheDenied(t *testing.T) {
	j := play(t, "  - {side: Russian, needs: {control: {all-of: {buildings: [N4]}}}}", "status: {unit: 4-5-8, add: [concealed]}", "move: {unit: 4-5-8, to: N4}")
	require.Equal(t, "Russian: 0 of 1 buildings; 22N4 missing, 22N4 denied by the broken 8-0", j.Line(j.KnownTo(unit.Second)[0]))
	require.Equal(t, "Russian: 0 of 1 buildings; 22N4 missing", j.Line(j.KnownTo(unit.First)[0]))
}

func TestOutcome(t *testing.T) {
	house := "{control: {all-of: {buildings: [F3]}}}"
	for _, c := range []struct {
		what, conditions string
		events           []string
		want             victory.Outcome
		text             string
	}{
		{
			"in the middle of a move", "  - {side: German, needs: {cvp: {at-least: 9}}}\n  - {side: Russian, when: immediate, needs: {not: {units: {in: {hexes: [A1]}, at-least: 1}}}}",
			[]string{"status: {unit: 8-0, add: [pinned]}", "move: {unit: 2-4-8, to: [A1, A2, A1]}", "end: true"},
			victory.Outcome{Winner: unit.Second, Condition: 1, Event: 1, Step: 1, Ended: true},
			"Russian has won at event 1, step 1: it fulfils victory[1] (immediate).",
		}, {
			"by avoiding", "  - {side: Russian, needs: " + house + "}", []string{"end: true"},
			victory.Outcome{Winner: unit.First, Avoided: true, Condition: -1, Ended: true},
			"German has won: the game has ended and Russian fulfils none of its conditions (A26.3).",
		}, {
			"both in play", "  - {side: Russian, when: immediate, needs: {not: " + house + "}}\n  - {side: German, when: immediate, needs: " + house + "}", []string{"move: {unit: 2-4-8, to: A2}"},
			victory.Outcome{Condition: -1, Both: true},
			"Nobody has won yet: both sides fulfil a condition at this moment.",
		}, {
			"both at the end", "  - {side: Russian, needs: {not: " + house + "}}\n  - {side: German, needs: " + house + "}", []string{"move: {unit: 2-4-8, to: A2}", "end: true"},
			victory.Outcome{Condition: -1, Both: true, Ended: true},
			"Nobody has won: both sides fulfil a condition at the end of the game.",
		}, {
			"neither", "  - {side: Russian, needs: " + house + "}\n  - {side: German, needs: {not: " + house + "}}", []string{"end: true"},
			victory.Outcome{Condition: -1, Ended: true},
			"Nobody has won: the game has ended and neither side fulfils a condition.",
		}, {
			"not yet", "  - {side: German, needs: " + house + "}", []string{"move: {unit: 2-4-8, to: A2}"},
			victory.Outcome{Condition: -1},
			"Nobody has won yet.",
		},
	} {
		j := play(t, c.conditions, c.events...)
		require.Equal(t, c.want, j.Outcome(), c.what)
		require.Equal(t, c.text, j.OutcomeText(j.Outcome()), c.what)
	}
}

// Those aboard an Aerial vehicle count once it has landed, and no longer once it has
// taken off or they have climbed into it.
func TestAboardInTheAir(t *testing.T) {
	anywhere, there := "units: {type: [squad], at-least: 3}", "units: {type: [squad], in: {hexes: [W3]}, at-least: 3}"
	glider := []string{"place: {name: DFS 230, side: Russian, type: vehicle, at: W3, armed: false, vp: 1, status: [aerial]}", "place: {name: 5-4-8, side: Russian, type: squad, aboard: DFS 230}"}
	land, load := "status: {unit: DFS 230, remove: [aerial]}", "load: {unit: 4-4-7, vehicle: DFS 230}"
	for _, c := range []struct {
		events          []string
		anywhere, there string
	}{
		{nil, "2", "0"},
		{[]string{land}, "3", "1"},
		{[]string{load}, "1", "0"},
		{[]string{load, land}, "3", "2"},
		{[]string{land, load, "status: {unit: DFS 230, add: [aerial]}"}, "1", "0"},
		{[]string{load, "unload: {unit: 4-4-7}"}, "2", "1"},
	} {
		events := append(glider[:2:2], c.events...)
		require.Equal(t, "Russian: "+c.anywhere+" of 3 squad", line(t, anywhere, events...), "%v", c.events)
		require.Equal(t, "Russian: "+c.there+" of 3 squad in W3", line(t, there, events...), "%v", c.events)
	}
}

// Sole Control, so read, comes and goes with the enemies in the building.
func TestSole(t *testing.T) {
	src := strings.Replace(village, "units:", "readings: {sole-control-needs-empty: true}\nunits:", 1) + `victory:
  - {side: Russian, when: immediate, needs: {control: {all-of: {buildings: [F3]}, sole: true}}}
events:
  - move: {unit: 2-4-8, to: F3}
  - move: {unit: 8-0, to: F3}
  - move: {unit: 8-0, to: F2}
  - move: {unit: 8-0, to: F3}
  - status: {unit: 8-0, add: [captured]}
  - free: {unit: 8-0}
  - eliminate: 8-0
`
	s, err := scenario.Parse("village.yaml", []byte(src))
	require.NoError(t, err)
	game, err := s.New()
	require.NoError(t, err)
	j, err := victory.New(game, s.Victory)
	require.NoError(t, err)
	for i, want := range []bool{true, false, true, false, true, false, true} {
		_, err := j.Apply(s.Events[i].Event)
		require.NoError(t, err)
		require.Equal(t, want, j.Holds(0), s.Events[i].Source)
	}
}

// A clone goes its own way.
func TestClone(t *testing.T) {
	j := play(t, "  - {side: Russian, when: immediate, needs: {control: {all-of: {buildings: [F3]}}}}")
	f3, err := j.Game().Map().ParseLocation("F3")
	require.NoError(t, err)
	c := j.Clone()
	_, err = c.Apply(control.Move{Unit: j.Game().Roster().Find("2-4-8"), To: f3})
	require.NoError(t, err)
	require.Equal(t, unit.Second, c.Outcome().Winner)
	require.True(t, c.Holds(0))
	require.Equal(t, victory.Outcome{Condition: -1}, j.Outcome())
	require.False(t, j.Holds(0))
}

// What a scenario file cannot say wrongly, a caller can.
func TestCheck(t *testing.T) {
	game := play(t, "  - {side: German, needs: {cvp: {at-least: 1}}}").Game()
	all := victory.Hexes{All: true}
	allOf := func(s victory.Set) victory.Need { return victory.Control{Amount: victory.AllOf(), Of: s} }
	for _, c := range []struct {
		want string
		need victory.Need
	}{
		{": a need is missing", nil},
		{".any[0]: a need is missing", victory.Any{nil}},
		{".not: a need is missing", victory.Not{}},
		{".all: the list is empty; name at least one need", victory.All{}},
		{": *victory.Control is no need; give its value", &victory.Control{Amount: victory.AllOf(), Of: all}},
		{": *victory.CVP is no need; give its value", (*victory.CVP)(nil)},
		{".not: *victory.All is no need; give its value", victory.Not{Need: &victory.All{}}},
		{".control.of: a set is missing", victory.Control{Amount: victory.AtLeast(1)}},
		{".control.all-of: *victory.Hexes is no set; give its value", allOf(&victory.Hexes{All: true})},
		{".control.of: *victory.Buildings is no set; give its value", victory.Control{Amount: victory.AtLeast(1), Of: (*victory.Buildings)(nil)}},
		{".units.in: *victory.Buildings is no set; give its value", victory.Units{Amount: victory.AtLeast(1), In: &victory.Buildings{All: true}}},
		{`.control: this test does not know the amount "times-enemy"`, victory.Control{Amount: victory.TimesEnemy(2), Of: all}},
		{`.control: this test does not know the amount ""`, victory.Control{Of: all}},
		{".control.at-most: -1 is less than nothing; 0 or more", victory.Control{Amount: victory.AtMost(-1), Of: all}},
		{".control.at-most: 9999999999 is too much; 1073741824 at the most", victory.Control{Amount: victory.AtMost(9999999999), Of: all}},
		{".control.all-of.hexes[0]: there is no such hex on the map", allOf(victory.Hexes{List: []location.Hex{9999}})},
		{".control.of.hexes[0]: there is no such hex on the map", victory.Control{Amount: victory.AtLeast(1), Of: victory.Hexes{List: []location.Hex{9999}}}},
		{".control.all-of.building-hexes[0]: there is no such building on the map", allOf(victory.BuildingHexes{Of: []terrain.Building{4}})},
		{".control.all-of.within.of: there is no such hex on the map", allOf(victory.Hexes{All: true, Narrow: victory.Narrow{Within: &victory.Range{}}})},
		{".control.all-of.within.range: -1 is less than nothing; 0 or more", allOf(victory.Hexes{All: true, Narrow: victory.Narrow{Within: &victory.Range{Hexes: -1, Of: game.Map().Building(1).Hexes[0]}}})},
		{".control.all-of.initially: there is no side 3", allOf(victory.Hexes{All: true, Narrow: victory.Narrow{Initially: new(unit.Side(3))}})},
		{".control.all-of.material: there is no material 9", allOf(victory.Hexes{All: true, Narrow: victory.Narrow{Material: 9}})},
		{".margin.side: there is no side 3", victory.Margin{Side: 3, AtLeast: -2, Plus: all, Minus: all}},
		{".points.sum: the list is empty; name what points are given for", victory.Points{}},
		{".points.sum[0].worth: -1 is less than nothing; 0 or more", victory.Points{Sum: []victory.Award{{Of: all, Worth: -1}}}},
		{".points.at-least: -3 is less than nothing; 0 or more", victory.Points{AtLeast: -3, Sum: []victory.Award{{Of: all}}}},
		{`.units: this test does not know the amount "exactly"`, victory.Units{Amount: victory.Exactly(1)}},
		{".units.at-least: -3 is less than nothing; 0 or more", victory.Units{Amount: victory.AtLeast(-3)}},
		{".units.times-enemy: 0 times the enemy's number is nothing; 1 or more", victory.Units{Amount: victory.TimesEnemy(0)}},
		{".units.times-enemy: -2 is less than nothing; 0 or more", victory.Units{Amount: victory.TimesEnemy(-2)}},
		{".units.min-level: there is no level 99", victory.Units{Amount: victory.AtLeast(1), MinLevel: 99}},
		{".units.status: there is no status 9", victory.Units{Amount: victory.AtLeast(1), Status: 9}},
		{".units.type[0]: such a unit does not count", victory.Units{Amount: victory.AtLeast(1), Types: []unit.Type{unit.Dummy}}},
		{".cvp.side: there is no side 3", victory.CVP{Side: 3}},
		{".cvp.at-least: -3 is less than nothing; 0 or more", victory.CVP{AtLeast: -3}},
		{".exit-vp.at-least: -3 is less than nothing; 0 or more", victory.ExitVP{AtLeast: -3}},
		{".any[1].not.exit-vp.side: there is no side 3", victory.Any{victory.CVP{}, victory.Not{Need: victory.ExitVP{Side: 3}}}},
	} {
		_, err := victory.New(game, []victory.Condition{{Side: unit.First, Needs: c.need}})
		require.EqualError(t, err, "victory[0].needs"+c.want)
		require.IsType(t, location.Problems{}, err)
	}
	_, err := victory.New(game, []victory.Condition{{When: 7, Needs: victory.CVP{}}})
	require.EqualError(t, err, "victory[0].side: a condition needs a side\nvictory[0].when: there is no moment 7")
}

// A vehicle has no Victory Points of its own.
func TestCheckVP(t *testing.T) {
	game := play(t, "  - {side: German, needs: {units: {at-least: 1}}}").Game()
	cvp := []victory.Condition{{Side: unit.First, Needs: victory.Any{victory.Not{Need: victory.CVP{AtLeast: 1}}}}}
	require.Empty(t, victory.Check(game, cvp))
	units := []unit.Unit{{Type: unit.Squad}, {Type: unit.Vehicle}, {Type: unit.Vehicle, VP: unit.NoVP}, {}}
	require.EqualError(t, victory.CheckVP(cvp, units), "units[1].vp: a vehicle needs its vp here, since victory turns on Victory Points; state them, vp: n")
	require.Empty(t, victory.CheckVP([]victory.Condition{{Side: unit.First, Needs: victory.Units{Amount: victory.AtLeast(1)}}}, units))

	p := control.Position{Units: []unit.Unit{{Side: unit.First, Type: unit.Vehicle, At: 1}}}
	game, err := control.New(game.Map(), game.Roster(), p)
	require.NoError(t, err)
	_, err = victory.New(game, cvp)
	require.ErrorContains(t, err, "units[0].vp: a vehicle needs its vp here")
}

func TestParseTypes(t *testing.T) {
	for word, want := range map[string][]unit.Type{
		"mmc": {unit.Squad, unit.HalfSquad, unit.Crew}, "smc": {unit.Leader, unit.Hero}, "half-squad": {unit.HalfSquad}, "dummy": nil, "MMC": nil, "": nil,
	} {
		got, ok := victory.ParseTypes(word)
		require.Equal(t, want, got, word)
		require.Equal(t, want != nil, ok, word)
	}
	for _, word := range victory.TypeNames() {
		_, ok := victory.ParseTypes(word)
		require.True(t, ok, word)
	}
}

// Squad-equivalents have halves, and nothing else has.
func TestSquadEquivalents(t *testing.T) {
	j := play(t, "  - {side: Russian, needs: {all: [{units: {squad-equivalents: true, at-least: 3}}, {units: {squad-equivalents: true, at-most: 2}}, {units: {at-least: 5}}]}}")
	parts := j.Standings()[0].Parts
	for i, want := range [][2]victory.Number{{2.5, 0.5}, {2.5, -0.5}, {3, 2}} {
		require.Equal(t, want, [2]victory.Number{parts[i].Count, parts[i].Short}, i)
		require.False(t, parts[i].Holds)
	}
	require.Equal(t, "at least 3", parts[0].Amount.String())
	require.Equal(t, "Russian: 2.5 of 3 squad-equivalents", j.Line(parts[0]))
	require.Equal(t, "12.5", victory.Number(12.5).String())
	require.Equal(t, "-3", victory.Number(-3).String())
}

// A Judge notices that his game has gone on, or back, without him.
func TestOutOfStep(t *testing.T) {
	m, err := terrain.NewMap(terrain.Plan{Columns: 3, Rows: 3})
	require.NoError(t, err)
	names, err := unit.NewRoster("German", "Russian")
	require.NoError(t, err)
	game, err := control.New(m, names, control.Position{}, control.WithUndo())
	require.NoError(t, err)
	tick := control.Tick{Clock: control.Clock{Turn: 1, Player: unit.First, Phase: control.RPh}}
	_, err = game.Apply(tick)
	require.NoError(t, err)
	j, err := victory.New(game, []victory.Condition{{Side: unit.First, Needs: victory.Units{Amount: victory.AtLeast(1)}}})
	require.NoError(t, err)
	_, err = j.Apply(control.Eliminate{Units: []unit.ID{9}})
	require.Error(t, err)
	_, err = j.Apply(tick)
	require.NoError(t, err, "a refused event does not matter")

	tick.Clock.Turn = 2
	_, err = game.Apply(tick)
	require.NoError(t, err)
	var out *victory.OutOfStep
	_, err = j.Clone().Apply(control.End{})
	require.ErrorAs(t, err, &out)
	_, err = j.Apply(control.End{})
	require.ErrorAs(t, err, &out)
	require.Equal(t, victory.OutOfStep{Seen: 3, Had: 4}, *out)
	require.EqualError(t, err, "the game has had 4 events, of which its Judge has seen 3: they must go through the Judge, and an Undo cannot")
	require.False(t, game.Ended())

	require.True(t, game.Undo())
	_, err = j.Apply(tick)
	require.NoError(t, err, "all is as he left it")
	require.True(t, game.Undo())
	_, err = j.Apply(tick)
	require.ErrorAs(t, err, &out)
}

// A copy takes the place of what a Judge was, and goes its own way.
func TestCopyTo(t *testing.T) {
	house := "  - {side: Russian, when: immediate, needs: {control: {all-of: {buildings: [F3]}}}}"
	j, c := play(t, house), play(t, "  - {side: German, needs: {cvp: {at-least: 1}}}", "eliminate: 2-4-8", "end: true")
	j.CopyTo(c)
	require.Equal(t, j.Outcome(), c.Outcome())
	require.Equal(t, j.Standings(), c.Standings())
	f3, err := j.Game().Map().ParseLocation("F3")
	require.NoError(t, err)
	move := control.Move{Unit: j.Game().Roster().Find("2-4-8"), To: f3}
	_, err = c.Apply(move)
	require.NoError(t, err)
	require.Equal(t, unit.Second, c.Outcome().Winner)
	require.Equal(t, victory.Outcome{Condition: -1}, j.Outcome())
	require.Zero(t, testing.AllocsPerRun(10, func() { j.CopyTo(c) }))
}
