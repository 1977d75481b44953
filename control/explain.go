package control

import "github.com/aslcontrol/aslcontrol/unit"

// An Explanation says how a side stands toward gaining a subject by occupation.
type Explanation struct {
	Subject Subject
	Side    unit.Side
	Verdict Verdict
	Rule    Rule      // by which the side gains or would gain it; A26_11 where it is denied
	Gaining []unit.ID // the side's units that gain it unless denied
	Denying []unit.ID // the enemy's units that deny it
}

// Explain says why side gains s by occupation, or why not. It asks the same question
// as Apply does, so that they cannot disagree; where side Controls s already, the
// answer is that of gaining it again.
func (a *Adjudicator) Explain(s Subject, side unit.Side) Explanation {
	x := Explanation{Subject: s, Side: side, Verdict: NoOccupant}
	if !a.valid(s) || !side.Playing() {
		return x
	}
	x.Verdict = a.verdict(a.truth(), s, side)
	x.Rule = a.ruleFor(s)
	if x.Verdict == Denied {
		x.Rule = A26_11
	}
	for i := range a.units {
		u := &a.units[i]
		switch {
		case a.effectOn(u, s, side) == Gains:
			x.Gaining = append(x.Gaining, unit.ID(i+1))
		case a.effectOn(u, s, side.Enemy()) >= Denies:
			x.Denying = append(x.Denying, unit.ID(i+1))
		}
	}
	return x
}
