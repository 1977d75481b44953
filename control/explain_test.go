package control_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// parsed reads a scenario of German and Russian without its first two lines.
func parsed(t *testing.T, src string) *scenario.Scenario {
	t.Helper()
	sc, err := scenario.Parse("game.yaml", []byte("format: 1\nsides: [German, Russian]\n"+src))
	require.NoError(t, err)
	return sc
}

// played plays a scenario with its history and views; no event may be refused.
func played(t *testing.T, src string) *control.Adjudicator {
	t.Helper()
	sc := parsed(t, src)
	game, err := sc.New(control.WithHistory())
	require.NoError(t, err)
	for _, e := range sc.Events {
		_, err := game.Apply(e.Event)
		require.NoError(t, err, e.Source)
	}
	return game
}

func subject(t *testing.T, game *control.Adjudicator, name string) control.Subject {
	t.Helper()
	s, err := scenario.ParseSubject(game.Map(), name)
	require.NoError(t, err)
	return s
}

const german, russian = unit.First, unit.Second

// TestLacks explains a Location with one unit in it, for what the unit lacks.
func TestLacks(t *testing.T) {
	for _, tt := range []struct {
		as     string
		effect control.Effect
		lack   unit.Lack
	}{
		{"type: squad", control.Gains, unit.LacksNothing},
		{"type: half-squad", control.Gains, unit.LacksNothing},
		{"type: crew", control.Gains, unit.LacksNothing},
		{"type: squad, status: [pinned]", control.Gains, unit.LacksNothing},
		{"type: squad, status: [concealed, cx, ti]", control.Gains, unit.LacksNothing},
		{"type: squad, status: [hidden]", control.Gains, unit.LacksNothing},
		{"type: squad, status: [unarmed], armed: true", control.Gains, unit.LacksNothing},
		{"type: dummy", control.Nothing, unit.IsDummy},
		{"type: vehicle, status: [wreck]", control.Nothing, unit.IsWreck},
		{"type: squad, status: [aerial]", control.Nothing, unit.IsAerial},
		{"type: squad, status: [captured]", control.Nothing, unit.IsPrisoner},
		{"type: leader, status: [captured]", control.Nothing, unit.IsPrisoner},
		{"type: squad, status: [swimming]", control.Nothing, unit.IsSwimming},
		{"type: vehicle, status: [abandoned]", control.Nothing, unit.IsAbandoned},
		{"type: squad, status: [unarmed]", control.Nothing, unit.IsUnarmed},
		{"type: vehicle, armed: false", control.Nothing, unit.IsUnarmed},
		{"type: vehicle", control.Holds, unit.IsVehicle},
		{"type: vehicle, status: [stunned, immobilized, recalled]", control.Holds, unit.IsVehicle},
		{"type: vehicle, status: [captured]", control.Holds, unit.IsVehicle},
		{"type: vehicle, bypass: true", control.Denies, unit.IsVehicle},
		{"type: squad, aboard: truck", control.Denies, unit.IsPRC},
		{"type: squad, mounted: true", control.Denies, unit.IsCavalry},
		{"type: leader", control.Denies, unit.IsSMC},
		{"type: hero", control.Denies, unit.IsSMC},
		{"type: leader, status: [broken]", control.Denies, unit.IsSMC},
		{"type: squad, status: [broken]", control.Denies, unit.NotGoodOrder},
		{"type: squad, status: [berserk]", control.Denies, unit.NotGoodOrder},
		{"type: squad, status: [disrupted]", control.Denies, unit.NotGoodOrder},
		{"type: squad, status: [stunned]", control.Denies, unit.NotGoodOrder},
		{"type: squad, status: [shocked]", control.Denies, unit.NotGoodOrder},
		{"type: squad, bypass: true", control.Denies, unit.InBypass},
		{"type: squad, status: [climbing]", control.Denies, unit.IsClimbing},
	} {
		t.Run(tt.as, func(t *testing.T) {
			place := ", at: A2"
			if tt.lack == unit.IsPRC {
				place = ""
			}
			game := played(t, `
map: {hexes: ["A1:C3"]}
units: {truck: {side: Russian, type: vehicle, armed: false, at: A2}, it: {side: Russian, `+tt.as+place+`}, Gefreiter: {side: German, type: half-squad, at: A2}}
events: [{phase: {turn: 1, player: German, phase: RPh}}]`)
			want := control.Part{Effect: tt.effect, Lack: tt.lack}
			own := game.Explain(subject(t, game, "location A2"), russian)
			assert.Contains(t, own.Units, control.Presence{Unit: 2, At: game.Unit(2).At, Side: russian, Part: want})
			assert.Equal(t, tt.effect == control.Gains, own.Gaining != nil, "gains")
			assert.Equal(t, []unit.ID{3}, own.Denying)
			foe := game.Explain(subject(t, game, "location A2"), german)
			assert.Equal(t, own.Units, foe.Units)
			assert.Equal(t, []unit.ID{3}, foe.Gaining)
			if tt.effect == control.Nothing {
				assert.Empty(t, foe.Denying)
				assert.Equal(t, german, foe.Controller)
				return
			}
			assert.Equal(t, []unit.ID{2}, foe.Denying)
			assert.Equal(t, control.Denied, foe.Verdict)
			assert.Equal(t, control.A26_11, foe.Rule)
		})
	}
}

// In Melee, or put in the obstacle by the end of the MPh, a unit denies but does not gain.
func TestLacksThatComeAbout(t *testing.T) {
	game := played(t, `
map: {hexes: ["A1:C3"]}
readings: {bypass-end-gains: false}
units: {in Melee: {side: German, type: squad, at: A2, status: [melee]}, foe: {side: Russian, type: squad, at: A2, status: [melee]}, strayed: {side: German, type: squad, at: A1}}
events:
  - phase: {turn: 1, player: German, phase: MPh}
  - move: {unit: strayed, to: B1, bypass: true}
  - phase: {turn: 1, player: German, phase: DFPh}`)
	melee := game.Explain(subject(t, game, "location A2"), german)
	assert.Equal(t, control.Part{Effect: control.Denies, Lack: unit.NotGoodOrder}, melee.Units[0].Part)
	assert.Equal(t, control.NoOccupant, melee.Verdict)
	assert.Equal(t, []unit.ID{2}, melee.Denying)
	strayed := game.Explain(subject(t, game, "hex B1"), german)
	assert.Equal(t, control.Part{Effect: control.Denies, Lack: unit.IsStrayed}, strayed.Units[0].Part)
}

// town is a map with every spot.
const town = `
map:
  hexes: ["A1:F5"]
  buildings: [{name: house, hexes: [B2, B3, C3], levels: 1, rooftops: [B2], cellars: [B2]}]
  sewers: [B2]
  tunnels: [A1]
  caves: [A2]
  pillboxes: [B3]
  rubble: [C3]
  terrain: {E2: gully, F2: gully}
  bridges: [F2]
`

// TestSpots explains a hex and a building with one unit in it, for where the unit is.
func TestSpots(t *testing.T) {
	for _, tt := range []struct {
		subject, as, readings string
		effect                control.Effect
		spot                  control.Spot
	}{
		{"hex B2", "at: B2", "", control.Gains, control.AnySpot},
		{"hex B2", "at: B2/sewer", "", control.Nothing, control.Subterranean},
		{"hex A1", "at: A1/tunnel", "", control.Nothing, control.Subterranean},
		{"hex A2", "at: A2/cave", "", control.Nothing, control.Subterranean},
		{"hex B2", "at: B2/1", "", control.Denies, control.Upstairs},
		{"hex B2", "at: B2/cellar", "", control.Denies, control.Upstairs},
		{"hex B2", "at: B2/rooftop", "", control.Denies, control.OnRooftop},
		{"hex B2", "at: B2/rooftop", "rooftop-enemy-denies-hex: false", control.Nothing, control.OnRooftop},
		{"hex B2", "at: B2/cellar", "cellar-is-building: false", control.Denies, control.Upstairs},
		{"hex B3", "at: B3/pillbox", "", control.Gains, control.AnySpot},
		{"hex C3", "at: C3", "", control.Gains, control.AnySpot},
		{"hex E2", "at: E2", "", control.Gains, control.AnySpot},
		{"hex E2", "at: E2", "depression-is-ground-level: false", control.Denies, control.InDepression},
		{"hex F2", "at: F2", "depression-is-ground-level: false", control.Gains, control.AnySpot},
		{"hex F2", "at: F2/bridge", "", control.Gains, control.AnySpot},
		{"building house", "at: B2", "", control.Gains, control.AnySpot},
		{"building house", "at: B2/1", "", control.Gains, control.AnySpot},
		{"building house", "at: B2/cellar", "", control.Gains, control.AnySpot},
		{"building house", "at: B2/cellar", "cellar-is-building: false", control.Nothing, control.InCellar},
		{"building house", "at: B2/rooftop", "", control.Nothing, control.OnRooftop},
		{"building house", "at: B2/rooftop", "rooftop-enemy-denies-building: true", control.Denies, control.OnRooftop},
		{"building house", "at: B2/sewer", "", control.Nothing, control.Apart},
		{"building house", "at: B3/pillbox", "", control.Nothing, control.Apart},
		{"building house", "at: C3", "", control.Nothing, control.InRubble},
		{"building house", "at: B2, bypass: true", "", control.Nothing, control.Bypassing},
		{"building house", "at: B2, status: [climbing]", "", control.Nothing, control.Scaling},
	} {
		t.Run(tt.subject+" "+tt.as+" "+tt.readings, func(t *testing.T) {
			game := played(t, town+"readings: {"+tt.readings+"}\nunits: {it: {side: German, type: squad, "+tt.as+"}}\n")
			for _, side := range []unit.Side{german, russian} {
				x := game.Explain(subject(t, game, tt.subject), side)
				require.Len(t, x.Units, 1)
				assert.Equal(t, control.Part{Effect: tt.effect, Spot: tt.spot, Lack: x.Units[0].Lack}, x.Units[0].Part)
				assert.Equal(t, side == german && tt.effect == control.Gains, x.Gaining != nil)
				assert.Equal(t, side == russian && tt.effect >= control.Denies, x.Denying != nil)
			}
		})
	}
}

// TestVerdicts shows each verdict with its rule and what it rests on.
func TestVerdicts(t *testing.T) {
	const field = "map: {hexes: [\"A1:E5\"], buildings: [{name: h, hexes: [C3]}], pillboxes: [B2], terrain: {C2: woods}}\ncontrol: {all: Russian}\n"
	const foe = ", foe: {side: Russian, type: squad, at: C3}"
	for _, tt := range []struct {
		name, src, subject string
		verdict            control.Verdict
		rule               control.Rule
		needs              control.Cause
	}{
		{"gains before play", field + "units: {sq: {side: German, type: squad, at: C3}}", "building h", control.GainsIt, control.A26_14, control.Cause{}},
		{"denied", field + "units: {sq: {side: German, type: squad, at: C3}" + foe + "}\nevents: [{no-quarter: German}]", "building h", control.Denied, control.A26_11, control.Cause{}},
		{"nobody there", field + "units: {sq: {side: German, type: squad, at: A1}}\nevents: [{no-quarter: German}]", "hex C3", control.NoOccupant, control.A26_13, control.Cause{}},
		{"pillbox", field + "units: {sq: {side: German, type: squad, at: B2}}\nevents: [{no-quarter: German}]", "hex B2", control.NeedsPillbox, control.A26_132, control.Cause{}},
		{"rubble", field + "units: {sq: {side: German, type: squad, at: C3}}\nevents: [{rubble: C3}]", "building h", control.AllRubble, control.B24_1, control.Cause{}},
		{"rubble, nobody there", field + "events: [{rubble: C3}]", "building h", control.AllRubble, control.B24_1, control.Cause{}},
		{"locked", field + "events: [{kindle: {by: German, at: C3}}]", "building h", control.Locked, control.A26_16, control.Cause{Kind: control.Burns, Side: german}},
		{"fire around a hex", field + "events: [{blaze: C2}]", "hex C2", control.FireRules, control.A26_161, control.Cause{Kind: control.Majority, Of: 6}},
		{"fire in a Location", field + "events: [{blaze: C2}]", "location C2", control.FireRules, control.A26_161, control.Cause{Kind: control.FollowsHex, Of: 1}},
		{"fire in a building", field + "events: [{blaze: C3}]", "building h", control.FireRules, control.A26_161, control.Cause{Kind: control.AllHexes, Of: 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			game := played(t, tt.src)
			x := game.Explain(subject(t, game, tt.subject), german)
			x.Needs.At = 0
			assert.Equal(t, tt.verdict, x.Verdict)
			assert.Equal(t, tt.rule, x.Rule)
			assert.Equal(t, tt.needs, x.Needs)
			assert.Equal(t, tt.verdict == control.NeedsPillbox, x.Pillbox != 0)
		})
	}
}

// Of three hexes around a Blaze at the edge of the map two are a majority.
func TestMajorityAtTheEdge(t *testing.T) {
	game := played(t, "map: {hexes: [\"A1:E5\", B0]}\ncontrol: {all: Russian, \"hex B1\": German, \"hex C1\": German}\nevents: [{blaze: B0}]")
	x := game.Explain(subject(t, game, "hex B0"), german)
	assert.Equal(t, german, x.Controller)
	assert.Equal(t, control.Cause{Kind: control.Majority, Count: 2, Of: 3}, x.Needs)
}

// TestNoSubject explains what is none, or for nobody.
func TestNoSubject(t *testing.T) {
	game := played(t, town)
	for _, s := range []control.Subject{{}, control.Location(0), control.Location(9999), control.Hex(0), control.Hex(9999), control.Building(0), control.Building(9)} {
		x := game.Explain(s, german)
		assert.Equal(t, control.Explanation{Subject: s, Side: german, Verdict: control.NoOccupant}, x)
		assert.Nil(t, game.Timeline(unit.None, s))
		assert.Equal(t, unit.None, game.ControllerAt(unit.None, s, 3))
	}
	for _, side := range []unit.Side{unit.None, 3, 255} {
		x := game.Explain(control.Building(terrain.Building(1)), side)
		assert.Equal(t, control.NoOccupant, x.Verdict)
		assert.Empty(t, x.ToGainIt)
	}
	assert.Equal(t, unit.None, game.ExplainTo(7, control.Building(1), german).Viewer)
}
