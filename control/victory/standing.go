package victory

import (
	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Standing is how a need stands at a moment, with all below it.
type Standing struct {
	Need  Need       // the need
	Holds bool       // whether it holds
	Parts []Standing // of All, Any and Not, in the order of the need; nil of a test

	// Of a test only:

	Side    unit.Side // whose Control, units or points are counted
	Count   Number    // what it has: items, units, squad-equivalents, points; of a Margin the difference
	Enemy   Number    // what its enemy has of that, where [Standing.Compares]
	Of      int       // of Control and Points: how many items or points there are to be had
	Amount  Amount    // what is asked for
	Short   Number    // how many more it needs, or if negative how many it has too many; 0 where the test holds
	Missing []Missing // of Control, Margin and Points: the items it does not Control, where it needs more
	Double  int       // of CVP: how many of Count count double when the game ends (A26.2)
}

// A Missing is an item that a side needs and does not Control.
type Missing struct {
	Subject    control.Subject
	Controller unit.Side // who Controls it; None: nobody
	DeniedBy   []unit.ID // the enemy units that alone keep the side from gaining the item (A26.11)
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
	t, is := nd.need.(test)
	if !is {
		s.Holds = nd.joins(holding)
		return s
	}
	if _, is := t.(CVP); is {
		s.Double = j.tally(viewer).held[nd.side]
	}
	score := j.score(n, viewer)
	short := nd.amount.short(score)
	s.Side, s.Holds = nd.side, short == 0
	_, s.Amount = t.asks()
	s.Count, s.Enemy, s.Short = nd.number(score.own), nd.number(score.enemy), nd.number(short)
	s.Of = score.of
	if s.Short > 0 {
		s.Missing = j.missing(nd, viewer)
	}
	return s
}

// number makes a Number of a count.
func (nd *node) number(n int) Number { return Number(n) / Number(nd.parcels) }

// missing gives the items of a test that its side does not Control.
func (j *Judge) missing(nd *node, viewer unit.Side) []Missing {
	var all []Missing
	seen := map[control.Subject]bool{}
	for _, c := range j.counters[nd.counters.from:nd.counters.to] {
		if c.side != nd.side {
			continue
		}
		for _, m := range j.members[c.members.from:c.members.to] {
			if is := j.membership(&c, m.subject, viewer); seen[m.subject] || !is.counts || is.own {
				continue
			}
			seen[m.subject] = true
			all = append(all, Missing{m.subject, j.game.Known(viewer, m.subject), j.game.Deniers(viewer, m.subject, nd.side)})
		}
	}
	return all
}
