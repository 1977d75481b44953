package scenario_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// victoryMap is the head of a file with three houses, one of two hexes, a lumberyard and
// a vehicle; the conditions follow in line 14.
const victoryMap = `format: 1
sides: [German, Russian]
map:
  board: "22"
  buildings:
    - {name: 22U3, hexes: [U3, V3], levels: 1, material: stone}
    - {name: 22N4, hexes: [N4]}
    - {name: 22F3, hexes: [F3]}
    - {name: 22B5, hexes: [B5], lumberyard: true}
control: {all: German, "building 22F3": Russian}
units:
  4-4-7: {side: Russian, type: squad, at: W4}
  8-0: {side: German, type: leader, at: V3/1, status: [broken]}
`

func TestVictoryLoads(t *testing.T) {
	for _, needs := range []string{
		"{control: {at-least: 3, of: {buildings: all}}}",
		"{control: {at-most: 9, of: {hexes: all, within: {range: 2, of: U3}}}}",
		"{control: {exactly: 0, of: {locations: [U3/1, \"22V3\", V3/1]}, vehicular: false, sole: true}}",
		"{control: {all-of: {building-hexes: [U3]}}}",
		"{control: {all-of: {buildings: []}}}",
		"{control: {more-than-enemy: {building-locations: all, initially: German}}}",
		"{control: {side: German, at-least: 6, of: {hexes: [\"A1:B3\", C1]}}}",
		"{margin: {at-least: -1, plus: {buildings: all, initially: German}, minus: {buildings: all, initially: Russian}}}",
		"{points: {at-least: 4, sum: [{each: {buildings: [U3, N4]}}, {all-of: {hexes: [U3, V3]}, worth: 2}]}}",
		"{units: {at-least: 1}}",
		"{units: {in: {buildings: [U3]}, type: [mmc, leader, vehicle], status: good-order, min-level: 1, at-most: 0}}",
		"{units: {type: smc, status: any, squad-equivalents: true, times-enemy: 3}}",
		"{not: {any: [{cvp: {at-least: 16}}, {all: [{exit-vp: {side: German, at-least: 8}}]}]}}",
	} {
		_, err := scenario.Parse("v.yaml", []byte(victoryMap+"victory: [{side: Russian, needs: "+needs+"}]\n"))
		require.NoError(t, err, needs)
	}
}

func TestVictoryDiagnostics(t *testing.T) {
	for _, c := range []struct{ needs, want string }{
		{"{control: {at-least: 7, of: {buildings: [U3, N4, F3]}}}", "victory[0].needs.control.at-least: it asks for 7, but the set has 3 buildings; ask for 3 at the most"},
		{"{control: {exactly: 2, of: {hexes: [U3]}}}", "victory[0].needs.control.exactly: it asks for 2, but the set has 1 hex; ask for 1 at the most"},
		{"{control: {at-least: 2, of: {buildings: all, multi-hex: true}}}", "victory[0].needs.control.at-least: it asks for 2, but the set has 1 building; ask for 1 at the most"},
		{"{control: {at-least: 1, of: {buildings: all, material: wooden}}}", "victory[0].needs.control.at-least: it asks for 1, but the set has no buildings; name some"},
		{"{control: {at-least: 4, of: {buildings: all, initially: German}}}", "victory[0].needs.control.at-least: it asks for 4, but the set has 3 buildings; ask for 3 at the most"},
		{"{control: {at-least: 5, of: {building-locations: [U3]}}}", "victory[0].needs.control.at-least: it asks for 5, but the set has 4 building Locations; ask for 4 at the most"},
		{"{control: {more-than-enemy: {buildings: []}}}", "victory[0].needs.control.more-than-enemy: it asks for 1, but the set has no buildings; name some"},
		{"{all: [{control: {all-of: {hexes: [U3]}}}, {margin: {at-least: 3, plus: {buildings: [U3, N4]}, minus: {buildings: [F3]}}}]}", "victory[0].needs.all[1].margin.at-least: it asks for 3, but the set has 2 buildings; ask for 2 at the most"},
		{"{not: {points: {at-least: 6, sum: [{each: {buildings: [U3, N4]}, worth: 2}, {all-of: {hexes: [U3, V3]}}]}}}", "victory[0].needs.not.points.at-least: it asks for 6 points, but there are only 5 to be had"},
		{"{control: {at-least: 1, of: {buildings: [22U4]}}}", "victory[0].needs.control.of.buildings[0]: there is no building 22U4; did you mean 22U3?"},
		{"{control: {at-least: 1, of: {hexes: [22U3, ZZZ1]}}}", "victory[0].needs.control.of.hexes[1]: there is no hex ZZZ1; columns run from A to GG, hexes from A1 to A10 and B0 to B10"},
		{"{control: {all-of: {locations: [N4/1]}}}", "victory[0].needs.control.all-of.locations[0]: there is no Location N4/1; hex N4 has only its base Location"},
		{"{control: {all-of: {hexes: [U3, 22U3]}}}", "victory[0].needs.control.all-of.hexes[1]: 22U3 stands here twice; leave one out"},
		{"{control: {all-of: {hexes: [\"U3:V4\", V4]}}}", "victory[0].needs.control.all-of.hexes[1]: V4 stands here twice; leave one out"},
		{"{control: {all-of: {hexes: U3}}}", "victory[0].needs.control.all-of.hexes: \"U3\" is no list; write a list [..], or all"},
		{"{control: {all-of: {hexes: [U3], buildings: [U3]}}}", "victory[0].needs.control.all-of.hexes: buildings and hexes exclude each other; state one"},
		{"{control: {all-of: {multi-hex: true}}}", "victory[0].needs.control.all-of: there is no set here; state one of buildings, hexes, locations, building-hexes, building-locations"},
		{"{control: {at-least: 1, at-most: 2, of: {hexes: [U3]}}}", "victory[0].needs.control.at-most: at-least and at-most exclude each other; state one"},
		{"{control: {of: {hexes: [U3]}}}", "victory[0].needs.control: there is no amount here; state one of at-least, at-most, exactly, all-of, more-than-enemy"},
		{"{control: {at-least: 1}}", "victory[0].needs.control: the key \"of\" is missing"},
		{"{control: {all-of: {hexes: [U3]}, of: {hexes: [U3]}}}", "victory[0].needs.control.of: the set stands under all-of already; leave out of"},
		{"{control: {at-least: -1, of: {hexes: [U3]}}}", "victory[0].needs.control.at-least: -1 is less than nothing; 0 or more"},
		{"{cvp: {at-least: -3}}", "victory[0].needs.cvp.at-least: -3 is less than nothing; 0 or more"},
		{"{not: {exit-vp: {at-least: -3}}}", "victory[0].needs.not.exit-vp.at-least: -3 is less than nothing; 0 or more"},
		{"{points: {at-least: -3, sum: [{each: {hexes: [U3]}}]}}", "victory[0].needs.points.at-least: -3 is less than nothing; 0 or more"},
		{"{points: {at-least: 0, sum: [{each: {hexes: [U3]}, worth: -1}]}}", "victory[0].needs.points.sum[0].worth: -1 is less than nothing; 0 or more"},
		{"{units: {at-most: -1}}", "victory[0].needs.units.at-most: -1 is less than nothing; 0 or more"},
		{"{units: {at-most: 1, min-level: -1}}", "victory[0].needs.units.min-level: there is no level -1"},
		{"{control: {all-of: {hexes: all, within: {range: -1, of: U3}}}}", "victory[0].needs.control.all-of.within.range: -1 is less than nothing; 0 or more"},
		{"{any: U3}", "victory[0].needs.any: this is \"U3\"; a list [..] is wanted"},
		{"{not: 3}", "victory[0].needs.not: this is \"3\"; a mapping {key: value} is wanted"},
		{"{control: {all-of: {hexes: [U3], multi-hex: false}}}", "victory[0].needs.control.all-of.multi-hex: multi-hex is true; write true, or leave it out"},
		{"{control: {all-of: {buildings: all, material: brick}}}", "victory[0].needs.control.all-of.material: there is no material \"brick\"; one of stone, wooden"},
		{"{control: {all-of: {hexes: all, within: {of: U3}}}}", "victory[0].needs.control.all-of.within: the key \"range\" is missing"},
		{"{control: {side: Rusian, all-of: {hexes: [U3]}}}", "victory[0].needs.control.side: there is no side \"Rusian\"; did you mean Russian?"},
		{"{control: {al-of: {hexes: [U3]}}}", "victory[0].needs.control.al-of: there is no key \"al-of\" here; did you mean all-of?"},
		{"{units: {in: {hexes: [U3]}, type: [squads], at-least: 1}}", "victory[0].needs.units.type[0]: there is no type of unit that counts \"squads\"; did you mean squad?"},
		{"{units: {type: dummy, at-least: 1}}", "victory[0].needs.units.type: there is no type of unit that counts \"dummy\"; one of squad, half-squad, crew, leader, hero, vehicle, mmc, smc"},
		{"{units: {status: good order, at-least: 1}}", "victory[0].needs.units.status: there is no status \"good order\"; did you mean good-order?"},
		{"{units: {more-than-enemy: false}}", "victory[0].needs.units.more-than-enemy: more-than-enemy is true; write true, or leave it out"},
		{"{units: {times-enemy: 0}}", "victory[0].needs.units.times-enemy: 0 times the enemy's number is nothing; 1 or more"},
		{"{units: {exactly: 3}}", "victory[0].needs.units.exactly: there is no key \"exactly\" here"},
		{"{cvp: {at-least: 3, vehicular: false}}", "victory[0].needs.cvp.vehicular: there is no key \"vehicular\" here"},
		{"{exit-vp: {}}", "victory[0].needs.exit-vp: the key \"at-least\" is missing"},
		{"{any: []}", "victory[0].needs.any: the list is empty; name at least one need"},
		{"{any: [{}]}", "victory[0].needs.any[0]: there is no need here; state one of all, any, not, control, margin, points, units, cvp, exit-vp"},
		{"{cvp: {at-least: 1}, not: {cvp: {at-least: 2}}}", "victory[0].needs.cvp: not and cvp exclude each other; state one"},
	} {
		_, err := scenario.Parse("v.yaml", []byte(victoryMap+"victory: [{side: Russian, needs: "+c.needs+"}]\n"))
		require.ErrorContains(t, err, "v.yaml:14:", c.needs)
		require.ErrorContains(t, err, c.want, c.needs)
		require.NotContains(t, strings.SplitN(err.Error(), "\n", 2)[1], "v.yaml", "%s: one problem is reported once", c.needs)
	}
}

func TestVictoryDiagnosticsTogether(t *testing.T) {
	_, err := scenario.Parse("v.yaml", []byte(victoryMap+`  Opel: {side: German, type: vehicle, at: A1, armed: false}
victory:
  - {when: at-end, needs: {control: {at-least: 9, of: {buildings: all}}}}
  - side: German
    needs:
      any:
        - {control: {all-of: {buildings: [22U9]}}}
        - {control: {at-least: 3, of: {hexes: [U3, V3]}}}
        - {cvp: {at-least: 6}}
events:
  - place: {name: T-34, side: Russian, type: vehicle, at: A2}
  - end: true
    expect: {victory: Germans}
`))
	for _, want := range []string{
		"v.yaml:14:9: units.Opel: a vehicle needs its vp here, since victory turns on Victory Points; state them, vp: n",
		`v.yaml:16:5: victory[0]: the key "side" is missing`,
		`v.yaml:16:12: victory[0].when: there is no moment "at-end"; did you mean game-end?`,
		"v.yaml:16:48: victory[0].needs.control.at-least: it asks for 9, but the set has 4 buildings",
		"v.yaml:20:43: victory[1].needs.any[0].control.all-of.buildings[0]: there is no building 22U9; did you mean 22U3?",
		"v.yaml:21:32: victory[1].needs.any[1].control.at-least: it asks for 3, but the set has 2 hexes",
		"v.yaml:24:12: events[0].place: a vehicle needs its vp here",
		`v.yaml:26:23: events[1].expect.victory: there is no side "Germans"; did you mean German?`,
	} {
		require.ErrorContains(t, err, want)
	}
}

// A stated vp of nothing is not the same as none stated.
func TestNoVictoryPointsStated(t *testing.T) {
	report := runVictory(t, `  4-5-8: {side: Russian, type: squad, at: A1, vp: 0}
victory: [{side: German, when: immediate, needs: {cvp: {at-least: 1}}}]
events: [{eliminate: 4-5-8}, {end: true}]
`)
	require.Equal(t, "Russian has won: the game has ended and German fulfils none of its conditions (A26.3).", report.Victory.OutcomeText(report.Victory.Outcome()))
}

const victoryPlay = `victory:
  - side: Russian
    when: immediate
    needs:
      any:
        - control: {at-least: 3, of: {buildings: [U3, N4, F3]}}
        - not: {units: {side: German, at-least: 1}}
  - {side: German, needs: {cvp: {at-least: 3}}}
events:
  - move: {unit: 4-4-7, to: [V3, W4]}
    expect: {victory: German}
  - eliminate: 8-0
    expect: {victory: Russian}
`

func runVictory(t *testing.T, rest string) *scenario.Report {
	t.Helper()
	s, err := scenario.Parse("v.yaml", []byte(victoryMap+rest))
	require.NoError(t, err)
	report, err := s.Run()
	require.NoError(t, err)
	return report
}

func TestVictoryText(t *testing.T) {
	report := runVictory(t, victoryPlay)
	var b strings.Builder
	require.NoError(t, report.WriteText(&b))
	_, text, _ := strings.Cut(b.String(), "event 1")
	require.Contains(t, text, `
  nothing changes
  Russian has won at event 1, step 0: it fulfils victory[0] (immediate).
`)
	_, text, _ = strings.Cut(text, "\nvictory\n")
	require.Equal(t, `  Russian, immediate: fulfilled
    [x] any of
        [ ] Russian: 1 of 3 buildings; 22U3 and 22N4 missing
        [x] not
            [ ] German: 0 of 1 units
  German, game-end: not fulfilled
    [ ] German: 0 of 3 CVP
  Russian has won at event 1, step 0: it fulfils victory[0] (immediate).
`, text)
	require.Len(t, report.Failures, 1)
	require.Equal(t, "v.yaml:24:23: events[0].expect.victory: wanted German has won, got nobody has won; "+
		"Russian, immediate: not fulfilled; [ ] any of; [ ] Russian: 1 of 3 buildings; 22U3 and 22N4 missing; [ ] not; [x] German: 1 of 1 units; "+
		"German, game-end: not fulfilled; [ ] German: 0 of 3 CVP; Nobody has won yet.", report.Failures[0].String())
}

func TestVictoryJSON(t *testing.T) {
	out, err := json.Marshal(runVictory(t, strings.Replace(victoryPlay, "  - eliminate: 8-0\n    expect: {victory: Russian}\n", "  - move: {unit: 4-4-7, to: V3}\n", 1)))
	require.NoError(t, err)
	var doc struct {
		Victory struct {
			Winner     string
			Won        json.RawMessage
			Both       bool
			Text       string
			Conditions json.RawMessage
			KnownTo    map[string]json.RawMessage `json:"known-to"`
		}
	}
	require.NoError(t, json.Unmarshal(out, &doc))
	v := doc.Victory
	require.Equal(t, []any{"none", "null", false, "Nobody has won yet."}, []any{v.Winner, string(v.Won), v.Both, v.Text})
	require.JSONEq(t, `[
		{"side": "Russian", "when": "immediate", "holds": false, "needs": {"test": "any", "holds": false, "parts": [
			{"test": "control", "holds": false, "side": "Russian", "count": 1, "of": 3, "wanted": "at least 3", "short": 2, "missing": [
				{"subject": "building 22U3", "controller": "German", "denied-by": ["8-0"]},
				{"subject": "building 22N4", "controller": "German", "denied-by": []}
			], "text": "Russian: 1 of 3 buildings; 22U3 and 22N4 missing, 22U3 denied by the broken 8-0"},
			{"test": "not", "holds": false, "parts": [
				{"test": "units", "holds": true, "side": "German", "count": 1, "wanted": "at least 1", "short": 0, "missing": [], "text": "German: 1 of 1 units"}
			]}
		]}},
		{"side": "German", "when": "game-end", "holds": false, "needs":
			{"test": "cvp", "holds": false, "side": "German", "count": 0, "wanted": "at least 3", "short": 3, "missing": [], "text": "German: 0 of 3 CVP"}}
	]`, string(v.Conditions))
	require.Len(t, v.KnownTo, 2)

	out, err = json.Marshal(runVictory(t, "  2-4-8: {side: Russian, type: half-squad, at: W4}\nvictory: [{side: German, needs: {units: {side: Russian, squad-equivalents: true, times-enemy: 3}}}]\n"))
	require.NoError(t, err)
	require.Contains(t, string(out), `"count":1.5,"enemy":0,"wanted":"3 times as many as the enemy","short":0,`)

	out, err = json.Marshal(runVictory(t, "events: [{end: true}]\n"))
	require.NoError(t, err)
	require.NotContains(t, string(out), `"victory"`)
}
