package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// rubble turns l and every building Location above it into rubble (B24.1).
func (a *Adjudicator) rubble(l location.ID) *Refusal {
	if l < 1 || int(l) > a.m.NumLocations() {
		return a.impossible(NoSuchThing, 0, "a Location that the map lacks")
	}
	falls := a.m.Falls(l)
	switch {
	case falls == nil:
		return a.refuse(B24_1, NoBuilding, 0, l, "")
	case a.fallen[l]:
		return a.refuse(Impossible, IsRubble, 0, l, "")
	}
	return a.ruin(B24_1, falls)
}

// destroy removes a pillbox or bridge.
func (a *Adjudicator) destroy(l location.ID) *Refusal {
	if l < 1 || int(l) > a.m.NumLocations() {
		return a.impossible(NoSuchThing, 0, "a Location that the map lacks")
	}
	rule := B30_1
	switch a.m.Site(l).Place {
	case location.Pillbox:
	case location.Bridge:
		rule = B6_1
	default:
		return a.refuse(Impossible, NotBuilt, 0, l, "")
	}
	if a.fallen[l] {
		return a.refuse(Impossible, LocationGone, 0, l, "")
	}
	return a.ruin(rule, []location.ID{l})
}

// ruin lets Locations of one hex fall, unless a unit is in one that vanishes. Where
// the units left in the hex stand changes with it.
func (a *Adjudicator) ruin(rule Rule, falls []location.ID) *Refusal {
	h := a.m.Site(falls[0]).Hex
	var there []*unit.Unit
	for i := range a.units {
		u := &a.units[i]
		if !u.OnMap() || a.m.Site(u.At).Hex != h {
			continue
		}
		if slices.Contains(falls, u.At) && a.m.Site(u.At).Place != location.Base {
			return a.refuse(rule, UnitInside, unit.ID(i+1), u.At, "")
		}
		there = append(there, u)
	}
	for _, u := range there {
		a.strike(u, a.standing(u))
	}
	for _, l := range falls {
		if !a.fallen[l] && a.journal != nil {
			a.journal.fallen = append(a.journal.fallen, l)
		}
		a.fallen[l] = true
		if len(a.fires.At(l)) > 0 {
			a.editFires().Drop(l)
		}
		a.vacate(l)
	}
	for _, u := range there {
		a.record(u, a.standing(u))
	}
	a.touched = append(a.touched, a.m.Base(h))
	a.reburn, a.actor = true, 0 // the last unit to move may have been in what fell
	a.noteFallen(falls)
	return nil
}
