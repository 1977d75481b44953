package main

import (
	"bytes"
	"encoding/json"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const goodText = `good-01: A squad enters

event 0, move: {unit: 4-4-7, to: A2}
  Location A2: none to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it.
  Hex A2: none to Russian (A26.13): 4-4-7 occupies it at ground level, and no enemy denies it.

at the end
  hexes      Russian: A2
  hexes      none: A1
  Locations  Russian: A2
  Locations  none: A1
`

func TestAdjudicate(t *testing.T) {
	runAll(t, []ran{
		{"adjudicate good.yaml", 0, goodText, ""},
		{"adjudicate bad.yaml", 0, "bad-01", ""},
		{"adjudicate good.yaml good.yaml", 0, goodText + "\n" + goodText, ""},
		{"adjudicate unfit.yaml", 2, "", "unfit.yaml:3:7: map.hexs"},
		{"adjudicate good.yaml unfit.yaml bad.yaml", 2, "bad-01", "unfit.yaml:3:7"},
		{"adjudicate none.yaml good.yaml", 2, goodText, "none.yaml"},
		{"adjudicate none.yaml neither.yaml", 2, "", "neither.yaml"},
		{"adjudicate cases", 2, "", "cases"},
		{"adjudicate -- good.yaml", 0, goodText, ""},
	})
}

// The same, whatever stands before and after what.
func TestAdjudicateJSON(t *testing.T) {
	const one = `{"case": "good-01", "title": "A squad enters", "sides": ["German", "Russian"],
		"events": [{"index": 0, "step": 0, "event": "move", "rejected": null, "rulings": [
			{"subject": "location A2", "from": "none", "to": "Russian", "rule": "A26.11", "because": [{"kind": "occupies", "unit": "4-4-7"}],
				"text": "Location A2: none to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it."},
			{"subject": "hex A2", "from": "none", "to": "Russian", "rule": "A26.13", "because": [{"kind": "occupies", "unit": "4-4-7"}],
				"text": "Hex A2: none to Russian (A26.13): 4-4-7 occupies it at ground level, and no enemy denies it."}]}],
		"control": {"locations": {"A2": "Russian"}, "hexes": {"A2": "Russian"}, "buildings": {}}}`
	inFolder(t)
	for _, tt := range []struct {
		args      []string
		status    int
		documents int
	}{
		{[]string{"--json", "good.yaml"}, 0, 1},
		{[]string{"-json", "good.yaml"}, 0, 1},
		{[]string{"good.yaml", "--json"}, 0, 1},
		{[]string{"--json=true", "good.yaml"}, 0, 1},
		{[]string{"--json", "good.yaml", "good.yaml"}, 0, 2},
		{[]string{"good.yaml", "--json", "good.yaml"}, 0, 2},
		{[]string{"--json", "good.yaml", "unfit.yaml", "good.yaml"}, 2, 2},
		{[]string{"--json", "none.yaml"}, 2, 0},
	} {
		var out, errs bytes.Buffer
		assert.Equal(t, tt.status, run(append([]string{"adjudicate"}, tt.args...), &out, &errs), "%v", tt.args)
		assert.Equal(t, tt.status == 0, errs.Len() == 0, "%v: %s", tt.args, &errs)
		n := 0
		for decoder := json.NewDecoder(&out); ; n++ {
			var document json.RawMessage
			err := decoder.Decode(&document)
			if err == io.EOF {
				break
			}
			require.NoError(t, err, "%v", tt.args)
			assert.JSONEq(t, one, string(document), "%v", tt.args)
		}
		assert.Equal(t, tt.documents, n, "documents of %v", tt.args)
	}
}

// After -- nothing is a flag.
func TestNoFlag(t *testing.T) {
	inFolder(t)
	var out, errs bytes.Buffer
	assert.Equal(t, 2, run([]string{"adjudicate", "good.yaml", "--", "--json"}, &out, &errs))
	assert.Equal(t, goodText, out.String())
	assert.Contains(t, errs.String(), "--json")
}

// Who cannot write tells so.
func TestBrokenOutput(t *testing.T) {
	inFolder(t)
	for _, args := range [][]string{{"adjudicate", "good.yaml"}, {"adjudicate", "--json", "good.yaml"}, {"check", "good.yaml"}} {
		var errs bytes.Buffer
		assert.NotZero(t, run(args, broken{}, &errs), "%v", args)
		assert.NotEmpty(t, errs.String(), "%v", args)
	}
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }
