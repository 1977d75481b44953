package control_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// differences tells what hangs on readings in a game, in sentences.
func differences(t *testing.T, src string) (texts []string) {
	t.Helper()
	sc := parsed(t, src)
	all, err := sc.Differences()
	require.NoError(t, err)
	game, err := sc.New()
	require.NoError(t, err)
	for _, d := range all {
		texts = append(texts, scenario.DifferenceText(game, d))
	}
	return texts
}

// TestDifferences has a small game for each reading on which Control can hang.
func TestDifferences(t *testing.T) {
	const roof = "map: {hexes: [\"A1:C3\"], buildings: [{name: h, hexes: [B2], rooftops: [B2], cellars: [B2]}]}\ncontrol: {all: Russian}\n"
	for _, tt := range []struct {
		name, src string
		want      []string
	}{
		{"an enemy on the roof", roof + `
units: {g: {side: German, type: squad, at: A2}, r: {side: Russian, type: hero, at: B2/rooftop}}
events: [{move: {unit: g, to: B2}}, {eliminate: r}]`, []string{
			"building h, after event 0: German; with rooftop-enemy-denies-building: true: Russian",
			"hex B2, after event 0: Russian; with rooftop-enemy-denies-hex: false: German"}},
		{"IN the gully", `
map: {hexes: ["A1:C3"], terrain: {B2: gully}}
units: {g: {side: German, type: squad, at: A2}}
events: [{move: {unit: g, to: B2}}]`, []string{
			"hex B2, after event 0: German; with depression-is-ground-level: false: none"}},
		{"the end of Bypass", `
map: {hexes: ["A1:C3"]}
units: {g: {side: German, type: squad, at: A2}}
events:
  - phase: {turn: 1, player: German, phase: MPh}
  - move: {unit: g, to: B2, bypass: true}
  - phase: {turn: 1, player: German, phase: DFPh}
  - no-quarter: German
  - move: {unit: g, to: B2}`, []string{
			"location B2, after events 2 to 3: German; with bypass-end-gains: false: none",
			"hex B2, after events 2 to 3: German; with bypass-end-gains: false: none"}},
		{"armed Passengers", `
map: {hexes: ["A1:C3"]}
control: {all: Russian}
units: {truck: {side: German, type: vehicle, armed: false, at: A1}, g: {side: German, type: squad, aboard: truck}}
events: [{move: {unit: truck, to: B2}}, {move: {unit: truck, to: A1}}]`, []string{
			"location A1, after event 1: Russian; with passenger-holds-location: true: German",
			"location B2, after event 0: Russian; with passenger-holds-location: true: German",
			"hex A1, after event 1: Russian; with passenger-holds-location: true: German",
			"hex B2, after event 0: Russian; with passenger-holds-location: true: German"}},
		{"a tank lost in place", `
map: {hexes: ["A1:C3"]}
control: {all: Russian}
units: {pz: {side: German, type: vehicle, at: A1}}
events: [{move: {unit: pz, to: B2}}, {eliminate: pz}]`, []string{
			"location B2, after event 1: Russian; with lost-vehicle-reverts: false: German",
			"hex B2, after event 1: Russian; with lost-vehicle-reverts: false: German"}},
		{"in the cellar", roof + `
units: {g: {side: German, type: squad, at: A2}}
events: [{move: {unit: g, to: B2/cellar}}]`, []string{
			"building h, after event 0: German; with cellar-is-building: false: Russian"}},
		{"cut off by rubble alone", `
map: {hexes: ["A1:C3"], buildings: [{name: h, hexes: [B2, B3], levels: 1, stairwells: [B3]}]}
control: {all: Russian, "location B2/1": German}
events: [{rubble: B3}]`, []string{
			"location B2/1, after event 0: Russian; with rubble-alone-follows-hex: false: German"}},
		{"fire in the cellar at the start", roof + "fires: [{at: B2/cellar, kind: flame, kindled-by: Russian}]\nevents: [{no-quarter: German}]", []string{
			"building h, from the start to event 0: German; with cellar-is-building: false: Russian"}},
		{"only at the start", roof + "fires: [{at: B2/cellar, kind: flame, kindled-by: Russian}]", []string{
			"building h, at the start: German; with cellar-is-building: false: Russian"}},
		{"wholly rubble: a matter of Victory Conditions only", roof + "events: [{rubble: B2}]", nil},
		{"nothing at issue", roof + "units: {g: {side: German, type: squad, at: A2}}\nevents: [{move: {unit: g, to: B2}}]", nil},
		{"no events", roof, nil},
	} {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, differences(t, tt.src)) })
	}
}

// The German has the house by two squads: one in its cellar, one whose MPh ended in Bypass
// of it. Either reading leaves him one of them, both together none.
func TestTwoReadingsTogether(t *testing.T) {
	got := differences(t, `
map: {hexes: ["A1:C3"], buildings: [{name: h, hexes: [B2], cellars: [B2]}]}
control: {all: Russian}
units: {g: {side: German, type: squad, at: A2}, g2: {side: German, type: squad, at: A1}}
events:
  - phase: {turn: 1, player: German, phase: MPh}
  - move: {unit: g, to: B2, bypass: true}
  - together: [{phase: {turn: 1, player: German, phase: DFPh}}, {move: {unit: g2, to: B2/cellar}}]`)
	assert.Equal(t, []string{
		"location B2, after event 2: German; with bypass-end-gains: false: Russian",
		"hex B2, after event 2: German; with bypass-end-gains: false: Russian",
		"building h, after event 2: German; with bypass-end-gains: false and cellar-is-building: false: Russian",
	}, got)
}

// A chosen reading's other view is its default.
func TestDifferencesFromAChosenReading(t *testing.T) {
	assert.Equal(t, []string{"hex B2, after event 0: none; with depression-is-ground-level: true: German"}, differences(t, `
map: {hexes: ["A1:C3"], terrain: {B2: stream}}
readings: {depression-is-ground-level: false}
units: {g: {side: German, type: squad, at: A2}}
events: [{move: {unit: g, to: B2}}]`))
}

// What differs in turns is told in turns, and a refused event counts.
func TestDifferencesInTurns(t *testing.T) {
	assert.Equal(t, []string{
		"location A1, after event 2: Russian; with passenger-holds-location: true: German",
		"location A2, after event 0: Russian; with passenger-holds-location: true: German",
		"location A2, after events 3 to 4: Russian; with passenger-holds-location: true: German",
		"hex A1, after event 2: Russian; with passenger-holds-location: true: German",
		"hex A2, after event 0: Russian; with passenger-holds-location: true: German",
		"hex A2, after events 3 to 4: Russian; with passenger-holds-location: true: German",
	}, differences(t, `
map: {hexes: [A1, A2, A3]}
control: {all: Russian}
units: {truck: {side: German, type: vehicle, armed: false, at: A3}, g: {side: German, type: squad, aboard: truck}}
events:
  - move: {unit: truck, to: A2}
  - together: [{move: {unit: truck, to: A3}}, {unload: {unit: g}}]
  - together: [{load: {unit: g, vehicle: truck}}, {move: {unit: truck, to: A1}}]
  - move: {unit: truck, to: A2}
  - extinguish: A1`))
}

func TestDifferencesOfNoGame(t *testing.T) {
	broken := errors.New("no game")
	_, err := control.Differences(func(...control.Option) (*control.Adjudicator, error) { return nil, broken }, nil)
	assert.ErrorIs(t, err, broken)
	starts := 0
	_, err = control.Differences(func(options ...control.Option) (*control.Adjudicator, error) {
		if starts++; starts > 1 {
			return nil, broken
		}
		game, _ := village(options...)
		return game, nil
	}, nil)
	assert.ErrorIs(t, err, broken)
}
