package control

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// replay plays events on the stage of s.
func (s stage) replay(events []Event) error {
	g, err := s.begin()
	for i := 0; err == nil && i < len(events); i++ {
		err = g.play(events[i])
	}
	return err
}

// shrink drops from events, of which fail is true, what that does not need: stretches of
// them, then single ones, then parts of what happens together.
func shrink(events []Event, fail func([]Event) bool) []Event {
	for stretch := len(events) / 2; stretch > 0; {
		dropped := false
		for i := len(events) - stretch; i >= 0; i -= stretch {
			if fewer := slices.Delete(slices.Clone(events), i, i+stretch); fail(fewer) {
				events, dropped = fewer, true
			}
		}
		if stretch > 1 || !dropped {
			stretch /= 2
		}
	}
	for i, e := range events {
		together, _ := e.(Together)
		for n := len(together.Events) - 1; n >= 0 && len(together.Events) > 1; n-- {
			fewer := slices.Clone(events)
			fewer[i] = Together{slices.Delete(slices.Clone(together.Events), n, n+1)}
			if fail(fewer) {
				events, together = fewer, fewer[i].(Together)
			}
		}
	}
	return events
}

// report tells of a stream that fails: the shortest that does, what is wrong with it, and
// a scenario file, which it also saves.
func (s stage) report(seed uint64, events []Event) error {
	events = shrink(events, func(fewer []Event) bool { return s.replay(fewer) != nil })
	err := s.replay(events)
	if err == nil {
		return fmt.Errorf("seed %d fails only when it is played with a tally", seed)
	}
	var text strings.Builder
	fmt.Fprintf(&text, "seed %d (rerun with -run TestStreams -seed %d)", seed, seed)
	for _, e := range events {
		fmt.Fprintf(&text, "\n%#v", e)
	}
	file, kept := s.export(fmt.Sprintf("random stream %d", seed), events)
	if s.replay(kept) == nil {
		text.WriteString("\nThe file lacks what cannot be said in it, and does not show the fault.")
	}
	path := filepath.Join(os.TempDir(), fmt.Sprintf("aslcontrol-stream-%d.yaml", seed))
	if err := os.WriteFile(path, []byte(file), 0o644); err != nil {
		path = err.Error()
	}
	return fmt.Errorf("%w\n%s\n%s:\n%s", err, text.String(), path, file)
}

// TestShrink looks for the three events among many that bring out a fault.
func TestShrink(t *testing.T) {
	fault := []Event{Blaze{3}, Blaze{5}, Together{[]Event{Blaze{7}}}}
	events := []Event{fault[0], Blaze{4}, fault[1], Together{[]Event{Blaze{1}, Blaze{7}, Blaze{2}}}}
	for i := range 40 {
		events = slices.Insert(events, i*7%len(events), Event(Ignite{1}))
	}
	fails := func(events []Event) bool {
		found := 0
		for _, e := range events {
			together, _ := e.(Together)
			if found < 2 && together.Events == nil && e == fault[found] || found == 2 && slices.Contains(together.Events, Event(Blaze{7})) {
				found++
			}
		}
		return found == len(fault)
	}
	require.Equal(t, fault, shrink(events, fails))
}
