package control

import "github.com/aslcontrol/aslcontrol/unit"

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

func (a *Adjudicator) place(e Place) *Refusal {
	if e.Unit < 1 || int(e.Unit) > a.names.Len() {
		return a.impossible(NoSuchThing, 0, "a unit that the roster lacks")
	}
	if a.Unit(e.Unit).Type != 0 {
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
	if int(e.Unit) > len(a.units) {
		more := a.names.Len() - len(a.units)
		a.units = append(a.units, make([]unit.Unit, more)...)
		a.aboard = append(a.aboard, make([]uint16, more)...)
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
		a.noteExit(id, left)
		if u.Vehicle() {
			a.eachAboard(id, func(i unit.ID, p *unit.Unit) {
				u := *p
				u.At, u.Aboard, u.Bypass = 0, 0, false
				a.set(i, u, left)
				a.noteExit(i, left)
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
	if a.aboard[v-1] == 0 {
		return
	}
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
			u.Bypass, u.Strayed = false, !a.View(BypassEndGains)
			a.set(unit.ID(i+1), u, false)
		}
	}
	return nil
}
