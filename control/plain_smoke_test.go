package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// smoke works out for b what fire and rubble mean for each item: whom they lock out
// (A26.16), and what they rule on (A26.161).
func (x *plain) smoke(b *plainBook, known muster) {
	for _, s := range x.subjects {
		e := b.of(s)
		e.locked, e.ruled = [3]bool{}, false
	}
	b.areas = nil
	if x.fires == nil && !slices.Contains(x.fallen, true) {
		return
	}
	natures := x.natures()
	for k := unit.First; k <= unit.Second; k++ {
		x.kindledBy(b, known, natures, k)
	}
	x.accident(b, known, natures)
	for _, s := range x.subjects { // an exemption ends with its lock
		e := b.of(s)
		for side := range e.exempt {
			e.exempt[side] = e.exempt[side] && e.locked[side]
		}
	}
}

// kindledBy locks k out of what the fire of its Kindling forfeits (A26.16).
func (x *plain) kindledBy(b *plainBook, known muster, natures map[location.Hex]unit.Side, k unit.Side) {
	lit := false
	for _, f := range x.fires {
		site := x.m.Site(f.at)
		if natures[site.Hex] != k {
			continue
		}
		lit = true
		b.of(Location(f.at)).locked[k] = true
		b.of(Hex(site.Hex)).locked[k] = true
		if site.Building != 0 && x.inBuilding(f.at) && !x.allRubble(site.Building) {
			b.of(Building(site.Building)).locked[k] = true
		}
	}
	if !lit {
		return
	}
	other := k.Enemy()
	units := places(known, func(u *unit.Unit) bool { return u.Side == other && fights(x.units, u) })
	open := x.flood(units, x.blazesOf(natures, unit.None, unit.First, unit.Second), x.fallen)
	before := x.flood(units, x.blazesOf(natures, unit.None, other), x.fallen) // without k's
	cut := func(l location.ID) bool { return !open[l] && before[l] }
	for _, s := range x.subjects {
		if s.Kind() == LocationKind && !x.counts(s.Location()) || s.Kind() == BuildingKind && x.allRubble(s.Building()) {
			continue
		}
		if x.closed(s, open, cut) {
			b.of(s).locked[k] = true
		}
	}
}

// closed reports whether nothing of s is open, at least a part because it is cut.
func (x *plain) closed(s Subject, open []bool, cut func(location.ID) bool) bool {
	all := x.partsOf(s)
	return slices.ContainsFunc(all, cut) && !slices.ContainsFunc(all, func(l location.ID) bool { return open[l] })
}

// partsOf are the Locations of which s consists, the subterranean left out.
func (x *plain) partsOf(s Subject) []location.ID {
	if s.Kind() == LocationKind {
		return []location.ID{s.Location()}
	}
	var all []location.ID
	for _, h := range x.hexesOf(s) {
		for _, l := range x.m.Locations(h) {
			if x.counts(l) && (s.Kind() == HexKind || x.m.Site(l).Building == s.Building() && x.inBuilding(l)) {
				all = append(all, l)
			}
		}
	}
	return all
}

// counts reports whether ways to l are of interest: it is not gone nor subterranean.
func (x *plain) counts(l location.ID) bool { return !x.gone(l) && !x.m.Site(l).Place.Subterranean() }

// inBuilding reports whether a Location of a building hex is one of the building: a
// Rooftop is not (B23.83), rubble only in a Factory (B23.743), a cellar by a reading.
func (x *plain) inBuilding(l location.ID) bool {
	at := x.m.Site(l)
	return at.Place != location.Rooftop && (at.Place != location.Cellar || x.view[CellarIsBuilding]) &&
		(!x.fallen[l] || x.m.Building(at.Building).Factory)
}

func (x *plain) allRubble(b terrain.Building) bool {
	return !slices.ContainsFunc(x.m.Building(b).Hexes, func(h location.Hex) bool { return !x.fallen[x.m.Base(h)] })
}

// A plainArea is hexes that no ground unit can enter, and those around them.
type plainArea struct{ hexes, around []location.Hex }

// accident finds what accidental fire and rubble rule on (A26.161).
func (x *plain) accident(b *plainBook, known muster, natures map[location.Hex]unit.Side) {
	units := places(known, func(u *unit.Unit) bool { return u.Ground() && !aloft(x.units, u) })
	kindled := x.blazesOf(natures, unit.First, unit.Second)
	open := x.flood(units, x.blazesOf(natures, unit.None, unit.First, unit.Second), x.fallen)
	unburnt := x.flood(units, kindled, x.fallen)
	intact := x.flood(units, kindled, make([]bool, len(x.fallen)))
	byFire := func(l location.ID) bool { return !open[l] && unburnt[l] }
	cut := func(l location.ID) bool {
		return byFire(l) || x.view[RubbleAloneFollowsHex] && !open[l] && intact[l]
	}
	within := map[location.Hex]bool{}
	for _, s := range x.subjects {
		switch s.Kind() {
		case LocationKind:
			b.of(s).ruled = x.counts(s.Location()) && cut(s.Location())
		case HexKind:
			ground := slices.DeleteFunc(x.partsOf(s), func(l location.ID) bool { return !groundLevel(x.m.Site(l).Place) })
			within[s.Hex()] = !slices.ContainsFunc(ground, func(l location.ID) bool { return !byFire(l) })
			b.of(s).ruled = within[s.Hex()]
		case BuildingKind:
			b.of(s).ruled = !x.allRubble(s.Building()) && x.closed(s, open, byFire)
		}
	}
	for h := range x.m.Hexes() {
		if within[h] {
			b.areas = append(b.areas, x.areaFrom(h, within))
		}
	}
}

// areaFrom takes the Area of h out of the hexes that are within one.
func (x *plain) areaFrom(h location.Hex, within map[location.Hex]bool) plainArea {
	all := map[location.Hex]bool{h: true}
	a := plainArea{hexes: []location.Hex{h}}
	delete(within, h)
	for i := 0; i < len(a.hexes); i++ {
		for _, n := range x.m.Grid().Neighbors(a.hexes[i]) {
			if within[n] {
				delete(within, n)
				all[n] = true
				a.hexes = append(a.hexes, n)
			}
		}
	}
	for _, h := range a.hexes {
		for _, n := range x.m.Grid().Neighbors(h) {
			if x.m.Playable(n) && !all[n] {
				all[n] = true
				a.around = append(a.around, n)
			}
		}
	}
	return a
}

// award gives s to side lastingly, unless that is locked out of it.
func (x *plain) award(b *plainBook, s Subject, side unit.Side) {
	e := b.of(s)
	if e.open && b.viewer != unit.None || side == unit.None || e.locked[side] {
		return
	}
	e.lasting = side
	if e.passing == side.Enemy() {
		e.passing = unit.None
	}
}

// forfeit gives what a Kindler is locked out of to his enemy (A26.16), but where Control
// stated for the start has outlived that.
func (x *plain) forfeit(b *plainBook) {
	for _, s := range x.subjects {
		for k := unit.First; k <= unit.Second; k++ {
			e := b.of(s)
			if !e.locked[k] || e.exempt[k] || e.open && b.viewer != unit.None {
				continue
			}
			x.award(b, s, k.Enemy())
			if e.passing == k {
				e.passing = unit.None
			}
		}
	}
}

// accidental gives each hex of an Area to who has the majority around it, then each
// Location to who has its hex, then each building to who has all its hexes (A26.161).
func (x *plain) accidental(b *plainBook) {
	for _, kind := range []Kind{HexKind, LocationKind, BuildingKind} {
		for _, s := range x.subjects {
			if s.Kind() == kind {
				x.award(b, s, x.given(b, s))
			}
		}
	}
}

// given is to whom accidental fire and rubble give s now. Where they give it to nobody
// who may have it, who still stands in it occupies it (rules.md 6.5).
func (x *plain) given(b *plainBook, s Subject) unit.Side {
	side := unit.None
	switch {
	case !b.of(s).ruled:
	case s.Kind() == LocationKind:
		side = b.of(Hex(x.m.Site(s.Location()).Hex)).lasting
	case s.Kind() == BuildingKind:
		side = x.ownerOfAll(b, s)
	default:
		for _, a := range b.areas {
			if slices.Contains(a.hexes, s.Hex()) {
				side = x.majority(b, a)
			}
		}
	}
	if b.of(s).locked[side] {
		return unit.None
	}
	return side
}

// majority is whose more than half of the hexes around an Area are.
func (x *plain) majority(b *plainBook, a plainArea) unit.Side {
	var n [3]int
	for _, h := range a.around {
		n[b.of(Hex(h)).controller()]++
	}
	for side := unit.First; side <= unit.Second; side++ {
		if 2*n[side] > len(a.around) {
			return side
		}
	}
	return unit.None
}

// ownerOfAll is who Controls all hexes of a building; rubble is no building hex.
func (x *plain) ownerOfAll(b *plainBook, s Subject) unit.Side {
	owner, first := unit.None, true
	for _, h := range x.hexesOf(s) {
		if !x.inBuilding(x.m.Base(h)) {
			continue
		}
		if side := b.of(Hex(h)).controller(); first {
			owner, first = side, false
		} else if side != owner {
			return unit.None
		}
	}
	return owner
}
