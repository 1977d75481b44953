package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// march checks the whole move, then lets it happen step by step.
func (a *Adjudicator) march(dst []Ruling, units []unit.ID, to []location.ID, bypass bool) ([]Ruling, error) {
	if r := a.checkMarch(units, to, bypass); r != nil {
		return dst, r
	}
	for i, l := range to {
		a.moveIn(units, l, bypass && i == len(to)-1)
		before := len(dst)
		dst = a.adjudicate(dst, i)
		if a.after != nil {
			a.stepped(i, dst[before:])
		}
	}
	return dst, nil
}

// moveAtOnce is a move among other events: only its end counts.
func (a *Adjudicator) moveAtOnce(units []unit.ID, to []location.ID, bypass bool) *Refusal {
	if r := a.checkMarch(units, to, bypass); r != nil {
		return r
	}
	a.moveIn(units, to[len(to)-1], bypass)
	return nil
}

// barred refuses u at l: where that is gone, or cannot hold a vehicle, or is no place
// for Bypass.
func (a *Adjudicator) barred(id unit.ID, u *unit.Unit, l location.ID, bypass bool) *Refusal {
	if l < 1 || int(l) > a.m.NumLocations() {
		return a.impossible(NoSuchThing, 0, "a Location that the map lacks")
	}
	if r := a.isGone(id, l); r != nil {
		return r
	}
	p := a.m.Site(l).Place
	if u.Vehicle() {
		switch {
		case p > 0, p == location.Cellar, p == location.Rooftop:
			return a.refuse(B23_4, NotForVehicle, id, l, "")
		case p == location.Pillbox:
			return a.refuse(B30_1, NotForVehicle, id, l, "")
		case p.Subterranean():
			return a.refuse(B8_4, NotForVehicle, id, l, "")
		}
	}
	if bypass && p != location.Base {
		return a.refuse(Impossible, NoBypass, id, l, "")
	}
	return nil
}

// isGone refuses u at l if that is rubble above the ground level, or a pillbox or bridge
// destroyed.
func (a *Adjudicator) isGone(u unit.ID, l location.ID) *Refusal {
	if !a.gone(l) {
		return nil
	}
	switch a.m.Site(l).Place {
	case location.Pillbox:
		return a.refuse(B30_1, LocationGone, u, l, "")
	case location.Bridge:
		return a.refuse(B6_1, LocationGone, u, l, "")
	}
	return a.refuse(B24_1, LocationGone, u, l, "")
}

// ablaze refuses the entry of u into a Blaze (B25.4).
func (a *Adjudicator) ablaze(id unit.ID, u *unit.Unit, l location.ID) *Refusal {
	if !u.Has(unit.Aerial) && a.fires.Blazes(l) {
		return a.refuse(B25_4, IsBlaze, id, l, "")
	}
	return nil
}

func (a *Adjudicator) checkMarch(units []unit.ID, to []location.ID, bypass bool) *Refusal {
	if len(units) == 0 || len(to) == 0 {
		return a.impossible(NoSuchThing, 0, "no unit or no Location to move to")
	}
	if r := a.onMap(units...); r != nil {
		return r
	}
	for i, l := range to {
		for _, id := range units {
			u := &a.units[id-1]
			if r := a.barred(id, u, l, bypass && i == len(to)-1); r != nil {
				return r
			}
			if r := a.ablaze(id, u, l); r != nil {
				return r
			}
		}
	}
	return nil
}

// moveIn puts units into l. A vehicle takes those aboard along; a Passenger or Rider
// moved without its vehicle dismounts.
func (a *Adjudicator) moveIn(units []unit.ID, l location.ID, bypass bool) {
	for _, id := range units {
		u := a.units[id-1]
		if u.PRC() && slices.Contains(units, u.Aboard) {
			continue
		}
		left := u.At != l || bypass
		u.At, u.Aboard, u.Bypass, u.Strayed = l, 0, bypass, false
		a.set(id, u, left)
		if u.Vehicle() {
			a.carry(id, left)
		}
	}
}

// carry brings those aboard v to its place.
func (a *Adjudicator) carry(v unit.ID, left bool) {
	at, bypass := a.units[v-1].At, a.units[v-1].Bypass
	a.eachAboard(v, func(i unit.ID, p *unit.Unit) {
		u := *p
		u.At, u.Bypass = at, bypass
		a.set(i, u, left)
	})
	a.actor, a.standingOfActor = v, a.standing(&a.units[v-1])
}
