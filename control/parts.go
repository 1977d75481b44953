package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// standsAsBuilding reports whether l belongs to a building and still stands: not if it
// is gone or rubble, which is no building Location (B24.1) except in a Factory (B23.743).
func (a *Adjudicator) standsAsBuilding(l location.ID, site terrain.Site) bool {
	return site.Building != 0 && !a.gone(l) && (!a.fallen[l] || a.m.Building(site.Building).Factory)
}

// PartOfBuilding reports whether l counts as a Location of its building (A26.14): not if
// it is gone or rubble, which is none (B24.1) except in a Factory (B23.743), nor a
// Rooftop (B23.83), nor a cellar under that reading.
func (a *Adjudicator) PartOfBuilding(l location.ID) bool {
	site := a.m.Site(l)
	switch site.Place {
	case location.Rooftop:
		return false
	case location.Cellar:
		return a.View(CellarIsBuilding) && a.standsAsBuilding(l, site)
	}
	return a.standsAsBuilding(l, site)
}

// parts are the Locations by which s is entered: itself, those of a hex, or those of a
// building. What is gone or subterranean is left out.
func (a *Adjudicator) parts(s Subject) []location.ID {
	switch s.kind {
	case LocationKind:
		return a.keep([]location.ID{s.Location()}, a.above)
	case HexKind:
		return a.keep(a.m.Locations(s.Hex()), a.above)
	}
	var all []location.ID
	for _, h := range a.m.Building(s.Building()).Hexes {
		all = append(all, a.keep(a.m.Locations(h), a.PartOfBuilding)...)
	}
	return all
}

// above reports whether l is neither gone nor subterranean.
func (a *Adjudicator) above(l location.ID) bool {
	return !a.gone(l) && !a.m.Site(l).Place.Subterranean()
}

// groundLevel are the ground-level Locations of h: its base, bridge and pillbox.
func (a *Adjudicator) groundLevel(h location.Hex) []location.ID {
	return a.keep(a.m.Locations(h), func(l location.ID) bool {
		return !a.gone(l) && a.m.Site(l).Place.GroundLevel()
	})
}

// keep gives the Locations that are wanted.
func (a *Adjudicator) keep(all []location.ID, want func(location.ID) bool) []location.ID {
	var kept []location.ID
	for _, l := range all {
		if want(l) {
			kept = append(kept, l)
		}
	}
	return kept
}

// buildingHexes are the hexes of a building but those in rubble, which are none of it
// (B24.1) except in a Factory (B23.743).
func (a *Adjudicator) buildingHexes(b terrain.Building) []location.Hex {
	info := a.m.Building(b)
	var hexes []location.Hex
	for _, h := range info.Hexes {
		if info.Factory || !a.fallen[a.m.Base(h)] {
			hexes = append(hexes, h)
		}
	}
	return hexes
}
