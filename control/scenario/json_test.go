package scenario_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A document is the JSON that other programs read. Decoded strictly, it has these keys
// and no others.
type document struct {
	Case    string            `json:"case"`
	Title   string            `json:"title"`
	Sides   []string          `json:"sides"`
	Events  []json.RawMessage `json:"events"`
	Control struct {
		Locations map[string]string `json:"locations"`
		Hexes     map[string]string `json:"hexes"`
		Buildings map[string]string `json:"buildings"`
	} `json:"control"`
}

// documentOf plays src and gives its JSON.
func documentOf(t *testing.T, src string) (d document) {
	t.Helper()
	out, err := json.Marshal(play(t, src))
	require.NoError(t, err)
	decoder := json.NewDecoder(bytes.NewReader(out))
	decoder.DisallowUnknownFields()
	require.NoError(t, decoder.Decode(&d))
	return d
}

// bare gives a record without the texts of its rulings, which a program does not read.
func bare(t *testing.T, record json.RawMessage) string {
	t.Helper()
	var r map[string]any
	require.NoError(t, json.Unmarshal(record, &r))
	for _, ruling := range r["rulings"].([]any) {
		assert.NotEmpty(t, ruling.(map[string]any)["text"])
		delete(ruling.(map[string]any), "text")
	}
	out, err := json.Marshal(r)
	require.NoError(t, err)
	return string(out)
}

func sameRecords(t *testing.T, d document, records ...string) {
	t.Helper()
	require.Len(t, d.Events, len(records))
	for i, record := range records {
		assert.JSONEq(t, record, bare(t, d.Events[i]), "record %d", i)
	}
}

// The scenario that opens the format's page.
func TestJSON(t *testing.T) {
	src, err := os.ReadFile("testdata/22U3.yaml")
	require.NoError(t, err)
	d := documentOf(t, string(src))
	golden, err := os.ReadFile("testdata/22U3.events.json")
	require.NoError(t, err)
	events, err := json.Marshal(d.Events)
	require.NoError(t, err)
	assert.JSONEq(t, string(golden), string(events))

	assert.Equal(t, "A26.14-01", d.Case)
	assert.Equal(t, "One squad entering gains the building, its hex and its Location", d.Title)
	assert.Equal(t, []string{"German", "Russian"}, d.Sides)

	hexes := map[string]string{}
	for column := range 33 {
		letter := string(rune('A' + column%26))
		if column > 25 {
			letter += letter
		}
		for number := 1 - column%2; number <= 10; number++ {
			hexes[fmt.Sprint(letter, number)] = "German"
		}
	}
	require.Len(t, hexes, 346)
	locations := map[string]string{"U3/1": "German", "V2/1": "Russian", "V3/1": "Russian"}
	for hex, side := range hexes {
		locations[hex] = side
	}
	hexes["V2"], locations["V2"] = "Russian", "Russian"
	assert.Equal(t, locations, d.Control.Locations, "bases by the hex alone, without the board")
	assert.Equal(t, hexes, d.Control.Hexes)
	assert.Equal(t, map[string]string{"22U3": "Russian"}, d.Control.Buildings)
}

func TestJSONWithoutAnything(t *testing.T) {
	out, err := json.Marshal(play(t, "format: 1\nsides: [A, B]\nmap: {}\n"))
	require.NoError(t, err)
	assert.JSONEq(t, `{"case":"","title":"","sides":["A","B"],"events":[],"control":{"locations":{},"hexes":{},"buildings":{}}}`, string(out))
}

const small = `format: 1
sides: [German, Russian]
map: {hexes: [A1:C3], buildings: [{name: house, hexes: [B2], levels: 1}]}
`

// Records count the events of the file and the steps of a move from 0, one each; what
// is refused, or happens together, is one.
func TestJSONRecords(t *testing.T) {
	d := documentOf(t, small+`control: {hex A3: German, location A3: German}
units:
  4-4-7: {side: Russian, type: squad, at: C1}
  2-2-8: {side: Russian, type: crew, at: B2/1}
  t34: {side: Russian, type: vehicle, at: A3}
events:
  - move: {unit: t34, to: [B3, B2/1]}
    expect: {rejected: B23.4}
  - move: {unit: 4-4-7, to: [C2, C3]}
  - move: {unit: t34, to: [A2, A3, A2]}
  - together:
      - eliminate: 2-2-8
      - move: {unit: 4-4-7, to: [B3, C2]}
  - declare: German
  - exit: 2-2-8
    expect: {rejected: impossible}
`)
	sameRecords(t, d,
		`{"index": 0, "step": 0, "event": "move", "rejected": {"rule": "B23.4", "reason": "t34 is a vehicle and cannot be in B2/1"}, "rulings": []}`,
		`{"index": 1, "step": 0, "event": "move", "rejected": null, "rulings": [
			{"subject": "location A3", "from": "German", "to": "Russian", "rule": "A26.12", "because": [{"kind": "vehicle-holds", "unit": "t34"}]},
			{"subject": "location B2/1", "from": "none", "to": "Russian", "rule": "A26.11", "because": [{"kind": "occupies", "unit": "2-2-8"}]},
			{"subject": "location C2", "from": "none", "to": "Russian", "rule": "A26.11", "because": [{"kind": "occupies", "unit": "4-4-7"}]},
			{"subject": "hex A3", "from": "German", "to": "Russian", "rule": "A26.12", "because": [{"kind": "vehicle-holds", "unit": "t34"}]},
			{"subject": "hex C2", "from": "none", "to": "Russian", "rule": "A26.13", "because": [{"kind": "occupies", "unit": "4-4-7"}]},
			{"subject": "building house", "from": "none", "to": "Russian", "rule": "A26.14", "because": [{"kind": "occupies", "unit": "2-2-8"}]}]}`,
		`{"index": 1, "step": 1, "event": "move", "rejected": null, "rulings": [
			{"subject": "location C3", "from": "none", "to": "Russian", "rule": "A26.11", "because": [{"kind": "occupies", "unit": "4-4-7"}]},
			{"subject": "hex C3", "from": "none", "to": "Russian", "rule": "A26.13", "because": [{"kind": "occupies", "unit": "4-4-7"}]}]}`,
		`{"index": 2, "step": 0, "event": "move", "rejected": null, "rulings": [
			{"subject": "location A2", "from": "none", "to": "Russian", "rule": "A26.12", "because": [{"kind": "vehicle-holds", "unit": "t34"}]},
			{"subject": "location A3", "from": "Russian", "to": "German", "rule": "A26.12", "because": [{"kind": "vehicle-left", "unit": "t34"}]},
			{"subject": "hex A2", "from": "none", "to": "Russian", "rule": "A26.12", "because": [{"kind": "vehicle-holds", "unit": "t34"}]},
			{"subject": "hex A3", "from": "Russian", "to": "German", "rule": "A26.12", "because": [{"kind": "vehicle-left", "unit": "t34"}]}]}`,
		`{"index": 2, "step": 1, "event": "move", "rejected": null, "rulings": [
			{"subject": "location A2", "from": "Russian", "to": "none", "rule": "A26.12", "because": [{"kind": "vehicle-left", "unit": "t34"}]},
			{"subject": "location A3", "from": "German", "to": "Russian", "rule": "A26.12", "because": [{"kind": "vehicle-holds", "unit": "t34"}]},
			{"subject": "hex A2", "from": "Russian", "to": "none", "rule": "A26.12", "because": [{"kind": "vehicle-left", "unit": "t34"}]},
			{"subject": "hex A3", "from": "German", "to": "Russian", "rule": "A26.12", "because": [{"kind": "vehicle-holds", "unit": "t34"}]}]}`,
		`{"index": 2, "step": 2, "event": "move", "rejected": null, "rulings": [
			{"subject": "location A2", "from": "none", "to": "Russian", "rule": "A26.12", "because": [{"kind": "vehicle-holds", "unit": "t34"}]},
			{"subject": "location A3", "from": "Russian", "to": "German", "rule": "A26.12", "because": [{"kind": "vehicle-left", "unit": "t34"}]},
			{"subject": "hex A2", "from": "none", "to": "Russian", "rule": "A26.12", "because": [{"kind": "vehicle-holds", "unit": "t34"}]},
			{"subject": "hex A3", "from": "Russian", "to": "German", "rule": "A26.12", "because": [{"kind": "vehicle-left", "unit": "t34"}]}]}`,
		`{"index": 3, "step": 0, "event": "together", "rejected": null, "rulings": []}`,
		`{"index": 4, "step": 0, "event": "declare", "rejected": null, "rulings": []}`,
		`{"index": 5, "step": 0, "event": "exit", "rejected": {"rule": "impossible", "reason": "2-2-8 is not on the map"}, "rulings": []}`,
	)
	assert.Equal(t, map[string]string{"A2": "Russian", "A3": "German", "B2/1": "Russian", "C2": "Russian", "C3": "Russian"}, d.Control.Locations, "the effective controller; none is left out")
	assert.Equal(t, map[string]string{"A2": "Russian", "A3": "German", "C2": "Russian", "C3": "Russian"}, d.Control.Hexes)
	assert.Equal(t, map[string]string{"house": "Russian"}, d.Control.Buildings)
}

// What is gone has no controller, and stays out of the document.
func TestJSONOfRubble(t *testing.T) {
	d := documentOf(t, small+"control: {all: German}\nevents:\n  - rubble: B2/1\n")
	sameRecords(t, d, `{"index": 0, "step": 0, "event": "rubble", "rejected": null, "rulings": []}`)
	assert.NotContains(t, d.Control.Locations, "B2/1")
	assert.Equal(t, "German", d.Control.Locations["B2"])
}

// Names go through as they are.
func TestJSONOfNames(t *testing.T) {
	d := documentOf(t, "format: 1\ncase: \"a\\\"<&>\\\\\\u00e9\"\ntitle: Ünit №1\nsides: [\"A & B\", \"<B>\"]\nmap: {hexes: [A1]}\ncontrol: {all: \"<B>\"}\n")
	assert.Equal(t, "a\"<&>\\\u00e9", d.Case)
	assert.Equal(t, "Ünit №1", d.Title)
	assert.Equal(t, []string{"A & B", "<B>"}, d.Sides)
	assert.Equal(t, map[string]string{"A1": "<B>"}, d.Control.Hexes)
}
