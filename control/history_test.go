package control_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A small game: a concealed squad takes house h, a refused event, it is seen there, a
// tank holds the street for an event, the upper floor falls, a Russian wins back a hex.
const smallGame = `
map: {hexes: ["A1:D4"], buildings: [{name: h, hexes: [B2, B3], levels: 1}]}
setup: {German: [D1], Russian: [B2, B3]}
control: {"building h": Russian, "location B3/1": none}
units:
  g: {side: German, type: squad, at: A1, status: [concealed]}
  pz: {side: German, type: vehicle, at: A2}
  r: {side: Russian, type: squad, at: D4}
events:
  - move: {unit: g, to: B2}
  - extinguish: A1
  - status: {unit: g, remove: [concealed]}
  - move: {unit: pz, to: A3}
  - move: {unit: pz, to: A4}
  - rubble: B3/1
  - move: {unit: g, to: C3}
  - move: {unit: r, to: B2}
`

// smallEvents is who Controls a subject at the start and after each event, in truth and in
// the Russian's view: G, R or - for none.
var smallEvents = []struct{ subject, truth, known string }{
	{"building h", "RGGGGGGGR", "RRRGGGGGR"},
	{"hex B2", "RGGGGGGGR", "RRRGGGGGR"},
	{"location B2", "RGGGGGGGR", "RRRGGGGGR"},
	{"hex B3", "RRRRRRRRR", "RRRRRRRRR"},
	{"location B2/1", "RRRRRRRRR", "RRRRRRRRR"},
	{"location B3/1", "---------", "---------"},
	{"hex A1", "---------", "---------"},
	{"hex A2", "-GGG-----", "-GGG-----"},
	{"hex A3", "----G----", "----G----"},
	{"hex A4", "-----GGGG", "-----GGGG"},
	{"hex C3", "-------GG", "-------GG"},
}

// timeline is who Controlled s at the start and after each event.
func timeline(game *control.Adjudicator, viewer unit.Side, s control.Subject) string {
	var all []byte
	for n := -1; n < game.Events(); n++ {
		all = append(all, "-GR"[game.ControllerAt(viewer, s, n)])
	}
	return string(all)
}

// stepped gives the small game at its start, and what steps through it.
func stepped(t *testing.T, options ...control.Option) (*control.Adjudicator, []scenario.Event) {
	t.Helper()
	sc := parsed(t, smallGame)
	game, err := sc.New(options...)
	require.NoError(t, err)
	return game, sc.Events
}

// TestSmallGame holds the history of each subject against who Controls it while it is
// played, and against the table.
func TestSmallGame(t *testing.T) {
	game, events := stepped(t, control.WithHistory())
	for n := -1; n < len(events); n++ {
		if n >= 0 {
			_, err := game.Apply(events[n].Event)
			require.Equal(t, n == 1, err != nil, "event %d", n)
		}
		for _, s := range game.Subjects() {
			for viewer := unit.None; viewer <= russian; viewer++ {
				require.Equal(t, game.Known(viewer, s), game.ControllerAt(viewer, s, n), "%s to %v after event %d", game.Name(s), viewer, n)
			}
		}
	}
	assert.Equal(t, len(events), game.Events())
	for _, tt := range smallEvents {
		s := subject(t, game, tt.subject)
		assert.Equal(t, tt.truth, timeline(game, unit.None, s), "%s in truth", tt.subject)
		assert.Equal(t, tt.truth, timeline(game, german, s), "%s to the German", tt.subject)
		assert.Equal(t, tt.known, timeline(game, russian, s), "%s to the Russian", tt.subject)
		assert.Equal(t, game.Controller(s), game.ControllerAt(unit.None, s, 1000))
		assert.Equal(t, game.ControllerAt(unit.None, s, -1), game.ControllerAt(unit.None, s, -1000))
	}
}

func TestBeginning(t *testing.T) {
	game, _ := stepped(t, control.WithHistory())
	for _, tt := range []struct {
		subject string
		side    unit.Side
		rule    control.Rule
	}{
		{"building h", russian, control.Stated},
		{"hex B2", russian, control.A26_11},
		{"location B3/1", unit.None, control.Stated},
		{"hex A1", unit.None, control.NoRule},
	} {
		for viewer := unit.None; viewer <= russian; viewer++ {
			side, rule := game.Beginning(viewer, subject(t, game, tt.subject))
			assert.Equal(t, tt.side, side, tt.subject)
			assert.Equal(t, tt.rule, rule, tt.subject)
		}
	}
}

// A Kindled fire of the start has forfeited its building before the first event.
func TestBeginningForfeited(t *testing.T) {
	game := played(t, "map: {hexes: [\"A1:C3\"], buildings: [{name: h, hexes: [B2]}]}\ncontrol: {all: German}\nfires: [{at: B2, kind: flame, kindled-by: German}]")
	side, rule := game.Beginning(unit.None, subject(t, game, "building h"))
	assert.Equal(t, russian, side)
	assert.Equal(t, control.A26_16, rule)
	assert.Nil(t, game.Timeline(unit.None, subject(t, game, "building h")))
}

// Without WithHistory there is none, and what is explained is all the rest.
func TestNoHistory(t *testing.T) {
	game, events := stepped(t)
	with, _ := stepped(t, control.WithHistory())
	for _, e := range events {
		_, err := game.Apply(e.Event)
		_, errWith := with.Apply(e.Event)
		assert.Equal(t, err != nil, errWith != nil)
	}
	for _, s := range game.Subjects() {
		for viewer := unit.None; viewer <= russian; viewer++ {
			assert.Nil(t, game.Timeline(viewer, s))
			assert.Zero(t, game.ControllerAt(viewer, s, 5))
			side, rule := game.Beginning(viewer, s)
			assert.Zero(t, side)
			assert.Zero(t, rule)
			x := with.ExplainTo(viewer, s, german)
			x.Chain, x.Start, x.StartRule = nil, 0, 0
			assert.Equal(t, x, game.ExplainTo(viewer, s, german))
		}
	}
	assert.Equal(t, len(events), game.Events())
}

// Without WithViews a side knows the truth.
func TestHistoryWithoutViews(t *testing.T) {
	game, squad := village(control.WithHistory())
	_, err := game.Apply(control.Move{Unit: squad, To: at(game, "V2")})
	require.NoError(t, err)
	s := control.Location(at(game, "V2"))
	assert.Len(t, game.Timeline(unit.None, s), 1)
	assert.Equal(t, game.Timeline(unit.None, s), game.Timeline(german, s))
	assert.Equal(t, russian, game.ControllerAt(german, s, 0))
	assert.Equal(t, game.Explain(s, german), game.ExplainTo(russian, s, german))
}

// A clone goes its own way, and so does what it was made from.
func TestCloneKeepsItsOwnHistory(t *testing.T) {
	game, squad := village(control.WithHistory())
	move := func(game *control.Adjudicator, to string) {
		_, err := game.Apply(control.Move{Unit: squad, To: at(game, to)})
		require.NoError(t, err)
	}
	v2, v21, v3 := control.Location(at(game, "V2")), control.Location(at(game, "V2/1")), control.Location(at(game, "V3"))
	move(game, "V2")
	clone := game.Clone()
	var copied control.Adjudicator
	game.CopyTo(&copied)
	move(game, "V2/1")
	move(clone, "V3")
	for _, g := range []*control.Adjudicator{game, clone, &copied} {
		assert.Len(t, g.Timeline(unit.None, v2), 1)
	}
	assert.Len(t, game.Timeline(unit.None, v21), 1)
	assert.Empty(t, game.Timeline(unit.None, v3))
	assert.Len(t, clone.Timeline(unit.None, v3), 1)
	assert.Empty(t, clone.Timeline(unit.None, v21))
	assert.Empty(t, copied.Timeline(unit.None, v21))
	assert.Equal(t, []int{2, 2, 1}, []int{game.Events(), clone.Events(), copied.Events()})
}

// What is undone has never been, in truth and in the views.
func TestUndoTakesHistoryBack(t *testing.T) {
	game, events := stepped(t, control.WithHistory(), control.WithUndo())
	type past [3][]control.Entry
	snapshot := func() (all []past) {
		for _, s := range game.Subjects() {
			all = append(all, past{game.Timeline(0, s), game.Timeline(1, s), game.Timeline(2, s)})
		}
		return all
	}
	before := [][]past{}
	for _, e := range events {
		now := snapshot()
		if _, err := game.Apply(e.Event); err == nil {
			before = append(before, now)
		}
	}
	for n := len(before) - 1; n >= 0; n-- {
		require.True(t, game.Undo())
		require.Equal(t, before[n], snapshot(), "event %d", n)
	}
	assert.False(t, game.Undo())
	assert.Zero(t, game.Events())
}
