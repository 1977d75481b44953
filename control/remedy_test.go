package control_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/control"
)

// remedyTexts are the texts of what would give the subject to the German.
func remedyTexts(game *control.Adjudicator, x control.Explanation) (texts []string) {
	for _, r := range x.ToGainIt {
		texts = append(texts, game.RemedyText(r))
	}
	return texts
}

// A houseCase is a game about house h of B2 and B3 and what would give a subject of it to
// the German.
type houseCase struct {
	name, units, events, subject string
	want                         []string
}

const (
	house = `
map: {hexes: ["A1:E5"], buildings: [{name: h, hexes: [B2, B3], levels: 1}], pillboxes: [D2]}
control: {all: Russian}
`
	start   = "no-quarter: German" // an event that changes nothing
	mmc     = "an armed Good Order Infantry MMC enters "
	anyHall = mmc + "any of B2, B2/1, B3, B3/1"
	leaves  = " is eliminated or goes elsewhere"
	leave   = " are eliminated or go elsewhere"
)

func runHouse(t *testing.T, cases []houseCase) {
	t.Helper()
	for _, tt := range cases {
		t.Run(tt.name, func(t *testing.T) {
			game := played(t, house+"units: {"+tt.units+"}\nevents: [{"+tt.events+"}]\n")
			x := game.Explain(subject(t, game, tt.subject), german)
			assert.Equal(t, tt.want, remedyTexts(game, x))
		})
	}
}

// TestSingleRemedies has what a single change would bring about, and every such change.
func TestSingleRemedies(t *testing.T) {
	const own, foe = "g: {side: German, type: squad, at: B2", "r: {side: Russian, type: squad, at: "
	runHouse(t, []houseCase{
		{"nobody there", "", start, "building h", []string{anyHall}},
		{"nobody in the hex", "", start, "hex B2", []string{mmc + "B2"}},
		{"nobody upstairs", "", start, "location B2/1", []string{mmc + "B2/1"}},
		{"one denies", own + "}, " + foe + "B3/1}", start, "building h", []string{"r in B3/1" + leaves}},
		{"broken", own + ", status: [broken]}", start, "hex B2", []string{mmc + "B2", "g is in Good Order again"}},
		{"berserk", own + ", status: [berserk]}", start, "hex B2", []string{mmc + "B2", "g is in Good Order again"}},
		{"unarmed", own + ", status: [unarmed]}", start, "hex B2", []string{mmc + "B2", "g is armed"}},
		{"swimming", own + ", status: [swimming]}", start, "hex B2", []string{mmc + "B2", "g is armed"}},
		{"prisoner", own + ", status: [captured]}", start, "hex B2", []string{mmc + "B2", "g is freed and armed"}},
		{"cavalry", own + ", mounted: true}", start, "hex B2", []string{mmc + "B2", "g dismounts"}},
		{"in Bypass", own + ", bypass: true}", start, "building h", []string{anyHall, "g enters the obstacle"}},
		{"climbing", own + ", status: [climbing]}", start, "building h", []string{anyHall, "g no longer climbs"}},
		{"passenger", "v: {side: German, type: vehicle, armed: false, at: B2}, g: {side: German, type: squad, aboard: v}", start, "building h",
			[]string{anyHall, "g dismounts"}},
		{"a leader never gains", "g: {side: German, type: leader, at: B2, status: [broken]}", start, "hex B2", []string{mmc + "B2"}},
		{"two units each could", own + ", status: [broken]}, g2: {side: German, type: half-squad, at: B3, status: [berserk]}", start, "building h",
			[]string{anyHall, "g is in Good Order again", "g2 is in Good Order again"}},
		{"melee", own + ", status: [melee]}, " + foe + "B2, status: [melee]}", start, "location B2", []string{"r in B2" + leaves}},
		{"a vehicle goes with whom it carries", own + "}, v: {side: Russian, type: vehicle, at: B3}, r: {side: Russian, type: squad, aboard: v}", start, "building h",
			[]string{"v in B3" + leaves}},
		{"a truck goes with whom it carries", own + "}, v: {side: Russian, type: vehicle, armed: false, at: B2}, r: {side: Russian, type: squad, aboard: v}", start, "location B2",
			[]string{"v in B2" + leaves}},
		{"pillbox", "g: {side: German, type: squad, at: D2}", start, "hex D2", []string{mmc + "D2/pillbox"}},
		{"own fire", own + "}", "kindle: {by: German, at: B3}", "building h", []string{"the fire in B3 goes out"}},
		{"two own fires", own + "/1}", "together: [{kindle: {by: German, at: B2}}, {kindle: {by: German, at: B3}}]", "building h",
			[]string{"the fire in B2 and B3 goes out"}},
		{"majority", "", "blaze: C4", "hex C4", []string{"that side gains 4 of the hexes C3, D3, D4, C5, B4, B3"}},
		{"follows", "", "blaze: C4", "location C4", []string{"that side gains hex C4"}},
		{"all hexes", "", "together: [{blaze: B2}, {blaze: B3}, {blaze: B2/1}, {blaze: B3/1}]", "building h", []string{"that side gains all of the hexes B2, B3"}},
	})
}

// TestSetsOfRemedies has what only several changes together would bring about.
func TestSetsOfRemedies(t *testing.T) {
	const foe = "r: {side: Russian, type: squad, at: B2}"
	runHouse(t, []houseCase{
		{"enter and one goes", foe, start, "building h", []string{anyHall + ", and r in B2" + leaves}},
		{"one who denies the hex only", foe, start, "location B2/1", []string{mmc + "B2/1"}},
		{"two go", "g: {side: German, type: squad, at: B3}, " + foe + ", l: {side: Russian, type: leader, at: B3/1, status: [broken]}", start, "building h",
			[]string{"r in B2 and l in B3/1" + leave}},
		{"enter and three go", foe + ", l: {side: Russian, type: leader, at: B2/1}, t: {side: Russian, type: vehicle, at: B2, bypass: true}", start, "hex B2",
			[]string{mmc + "B2, and r in B2, l in B2/1 and t in B2" + leave}},
		{"a vehicle that holds it goes", "t: {side: Russian, type: vehicle, at: E5}", start, "hex E5", []string{mmc + "E5, and t in E5" + leaves}},
		{"pillbox and one goes", "g: {side: German, type: squad, at: D2}, r: {side: Russian, type: crew, at: D2/pillbox}", start, "hex D2",
			[]string{mmc + "D2/pillbox, and r in D2/pillbox" + leaves}},
		{"own fire with nobody there", "", "kindle: {by: German, at: B3}", "building h", []string{"the fire in B3 goes out, and " + anyHall}},
		{"own Blaze", "", "together: [{kindle: {by: German, at: B3}}, {blaze: B3}]", "hex B3", []string{"the fire in B3 goes out, and " + mmc + "B3"}},
	})
}

// TestNoRemedy has what nothing at hand would bring about.
func TestNoRemedy(t *testing.T) {
	runHouse(t, []houseCase{
		{"rubble is no building", "", "together: [{rubble: B2}, {rubble: B3}]", "building h", nil},
		{"gone", "", "rubble: B2/1", "location B2/1", nil},
		{"his already", "g: {side: German, type: squad, at: B2}", start, "hex B2", nil},
		{"the game is over", "", "end: true", "hex B2", nil},
	})
}

// A side gets back what an enemy vehicle holds when that leaves; the vehicle's side would
// have it lastingly by Infantry.
func TestRemedyOfAHold(t *testing.T) {
	game := played(t, "map: {hexes: [A1, A2]}\ncontrol: {all: German}\nunits: {T-34: {side: Russian, type: vehicle, at: A2}}\nevents: [{"+start+"}]")
	x := game.Explain(subject(t, game, "hex A2"), german)
	assert.True(t, x.Temporary)
	assert.Equal(t, german, x.Lasting)
	assert.Equal(t, []string{"T-34 in A2" + leaves}, remedyTexts(game, x))
	x = game.Explain(subject(t, game, "hex A2"), russian)
	assert.Equal(t, russian, x.Controller)
	assert.Equal(t, []string{mmc + "A2"}, remedyTexts(game, x))
}

// Of several fires of a side those that would do must go out, and no others.
func TestFewestFires(t *testing.T) {
	game := played(t, `
map: {hexes: ["A1:H8"], buildings: [{name: h, hexes: [B2], levels: 1}]}
control: {all: Russian}
units: {r: {side: Russian, type: squad, at: H8}}
events:
  - together: [{kindle: {by: German, at: B2}}, {kindle: {by: German, at: H1}}]
  - together: [{blaze: B2}, {blaze: H1}]`)
	x := game.Explain(subject(t, game, "location B2/1"), german)
	assert.Equal(t, control.Locked, x.Verdict, "the Blaze downstairs cuts it off")
	assert.Equal(t, []string{"the fire in B2 goes out, and " + mmc + "B2/1"}, remedyTexts(game, x))
}

// Before the first event who stands in place is about to gain: no change is asked for.
func TestNoRemedyBeforePlay(t *testing.T) {
	game := played(t, "map: {hexes: [A1, A2]}\nunits: {g: {side: German, type: squad, at: A2}}")
	x := game.Explain(subject(t, game, "hex A2"), german)
	assert.Equal(t, control.GainsIt, x.Verdict)
	assert.Nil(t, x.ToGainIt)
	assert.Equal(t, "German gains it with the first event: g occupies it (A26.13)", game.TextOf(x))
}

// What was declared betrays no unseen enemy by the remedies of it (A26.15): the German
// reads the same whether or not a hidden squad is there.
func TestRemediesKeepSecrets(t *testing.T) {
	text := func(hidden string) []string {
		game := played(t, house+"units: {g: {side: German, type: squad, at: B3}, r: {side: Russian, type: squad, at: "+hidden+", status: [hidden]}}\n"+
			"events: [{declare: Russian}, {move: {unit: g, to: A1}}]")
		return game.Describe(game.ExplainTo(german, subject(t, game, "hex B2"), german))
	}
	assert.Equal(t, text("E5"), text("B2/1"))
	assert.Equal(t, "It would be German if: "+mmc+"B2.", text("B2/1")[len(text("B2/1"))-1])
}

// Of a declared subject a side may meet all that it knows of: an enemy unknown to it denies.
func TestDeclaredAgainstAppearance(t *testing.T) {
	game := played(t, house+"units: {g: {side: German, type: squad, at: A2}, r: {side: Russian, type: squad, at: B2/1, status: [hidden]}}\n"+
		"events: [{declare: Russian}, {move: {unit: g, to: B2}}]")
	x := game.ExplainTo(german, subject(t, game, "building h"), german)
	assert.Equal(t, russian, x.Controller)
	assert.Equal(t, control.DeniedUnseen, x.Verdict)
	assert.Nil(t, x.ToGainIt)
	assert.Equal(t, "German does not gain it, though g occupies it and no enemy known to German denies it: its Control has been declared (A26.15)", game.TextOf(x))
}
