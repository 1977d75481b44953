package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// release ends the temporary Control of s, which there is, when no vehicle of the side holds l any
// longer (A26.12): s reverts to what it was.
func (a *Adjudicator) release(b *book, s Subject, l location.ID, dst []Ruling) []Ruling {
	it := &b.items[a.index(s)]
	if b.holds[l].of(it.over) > 0 {
		return dst
	}
	r := a.lastRelease(b, l, it.over)
	if !a.View(LostVehicleReverts) && !r.left {
		return dst
	}
	rule := A26_12
	if it.over == it.base {
		rule = NoRule
	}
	if from, due := a.put(b, s, it.base, unit.None, rule); due {
		cause := Cause{Kind: VehicleUnseen, Unit: r.unit}
		switch {
		case r.left:
			cause.Kind = VehicleGone
		case r.unit != 0:
			cause.Kind = VehicleLost
		}
		dst = append(dst, Ruling{Subject: s, From: from, To: it.base, Rule: A26_12, Cause: cause})
	}
	return dst
}

// lastRelease finds how the last vehicle of side ceased to hold l, one that left before
// one that was lost, as far as the onlooker knew of it.
func (a *Adjudicator) lastRelease(b *book, l location.ID, side unit.Side) release {
	var last release
	for _, r := range a.released {
		known := b.viewer == unit.None || r.side == b.viewer || r.seen
		if r.at == l && r.side == side && known && (!last.left || r.left) {
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

// overlay lays the temporary Control of a side with a vehicle in l over s, unless fire
// rules on s.
func (a *Adjudicator) overlay(b *book, s Subject, l location.ID, side unit.Side, dst []Ruling) []Ruling {
	it := &b.items[a.index(s)]
	if it.over == side || a.locked(b, s, side) || a.ruledByFire(b, s) {
		return dst
	}
	rule := NoRule
	if it.base == side && it.over != unit.None {
		rule = A26_12 // back from a hold that had outlasted its vehicle
	}
	if from, due := a.put(b, s, it.base, side, rule); due {
		dst = append(dst, Ruling{Subject: s, From: from, To: side, Rule: A26_12, Cause: Cause{Kind: VehicleIn, Unit: a.whoIn(b, Location(l), side, Holds)}})
	}
	return dst
}
