package control_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/unit"
)

// TestExportedStreamsPlayTheSame writes random streams as scenario files, reads these and
// plays both: the same must be refused and the same ruled on. Units may have other
// handles, so that of several in an item another may be named.
func TestExportedStreamsPlayTheSame(t *testing.T) {
	played := 0
	for seed := uint64(1); seed <= 200; seed++ {
		file, events, game, err := control.ExportStream(seed, 60)
		require.NoError(t, err, "seed %d", seed)
		s, err := scenario.Parse("stream.yaml", []byte(file))
		require.NoError(t, err, "seed %d\n%s", seed, file)
		require.Len(t, s.Events, len(events), "seed %d\n%s", seed, file)
		read, err := s.New()
		require.NoError(t, err, "seed %d\n%s", seed, file)
		for i, e := range events {
			want, refused := game.Apply(e)
			got, refusedToo := read.Apply(s.Events[i].Event)
			require.Equal(t, ruleOf(refused), ruleOf(refusedToo), "seed %d, event %d: %#v\n%s", seed, i, e, file)
			require.Equal(t, unnamed(want), unnamed(got), "seed %d, event %d: %#v\n%s", seed, i, e, file)
			if refused == nil {
				played++
			}
		}
		for _, subject := range game.Subjects() {
			for side := unit.None; side <= unit.Second; side++ {
				require.Equal(t, game.Known(side, subject), read.Known(side, subject), "seed %d, view %d, %s\n%s", seed, side, game.Name(subject), file)
			}
		}
	}
	require.Greater(t, played, 3000)
}

// ruleOf is the rule by which an event was refused, empty if it was not.
func ruleOf(err error) string {
	var refusal *control.Refusal
	if errors.As(err, &refusal) {
		return refusal.Rule.String()
	}
	return ""
}

// unnamed is rulings without the unit that has brought each about.
func unnamed(rulings []control.Ruling) []control.Ruling {
	var all []control.Ruling
	for _, r := range rulings {
		r.Cause.Unit = 0
		all = append(all, r)
	}
	return all
}
