package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// set changes the state of id to u and brings all counts up to date. left says that
// the unit, if it was a vehicle holding a Location, has left it.
func (a *Adjudicator) set(id unit.ID, u unit.Unit, left bool) {
	old := &a.units[id-1]
	before := a.standing(old)
	if old.At != 0 {
		a.strike(old, before)
	}
	was := *old
	if a.journal != nil {
		a.journal.units = append(a.journal.units, oldUnit{id, was})
	}
	*old = u
	after := a.standing(old)
	if u.At != 0 {
		a.record(old, after)
	}
	if before.Location.Effect == Holds && (after.Location.Effect != Holds || was.At != u.At || was.Side != u.Side) {
		a.released = append(a.released, release{was.At, id, was.Side, !was.Unseen(), left})
	}
	if was.Side == u.Side && was.Unseen() && !u.Unseen() && u.At != 0 && u.Real() && len(a.books) > 1 {
		a.revealed = append(a.revealed, reveal{u.Side.Enemy(), id, u.At, a.inside(old, a.m.Site(u.At))})
	}
	a.actor, a.standingOfActor = id, after
}

// strike takes u out of the counts where it stands.
func (a *Adjudicator) strike(u *unit.Unit, s Standing) { a.enterCounts(u, s, ^uint16(0)) }

// record enters u into the counts where it stands.
func (a *Adjudicator) record(u *unit.Unit, s Standing) { a.enterCounts(u, s, 1) }

func (a *Adjudicator) enterCounts(u *unit.Unit, s Standing, n uint16) {
	site := a.m.Site(u.At)
	for i := range a.books {
		if b := &a.books[i]; b.knows(u) {
			a.count(b, u.At, site, u.Side, s, n)
		}
	}
	if u.Has(unit.Melee) {
		a.melee[u.At] += n
	}
	a.touched = append(a.touched, u.At)
	if a.burn != nil && a.burn.sealed[u.At] {
		a.reburn = true
	}
}

// onMap refuses units that are not there.
func (a *Adjudicator) onMap(ids ...unit.ID) *Refusal {
	for _, id := range ids {
		if id < 1 || int(id) > len(a.units) {
			return a.impossible(NoSuchThing, 0, "a unit that the roster lacks")
		}
		if !a.units[id-1].OnMap() {
			return a.impossible(NotOnMap, id, "")
		}
	}
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

func (a *Adjudicator) place(e Place) *Refusal {
	if e.Unit < 1 || int(e.Unit) > a.names.Len() {
		return a.impossible(NoSuchThing, 0, "a unit that the roster lacks")
	}
	if int(e.Unit) > len(a.units) {
		a.units = append(a.units, make([]unit.Unit, a.names.Len()-len(a.units))...)
	}
	if a.units[e.Unit-1].Type != 0 {
		return a.impossible(AlreadyPlaced, e.Unit, "")
	}
	if !e.As.PRC() && e.As.Type != 0 {
		if r := a.barred(e.Unit, &e.As, e.As.At, e.As.Bypass); r != nil {
			return r
		}
		if r := a.ablaze(e.Unit, &e.As, e.As.At); r != nil {
			return r
		}
	}
	if ps := a.admit(e.Unit, &e.As); ps != nil {
		return a.impossible(OddUnit, e.Unit, ps[0].What)
	}
	a.set(e.Unit, e.As, false)
	return nil
}

// remove takes units and those aboard them out of play.
func (a *Adjudicator) remove(ids []unit.ID, left bool) *Refusal {
	if len(ids) == 0 {
		return a.impossible(NoSuchThing, 0, "no unit")
	}
	if r := a.onMap(ids...); r != nil {
		return r
	}
	for _, id := range ids {
		u := a.units[id-1]
		if !u.OnMap() {
			continue // it went with its vehicle
		}
		u.At, u.Aboard, u.Bypass = 0, 0, false
		a.set(id, u, left)
		if u.Vehicle() {
			a.eachAboard(id, func(i unit.ID, p *unit.Unit) {
				u := *p
				u.At, u.Aboard, u.Bypass = 0, 0, false
				a.set(i, u, left)
			})
		}
	}
	return nil
}

func (a *Adjudicator) setStatus(e SetStatus) *Refusal {
	if r := a.onMap(e.Unit); r != nil {
		return r
	}
	if both := e.Add & e.Remove; both != 0 {
		return a.impossible(Clashing, e.Unit, both.String())
	}
	u := a.units[e.Unit-1]
	u.Remove(e.Remove)
	u.Add(e.Add)
	if ps := u.Oddities(); ps != nil {
		return a.impossible(OddUnit, e.Unit, ps[0].What)
	}
	a.change(e.Unit, u)
	return nil
}

// change sets a unit that stays in place. What becomes of a vehicle may change the
// standing of those aboard.
func (a *Adjudicator) change(id unit.ID, u unit.Unit) {
	if u.Vehicle() {
		a.eachAboard(id, func(i unit.ID, p *unit.Unit) {
			s := a.standing(p)
			a.strike(p, s)
			if s.Location.Effect == Holds {
				a.released = append(a.released, release{p.At, i, p.Side, !p.Unseen(), false})
			}
		})
	}
	a.set(id, u, false)
	if u.Vehicle() {
		a.eachAboard(id, func(_ unit.ID, p *unit.Unit) { a.record(p, a.standing(p)) })
	}
}

// eachAboard calls do for each Passenger and Rider of v.
func (a *Adjudicator) eachAboard(v unit.ID, do func(unit.ID, *unit.Unit)) {
	for i := range a.units {
		if p := &a.units[i]; p.Aboard == v {
			do(unit.ID(i+1), p)
		}
	}
}

func (a *Adjudicator) capture(e Capture) *Refusal {
	if r := a.onMap(e.Unit); r != nil {
		return r
	}
	u := a.units[e.Unit-1]
	switch {
	case !e.By.Playing():
		return a.impossible(NoSuchThing, 0, "no side")
	case u.Type == unit.Dummy:
		return a.impossible(NotCapturable, e.Unit, "a Dummy")
	case u.Has(unit.Wreck):
		return a.impossible(NotCapturable, e.Unit, "a wreck")
	case u.Prisoner():
		return a.impossible(NotCapturable, e.Unit, "a prisoner already")
	case u.Side == e.By:
		return a.impossible(NotEnemy, e.Unit, "")
	}
	u.Status |= unit.Captured
	if u.Vehicle() {
		u.Side = e.By
		u.Status &^= unit.Abandoned
		if e.Uncrewed {
			u.Status |= unit.Abandoned
		}
	}
	a.change(e.Unit, u)
	return nil
}

func (a *Adjudicator) free(e Free) *Refusal {
	if r := a.onMap(e.Unit); r != nil {
		return r
	}
	u := a.units[e.Unit-1]
	if !u.Prisoner() {
		return a.impossible(NotPrisoner, e.Unit, "")
	}
	u.Free(e.Arms)
	a.set(e.Unit, u, false)
	return nil
}

func (a *Adjudicator) load(e Load) *Refusal {
	if r := a.onMap(e.Unit, e.Vehicle); r != nil {
		return r
	}
	u := a.units[e.Unit-1]
	why := a.noRoom(e.Unit, e.Vehicle)
	switch {
	case !u.Personnel():
		why = "it is no Personnel"
	case u.PRC():
		why = "it is aboard a vehicle already"
	}
	if why != "" {
		return a.impossible(CannotLoad, e.Unit, why)
	}
	v := &a.units[e.Vehicle-1]
	left := u.At != v.At
	if r := a.ablaze(e.Unit, &u, v.At); left && r != nil {
		return r
	}
	u.At, u.Aboard, u.Bypass, u.Strayed = v.At, e.Vehicle, v.Bypass, false
	a.set(e.Unit, u, left)
	return nil
}

// noRoom says why id cannot be aboard v, or nothing if it can.
func (a *Adjudicator) noRoom(id, v unit.ID) string {
	switch {
	case v < 1 || int(v) > len(a.units) || v == id:
		return "there is no such vehicle"
	case !a.units[v-1].Vehicle():
		return a.names.Name(v) + " is no vehicle"
	case !a.units[v-1].OnMap():
		return a.names.Name(v) + " is not on the map"
	case a.units[v-1].Has(unit.Wreck):
		return a.names.Name(v) + " is a wreck"
	}
	return ""
}

func (a *Adjudicator) unload(e Unload) *Refusal {
	if r := a.onMap(e.Unit); r != nil {
		return r
	}
	u := a.units[e.Unit-1]
	if !u.PRC() {
		return a.impossible(NotAboard, e.Unit, "")
	}
	if r := a.barred(e.Unit, &u, u.At, e.Bypass); r != nil {
		return r
	}
	if r := a.ablaze(e.Unit, &u, u.At); r != nil {
		return r
	}
	u.Aboard, u.Bypass = 0, e.Bypass
	a.set(e.Unit, u, e.Bypass)
	return nil
}

// tick sets the clock; whose MPh ends with it is no longer in Bypass (A4.33).
func (a *Adjudicator) tick(c Clock) *Refusal {
	if !c.valid() {
		return a.impossible(NoSuchThing, 0, "no moment of the game")
	}
	before, turn := a.clock, a.playerTurn()
	a.clock = c
	if a.playerTurn() != turn {
		a.mopped = nil
	}
	if before == (Clock{}) && !a.started {
		return nil
	}
	for i := range a.units {
		if u := a.units[i]; u.OnMap() && u.Infantry() && u.Bypass && before.endsMPh(c, u.Side) {
			u.Bypass, u.Strayed = false, !a.reading(BypassEndGains)
			a.set(unit.ID(i+1), u, false)
		}
	}
	return nil
}
