package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A plainWhy is what the plain adjudicator has to say to Explain.
type plainWhy struct {
	verdict          Verdict
	rule             Rule // where the side gains or would gain but for the enemy
	gaining, denying []unit.ID
}

func (x *plain) explain(s Subject, side unit.Side) plainWhy {
	why := plainWhy{verdict: Denied}
	e := x.truth().of(s)
	for i := range x.units {
		switch u := &x.units[i]; {
		case !u.OnMap():
		case u.Side == side && x.gains(u, s):
			why.gaining = append(why.gaining, unit.ID(i+1))
		case u.Side == side.Enemy() && x.denies(u, s):
			why.denying = append(why.denying, unit.ID(i+1))
		}
	}
	box, bridge := x.feature(s, location.Pillbox), x.feature(s, location.Bridge)
	switch {
	case e.locked[side]:
		why.verdict = Locked
	case x.given(x.truth(), s) != unit.None:
		why.verdict = FireRules
	case x.meets(x.truth(), x.known(unit.None), s, side):
		why.verdict = GainsIt
	case s.Kind() == BuildingKind && x.allRubble(s.Building()):
		why.verdict = AllRubble
	case why.gaining == nil:
		why.verdict = NoOccupant
	case box != 0 && x.truth().of(Location(box)).controller() != side:
		why.verdict = NeedsPillbox
	}
	switch {
	case why.verdict != GainsIt && why.verdict != Denied:
	case s.Kind() == LocationKind, why.verdict == Denied:
		why.rule = A26_11
	case s.Kind() == BuildingKind:
		why.rule = A26_14
	case box != 0:
		why.rule = A26_132
	case bridge != 0:
		why.rule = A26_131
	default:
		why.rule = A26_13
	}
	return why
}

// feature is the Location of the hex s at place, 0 where that is gone or s is no hex.
func (x *plain) feature(s Subject, place location.Place) location.ID {
	if s.Kind() != HexKind {
		return 0
	}
	if l := x.m.Find(s.Hex(), place); l != 0 && !x.gone(l) {
		return l
	}
	return 0
}
