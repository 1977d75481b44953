package control

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/unit"
)

// TestSingleRemediesHelp does in random streams what Explain says would alone give a side
// what it does not Control: then it must Control that lastingly.
func TestSingleRemediesHelp(t *testing.T) {
	done := map[ChangeKind]int{}
	for seed := uint64(1); seed <= uint64(*streams)/4; seed++ {
		require.NoError(t, remedyStream(seed, done), "seed %d", seed)
	}
	if *streams >= 1000 {
		for _, kind := range []ChangeKind{Remove, Recover, Enter, PutOut} {
			require.NotZero(t, done[kind], "no remedy of kind %d has been tried", kind)
		}
	}
}

func remedyStream(seed uint64, done map[ChangeKind]int) error {
	s, c := newStage(seed)
	g, err := s.begin()
	if err != nil {
		return err
	}
	a := g.a
	subjects := a.Subjects()
	for range 40 {
		_, _ = a.Apply(c.event(a))
		if a.Ended() || !a.started {
			continue
		}
		for range 4 {
			subject, side := pick(c.Rand, subjects...), pick(c.Rand, unit.First, unit.Second)
			for _, r := range a.Explain(subject, side).ToGainIt {
				if len(r) > 1 {
					break
				}
				for _, e := range s.remedyEvents(a, side, r[0]) {
					done[r[0].Kind]++
					trial := a.Clone()
					if _, err := trial.Apply(e); err != nil {
						return fmt.Errorf("%s for side %d: the remedy %+v is refused: %w", a.Name(subject), side, r, err)
					}
					if trial.Lasting(subject) != side {
						return fmt.Errorf("%s for side %d: the remedy %+v does not help", a.Name(subject), side, r)
					}
				}
			}
		}
	}
	return nil
}

// remedyEvents are the events that do c, one for each way; none where it takes more.
func (s stage) remedyEvents(a *Adjudicator, side unit.Side, c Change) (events []Event) {
	switch c.Kind {
	case Remove:
		events = append(events, Eliminate{[]unit.ID{c.Unit}})
	case Recover:
		disorder := unit.Broken | unit.Berserk | unit.Disrupted | unit.Stunned | unit.Shocked | unit.Melee
		if c.Lack == unit.NotGoodOrder {
			events = append(events, SetStatus{Unit: c.Unit, Remove: disorder})
		}
	case Enter:
		for _, l := range c.At {
			events = append(events, Place{s.reserve(), unit.Unit{Side: side, Type: unit.Squad, At: l}})
		}
	case PutOut:
		var out Together
		for _, l := range slices.Compact(slices.Sorted(slices.Values(c.At))) {
			out.Events = append(out.Events, Extinguish{l})
		}
		events = append(events, out)
	}
	return events
}

// reserve is a unit that never is in play.
func (s stage) reserve() unit.ID { return unit.ID(s.roster.Len()) }
