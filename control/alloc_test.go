package control

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/unit"
)

func TestMovesAllocateNothing(t *testing.T) {
	f := newField(t)
	for _, c := range []struct {
		name  string
		moves []Move
		gains int
	}{
		{"nothing changes", f.shuttle, 0},
		{"gains three items", f.chase, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			rulings := make([]Ruling, 0, 16)
			i := 0
			move := func() {
				var err error
				rulings, err = f.a.AppendApply(rulings[:0], c.moves[i%len(c.moves)])
				if err != nil || len(rulings) != c.gains {
					t.Fatal(len(rulings), err)
				}
				i++
			}
			require.Zero(t, testing.AllocsPerRun(600, move))
		})
	}
}

func TestControllerAllocatesNothing(t *testing.T) {
	f := newField(t)
	at := f.a.Map().Site(f.chase[0].To)
	for _, s := range []Subject{Location(f.chase[0].To), Hex(at.Hex), Building(at.Building)} {
		require.Zero(t, testing.AllocsPerRun(100, func() { f.a.Controller(s) }), "%v", s)
	}
	require.NotEqual(t, unit.None, f.a.Controller(Hex(at.Hex)))
}

// TestFastAgainstPlain holds the ratio between a move and working out the same position
// from all units. Of two rounds the better counts, lest a busy machine decide.
func TestFastAgainstPlain(t *testing.T) {
	const times = 200
	f := newField(t)
	x := f.plain()
	best := func(old float64, bench func(*testing.B)) float64 {
		r := testing.Benchmark(bench)
		return min(old, float64(r.T.Nanoseconds())/float64(r.N))
	}
	move, gain, recompute := math.Inf(1), math.Inf(1), math.Inf(1)
	for range 2 {
		move = best(move, func(b *testing.B) { f.run(b, f.shuttle) })
		gain = best(gain, func(b *testing.B) { f.run(b, f.chase) })
		recompute = best(recompute, x.run)
	}
	t.Logf("a move takes %.0f ns, one that gains three items %.0f ns, recomputing %.0f ns: %.0f and %.0f times as long",
		move, gain, recompute, recompute/move, recompute/gain)
	require.Greater(t, recompute, times*move)
}
