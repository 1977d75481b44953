package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// An Effect is what a unit does to an item by standing in it.
type Effect uint8

// The effects, each with those before it but Nothing.
const (
	Nothing Effect = iota
	Denies         // the enemy cannot gain the item
	Holds          // a vehicle: denies, and has Control for as long as it stays
	Gains          // denies, and gains the item where no enemy denies it
)

// A Standing is what a unit does to the Location, the hex and the building in
// which it stands.
type Standing struct{ Location, Hex, Building Effect }

// In is the part of the standing that concerns subjects of a kind.
func (s Standing) In(k Kind) Effect {
	return [...]Effect{Nothing, s.Location, s.Hex, s.Building}[k]
}

// standing says what u does, by its own state and place (A26.11 to A26.14). It is
// the one place that decides this.
func (a *Adjudicator) standing(u *unit.Unit) Standing {
	if u.At == 0 || !u.CanDeny() || !a.grounded(u) {
		return Standing{}
	}
	site := a.m.Site(u.At)
	s := Standing{Location: Denies}
	switch {
	case u.CanGain():
		s.Location = Gains
	case a.holds(u):
		s.Location = Holds
	}
	if site.Place.Subterranean() {
		return s
	}
	s.Hex = a.inHex(site, s.Location)
	if a.inside(u, site) {
		s.Building = a.inBuilding(u.At, s.Location)
	}
	return s
}

// holds reports whether u has temporary Control of its Location as a vehicle does (A26.12).
func (a *Adjudicator) holds(u *unit.Unit) bool {
	if u.Bypass {
		return false
	}
	return u.Vehicle() || u.PRC() && a.reading(PassengerHoldsLocation) && !a.units[u.Aboard-1].Armed()
}

// inHex is what a unit with effect e on its Location does to the hex: it gains at
// ground level (A26.13), which is the base, a Bridge (A26.131) or a pillbox, that
// not being another level (A26.132); elsewhere it denies.
func (a *Adjudicator) inHex(site terrain.Site, e Effect) Effect {
	ground := false
	switch site.Place {
	case location.Rooftop:
		if !a.reading(RooftopEnemyDeniesHex) {
			return Nothing
		}
	case location.Base, location.Bridge, location.Pillbox:
		ground = a.reading(DepressionIsGroundLevel) || !a.m.Kind(site.Hex).Depression() || a.feature(site.Hex, location.Bridge) != 0
	}
	if e == Gains && ground {
		return Gains
	}
	return Denies
}

// inside reports whether u is in the building of its site: not in Bypass, not
// climbing, and not in rubble, which is no building Location (B24.1) except in a
// Factory (B23.743).
func (a *Adjudicator) inside(u *unit.Unit, site terrain.Site) bool {
	return site.Building != 0 && !u.Bypass && !u.Has(unit.Climbing) &&
		(!a.fallen[u.At] || a.m.Building(site.Building).Factory)
}

// inBuilding is what a unit inside at l, with effect e on that, does to the building
// (A26.14): it gains at any level; a Rooftop is none (B23.83), but may deny.
func (a *Adjudicator) inBuilding(l location.ID, e Effect) Effect {
	switch {
	case !a.partOfBuilding(l):
		if a.m.Site(l).Place == location.Rooftop && a.reading(RooftopEnemyDeniesBuilding) {
			return Denies
		}
		return Nothing
	case e == Gains:
		return Gains
	}
	return Denies
}

// feature is the Location of h at place p, or 0 where there is none or it is gone.
func (a *Adjudicator) feature(h location.Hex, p location.Place) location.ID {
	if l := a.m.Find(h, p); l != 0 && !a.gone(l) {
		return l
	}
	return 0
}

// gone reports whether l is no more: a destroyed pillbox or bridge, or rubble above
// the ground level, which alone outlasts it.
func (a *Adjudicator) gone(l location.ID) bool {
	return a.fallen[l] && a.m.Site(l).Place != location.Base
}
