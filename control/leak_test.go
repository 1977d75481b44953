package control

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/aslcontrol/aslcontrol/unit"
	"github.com/stretchr/testify/require"
)

// TestExplanationsKeepSecrets explains subjects to each side in random streams: nothing
// may name an enemy unit that this side has never seen (A26.15).
func TestExplanationsKeepSecrets(t *testing.T) {
	for seed := uint64(1); seed <= 150; seed++ {
		require.NoError(t, secretStream(seed), "seed %d", seed)
	}
}

var unitName = regexp.MustCompile(`\bu\d+\b`)

func secretStream(seed uint64) error {
	s, c := newStage(seed)
	options := []Option{WithViews(), WithHistory()}
	for reading, view := range s.view {
		options = append(options, WithReading(Reading(reading), view))
	}
	a, err := New(s.m, s.roster, s.position, options...)
	if err != nil {
		return err
	}
	seen := map[unit.ID][3]bool{}
	subjects := a.Subjects()
	for range *perShard {
		e := c.event(a)
		look(a, seen)
		if together, ok := e.(Together); ok && len(together.Events) > 0 {
			continue // a unit may be seen for a part of what happens at once
		}
		if _, err := a.Apply(e); err != nil {
			continue
		}
		look(a, seen)
		if a.Ended() {
			return nil
		}
		for viewer := unit.First; viewer <= unit.Second; viewer++ {
			x := a.ExplainTo(viewer, subjects[c.IntN(len(subjects))], unit.Side(1+c.IntN(2)))
			text := strings.Join(a.Describe(x), "\n")
			for _, name := range unitName.FindAllString(text, -1) {
				if id := s.roster.Find(name); !seen[id][viewer] {
					return fmt.Errorf("%v has never seen %s, but reads\n%s", viewer, name, text)
				}
			}
		}
	}
	return nil
}

// look notes which units each side can see now, its own among them.
func look(a *Adjudicator, seen map[unit.ID][3]bool) {
	for i := range a.units {
		known := seen[unit.ID(i+1)]
		for viewer := unit.First; viewer <= unit.Second; viewer++ {
			known[viewer] = known[viewer] || a.units[i].OnMap() && a.units[i].KnownTo(viewer)
		}
		seen[unit.ID(i+1)] = known
	}
}
