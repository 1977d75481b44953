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

// A Part is a unit's effect on one item with the reason why it is no greater: what the
// unit lacks, or where it is.
type Part struct {
	Effect Effect
	Lack   unit.Lack
	Spot   Spot
}

// A Spot is a place that limits what a unit there does to the hex or the building.
type Spot uint8

// The spots.
const (
	AnySpot      Spot = iota
	Subterranean      // beneath the hex (A26.11)
	Upstairs          // not at ground level (A26.13)
	OnRooftop         // no building Location (B23.83)
	InDepression      // not at ground level, under that reading
	InCellar          // no building Location, under that reading
	InRubble          // no building Location (B24.1)
	Bypassing         // outside the building (A26.14)
	Scaling           // climbing, outside the building
	Apart             // in a pillbox, on a bridge: not in the building
)

// String tells the spot in a clause.
func (s Spot) String() string {
	return [...]string{
		"", "it is subterranean", "it is not at ground level", "it is on a Rooftop", "it is IN the Depression", "it is in a cellar",
		"it is in rubble", "it is in Bypass, outside the building", "it is climbing, outside the building", "it is not in the building",
	}[s]
}

// A Standing is what a unit does to the Location, the hex and the building in
// which it stands.
type Standing struct{ Location, Hex, Building Part }

// In is the part of the standing that concerns subjects of a kind.
func (s Standing) In(k Kind) Part {
	switch k {
	case LocationKind:
		return s.Location
	case HexKind:
		return s.Hex
	case BuildingKind:
		return s.Building
	}
	return Part{}
}

// Standing says what u does, by its own state and place, to the Location, the hex and the
// building in which it stands (A26.11 to A26.14); nothing if it is not on the map.
func (a *Adjudicator) Standing(u unit.ID) Standing {
	if u < 1 || int(u) > len(a.units) {
		return Standing{}
	}
	return a.standing(&a.units[u-1])
}

// standing says what u does, by its own state and place (A26.11 to A26.14). It is
// the one place that decides this.
func (a *Adjudicator) standing(u *unit.Unit) Standing {
	if u.At == 0 {
		return Standing{}
	}
	lack := u.LacksToDeny()
	if lack == unit.LacksNothing && !a.Grounded(u) {
		lack = unit.IsAerial
	}
	if lack != unit.LacksNothing {
		p := Part{Lack: lack}
		return Standing{p, p, p}
	}
	p := Part{Effect: Denies, Lack: u.LacksToGain()}
	switch {
	case p.Lack == unit.LacksNothing:
		p.Effect = Gains
	case a.holds(u):
		p.Effect = Holds
	}
	site := a.m.Site(u.At)
	return Standing{Location: p, Hex: a.inHex(site, p), Building: a.inBuilding(u, site, p)}
}

// Grounded reports whether u is a ground unit and not aboard one in the air (A26.11).
func (a *Adjudicator) Grounded(u *unit.Unit) bool {
	return u.Ground() && !(u.PRC() && a.units[u.Aboard-1].Has(unit.Aerial))
}

// holds reports whether u has temporary Control of its Location as a vehicle does (A26.12).
func (a *Adjudicator) holds(u *unit.Unit) bool {
	if u.Bypass {
		return false
	}
	return u.Vehicle() || u.PRC() && a.View(PassengerHoldsLocation) && !a.units[u.Aboard-1].Armed()
}

// inHex is what a unit with effect p on its Location does to the hex: it gains at
// ground level (A26.13), which is the base, a Bridge (A26.131) or a pillbox, that
// not being another level (A26.132); elsewhere it denies.
func (a *Adjudicator) inHex(site terrain.Site, p Part) Part {
	switch site.Place {
	case location.Sewer, location.Tunnel, location.Cave:
		return Part{Spot: Subterranean}
	case location.Rooftop:
		if !a.View(RooftopEnemyDeniesHex) {
			return Part{Spot: OnRooftop}
		}
		p.Spot = OnRooftop
	case location.Base, location.Bridge, location.Pillbox: // its ground level
		if !a.View(DepressionIsGroundLevel) && a.m.Kind(site.Hex).Depression() && a.feature(site.Hex, location.Bridge) == 0 {
			p.Spot = InDepression
		}
	default:
		p.Spot = Upstairs
	}
	if p.Effect == Holds || p.Spot != AnySpot {
		p.Effect = Denies
	}
	return p
}

// inBuilding is what u with effect p on its Location does to the building (A26.14): it
// gains at any level; a Rooftop is none (B23.83), but may deny.
func (a *Adjudicator) inBuilding(u *unit.Unit, site terrain.Site, p Part) Part {
	switch {
	case site.Building == 0:
		return Part{Spot: Apart}
	case u.Bypass:
		return Part{Spot: Bypassing}
	case u.Has(unit.Climbing):
		return Part{Spot: Scaling}
	case site.Place == location.Rooftop && a.View(RooftopEnemyDeniesBuilding):
		return Part{Denies, p.Lack, OnRooftop}
	case !a.PartOfBuilding(u.At):
		return Part{Spot: noBuilding(site.Place)}
	case p.Effect == Holds:
		p.Effect = Denies
	}
	return p
}

// noBuilding is why a place of a building hex is no Location of the building.
func noBuilding(p location.Place) Spot {
	switch p {
	case location.Rooftop:
		return OnRooftop
	case location.Cellar:
		return InCellar
	}
	return InRubble
}

// inside reports whether u is in the building of its site: not in Bypass, not
// climbing, and not in rubble, which is no building Location (B24.1) except in a
// Factory (B23.743).
func (a *Adjudicator) inside(u *unit.Unit, site terrain.Site) bool {
	return a.standsAsBuilding(u.At, site) && !u.Bypass && !u.Has(unit.Climbing)
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
