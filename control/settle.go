package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// adjudicate rules on all that has been touched since it last did, and appends what
// changed in truth to dst. The first time it rules on everything.
func (a *Adjudicator) adjudicate(dst []Ruling, step int) []Ruling {
	if !a.started {
		a.started = true
		a.touched = a.touched[:0]
		for l := 1; l <= a.m.NumLocations(); l++ {
			a.touched = append(a.touched, location.ID(l))
		}
	}
	a.endMelees()
	from := len(dst)
	dst = a.settle(a.truth(), dst)
	for i := range dst[from:] {
		dst[from+i].Step = step
	}
	if len(dst)-from > 1 {
		slices.SortStableFunc(dst[from:], func(x, y Ruling) int { return a.index(x.Subject) - a.index(y.Subject) })
	}
	for i := 1; i < len(a.books); i++ {
		a.look(&a.books[i])
	}
	a.touched, a.released, a.revealed = a.touched[:0], a.released[:0], a.revealed[:0]
	return dst
}

// endMelees ends each touched Melee in which no enemy is left (A11.15).
func (a *Adjudicator) endMelees() {
	for _, l := range a.touched {
		if a.melee[l] == 0 {
			continue
		}
		var engaged [3]bool
		for i := range a.units {
			if u := &a.units[i]; u.At == l && u.Engages() {
				engaged[u.Side.Enemy()] = true
			}
		}
		for i := range a.units {
			if u := a.units[i]; u.At == l && u.Has(unit.Melee) && !engaged[u.Side] {
				u.Status &^= unit.Melee
				a.set(unit.ID(i+1), u, false)
			}
		}
	}
}

// settle brings Control in b up to date where something was touched, in the order of
// effects: vehicles' holds that have ended, those that begin, occupation.
func (a *Adjudicator) settle(b *book, dst []Ruling) []Ruling {
	for _, l := range a.touched {
		h := a.m.Site(l).Hex
		dst = a.release(b, Location(l), l, dst)
		dst = a.release(b, Hex(h), a.m.Base(h), dst)
	}
	for _, l := range a.touched {
		dst = a.hold(b, l, dst)
	}
	for _, l := range a.touched {
		dst = a.occupy(b, Location(l), dst)
	}
	for _, l := range a.touched {
		dst = a.occupy(b, Hex(a.m.Site(l).Hex), dst)
	}
	for _, l := range a.touched {
		if building := a.m.Site(l).Building; building != 0 {
			dst = a.occupy(b, Building(building), dst)
		}
	}
	return dst
}

// release ends the temporary Control of s when no vehicle of the side holds l any
// longer (A26.12): s reverts to what it was.
func (a *Adjudicator) release(b *book, s Subject, l location.ID, dst []Ruling) []Ruling {
	it := &b.items[a.index(s)]
	if it.over == unit.None || b.holds[l].of(it.over) > 0 || it.open {
		return dst
	}
	r := a.lastRelease(l)
	if !a.reading(LostVehicleReverts) && !r.left {
		return dst
	}
	from := it.over
	it.over = unit.None
	if from == it.base {
		return dst
	}
	it.rule = A26_12
	if b.viewer != unit.None {
		return dst
	}
	cause := Cause{VehicleLost, r.unit}
	if r.left {
		cause.Kind = VehicleGone
	}
	return append(dst, Ruling{Subject: s, From: from, To: it.base, Rule: A26_12, Cause: cause})
}

// lastRelease finds how the last vehicle ceased to hold l, one that left before one
// that was lost.
func (a *Adjudicator) lastRelease(l location.ID) release {
	var last release
	for _, r := range a.released {
		if r.at == l && (!last.left || r.left) {
			last = r
		}
	}
	return last
}

// hold begins the temporary Control of the Location l, and of its hex if that has no
// other, by an armed vehicle in it with no armed enemy there (A26.12).
func (a *Adjudicator) hold(b *book, l location.ID, dst []Ruling) []Ruling {
	for side := unit.First; side <= unit.Second; side++ {
		if b.holds[l].of(side) == 0 || b.items[l].deny.of(side.Enemy()) > 0 {
			continue
		}
		dst = a.overlay(b, Location(l), l, side, dst)
		if h := a.m.Site(l).Hex; a.onlyLocation(h) {
			dst = a.overlay(b, Hex(h), l, side, dst)
		}
	}
	return dst
}

// onlyLocation reports whether h has its base Location alone.
func (a *Adjudicator) onlyLocation(h location.Hex) bool {
	for _, l := range a.m.Locations(h)[1:] {
		if !a.gone(l) {
			return false
		}
	}
	return true
}

// overlay lays the temporary Control of a side with a vehicle in l over s.
func (a *Adjudicator) overlay(b *book, s Subject, l location.ID, side unit.Side, dst []Ruling) []Ruling {
	it := &b.items[a.index(s)]
	if it.over == side || it.open {
		return dst
	}
	from := it.controller()
	it.over = side
	if from == side || b.viewer != unit.None {
		return dst
	}
	return append(dst, Ruling{Subject: s, From: from, To: side, Rule: A26_12, Cause: Cause{VehicleIn, a.whoIn(Location(l), side, Holds)}})
}

// occupy gives s to the side that meets every need for gaining it (A26.11).
func (a *Adjudicator) occupy(b *book, s Subject, dst []Ruling) []Ruling {
	it := &b.items[a.index(s)]
	for side := unit.First; side <= unit.Second; side++ {
		if it.gain.of(side) == 0 || it.base == side && it.over != side.Enemy() || it.open || a.verdict(b, s, side) != GainsIt {
			continue
		}
		from := it.controller()
		if it.over == side.Enemy() {
			it.over = unit.None // a hold that outlasted its vehicle
		}
		it.base, it.rule = side, a.ruleFor(s)
		if b.viewer != unit.None {
			continue
		}
		dst = append(dst, Ruling{Subject: s, From: from, To: side, Rule: it.rule, Cause: Cause{Occupies, a.whoIn(s, side, Gains)}})
	}
	return dst
}

// whoIn finds a unit of side that has effect e on s, if it can the one that the event
// is about.
func (a *Adjudicator) whoIn(s Subject, side unit.Side, e Effect) unit.ID {
	if a.actor != 0 && a.effectOn(&a.units[a.actor-1], s, side) == e {
		return a.actor
	}
	for i := range a.units {
		if a.effectOn(&a.units[i], s, side) == e {
			return unit.ID(i + 1)
		}
	}
	return 0
}

// effectOn is what u does to s if it is of that side and there.
func (a *Adjudicator) effectOn(u *unit.Unit, s Subject, side unit.Side) Effect {
	if u.Side != side || !a.within(u, s) {
		return Nothing
	}
	return a.standing(u).In(s.kind)
}

// within reports whether u is on the map in the Location, hex or printed building s.
func (a *Adjudicator) within(u *unit.Unit, s Subject) bool {
	if u.At == 0 {
		return false
	}
	site := a.m.Site(u.At)
	switch s.kind {
	case LocationKind:
		return u.At == s.Location()
	case HexKind:
		return site.Hex == s.Hex()
	}
	return site.Building == s.Building()
}
