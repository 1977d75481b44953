package victory

import (
	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Standing is how a need stands at a moment, with all below it.
type Standing struct {
	Need  Need
	Holds bool
	Parts []Standing // of All, Any and Not

	// Of a test; where squad-equivalents are counted, Count, Enemy and Short are halves:

	Side    unit.Side // whose Control, units or points are counted
	Count   int       // what it has: items, units, points; of a Margin the difference
	Enemy   int       // what its enemy has, where that matters
	Of      int       // how many items or points there are to be had
	Amount  Amount    // what is asked for
	Short   int       // how many more it needs, or if negative how many it has too many; 0 where the test holds
	Missing []Missing // the items it does not Control, where it needs more
	Double  int       // of CVP: those that count double when the game ends
}

// A Missing is an item that a side needs and does not Control.
type Missing struct {
	Subject    control.Subject
	Controller unit.Side
	DeniedBy   []unit.ID // the enemy units that alone keep it from gaining the item
}

// Key is the key of the need in a scenario file: "control", "all".
func (s *Standing) Key() string { return s.Need.key() }

// Compares reports whether a test looks at the enemy's count too.
func (s *Standing) Compares() bool {
	_, margin := s.Need.(Margin)
	return margin || s.Amount.compares()
}

// Standings are how the conditions stand.
func (j *Judge) Standings() []Standing { return j.KnownTo(unit.None) }

// KnownTo is Standings as far as viewer can know (A26.15): by the Control that he
// knows of, and without the enemy's concealed and hidden units until the game ends.
// The game must have been made with [control.WithViews].
func (j *Judge) KnownTo(viewer unit.Side) []Standing {
	if j.game.Ended() {
		viewer = unit.None
	}
	all := make([]Standing, len(j.roots))
	for i, root := range j.roots {
		all[i] = j.standing(root, viewer)
	}
	return all
}

func (j *Judge) standing(n int32, viewer unit.Side) Standing {
	nd := &j.nodes[n]
	s := Standing{Need: nd.need}
	holding := 0
	for _, part := range nd.parts {
		p := j.standing(part, viewer)
		holding += int(toInt(p.Holds))
		s.Parts = append(s.Parts, p)
	}
	switch nd.need.(type) {
	case All, Any, Not:
		s.Holds = nd.joins(holding)
		return s
	case CVP:
		s.Double = j.tally(viewer).held[nd.side]
	}
	score := j.score(n, viewer)
	s.Side, s.Amount = nd.side, nd.amount
	if nd.units != nil {
		s.Amount = nd.units.Amount
	}
	s.Count, s.Enemy, s.Of = score.own, score.enemy, score.of
	s.Short = nd.amount.short(score)
	s.Holds = s.Short == 0
	if s.Short > 0 {
		s.Missing = j.missing(nd, viewer)
	}
	return s
}

// missing gives the items of a test that its side does not Control.
func (j *Judge) missing(nd *node, viewer unit.Side) []Missing {
	var all []Missing
	last := nd.counters
	switch need := nd.need.(type) {
	case Control, Margin:
	case Points:
		last += int32(len(need.Sum)) - 1
	default:
		return nil
	}
	seen := map[control.Subject]bool{}
	for _, c := range j.counters[nd.counters : last+1] {
		for _, m := range j.members[c.from:c.to] {
			if is := j.membership(&c, m.subject, viewer); seen[m.subject] || !is.counts || is.own {
				continue
			}
			seen[m.subject] = true
			all = append(all, Missing{m.subject, j.game.Known(viewer, m.subject), j.game.Deniers(viewer, m.subject, nd.side)})
		}
	}
	return all
}
