package scenario_test

import "testing"

// two starts files with units a and b and the vehicle pz, four lines after head.
const two = head + `units:
  a: {side: German, type: squad, at: U3}
  b: {side: Russian, type: squad, at: V2/1}
  pz: {side: German, type: vehicle, at: W2}
`

// Keys that are not known, at every level of a file.
var unknownKeys = []wrong{
	{"top", head + "«even: []\n", []string{"even: did you mean events?"}},
	{"top, nothing like it", head + "«weather: snow\n", []string{"weather: format, case, title, cites"}},
	{"origin", head + "origin: {«kinds: rules}\n", []string{"origin.kinds: did you mean kind?"}},
	{"map", "format: 1\nsides: [German, Russian]\nmap: {«colums: 3}\n", []string{"map.colums: did you mean columns?"}},
	{"building", "format: 1\nsides: [German, Russian]\nmap:\n  buildings:\n    - {hexes: [U3], «level: 1}\n", []string{"map.buildings[0].level: did you mean levels?"}},
	{"unit", head + "units:\n  a: {side: German, type: squad, at: U3, «stat: []}\n", []string{"units.a.stat: did you mean at?"}},
	{"unit, a name", head + "units:\n  a: {«name: b, side: German, type: squad, at: U3}\n", []string{"units.a.name: there is no key"}},
	{"expect at the start", head + "expect: {«building: {22U3: none}}\n", []string{"expect.building: did you mean buildings?"}},
	{"expect", two + "events:\n  - move: {unit: a, to: V2}\n    expect: {«onyl: true}\n", []string{"events[0].expect.onyl: did you mean only?"}},
	{"denied", two + "expect:\n  denied:\n    hex V2: {side: German, by: [b], «rules: A26.11}\n", []string{"expect.denied.hex V2.rules: did you mean rule?"}},
	{"known-to", two + "expect:\n  known-to:\n    German: {«hex: {V2: none}}\n", []string{"expect.known-to.German.hex: did you mean hexes?"}},
	{"event", two + "events:\n  - move: {unit: a, to: V2}\n    «notes: words\n", []string{"events[0].notes: did you mean note?"}},
	{"move", two + "events:\n  - move: {unit: a, to: V2, «from: U3}\n", []string{"events[0].move.from: unit, units, to, bypass"}},
	{"place", two + "events:\n  - place: {name: c, side: German, type: squad, at: U3, «staus: [broken]}\n", []string{"events[0].place.staus: did you mean status?"}},
	{"status", two + "events:\n  - status: {unit: a, «ad: [broken], remove: [pinned]}\n", []string{"events[0].status.ad: did you mean add?"}},
	{"capture", two + "events:\n  - capture: {unit: a, by: Russian, «crew: false}\n", []string{"events[0].capture.crew: did you mean crewed?"}},
	{"free", two + "events:\n  - free: {unit: a, «arm: true}\n", []string{"events[0].free.arm: did you mean armed?"}},
	{"load", two + "events:\n  - load: {unit: a, vehicle: pz, «bypass: true}\n", []string{"events[0].load.bypass: unit, vehicle"}},
	{"unload", two + "events:\n  - unload: {unit: a, «to: V2}\n", []string{"events[0].unload.to: unit, bypass"}},
	{"phase", two + "events:\n  - phase: {turn: 1, player: German, phase: MPh, «side: German}\n", []string{"events[0].phase.side: turn, player, phase"}},
	{"fire", head + "fires: [{at: V2, kind: flame, «kindledby: German}]\n", []string{"fires[0].kindledby: did you mean kindled-by?"}},
	{"kindle", two + "events:\n  - kindle: {by: German, «in: V2, at: V2}\n", []string{"events[0].kindle.in: there is no key"}},
	{"spread", two + "events:\n  - spread: {from: V2, «too: V3, to: V3}\n", []string{"events[0].spread.too: did you mean to?"}},
	{"mop-up", two + "events:\n  - mop-up: {units: [a], «buildings: 22U3, building: 22U3}\n", []string{"events[0].mop-up.buildings: did you mean building?"}},
	{"in a together", two + "events:\n  - together:\n      - eliminate: a\n        «expect: {}\n", []string{"events[0].together[0].expect: there is no key"}},
	{"several, in the order of the file", "format: 1\nsides: [German, Russian]\n«uints: {}\nmap: {«row: 3, board: x, «rubbel: []}\n«titel: x\n",
		[]string{"uints: did you mean units?", "map.row: did you mean rows?", "map.rubbel: did you mean rubble?", "titel: did you mean title?"}},
}

// Keys that must be there. The place is that of the mapping that lacks them.
var missingKeys = []wrong{
	{"status without a change", two + "events:\n  - status: «{unit: a}\n", []string{`events[0].status: there is nothing to add or remove`}},
	{"top", "«««title: words\n", []string{`: "format" is missing`, `: "sides" is missing`, `: "map" is missing`}},
	{"building", "format: 1\nsides: [German, Russian]\nmap: {buildings: [«{name: x}]}\n", []string{"map.buildings[0]: hex"}},
	{"unit", head + "units:\n  a: «««{note: words}\n", []string{`units.a: "side" is missing`, `units.a: "type" is missing`, `units.a: "at" is missing`}},
	{"move", two + "events:\n  - move: ««{bypass: true}\n", []string{`events[0].move: "to" is missing`, `events[0].move: "unit" is missing`}},
	{"place", two + "events:\n  - place: ««««{vp: 1}\n",
		[]string{`events[0].place: "name" is missing`, `events[0].place: "side" is missing`, `events[0].place: "type" is missing`, `events[0].place: "at" is missing`}},
	{"status of nobody", two + "events:\n  - status: «{add: [broken]}\n", []string{`events[0].status: "unit" is missing`}},

	{"capture", two + "events:\n  - capture: ««{crewed: true}\n", []string{`events[0].capture: "unit" is missing`, `events[0].capture: "by" is missing`}},
	{"free", two + "events:\n  - free: «{armed: true}\n", []string{`events[0].free: "unit" is missing`}},
	{"load", two + "events:\n  - load: ««{}\n", []string{`events[0].load: "unit" is missing`, `events[0].load: "vehicle" is missing`}},
	{"unload", two + "events:\n  - unload: «{}\n", []string{`events[0].unload: "unit" is missing`}},
	{"phase", two + "events:\n  - phase: «««{}\n", []string{`events[0].phase: "turn" is missing`, `events[0].phase: "player" is missing`, `events[0].phase: "phase" is missing`}},
	{"destroy", two + "events:\n  - destroy: «{}\n", []string{"events[0].destroy: {pillbox: HEX} or {bridge: HEX}"}},
	{"denied", two + "expect: {denied: {hex V2: ««{rule: A26.11}}}\n", []string{`expect.denied.hex V2: "side" is missing`, `expect.denied.hex V2: "by" is missing`}},
	{"fire", head + "fires: [««{}]\n", []string{`fires[0]: "at" is missing`, `fires[0]: "kind" is missing`}},
	{"kindle", two + "events:\n  - kindle: ««{unit: a}\n", []string{`events[0].kindle: "by" is missing`, `events[0].kindle: "at" is missing`}},
	{"spread", two + "events:\n  - spread: ««{}\n", []string{`events[0].spread: "from" is missing`, `events[0].spread: "to" is missing`}},
	{"mop-up by nobody", two + "events:\n  - mop-up: «{building: 22U3}\n", []string{`events[0].mop-up: "units" is missing`}},
	{"mop-up of nothing", two + "events:\n  - mop-up: «{units: [a]}\n", []string{"events[0].mop-up: building"}},
	{"event", two + "events:\n  - «note: words\n", []string{"events[0]: exactly one of move, place"}},
}

// Keys and things that stand twice.
var twice = []wrong{
	{"top", head + "title: x\n«title: y\n", []string{"title: twice"}},
	{"map", "format: 1\nsides: [German, Russian]\nmap: {rows: 3, «rows: 3}\n", []string{"map.rows: twice"}},
	{"quoted and not", "format: 1\nsides: [German, Russian]\nmap: {rows: 3, «\"rows\": 3}\n", []string{"map.rows: twice"}},
	{"unit", head + "units:\n  a: {side: German, type: squad, at: U3}\n  «a: {side: German, type: squad, at: V3}\n", []string{"units.a: twice"}},
	{"unit and a placed one", two + "events:\n  - place: {name: «a, side: German, type: squad, at: U3}\n", []string{"events[0].place.name: already a unit a"}},
	{"placed twice", two + "events:\n  - together:\n      - place: {name: c, side: German, type: squad, at: U3}\n      - place: {name: «c, side: German, type: squad, at: U3}\n",
		[]string{"events[0].together[1].place.name: already a unit c"}},
	{"terrain", "format: 1\nsides: [German, Russian]\nmap: {board: x, terrain: {A1: woods, «A1: woods}}\n", []string{"map.terrain.A1: twice"}},
	{"expected hex", head + "expect: {hexes: {V2: none, «V2: none}}\n", []string{"expect.hexes.V2: twice"}},
	{"expected hex by another name", head + "expect: {hexes: {V2: none, «22V2: none}}\n", []string{"expect.hexes.22V2: twice"}},
	{"expected Location by another name", head + "expect: {locations: {V2: none, «V2/0: none}}\n", []string{"expect.locations.V2/0: twice"}},
	{"stated by another name", head + "control: {building 22U3: none, «building U3: German}\n", []string{"control.building U3: twice"}},
	{"event", two + "events:\n  - move: {unit: a, to: V2}\n    «move: {unit: b, to: V2}\n", []string{"events[0].move: twice"}},
	{"two events in one", two + "events:\n  - «move: {unit: a, to: V2}\n    exit: b\n", []string{"events[0]: exactly one of"}},
	{"unit and units", two + "events:\n  - move: {unit: a, units: «[b], to: V2}\n", []string{"events[0].move.units: leave one out"}},
	{"a unit in a list", two + "events:\n  - eliminate: [a, b, «a]\n", []string{"events[0].eliminate[2]: twice"}},
	{"a status", head + "units:\n  a: {side: German, type: squad, at: U3, status: [pinned, «pinned]}\n", []string{"units.a.status[1]: twice"}},
	{"a status added and removed", two + "events:\n  - status: {unit: a, add: [pinned], remove: «[pinned]}\n", []string{"events[0].status.remove: pinned"}},
	{"at and aboard", two + "events:\n  - place: {name: c, side: German, type: squad, at: «U3, aboard: pz}\n", []string{"events[0].place.at: at or aboard"}},
	{"destroyed", "format: 1\nsides: [German, Russian]\nmap: {terrain: {A7: gully}, bridges: [A7], pillboxes: [A7]}\nevents:\n  - destroy: «{pillbox: A7, bridge: A7}\n",
		[]string{"events[0].destroy: {pillbox: HEX} or {bridge: HEX}"}},
	{"side", "format: 1\nsides: «[German, German]\nmap: {}\n", []string{"sides: German"}},
	{"building hex", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [U3, V2]}, {hexes: [«V2, V3]}]}\n", []string{"map.buildings[1].hexes[0]: already in building"}},
	{"building name", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{name: x, hexes: [U3]}, {name: «x, hexes: [V3]}]}\n", []string{"map.buildings[1].name: already a building x"}},
}

// Values of another kind than the key asks for.
var misfits = []wrong{
	{"list for a word", head + "title: «[x]\n", []string{"title: a word is wanted"}},
	{"mapping for a word", head + "note: «{a: b}\n", []string{"note: a word is wanted"}},
	{"nothing for a word", head + "title:«\n", []string{"title: nothing"}},
	{"word for a list", head + "cites: «A26.11\n", []string{"cites: a list"}},
	{"list for a mapping", head + "units: «[a]\n", []string{"units: a mapping"}},
	{"mapping for a list", head + "events: «{move: {}}\n", []string{"events: a list"}},
	{"word for a mapping", head + "control: «German\n", []string{"control: a mapping"}},
	{"nothing for a mapping", "format: 1\nsides: [German, Russian]\nmap:«\n", []string{"map: a mapping"}},
	{"a word for an event", two + "events:\n  - «end\n", []string{"events[0]: a mapping"}},
	{"a word for a unit", head + "units: {a: «squad}\n", []string{"units.a: a mapping"}},
	{"yes for true", head + "contested: «yes\n", []string{"contested: true or false"}},
	{"True for true", head + "contested: «True\n", []string{"contested: true or false"}},
	{"quoted true", head + "contested: «\"true\"\n", []string{"contested: without quotes"}},
	{"number for true", head + "readings: {bypass-end-gains: «1}\n", []string{"readings.bypass-end-gains: true or false"}},
	{"end that is none", two + "events:\n  - end: «false\n", []string{"events[0].end: end: true"}},
	{"a side without a name", "format: 1\nsides: [German, «\"\"]\nmap: {}\n", []string{"sides[1]: nothing"}},
	{"one side", "format: 1\nsides: «[German]\nmap: {}\n", []string{"sides: exactly two"}},
	{"three sides", "format: 1\nsides: «[German, Russian, Finnish]\nmap: {}\n", []string{"sides: exactly two"}},
	{"a side called none", "format: 1\nsides: «[German, none]\nmap: {}\n", []string{"sides: none"}},
	{"format 2", "format: «2\nsides: [German, Russian]\nmap: {}\n", []string{"format: format 1"}},
	{"nowhere to go", two + "events:\n  - move: {unit: a, to: «[]}\n", []string{"events[0].move.to: empty"}},
	{"nobody dies", two + "events:\n  - eliminate: «[]\n", []string{"events[0].eliminate: empty"}},
	{"nothing together", two + "events:\n  - together: «[]\n", []string{"events[0].together: empty"}},
	{"together in a together", two + "events:\n  - together: [{together: «[{exit: a}]}]\n", []string{"events[0].together[0].together: nest"}},
	{"a bar between three", "format: 1\nsides: [German, Russian]\nmap: {buildings: [{hexes: [U3, V2, V3], bars: [«[U3, V2, V3]]}]}\n", []string{"map.buildings[0].bars[0]: two hexes"}},
	{"only of the start", head + "expect: {only: «true}\n", []string{"expect.only: event"}},
}

func TestUnknownKeys(t *testing.T) { refuseAll(t, unknownKeys) }
func TestMissingKeys(t *testing.T) { refuseAll(t, missingKeys) }
func TestTwice(t *testing.T)       { refuseAll(t, twice) }
func TestMisfits(t *testing.T)     { refuseAll(t, misfits) }
