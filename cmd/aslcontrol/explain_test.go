package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const villageFile = `format: 1
case: village-01
title: A concealed squad in the house
sides: [German, Russian]
map: {board: "22", hexes: [V1, V2, V3], buildings: [{name: 22V2, hexes: [V2], levels: 1, rooftops: [V2]}]}
control: {all: German}
units:
  4-4-7: {side: Russian, type: squad, at: V1}
  2-2-7: {side: Russian, type: half-squad, at: V3, status: [hidden]}
  8-0: {side: German, type: leader, at: V2/rooftop}
events:
  - move: {unit: 4-4-7, to: V2}
  - extinguish: V1
  - move: {unit: 4-4-7, to: V2/1}
`

// inVillage makes a folder with the files of this test the working folder.
func inVillage(t *testing.T) {
	t.Helper()
	inFolder(t)
	require.NoError(t, os.WriteFile("village.yaml", []byte(villageFile), 0o600))
	still, _, _ := strings.Cut(villageFile, "events:")
	require.NoError(t, os.WriteFile("still.yaml", []byte(still), 0o600))
}

// A spoken is a command line, its arguments parted by "|", with all that it says.
type spoken struct {
	line   string
	status int
	out    string
	err    string
}

func runSpoken(t *testing.T, table []spoken) {
	t.Helper()
	inVillage(t)
	for _, tt := range table {
		t.Run(tt.line, func(t *testing.T) {
			var out, err bytes.Buffer
			assert.Equal(t, tt.status, run(strings.Split(tt.line, "|"), &out, &err))
			assert.Equal(t, tt.out, out.String())
			assert.Equal(t, tt.err, err.String())
		})
	}
}

const (
	houseText = `Building 22V2 is Russian's.
  start: German's (stated)
  event 0: German to Russian (A26.14): 4-4-7 occupies it, and no enemy denies it
`
	houseToGerman = houseText + `German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.14).
  4-4-7 (Russian, squad) in V2/1 denies it: it is armed, in whatever state
  8-0 (German, leader) in V2/rooftop cannot gain it: it is on a Rooftop
It would be German if: an armed Good Order Infantry MMC enters any of V2, V2/1, and 4-4-7 in V2/1 is eliminated or goes elsewhere.
`
	houseAtStart = `Building 22V2 is German's.
  start: German's (stated)
Russian does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.14).
  8-0 (German, leader) in V2/rooftop does not deny it: it is on a Rooftop
It would be Russian if: an armed Good Order Infantry MMC enters any of V2, V2/1.
`
	hiddenHex = `Hex V3 is German's, as far as German can know.
  start: German's (stated)
`
	hiddenHexToRussian = hiddenHex + `Russian does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.13).
It would be Russian if: an armed Good Order Infantry MMC enters V3.
`
)

func TestExplain(t *testing.T) {
	runSpoken(t, []spoken{
		{"explain|village.yaml|building 22V2", 0, houseToGerman, ""},
		{"explain|village.yaml|building|22V2", 0, houseToGerman, ""},
		{"explain|village.yaml|building V2", 0, houseToGerman, ""},
		{"explain|village.yaml|building 22V2|--side|German", 0, houseToGerman, ""},
		{"explain|--side=Russian|village.yaml|building 22V2", 0, houseText, ""},
		{"explain|village.yaml|building 22V2|--at|-1", 0, houseAtStart, ""},
		{"explain|village.yaml|building 22V2|--at|-1|--side|German", 0, "Building 22V2 is German's.\n  start: German's (stated)\n", ""},
		{"explain|village.yaml|building 22V2|--at|2", 0, houseToGerman, ""},
		{"explain|village.yaml|building 22V2|--at|1", 0, strings.ReplaceAll(houseToGerman, "in V2/1", "in V2"), ""},
		{"explain|village.yaml|hex V3|--known-to|German", 0, hiddenHexToRussian, ""},
		{"explain|village.yaml|hex V3|--known-to|German|--side|German", 0, hiddenHex, ""},
		{"explain|still.yaml|building 22V2", 0, houseAtStart, ""},
		{"explain|still.yaml|building 22V2|--at|-1", 0, houseAtStart, ""},
	})
}

func TestExplainMisuse(t *testing.T) {
	misuse := func(what string) string {
		return "aslcontrol explain: " + what + "\nusage: aslcontrol explain [OPTIONS] FILE SUBJECT\n"
	}
	runSpoken(t, []spoken{
		{"explain", 2, "", misuse("name a scenario file and a subject")},
		{"explain|village.yaml", 2, "", misuse("name a scenario file and a subject")},
		{"explain|village.yaml|hex V2|--side|Germn", 2, "", misuse(`there is no side "Germn": they are German and Russian`)},
		{"explain|village.yaml|hex V2|--side|none", 2, "", misuse(`there is no side "none": they are German and Russian`)},
		{"explain|village.yaml|hex V2|--known-to|Soviet", 2, "", misuse(`there is no side "Soviet": they are German and Russian`)},
		{"explain|village.yaml|hex V2|--at|3", 2, "", misuse("there is no event 3: they count from 0 to 2")},
		{"explain|village.yaml|hex V2|--at|-2", 2, "", misuse("there is no event -2: they count from 0 to 2")},
		{"explain|still.yaml|hex V2|--at|0", 2, "", misuse("there is no event 0, as the file has none")},
		{"explain|village.yaml|hex V2|--at|soon", 2, "", misuse(`invalid value "soon" for flag -at: parse error`)},
		{"explain|village.yaml|building 22V3", 2, "", misuse("there is no building 22V3; did you mean 22V2?")},
		{"explain|village.yaml|bulding 22V2", 2, "", misuse(`"bulding 22V2" is no subject of Control; did you mean building 22V2?`)},
		{"explain|village.yaml|22V2", 2, "", misuse(`"22V2" is no subject of Control; write "location V2/1", "hex V2" or "building 22U3"`)},
		{"explain|village.yaml|hex", 2, "", misuse(`"hex" is no subject of Control; write "location V2/1", "hex V2" or "building 22U3"`)},
		{"explain|none.yaml|hex V2", 2, "", "open none.yaml: no such file or directory\n"},
		{"explain|unfit.yaml|hex A1", 2, "", "unfit.yaml:3:7: map.hexs: there is no key \"hexs\" here; did you mean hexes?\n  3 | map: {hexs: [A1, A2]}\n    |       ^^^^\n"},
	})
}

// Subjects that are written almost right get a suggestion.
func TestExplainSuggestsSubjects(t *testing.T) {
	runAll(t, []ran{
		{"explain good.yaml location A2/1", 2, "", "A2"},
		{"explain good.yaml Hex A2", 2, "", "did you mean hex A2?"},
		{"explain good.yaml hexx A2", 2, "", "did you mean hex A2?"},
		{"explain good.yaml locaton A2", 2, "", "did you mean location A2?"},
		{"explain good.yaml hex A9", 2, "", "A9"},
		{"explain --help", 0, "--known-to SIDE", ""},
		{"timeline --help", 0, "aslcontrol timeline FILE [SUBJECT...]", ""},
	})
}

func TestTimeline(t *testing.T) {
	const (
		house = `building 22V2
  start: German (stated)
  event 0: Building 22V2: German to Russian (A26.14): 4-4-7 occupies it, and no enemy denies it.
`
		hall     = "location V2\n  start: German (stated)\n  event 0: Location V2: German to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it.\n"
		upstairs = "location V2/1\n  start: German (stated)\n  event 2: Location V2/1: German to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it.\n"
		far      = "location V3\n  start: German (stated)\n  event 0: Location V3: German to Russian (A26.11): 2-2-7 occupies it, and no enemy denies it.\n"
		farHex   = "hex V3\n  start: German (stated)\n  event 0: Hex V3: German to Russian (A26.13): 2-2-7 occupies it at ground level, and no enemy denies it.\n"
	)
	misuse := func(what string) string {
		return "aslcontrol timeline: " + what + "\nusage: aslcontrol timeline FILE [SUBJECT...]\n"
	}
	runSpoken(t, []spoken{
		{"timeline|village.yaml|building 22V2", 0, house, ""},
		{"timeline|village.yaml|building 22V2|hex V1|location V2/1", 0, house + "hex V1\n  start: German (stated)\n" + upstairs, ""},
		{"timeline|village.yaml", 0, hall + upstairs + far + farHex + house, ""},
		{"timeline|still.yaml", 0, "", ""},
		{"timeline|good.yaml|hex A1", 0, "hex A1\n  start: none\n", ""},
		{"timeline", 2, "", misuse("name a scenario file")},
		{"timeline|village.yaml|hex V2|bilding 22V2", 2, "", misuse(`"bilding 22V2" is no subject of Control; did you mean building 22V2?`)},
		{"timeline|none.yaml", 2, "", "open none.yaml: no such file or directory\n"},
		{"timeline|--json|village.yaml", 2, "", misuse("flag provided but not defined: -json")},
	})
}

func TestExplainJSON(t *testing.T) {
	inVillage(t)
	document := func(args ...string) string {
		var out, err bytes.Buffer
		require.Equal(t, 0, run(append([]string{"explain", "village.yaml", "--json"}, args...), &out, &err), err.String())
		return out.String()
	}
	assert.JSONEq(t, `{"subject": "building 22V2", "side": "German", "controller": "Russian", "temporary": false, "rule": "A26.14",
		"start": {"controller": "German", "rule": "stated"},
		"rulings": [{"event": 0, "subject": "building 22V2", "from": "German", "to": "Russian", "rule": "A26.14",
			"because": [{"kind": "occupies", "unit": "4-4-7"}],
			"text": "Building 22V2: German to Russian (A26.14): 4-4-7 occupies it, and no enemy denies it."}],
		"gains": false, "because": "German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.14)",
		"denying": ["4-4-7"],
		"units": [{"unit": "4-4-7", "side": "Russian", "at": "V2/1", "gains": true, "denies": true},
			{"unit": "8-0", "side": "German", "at": "V2/rooftop", "gains": false, "denies": false, "place": "it is on a Rooftop"}],
		"to-gain-it": ["an armed Good Order Infantry MMC enters any of V2, V2/1, and 4-4-7 in V2/1 is eliminated or goes elsewhere"],
		"text": ["`+strings.ReplaceAll(strings.TrimSpace(houseToGerman), "\n", `", "`)+`"]}`,
		document("building 22V2", "--side", "German"))
	assert.JSONEq(t, `{"subject": "hex V3", "side": "Russian", "known-to": "German", "controller": "German", "temporary": false, "rule": "stated",
		"start": {"controller": "German", "rule": "stated"}, "rulings": [], "gains": false,
		"because": "Russian does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.13)",
		"denying": [], "units": [], "to-gain-it": ["an armed Good Order Infantry MMC enters V3"],
		"text": ["`+strings.ReplaceAll(strings.TrimSpace(hiddenHexToRussian), "\n", `", "`)+`"]}`,
		document("hex V3", "--known-to", "German", "--side", "Russian"))
	assert.Equal(t, 2, strings.Count(document("hex V1"), "\n"), "a document for each side")
}

func TestReadings(t *testing.T) {
	runAll(t, []ran{
		{"adjudicate --readings good.yaml", 0, goodText + "\nunder other readings\n  nothing differs$", ""},
		{"adjudicate good.yaml --readings good.yaml", 0, "nothing differs\n\ngood-01", ""},
		{"adjudicate --readings none.yaml", 2, "", "none.yaml"},
	})
	inVillage(t)
	var out, err bytes.Buffer
	require.Equal(t, 0, run([]string{"adjudicate", "--readings", "village.yaml"}, &out, &err), err.String())
	told(t, "output", `
under other readings
  building 22V2, after events 0 to 2: Russian; with rooftop-enemy-denies-building: true: German
  hex V2, after events 0 to 2: German; with rooftop-enemy-denies-hex: false: Russian$`, out.String())
}
