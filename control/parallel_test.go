package control

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestParallelSearch searches positions in many goroutines at once, as an engine does: all
// share the Map, the Roster and the position from which each clones its own game, plays
// random events and takes them back. It is for -race too.
func TestParallelSearch(t *testing.T) {
	const searchers, positions = 8, 6
	for seed := uint64(1); seed <= positions; seed++ {
		s, c := newStage(seed)
		c.heat = 25
		root, err := New(s.m, s.roster, s.position, WithUndo(), WithViews(), WithHistory())
		require.NoError(t, err)
		for range 10 {
			_, _ = root.Apply(c.event(root))
		}
		faults := make([]error, searchers)
		var all sync.WaitGroup
		for i := range searchers {
			all.Go(func() {
				own := *c
				own.Rand = rand.New(rand.NewPCG(seed, uint64(i)))
				faults[i] = own.search(root, 40)
			})
		}
		all.Wait()
		for _, err := range faults {
			require.NoError(t, err, "seed %d", seed)
		}
	}
}

// search plays lines of events from a clone of root and takes each back.
func (c *cast) search(root *Adjudicator, lines int) error {
	a := root.Clone()
	for line := range lines {
		played := 0
		for range 1 + c.IntN(12) {
			if rulings, err := a.Apply(c.event(a)); err == nil {
				played++
				for _, r := range rulings {
					_ = a.Text(r) + a.TextOf(a.Explain(r.Subject, r.From.Enemy()))
				}
			}
			if chance(c.Rand, 20) {
				a.Clone()
			}
		}
		for range played {
			if !a.Undo() {
				return fmt.Errorf("line %d cannot be taken back", line)
			}
		}
		if part := difference(root, a); part != "" {
			return fmt.Errorf("taking line %d back leaves other %s", line, part)
		}
	}
	return nil
}
