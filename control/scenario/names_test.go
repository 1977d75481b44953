package scenario_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/unit"
)

// Words that YAML takes for numbers, dates, truths and nothing.
var odd = []string{
	"1E3", "1e3", "22", "007", "010", "0x1F", "0o17", "0b11", "1_000", "1.5", ".5", "-1", "+1", ".inf", ".NaN", "no", "No", "NO", "yes", "on", "off", "y", "n",
	"true", "false", "null", "Null", "~", "2001-01-01", "2001-12-14t21:59:43.10-05:00", "12:30:45", "=", "1E3/1",
}

// Names are taken as written, whatever YAML makes of them.
func TestNamesAsWritten(t *testing.T) {
	for _, name := range odd {
		t.Run(name, func(t *testing.T) {
			src := strings.ReplaceAll(`format: 1
case: NAME
title: NAME
cites: [NAME]
origin: {kind: rules, at: NAME, id: NAME}
note: NAME
sides: [NAME, other]
map:
  board: NAME
  buildings: [{name: NAME, hexes: [C3]}]
setup: {NAME: [building NAME]}
control: {building NAME: NAME, hex C3: NAME}
units:
  NAME: {side: NAME, type: squad, at: C3}
expect:
  buildings: {NAME: NAME}
events:
  - move: {unit: NAME, to: C4}
    expect: {denied: {hex C3: {side: NAME, by: [NAME]}}, known-to: {NAME: {buildings: {NAME: NAME}}}}
    note: NAME
  - eliminate: NAME
  - place: {name: NAME2, side: NAME, type: squad, at: C3}
  - declare: NAME
`, "NAME", name)
			s := load(t, src)
			assert.Equal(t, []string{name, name, name, name}, []string{s.Case, s.Title, s.Note, s.Cites[0]})
			assert.Equal(t, scenario.Origin{Kind: "rules", At: name, ID: name}, s.Origin)
			assert.Equal(t, name, s.Roster.SideName(unit.First))
			assert.Equal(t, []string{name, name + "2"}, s.Roster.Names())
			assert.Equal(t, name, s.Map.Grid().Board())
			assert.Equal(t, name, s.Map.Building(1).Name)
			assert.Equal(t, name, s.Events[0].Note)
			require.Len(t, s.Position.Setup[0], 1)
		})
	}
}

func TestHexesAsWritten(t *testing.T) {
	s := load(t, `format: 1
sides: [German, Russian]
map:
  board: 1
  hexes: [1E1:1E9, 1A1]
  buildings: [{hexes: [1E3, E4], levels: 1, level-of: {1E4: 2}}]
  terrain: {1E5: woods}
setup: {German: [1E1:1E3], Russian: [1E9]}
control: {hex 1E3: none, building 1E3: German}
units:
  1E3: {side: German, type: squad, at: 1E3/1}
  '1E3 ': {side: German, type: squad, at: "1E3/0"}
expect: {hexes: {1E3: none}, locations: {1E3/1: German}, buildings: {1E3: German}}
`)
	n := named{t, s}
	e3 := n.hex("E3")
	assert.Equal(t, e3, n.hex("1E3"), "hex E3 of board 1, not a thousand")
	assert.Len(t, s.Position.Setup[german-1], 3)
	assert.Equal(t, n.loc("E3/1"), n.state("1E3").At)
	assert.Equal(t, s.Map.Base(e3), n.state("1E3 ").At, "/0 is the base")
	assert.Equal(t, "1E3", s.Map.Building(1).Name)
	assert.Equal(t, 2, s.Map.Levels(n.hex("E4")))

	s = load(t, "format: 1\nsides: [A, B]\nmap: {columns: 60, hexes: [ZZ0:AAA2]}\n")
	names := []string{}
	for h := range s.Map.Hexes() {
		names = append(names, s.Map.HexName(h))
	}
	assert.Equal(t, []string{"ZZ0", "ZZ1", "ZZ2", "AAA1", "AAA2"}, names, "after ZZ comes AAA; the corner AAA0 need not exist")
}

// Where an integer is wanted only plain decimal digits will do.
func TestNumbers(t *testing.T) {
	keys := map[string]string{
		"format":                       "format: «N\nsides: [German, Russian]\nmap: {}\n",
		"map.columns":                  "format: 1\nsides: [German, Russian]\nmap: {columns: «N}\n",
		"map.rows":                     "format: 1\nsides: [German, Russian]\nmap: {rows: «N}\n",
		"map.buildings[0].levels":      "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [U3], levels: «N}]}\n",
		"map.buildings[0].level-of.U3": "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [U3], level-of: {U3: «N}}]}\n",
		"units.a.vp":                   head + "units: {a: {side: German, type: squad, at: U3, vp: «N}}\n",
		"events[0].phase.turn":         head + "events: [{phase: {turn: «N, player: German, phase: MPh}}]\n",
	}
	var table []wrong
	for path, src := range keys {
		for _, n := range []string{"010", "00", "1_000", "0x1", "0o1", "0b1", "1e3", "1E3", "1.0", "1.", "+1", `"1"`, "'1'", "one", "true", "~", "2001-01-01", "1:30", "12345678901234567890", "1 000", "١"} {
			table = append(table, wrong{path + " " + n, strings.ReplaceAll(src, "«N", "«"+n), []string{path + ": number"}})
		}
	}
	refuseAll(t, table)
}

func TestNumbersOutOfRange(t *testing.T) {
	for _, src := range []string{
		"format: 1\nsides: [German, Russian]\nmap: {columns: 0}\n",
		"format: 1\nsides: [German, Russian]\nmap: {rows: -3}\n",
		"format: 1\nsides: [German, Russian]\nmap: {columns: 999999999, rows: 999999999}\n",
		"format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [U3], levels: -1}]}\n",
		"format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [U3], levels: 999}]}\n",
		head + "units: {a: {side: German, type: squad, at: U3, vp: -1}}\n",
		head + "units: {a: {side: German, type: squad, at: U3, vp: 999999999}}\n",
		head + "events: [{phase: {turn: 0, player: German, phase: MPh}}]\n",
	} {
		_, err := scenario.Parse("test.yaml", []byte(src))
		var ds scenario.Diagnostics
		if assert.ErrorAs(t, err, &ds, src) {
			assert.Len(t, ds, 1, src)
		}
	}
}

// Names of every kind that nothing bears, with the nearest that something does.
var unknownNames = []wrong{
	{"side of a unit", head + "units: {a: {side: «Germn, type: squad, at: U3}}\n", []string{"units.a.side: did you mean German?"}},
	{"side of a unit, in small letters", head + "units: {a: {side: «german, type: squad, at: U3}}\n", []string{"units.a.side: did you mean German?"}},
	{"no side of a unit", head + "units: {a: {side: «none, type: squad, at: U3}}\n", []string{"units.a.side: German, Russian"}},
	{"side in setup", head + "setup: {«Rusian: [U3]}\n", []string{"setup.Rusian: did you mean Russian?"}},
	{"side in control", head + "control: {all: «Finnish}\n", []string{"control.all: none, German, Russian"}},
	{"side expected", head + "expect: {hexes: {V2: «non}}\n", []string{"expect.hexes.V2: did you mean none?"}},
	{"side that knows", head + "expect: {known-to: {«Germans: {hexes: {V2: none}}}}\n", []string{"expect.known-to.Germans: did you mean German?"}},
	{"side that is denied", two + "expect: {denied: {hex V2: {side: «Germany, by: [b]}}}\n", []string{"expect.denied.hex V2.side: did you mean German?"}},
	{"captor", two + "events: [{capture: {unit: a, by: «Rusian}}]\n", []string{"events[0].capture.by: did you mean Russian?"}},
	{"who declares", two + "events: [{declare: «Rusian}]\n", []string{"events[0].declare: did you mean Russian?"}},
	{"player", two + "events: [{phase: {turn: 1, player: «Rusian, phase: MPh}}]\n", []string{"events[0].phase.player: did you mean Russian?"}},
	{"phase", two + "events: [{phase: {turn: 1, player: German, phase: «PPh}}]\n", []string{"events[0].phase.phase: Ph"}},
	{"phase, in small letters", two + "events: [{phase: {turn: 1, player: German, phase: «mph}}]\n", []string{"events[0].phase.phase: did you mean MPh?"}},
	{"type", head + "units: {a: {side: German, type: «halfsquad, at: U3}}\n", []string{"units.a.type: did you mean half-squad?"}},
	{"type, nothing like it", head + "units: {a: {side: German, type: «bicycle, at: U3}}\n", []string{"units.a.type: squad, half-squad, crew, leader, hero, vehicle, dummy"}},
	{"status", head + "units: {a: {side: German, type: squad, at: U3, status: [pinned, «brokn]}}\n", []string{"units.a.status[1]: did you mean broken?"}},
	{"status added and removed", two + "events: [{status: {unit: a, add: [«consealed], remove: [«hiden]}}]\n",
		[]string{"events[0].status.add[0]: did you mean concealed?", "events[0].status.remove[0]: did you mean hidden?"}},
	{"reading", head + "readings: {«rooftop-enemy-denies-hexes: true}\n", []string{"readings.rooftop-enemy-denies-hexes: did you mean rooftop-enemy-denies-hex?"}},
	{"terrain", "format: 1\nsides: [German, Russian]\nmap: {terrain: {A1: «wood}}\n", []string{"map.terrain.A1: did you mean woods?"}},
	{"material", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [A1], material: «wood}]}\n", []string{"map.buildings[0].material: wooden"}},
	{"origin", head + "origin: {kind: «forums}\n", []string{"origin.kind: did you mean forum?"}},
	{"event", two + "events: [{«elminate: a}]\n", []string{"events[0].elminate: did you mean eliminate?"}},
	{"unit that moves", two + "events: [{move: {unit: «pzz, to: V2}}]\n", []string{"events[0].move.unit: did you mean pz?"}},
	{"units that move", two + "events: [{move: {units: [a, «pzz], to: V2}}]\n", []string{"events[0].move.units[1]: did you mean pz?"}},
	{"unit that dies", two + "events: [{eliminate: [«pzz, a]}]\n", []string{"events[0].eliminate[0]: did you mean pz?"}},
	{"vehicle", two + "events: [{load: {unit: a, vehicle: «pzz}}]\n", []string{"events[0].load.vehicle: did you mean pz?"}},
	{"aboard", two + "events: [{place: {name: c, side: German, type: squad, aboard: «pzz}}]\n", []string{"events[0].place.aboard: did you mean pz?"}},
	{"aboard of no vehicle", two + "events: [{place: {name: c, side: German, type: squad, aboard: «a}}]\n", []string{"events[0].place.aboard: vehicle"}},
	{"guard", head + "units: {alpha: {side: German, type: squad, at: U3, status: [captured], guard: «alpa}}\n", []string{"units.alpha.guard: did you mean alpha?"}},
	{"who denies", two + "expect: {denied: {hex V2: {side: German, by: [b, «pzz]}}}\n", []string{"expect.denied.hex V2.by[1]: did you mean pz?"}},
	{"kind of fire", head + "fires: [{at: V2, kind: «blazes}]\n", []string{"fires[0].kind: did you mean blaze?"}},
	{"Kindler at the start", head + "fires: [{at: V2, kind: flame, kindled-by: «Rusian}]\n", []string{"fires[0].kindled-by: did you mean Russian?"}},
	{"Kindler", two + "events: [{kindle: {by: «Rusian, at: V2, unit: «pzz}}]\n", []string{"events[0].kindle.by: did you mean Russian?", "events[0].kindle.unit: did you mean pz?"}},
	{"who gives no quarter", two + "events: [{no-quarter: «Rusian}]\n", []string{"events[0].no-quarter: did you mean Russian?"}},
	{"who mops up what", two + "events: [{mop-up: {units: [a, «pzz], building: «22U4}}]\n", []string{"events[0].mop-up.units[1]: did you mean pz?", "events[0].mop-up.building: did you mean 22U3?"}},
	{"unit, in a file without units", head + "events: [{exit: «x}]\n", []string{"events[0].exit: there is no unit"}},
}

var unknownPlaces = []wrong{
	{"hex without a number", two + "events: [{move: {unit: a, to: «V}}]\n", []string{"events[0].move.to: not a hex"}},
	{"hex in small letters", head + "units: {a: {side: German, type: squad, at: «u3}}\n", []string{"units.a.at: did you mean U3?"}},
	{"hex with a leading zero", head + "units: {a: {side: German, type: squad, at: «U03}}\n", []string{"units.a.at: did you mean U3?"}},
	{"hex beyond the board", head + "units: {a: {side: German, type: squad, at: «HH1}}\n", []string{"units.a.at: A to GG"}},
	{"A0", head + "units: {a: {side: German, type: squad, at: «A0}}\n", []string{"units.a.at: A1 to A10"}},
	{"hex of another board", head + "expect: {hexes: {«23V2: none}}\n", []string{"expect.hexes.23V2: did you mean V2?"}},
	{"hex that is not playable", "format: 1\nsides: [German, Russian]\nmap: {hexes: [A1:C3]}\nexpect: {hexes: {«D1: none}}\n", []string{"expect.hexes.D1: not among the playable hexes"}},
	{"level that the building lacks", head + "units: {a: {side: German, type: squad, at: «V2/2}}\n", []string{"units.a.at: V2, V2/1"}},
	{"level in open ground", head + "units: {a: {side: German, type: squad, at: «A1/1}}\n", []string{"units.a.at: only its base Location"}},
	{"Location of no kind", head + "expect: {locations: {«V2/roof: none}}\n", []string{"expect.locations.V2/roof: rooftop"}},
	{"Location where a hex is wanted", head + "expect: {hexes: {«V2/1: none}}\n", []string{"expect.hexes.V2/1: not a hex"}},
	{"Location where a setup hex is wanted", head + "setup: {German: [«V2/1]}\n", []string{"setup.German[0]: hex"}},
	{"building", head + "expect: {buildings: {«22U4: none}}\n", []string{"expect.buildings.22U4: did you mean 22U3?"}},
	{"building in setup", head + "setup: {German: [«building 22U4]}\n", []string{"setup.German[0]: did you mean 22U3?"}},
	{"building in control", head + "control: {«building 22U4: none}\n", []string{"control.building 22U4: did you mean 22U3?"}},
	{"board in setup", head + "setup: {German: [«board 23]}\n", []string{"setup.German[0]: 22"}},
	{"range backwards", head + "setup: {German: [«H10:A1]}\n", []string{"setup.German[0]: A1:H10"}},
	{"range beyond the board", head + "setup: {German: [«A1:HH3]}\n", []string{"setup.German[0]: A to GG"}},
	{"subject of no kind", head + "control: {«buildings 22U3: none}\n", []string{"control.buildings 22U3: building 22U3"}},
	{"subject without a kind", head + "expect: {cites: {«V2: A26.13}}\n", []string{`expect.cites.V2: "hex V2"`}},
	{"subject without a name", head + "expect: {cites: {«hex: A26.13}}\n", []string{`expect.cites.hex: "hex V2"`}},
	{"terrain", "format: 1\nsides: [German, Russian]\nmap: {terrain: {«HH1: woods}}\n", []string{"map.terrain.HH1: A to GG"}},
	{"terrain, in small letters", "format: 1\nsides: [German, Russian]\nmap: {terrain: {«a1: woods}}\n", []string{"map.terrain.a1: did you mean A1?"}},
	{"terrain, with a dot", "format: 1\nsides: [German, Russian]\nmap: {terrain: {«A.1: woods}}\n", []string{"map.terrain.A.1: not a hex"}},
	{"level-of, in small letters", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [A1], level-of: {«a1: 1}}]}\n", []string{"map.buildings[0].level-of.a1: did you mean A1?"}},
	{"level-of another building", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [A1], level-of: {«A2: 1}}]}\n", []string{"map.buildings[0].level-of.A2: not in building"}},
	{"stairwell elsewhere", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [A1], stairwells: [«A2]}]}\n", []string{"map.buildings[0].stairwells[0]: not in building"}},
	{"bar elsewhere", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [A1, A2], bars: [[A1, «A3]]}]}\n", []string{"map.buildings[0].bars[0][1]: not in building"}},
	{"fortified elsewhere", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [A1], fortified: [«A2]}]}\n", []string{"map.buildings[0].fortified[0]: not in building"}},
	{"building in pieces", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [A1, A2, «A4]}]}\n", []string{"map.buildings[0].hexes[2]: not connected"}},
	{"no hexes of a building", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [«HH1], rooftops: true}]}\n", []string{"map.buildings[0].hexes[0]: A to GG"}},
	{"bridge over open ground", "format: 1\nsides: [German, Russian]\nmap: {bridges: [«A1]}\n", []string{"map.bridges[0]: gully, stream, wadi or water"}},
	{"spots", "format: 1\nsides: [German, Russian]\nmap: {pillboxes: [«HH1], sewers: [«HH2], tunnels: [«HH3], caves: [«HH4], rubble: [«HH5]}\n",
		[]string{"map.pillboxes[0]: HH1", "map.sewers[0]: HH2", "map.tunnels[0]: HH3", "map.caves[0]: HH4", "map.rubble[0]: HH5"}},
	{"fires", head + "fires: [{at: «V2/2, kind: flame}]\nevents: [{ignite: «V2/2}, {blaze: «V2/2}, {extinguish: «V2/2}, {spread: {from: «V2/2, to: «V2/3}}, {wreck-blaze: «HH1}]\n",
		[]string{"fires[0].at: V2, V2/1", "events[0].ignite: V2, V2/1", "events[1].blaze: V2, V2/1", "events[2].extinguish: V2, V2/1", "events[3].spread.from: V2, V2/1", "events[3].spread.to: V2, V2/1", "events[4].wreck-blaze: A to GG"}},
	{"no pillbox to destroy", head + "events: [{destroy: {pillbox: «V2}}]\n", []string{"events[0].destroy.pillbox: no pillbox"}},
}

func TestUnknownNames(t *testing.T)  { refuseAll(t, unknownNames) }
func TestUnknownPlaces(t *testing.T) { refuseAll(t, unknownPlaces) }

// Names are sought among many without getting in one another's way.
func TestManyUnits(t *testing.T) {
	var b strings.Builder
	b.WriteString(head + "units:\n")
	for i := range 600 {
		fmt.Fprintf(&b, "  rifle %d: {side: German, type: squad, at: V2}\n", i)
	}
	s := load(t, b.String())
	assert.Equal(t, unit.ID(600), named{t, s}.unit("rifle 599"))
}
