package scenario_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// All that is wrong with a file is told at once, in the order of the file.
func TestAllAtOnce(t *testing.T) {
	const src = `format: 1
case: A26.14-01
sides: [German, Russian]
map:
  board: "22"
  buildings:
    - {name: 22U3, hexes: [U3, V2, V3], levels: 01}
control: {all: Germans}
units:
  4-4-7: {side: Russian, type: sqad, at: W22}
  "9-1":
    side: Russian
    type: leader
    at: V2/7
    status: ["brokken"]
events:
  - move: {unit: 4-4-8, to: [V2/1, "V9/1"]}
    expect:
      building: {22U3: Russian}
  - elimnate: 4-4-7
`
	const wanted = `A26.14-01.yaml:7:49: map.buildings[0].levels: "01" is no plain number; write decimal digits, without quotes or leading zeros
  7 |     - {name: 22U3, hexes: [U3, V2, V3], levels: 01}
    |                                                 ^^
A26.14-01.yaml:8:16: control.all: there is no side "Germans"; did you mean German?
  8 | control: {all: Germans}
    |                ^^^^^^^
A26.14-01.yaml:10:32: units.4-4-7.type: there is no type of unit "sqad"; did you mean squad?
  10 |   4-4-7: {side: Russian, type: sqad, at: W22}
     |                                ^^^^
A26.14-01.yaml:10:42: units.4-4-7.at: there is no hex W22; columns run from A to GG, hexes from A1 to A10 and B0 to B10
  10 |   4-4-7: {side: Russian, type: sqad, at: W22}
     |                                          ^^^
A26.14-01.yaml:14:9: units.9-1.at: there is no Location V2/7; hex V2 has only its base Location
  14 |     at: V2/7
     |         ^^^^
A26.14-01.yaml:15:14: units.9-1.status[0]: there is no status "brokken"; did you mean broken?
  15 |     status: ["brokken"]
     |              ^^^^^^^^^
A26.14-01.yaml:17:18: events[0].move.unit: there is no unit "4-4-8"; did you mean 4-4-7?
  17 |   - move: {unit: 4-4-8, to: [V2/1, "V9/1"]}
     |                  ^^^^^
A26.14-01.yaml:17:30: events[0].move.to[0]: there is no Location V2/1; hex V2 has only its base Location
  17 |   - move: {unit: 4-4-8, to: [V2/1, "V9/1"]}
     |                              ^^^^
A26.14-01.yaml:17:36: events[0].move.to[1]: there is no Location V9/1; hex V9 has only its base Location
  17 |   - move: {unit: 4-4-8, to: [V2/1, "V9/1"]}
     |                                    ^^^^^^
A26.14-01.yaml:19:7: events[0].expect.building: there is no key "building" here; did you mean buildings?
  19 |       building: {22U3: Russian}
     |       ^^^^^^^^
A26.14-01.yaml:20:5: events[1].elimnate: there is no key "elimnate" here; did you mean eliminate?
  20 |   - elimnate: 4-4-7
     |     ^^^^^^^^`
	_, err := scenario.Parse("A26.14-01.yaml", []byte(src))
	require.Error(t, err)
	assert.Equal(t, wanted, err.Error())
}

// A line that is long is shown about the place that is meant.
func TestLongLine(t *testing.T) {
	src := head + "cites: [" + strings.Repeat("A26.11, ", 50) + "[A26.1]" + strings.Repeat(", A26.14", 50) + "]\n"
	_, err := scenario.Parse("test.yaml", []byte(src))
	var ds scenario.Diagnostics
	require.ErrorAs(t, err, &ds)
	require.Len(t, ds, 1)
	lines := strings.Split(ds[0].Snippet(), "\n")
	require.Len(t, lines, 2)
	shown, under := []rune(lines[0]), []rune(lines[1])
	assert.LessOrEqual(t, len(shown), 140)
	caret := strings.IndexRune(string(under), '^')
	assert.Equal(t, "[A26.1], A26.14", string(shown[caret:caret+15]))
	assert.Contains(t, lines[0], "…")
}

// Columns are counted in characters, and a tab is one.
func TestColumns(t *testing.T) {
	_, err := scenario.Parse("test.yaml", []byte(head+"units: {\"Ünit №1\":\t{side: Germn, type: squad, at: U3}}\n"))
	assert.EqualError(t, err, `test.yaml:4:27: units.Ünit №1.side: there is no side "Germn"; did you mean German?
  4 | units: {"Ünit №1": {side: Germn, type: squad, at: U3}}
    |                           ^^^^^`)
}

// What a file names is told shortened where it is absurdly long.
func TestLongWord(t *testing.T) {
	long := strings.Repeat("x", 10_000)
	_, err := scenario.Parse("test.yaml", []byte(head+"contested: "+long+"\nunits: {a: {side: "+long+", type: "+long+", at: U3}}\n"))
	var ds scenario.Diagnostics
	require.ErrorAs(t, err, &ds)
	require.Len(t, ds, 3)
	for _, d := range ds {
		assert.Less(t, len(d.Error()), 1000, d.Path)
		assert.Less(t, len(d.Snippet()), 1000, d.Path)
	}
}

func TestNoFile(t *testing.T) {
	_, err := scenario.Load("testdata/none.yaml")
	assert.ErrorIs(t, err, os.ErrNotExist)
	_, err = scenario.Load("testdata")
	assert.Error(t, err)
}
