package control

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/unit"
)

// TestExplanationsWithoutTheUnseen explains subjects to each side in random streams, and
// again with all enemy units that it cannot see taken off the map: it reads the same, so
// that nothing betrays them (A26.15).
func TestExplanationsWithoutTheUnseen(t *testing.T) {
	for seed := uint64(1); seed <= 150; seed++ {
		require.NoError(t, unseenStream(seed), "seed %d", seed)
	}
}

func unseenStream(seed uint64) error {
	s, c := newStage(seed)
	options := []Option{WithViews(), WithHistory()}
	for reading, view := range s.view {
		options = append(options, WithReading(Reading(reading), view))
	}
	a, err := New(s.m, s.roster, s.position, options...)
	if err != nil {
		return err
	}
	subjects := a.Subjects()
	for n := range *perShard {
		if _, err := a.Apply(c.event(a)); err != nil || n%5 != 0 {
			continue
		}
		for viewer := unit.First; viewer <= unit.Second; viewer++ {
			without := a.withoutUnseen(viewer)
			for range 4 {
				s, side := subjects[c.IntN(len(subjects))], unit.Side(1+c.IntN(2))
				with := strings.Join(a.Describe(a.ExplainTo(viewer, s, side)), "\n")
				if got := strings.Join(without.Describe(without.ExplainTo(viewer, s, side)), "\n"); got != with {
					return fmt.Errorf("event %d: without the units that %v cannot see it reads\n%s\ninstead of\n%s", n, viewer, got, with)
				}
			}
		}
	}
	return nil
}

// withoutUnseen is a copy of a without the enemy units that viewer cannot see and who is
// aboard them, with nothing adjudicated.
func (a *Adjudicator) withoutUnseen(viewer unit.Side) *Adjudicator {
	c := a.Clone()
	for i := range c.units {
		if u := &c.units[i]; u.OnMap() && u.Side == viewer.Enemy() && u.Unseen() && !c.carriesKnown(unit.ID(i+1), viewer) {
			c.remove([]unit.ID{unit.ID(i + 1)}, true)
		}
	}
	c.scratch = c.scratch.cleared()
	return c
}

// carriesKnown reports whether viewer knows of somebody aboard v.
func (a *Adjudicator) carriesKnown(v unit.ID, viewer unit.Side) bool {
	known := false
	a.eachAboard(v, func(_ unit.ID, p *unit.Unit) { known = known || a.books[viewer].knows(p) })
	return known
}
