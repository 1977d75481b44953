package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// fights reports whether u, one of all, is an armed ground unit on the map. Whoever is
// aboard an Aerial vehicle is not on the ground.
func fights(all []unit.Unit, u *unit.Unit) bool {
	return u.OnMap() && u.CanDeny() && !aloft(all, u)
}

func aloft(all []unit.Unit, u *unit.Unit) bool { return u.PRC() && all[u.Aboard-1].Has(unit.Aerial) }

// vehicular reports whether u, one of all, is of the kind that has temporary Control of
// its Location: an armed vehicle not in Bypass, or by a reading armed Passengers of an
// unarmed one (A26.12).
func (x *plain) vehicular(all []unit.Unit, u *unit.Unit) bool {
	if !fights(all, u) || u.Bypass {
		return false
	}
	return u.Vehicle() || u.PRC() && x.view[PassengerHoldsLocation] && !all[u.Aboard-1].Armed()
}

// holds reports whether u stands where a vehicle Controls s temporarily.
func (x *plain) holds(u *unit.Unit, s Subject) bool {
	return x.vehicular(x.units, u) && u.At == x.berth(s)
}

// gains reports whether u can gain s where it is.
func (x *plain) gains(u *unit.Unit, s Subject) bool {
	if !u.CanGain() {
		return false
	}
	place := x.m.Site(u.At).Place
	switch s.Kind() {
	case LocationKind: // A26.11
		return u.At == s.Location()
	case HexKind: // A26.13
		return x.m.Site(u.At).Hex == s.Hex() && x.atGroundLevel(s.Hex(), place)
	}
	// A26.14
	return x.isIn(u, s) && place != location.Rooftop && (place != location.Cellar || x.view[CellarIsBuilding])
}

// atGroundLevel reports whether one gains h by being at that place in it: the base, a
// Bridge (A26.131) or a pillbox, which is not another level (A26.132). Of a Depression
// hex without a Bridge none is, where that reading holds.
func (x *plain) atGroundLevel(h location.Hex, place location.Place) bool {
	bridge := x.m.Find(h, location.Bridge)
	if x.m.Kind(h).Depression() && !x.view[DepressionIsGroundLevel] && (bridge == 0 || x.gone(bridge)) {
		return false
	}
	return place == location.Base || place == location.Bridge || place == location.Pillbox
}

// denies reports whether u denies s to its enemy.
func (x *plain) denies(u *unit.Unit, s Subject) bool {
	if !fights(x.units, u) {
		return false
	}
	place := x.m.Site(u.At).Place
	switch s.Kind() {
	case LocationKind:
		return u.At == s.Location()
	case HexKind:
		return x.m.Site(u.At).Hex == s.Hex() && !place.Subterranean() && (place != location.Rooftop || x.view[RooftopEnemyDeniesHex])
	}
	return x.isIn(u, s) && (place != location.Rooftop || x.view[RooftopEnemyDeniesBuilding]) &&
		(place != location.Cellar || x.view[CellarIsBuilding])
}

// isIn reports whether u is inside the building s.
func (x *plain) isIn(u *unit.Unit, s Subject) bool {
	return x.m.Site(u.At).Building == s.Building() && x.inside(u)
}

// inside reports whether u is inside the building of its Location: neither in Bypass
// nor climbing, nor on rubble unless of a Factory (B24.1, B23.743).
func (x *plain) inside(u *unit.Unit) bool {
	b := x.m.Site(u.At).Building
	return b != 0 && !u.Bypass && !u.Has(unit.Climbing) && (!x.fallen[u.At] || x.m.Building(b).Factory)
}
