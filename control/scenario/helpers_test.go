package scenario_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// head starts most files of these tests: three lines, and a map with building 22U3.
const head = `format: 1
sides: [German, Russian]
map: {board: "22", buildings: [{name: 22U3, hexes: [U3, V2, V3], levels: 1}]}
`

// load reads src, which must be a scenario.
func load(t testing.TB, src string) *scenario.Scenario {
	t.Helper()
	s, err := scenario.Parse("test.yaml", []byte(src))
	require.NoError(t, err)
	return s
}

// play loads and runs src.
func play(t testing.TB, src string) *scenario.Report {
	t.Helper()
	r, err := load(t, src).Run()
	require.NoError(t, err)
	return r
}

// mark stands in a source before each place that is wrong.
const mark = "«"

// A wrong is a file that is no scenario. Each mark in src is the place of one problem;
// problems tells of each, in the order of the file, its path and part of what is said
// of it: "units.a.side: did you mean German?".
type wrong struct {
	name     string
	src      string
	problems []string
}

// places takes the marks out of src and gives their lines and columns.
func places(src string) (clean string, at [][2]int) {
	parts := strings.Split(src, mark)
	for _, part := range parts[:len(parts)-1] {
		clean += part
		last := clean[strings.LastIndexByte(clean, '\n')+1:]
		at = append(at, [2]int{1 + strings.Count(clean, "\n"), 1 + utf8.RuneCountInString(last)})
	}
	return clean + parts[len(parts)-1], at
}

func refuseAll(t *testing.T, table []wrong) {
	t.Helper()
	for _, tt := range table {
		t.Run(tt.name, func(t *testing.T) {
			src, at := places(tt.src)
			require.Len(t, at, len(tt.problems), "marks and problems of this test")
			s, err := scenario.Parse("test.yaml", []byte(src))
			assert.Nil(t, s)
			var ds scenario.Diagnostics
			require.ErrorAs(t, err, &ds)
			require.Len(t, ds, len(at), "all problems:\n%v", ds)
			for i, d := range ds {
				path, says, _ := strings.Cut(tt.problems[i], ": ")
				assert.Equal(t, "test.yaml", d.File)
				assert.Equal(t, at[i], [2]int{d.Line, d.Column}, "line and column of %v", d)
				assert.Equal(t, path, d.Path, "path of %v", d)
				assert.Contains(t, d.What+"; "+d.Want, says)
				assert.Equal(t, strings.TrimSpace(d.Want), d.Want, "a list of nothing")
			}
		})
	}
}

// named finds what names mean in a scenario.
type named struct {
	t *testing.T
	s *scenario.Scenario
}

func (n named) loc(name string) location.ID {
	n.t.Helper()
	id, err := n.s.Map.ParseLocation(name)
	require.NoError(n.t, err)
	return id
}

func (n named) hex(name string) location.Hex {
	n.t.Helper()
	h, err := n.s.Map.ParseHex(name)
	require.NoError(n.t, err)
	return h
}

func (n named) building(name string) terrain.Building {
	n.t.Helper()
	b, err := n.s.Map.ParseBuilding(name)
	require.NoError(n.t, err)
	return b
}

// subject reads "location V2/1", "hex V2" or "building 22U3".
func (n named) subject(name string) control.Subject {
	n.t.Helper()
	switch kind, rest, _ := strings.Cut(name, " "); kind {
	case "location":
		return control.Location(n.loc(rest))
	case "hex":
		return control.Hex(n.hex(rest))
	default:
		return control.Building(n.building(rest))
	}
}

func (n named) unit(name string) unit.ID {
	n.t.Helper()
	id := n.s.Roster.Find(name)
	require.NotZero(n.t, id, name)
	return id
}

func (n named) state(name string) unit.Unit {
	n.t.Helper()
	return n.s.Position.Units[n.unit(name)-1]
}
