package location_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

func TestDistance(t *testing.T) {
	g := newGrid(t, "", 33, 10)
	for _, tt := range []struct {
		a, b string
		want int
	}{
		{"U3", "U3", 0},
		{"A1", "A2", 1},
		{"A1", "B0", 1},
		{"A1", "B1", 1},
		{"A1", "B2", 2},
		{"A1", "C1", 2},
		{"A1", "C3", 3},
		{"B0", "B10", 10},
		{"A1", "GG1", 32},
		{"A1", "GG10", 32},
		{"A1", "D10", 11},
	} {
		a, b := parse(t, g, tt.a), parse(t, g, tt.b)
		assert.Equal(t, tt.want, g.Distance(a, b), "%s to %s", tt.a, tt.b)
		assert.Equal(t, tt.want, g.Distance(b, a), "%s to %s", tt.b, tt.a)
	}
}

// stepsFrom counts the steps from h to every hex, by a breadth-first search.
func stepsFrom(g location.Grid, h location.Hex) map[location.Hex]int {
	steps := map[location.Hex]int{h: 0}
	for queue := []location.Hex{h}; len(queue) > 0; queue = queue[1:] {
		for _, n := range g.Neighbors(queue[0]) {
			if _, seen := steps[n]; !seen && n != 0 {
				steps[n] = steps[queue[0]] + 1
				queue = append(queue, n)
			}
		}
	}
	return steps
}

func TestDistanceIsStepsByNeighbors(t *testing.T) {
	over := func(t *testing.T, name string, g location.Grid) {
		apart := 1 + g.Len()/200                     // on large boards, from some of the hexes only
		around := strings.HasPrefix(name, "one row") // the way leads around a corner that distance cuts
		for from := location.Hex(1); int(from) <= g.Len(); from += location.Hex(apart) {
			steps := stepsFrom(g, from)
			require.Len(t, steps, g.Len(), "the map holds together")
			for to, want := range steps {
				if got := g.Distance(from, to); got > want || got < want && !around {
					t.Fatalf("from %s to %s: %d, want %d", g.Name(from), g.Name(to), got, want)
				}
			}
		}
	}
	overBoards(t, func(t *testing.T, g location.Grid) { over(t, "", g) })
	overLayouts(t, over)
}
