package victory

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/unit"
)

// An Outcome says who has won, and by what. Once there is a Winner it stays.
type Outcome struct {
	Winner    unit.Side // None: nobody yet
	Avoided   bool      // it has won by avoiding the enemy's conditions until the end (A26.3)
	Condition int       // the index of the condition by which it has won; -1: none, nobody has or by avoiding
	Event     int       // it has won at this event of those that the Judge was given, refused ones included, from 0
	Step      int       // and at this step of it, from 0: of a [control.March] the entry of one Location
	Both      bool      // nobody has won, and both sides fulfil a condition at this moment
	Ended     bool      // the game has ended
}

// Outcome says who has won by now. A win is announced, so that both sides know of it.
func (j *Judge) Outcome() Outcome { return j.outcome }

// OutcomeTo is Outcome as far as viewer can know (A26.15): that both sides fulfil a
// condition, he does not until the game ends.
func (j *Judge) OutcomeTo(viewer unit.Side) Outcome {
	o := j.outcome
	o.Both = o.Both && (viewer == unit.None || o.Ended)
	return o
}

// decide judges the conditions after a step.
func (j *Judge) decide(step int) {
	o := &j.outcome
	o.Ended = j.game.Ended()
	if o.Winner != unit.None {
		return
	}
	by := &j.immediate
	if o.Ended {
		by = &j.fulfilled
	}
	first, second := by[unit.First] > 0, by[unit.Second] > 0
	o.Both = first && second
	switch {
	case first && !second:
		o.Winner = unit.First
	case second && !first:
		o.Winner = unit.Second
	case o.Ended && !o.Both:
		o.Winner = j.avoider()
		o.Avoided = o.Winner != unit.None
	}
	if o.Winner == unit.None {
		return
	}
	o.Event, o.Step = j.events, step
	for i, c := range j.conditions {
		if !o.Avoided && c.Side == o.Winner && j.Holds(i) && (o.Ended || c.When == Immediate) {
			o.Condition = i
			return
		}
	}
}

// avoider is the side that has no conditions where the enemy has some, else None.
func (j *Judge) avoider() unit.Side {
	var has [3]bool
	for _, c := range j.conditions {
		has[c.Side] = true
	}
	switch {
	case has[unit.First] == has[unit.Second]:
		return unit.None
	case has[unit.First]:
		return unit.Second
	}
	return unit.First
}

// OutcomeText tells an outcome in a sentence.
func (j *Judge) OutcomeText(o Outcome) string {
	winner, loser := j.game.Roster().SideName(o.Winner), j.game.Roster().SideName(o.Winner.Enemy())
	switch {
	case o.Avoided:
		return fmt.Sprintf("%s has won: the game has ended and %s fulfils none of its conditions (A26.3).", winner, loser)
	case o.Winner != unit.None:
		return fmt.Sprintf("%s has won at event %d, step %d: it fulfils victory[%d] (%v).", winner, o.Event, o.Step, o.Condition, j.conditions[o.Condition].When)
	case o.Both && o.Ended:
		return "Nobody has won: both sides fulfil a condition at the end of the game."
	case o.Both:
		return "Nobody has won yet: both sides fulfil a condition at this moment."
	case o.Ended:
		return "Nobody has won: the game has ended and neither side fulfils a condition."
	}
	return "Nobody has won yet."
}
