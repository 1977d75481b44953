package control

import "github.com/aslcontrol/aslcontrol/unit"

// A Difference is a subject whose controller hangs on how the rules are read.
type Difference struct {
	Readings []Reading // each taken in its other view: other than the game takes it
	Subject  Subject
	From, To int // after which events it differs, To included; From is -1 for the start
	Usual    unit.Side
	Other    unit.Side
}

// Differences replays events under every reading's other view, one at a time, and under
// two at once where only both together make a difference. start makes the game at its
// start; it is called with options beside those it always takes, which must not keep
// it from taking them.
func Differences(start func(...Option) (*Adjudicator, error), events []Event) ([]Difference, error) {
	usual, err := replay(start, events)
	if err != nil {
		return nil, err
	}
	var all []Difference
	single := map[Subject]bool{} // that one reading alone makes differ
	for _, sets := range [][][]Reading{singles(), pairs()} {
		found := map[Subject]bool{}
		for _, readings := range sets {
			var options []Option
			for _, r := range readings {
				options = append(options, WithReading(r, !usual.game.View(r)))
			}
			other, err := replay(start, events, options...)
			if err != nil {
				return nil, err
			}
			for _, d := range usual.differences(other) {
				if !single[d.Subject] {
					found[d.Subject] = true
					d.Readings = readings
					all = append(all, d)
				}
			}
		}
		for s := range found {
			single[s] = true
		}
	}
	return all, nil
}

func singles() [][]Reading {
	var sets [][]Reading
	for _, r := range AllReadings() {
		sets = append(sets, []Reading{r})
	}
	return sets
}

func pairs() [][]Reading {
	var sets [][]Reading
	for _, r := range AllReadings() {
		for s := Reading(0); s < r; s++ {
			sets = append(sets, []Reading{s, r})
		}
	}
	return sets
}

// A replayed is a game that has been played again.
type replayed struct {
	game        *Adjudicator
	subjects    []Subject
	controllers [][]unit.Side // after the start and each event, by subject
}

func replay(start func(...Option) (*Adjudicator, error), events []Event, options ...Option) (*replayed, error) {
	game, err := start(options...)
	if err != nil {
		return nil, err
	}
	r := &replayed{game: game, subjects: game.Subjects()}
	r.note()
	for _, e := range events {
		_, _ = game.Apply(e) // what is refused changes nothing, here as there
		r.note()
	}
	return r, nil
}

func (r *replayed) note() {
	now := make([]unit.Side, len(r.subjects))
	for i, s := range r.subjects {
		now[i] = r.game.Controller(s)
	}
	r.controllers = append(r.controllers, now)
}

// differences finds where o was Controlled otherwise than r.
func (r *replayed) differences(o *replayed) []Difference {
	var all []Difference
	for i, s := range r.subjects {
		var last *Difference
		for n := range r.controllers {
			usual, other := r.controllers[n][i], o.controllers[n][i]
			switch {
			case usual == other:
				last = nil
			case last != nil && last.Usual == usual && last.Other == other:
				last.To = n - 1
			default:
				all = append(all, Difference{Subject: s, From: n - 1, To: n - 1, Usual: usual, Other: other})
				last = &all[len(all)-1]
			}
		}
	}
	return all
}
