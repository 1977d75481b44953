package control_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// chain tells the rulings on a subject with their events.
func chain(game *control.Adjudicator, viewer unit.Side, s control.Subject) (texts []string) {
	for _, e := range game.Timeline(viewer, s) {
		texts = append(texts, fmt.Sprintf("%d %v: %s", e.Event, e.Ruling.Cause.Kind, game.Text(e.Ruling)))
	}
	return texts
}

// TestTexts has a chain of rulings for each cause and rule.
func TestTexts(t *testing.T) {
	const (
		street = "map: {hexes: [\"A1:E5\"], buildings: [{name: h, hexes: [B2, B3], levels: 1}], terrain: {D2: gully}, bridges: [D2], pillboxes: [A3]}\ncontrol: {all: Russian}\nunits:\n"
		g      = "  g: {side: German, type: squad, at: A1}\n"
		pz     = "  pz: {side: German, type: vehicle, at: A1}\n"
		in     = "  - move: {unit: g, to: B2}\n"
	)
	for _, tt := range []struct {
		name, src, subject string
		want               []string
	}{
		{"a Location", street + g + "events:\n" + in, "location B2", []string{
			"0 occupies: Location B2: Russian to German (A26.11): g occupies it, and no enemy denies it."}},
		{"a hex", street + g + "events:\n" + in, "hex B2", []string{
			"0 occupies: Hex B2: Russian to German (A26.13): g occupies it at ground level, and no enemy denies it."}},
		{"a building", street + g + "events:\n" + in, "building h", []string{
			"0 occupies: Building h: Russian to German (A26.14): g occupies it, and no enemy denies it."}},
		{"nobody's", "map: {hexes: [A1, A2]}\nunits:\n" + g + "events: [{move: {unit: g, to: A2}}]", "hex A2", []string{
			"0 occupies: Hex A2: none to German (A26.13): g occupies it at ground level, and no enemy denies it."}},
		{"a bridge hex", street + g + "events: [{move: {unit: g, to: D2/bridge}}]", "hex D2", []string{
			"0 occupies: Hex D2: Russian to German (A26.131): g occupies it from the bridge or beneath it, and no enemy denies it."}},
		{"a pillbox hex", street + g + "events: [{move: {unit: g, to: A3/pillbox}}]", "hex A3", []string{
			"0 occupies: Hex A3: Russian to German (A26.132): g occupies it and its side Controls A3/pillbox, and no enemy denies it."}},
		{"a vehicle comes and goes", street + pz + "events: [{move: {unit: pz, to: A2}}, {move: {unit: pz, to: A1}}]", "location A2", []string{
			"0 vehicle-holds: Location A2: Russian to German (A26.12): pz Controls it for as long as it stays.",
			"1 vehicle-left: Location A2: German back to Russian (A26.12): pz has left it, and no vehicle holds it any longer."}},
		{"a vehicle dies", street + pz + "events: [{move: {unit: pz, to: A2}}, {eliminate: pz}]", "hex A2", []string{
			"0 vehicle-holds: Hex A2: Russian to German (A26.12): pz Controls it for as long as it stays.",
			"1 vehicle-lost: Hex A2: German back to Russian (A26.12): pz is lost, and no vehicle holds it any longer."}},
		{"a vehicle's hold made lasting", street + g + pz + "events: [{move: {unit: pz, to: A2}}, {move: {unit: g, to: A2}}, {eliminate: pz}]", "hex A2", []string{
			"0 vehicle-holds: Hex A2: Russian to German (A26.12): pz Controls it for as long as it stays.",
			"1 occupies: Hex A2 is now lastingly German (A26.13), whatever becomes of the vehicle that held it: g occupies it at ground level, and no enemy denies it."}},
		{"Mopping Up", street + g + "events:\n" + in + "  - mop-up: {units: [g], building: h}", "location B3/1", []string{
			"1 mopped-up: Location B3/1: Russian to German (A12.153): g has Mopped Up."}},
		{"Kindling", street + g + "events:\n" + in + "  - kindle: {by: German, at: B3}\n  - extinguish: B3\n  - move: {unit: g, to: B2/1}", "building h", []string{
			"0 occupies: Building h: Russian to German (A26.14): g occupies it, and no enemy denies it.",
			"1 burns: Building h: German to Russian (A26.16): German forfeits it by the fire of its Kindling in B3.",
			"2 occupies: Building h: Russian to German (A26.14): g occupies it, and no enemy denies it."}},
		{"cut off by Kindling", street + "  g: {side: German, type: squad, at: B3/1}\nevents: [{kindle: {by: German, at: B3}}, {move: {unit: g, to: A1}}, {together: [{kindle: {by: German, at: B2}}, {blaze: B2}, {blaze: B3}]}]", "location B3/1", []string{
			"0 occupies: Location B3/1: Russian to German (A26.11): g occupies it, and no enemy denies it.",
			"2 cut-off: Location B3/1: German to Russian (A26.16): German forfeits it, for its enemy cannot enter it because of the fire of its Kindling in B3."}},
		{"a majority", "map: {hexes: [\"A1:E5\"]}\ncontrol: {all: German, \"hex C3\": Russian}\nevents: [{blaze: C3}]", "hex C3", []string{
			"0 majority: Hex C3: Russian to German (A26.161): accidental fire keeps all out of it, and 6 of the 6 hexes around its Area are of that side."}},
		{"a Location follows its hex", "map: {hexes: [\"A1:E5\"]}\ncontrol: {all: German, \"location C3\": Russian}\nevents: [{blaze: C3}]", "location C3", []string{
			"0 follows-hex: Location C3: Russian to German (A26.161): fire or rubble keeps all out of it, and it follows its hex."}},
		{"a building has all its hexes burnt", "map: {hexes: [\"A1:E5\"], buildings: [{name: h, hexes: [C3]}]}\ncontrol: {all: German, \"building h\": Russian}\nevents: [{blaze: C3}]", "building h", []string{
			"0 all-hexes: Building h: Russian to German (A26.161): fire keeps all out of it, and all its hexes are of that side."}},
		{"rubble", street + g + "events: [{no-quarter: German}, {rubble: B3/1}]", "location B3/1", []string{
			"1 ruined: Location B3/1: Russian to none (B24.1): it is gone."}},
		{"no pillbox", street + g + "events: [{no-quarter: German}, {destroy: {pillbox: A3}}]", "location A3/pillbox", []string{
			"1 ruined: Location A3/pillbox: Russian to none (B30.1): it is gone."}},
		{"no bridge", street + g + "events: [{no-quarter: German}, {destroy: {bridge: D2}}]", "location D2/bridge", []string{
			"1 ruined: Location D2/bridge: Russian to none (B6.1): it is gone."}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			game := played(t, tt.src)
			s := subject(t, game, tt.subject)
			assert.Equal(t, tt.want, chain(game, unit.None, s))
			assert.Equal(t, game.Timeline(unit.None, s), game.Explain(s, german).Chain)
			for viewer := german; viewer <= russian; viewer++ { // nothing is concealed
				assert.Equal(t, tt.want, chain(game, viewer, s))
			}
		})
	}
}

// TestTextsOfViews has what a side comes to know of units that it could not see (A26.15).
func TestTextsOfViews(t *testing.T) {
	const village = "map: {hexes: [\"A1:C3\"], buildings: [{name: h, hexes: [B2], levels: 1}]}\ncontrol: {all: Russian}\nunits:\n"
	const unseen = village + "  g: {side: German, type: squad, at: A1, status: [concealed]}\n"
	for _, tt := range []struct {
		name, src string
		want      []string // of the Russian's view
	}{
		{"unseen", unseen + "events: [{move: {unit: g, to: B2}}]", nil},
		{"revealed", unseen + "events: [{move: {unit: g, to: B2}}, {status: {unit: g, remove: [concealed]}}]", []string{
			"1 revealed: Building h: Russian to German (A26.15): g was revealed there."}},
		{"declared", unseen + "events: [{move: {unit: g, to: B2}}, {declare: German}]", []string{
			"1 declared: Building h: Russian to German (A26.15): it was declared."}},
		{"the end", unseen + "events: [{move: {unit: g, to: B2}}, {end: true}]", []string{
			"1 declared: Building h: Russian to German (A26.15): it was declared."}},
		{"declared, and lost later to one unseen", unseen + "  r: {side: Russian, type: squad, at: A1}\nevents: [{move: {unit: g, to: B2}}, {declare: German}, {move: {unit: g, to: C3}}, {move: {unit: r, to: B2}}]", []string{
			"1 declared: Building h: Russian to German (A26.15): it was declared.",
			"3 declared: Building h: German to Russian (A26.15): it was declared."}},
		{"only as far as he knows", village + "  g: {side: German, type: leader, at: B2/1, status: [hidden]}\n  r: {side: Russian, type: squad, at: A1}\nevents: [{move: {unit: r, to: B2}}]", nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			game := played(t, tt.src)
			s := subject(t, game, "building h")
			assert.Equal(t, tt.want, chain(game, russian, s))
			assert.Equal(t, chain(game, unit.None, s), chain(game, german, s))
			if tt.want == nil {
				assert.Equal(t, russian, game.ControllerAt(russian, s, 9))
			}
		})
	}
}

// The Russian loses sight of a tank that stays where it is, so that to him nothing holds it.
func TestTextOfLostSight(t *testing.T) {
	game := played(t, "map: {hexes: [A1, A2]}\ncontrol: {all: Russian}\nunits: {pz: {side: German, type: vehicle, at: A2}}\nevents: [{no-quarter: German}, {status: {unit: pz, add: [concealed]}}]")
	s := subject(t, game, "hex A2")
	assert.Equal(t, []string{"0 vehicle-holds: Hex A2: Russian to German (A26.12): pz Controls it for as long as it stays."}, chain(game, unit.None, s))
	assert.Equal(t, []string{
		"0 vehicle-holds: Hex A2: Russian to German (A26.12): pz Controls it for as long as it stays.",
		"1 vehicle-unseen: Hex A2: German back to Russian (A26.12): no vehicle known to hold it is there any longer."}, chain(game, russian, s))
}

// Where the onlooker cannot know the unit, the text has no name.
func TestTextOfUnknown(t *testing.T) {
	game := played(t, "map: {hexes: [A1, A2]}")
	r := control.Ruling{Subject: subject(t, game, "hex A2"), From: german, To: russian, Rule: control.A26_13}
	for _, tt := range []struct {
		kind control.CauseKind
		want string
	}{
		{control.Occupies, "Hex A2: German to Russian (A26.13): an unseen unit occupies it at ground level, and no enemy denies it."},
		{control.VehicleIn, "Hex A2: German to Russian (A26.13): an unseen unit Controls it for as long as it stays."},
		{control.VehicleUnseen, "Hex A2: German back to Russian (A26.13): no vehicle known to hold it is there any longer."},
		{control.MoppedUp, "Hex A2: German to Russian (A26.13): an unseen unit has Mopped Up."},
		{control.Revealed, "Hex A2: German to Russian (A26.13): an unseen unit was revealed there."},
	} {
		r.Cause.Kind = tt.kind
		assert.Equal(t, tt.want, game.Text(r))
	}
}
