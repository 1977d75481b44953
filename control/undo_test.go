package control

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestUndo plays random streams with a journal, takes back some events at random moments,
// and compares every part of the state with a copy made before.
func TestUndo(t *testing.T) {
	for seed := uint64(1); seed <= uint64(*streams)/4; seed++ {
		require.NoError(t, undoStream(seed), "seed %d", seed)
	}
}

func undoStream(seed uint64) error {
	s, c := newStage(seed)
	options := []Option{WithUndo(), WithHistory()}
	for reading, view := range s.view {
		options = append(options, WithReading(Reading(reading), view))
	}
	if s.views {
		options = append(options, WithViews())
	}
	a, err := New(s.m, s.roster, s.position, options...)
	if err != nil {
		return err
	}
	before := []*Adjudicator{a.Clone()}
	for n := range *perShard {
		if _, err := a.Apply(c.event(a)); err == nil {
			before = append(before, a.Clone())
		}
		if n%7 != 6 {
			continue
		}
		for range min(c.IntN(6), len(before)-1) {
			if !a.Undo() {
				return fmt.Errorf("event %d cannot be taken back", n)
			}
			before = before[:len(before)-1]
			if part := difference(before[len(before)-1], a); part != "" {
				return fmt.Errorf("taking back event %d leaves other %s", n, part)
			}
		}
	}
	for a.Undo() {
		before = before[:len(before)-1]
	}
	if part := difference(before[0], a); part != "" || len(before) != 1 {
		return fmt.Errorf("taking all back leaves other %s, %d events short", part, len(before)-1)
	}
	return nil
}
