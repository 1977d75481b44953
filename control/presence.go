package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// Units are the units as they are now, by their handles, the first being ID 1; the zero
// Unit where one has not been placed yet. The slice must not be changed, and is good until
// the next event.
func (a *Adjudicator) Units() []unit.Unit { return slices.Clip(a.units) }

// Occupies reports whether u, armed or not, is in s: in the Location; anywhere in the
// hex but beneath it; in the building and not in Bypass, climbing or in rubble there.
// Rooftops and cellars belong to hex and building as their readings say.
func (a *Adjudicator) Occupies(u *unit.Unit, s Subject) bool {
	if !a.near(u, s) {
		return false
	}
	switch site := a.m.Site(u.At); s.kind {
	case HexKind:
		return a.inHex(site, Part{Effect: Denies}).Effect != Nothing
	case BuildingKind:
		return a.inBuilding(u, site, Part{Effect: Denies}).Effect != Nothing
	}
	return true
}

// Deniers are the enemy units that alone keep side from gaining s by occupation, as far
// as viewer can know, who is None for the truth; none where something else is wanting.
func (a *Adjudicator) Deniers(viewer unit.Side, s Subject, side unit.Side) []unit.ID {
	b := &a.books[a.onlooker(viewer)]
	if !a.Has(s) || !side.Playing() || a.verdict(b, s, side) != Denied {
		return nil
	}
	var all []unit.ID
	for i := range a.units {
		if u := &a.units[i]; u.Side != side && b.knows(u) && a.near(u, s) && a.standing(u).In(s.kind).Effect >= Denies {
			all = append(all, unit.ID(i+1))
		}
	}
	return all
}

// Rubbled reports whether l is rubble, or a pillbox or bridge destroyed.
func (a *Adjudicator) Rubbled(l location.ID) bool {
	return l > 0 && int(l) < len(a.fallen) && a.fallen[l]
}

// AllRubble reports whether b is wholly rubble: every hex of it at ground level (B24.1).
func (a *Adjudicator) AllRubble(b terrain.Building) bool {
	for _, h := range a.m.Building(b).Hexes {
		if !a.fallen[a.m.Base(h)] {
			return false
		}
	}
	return true
}

// KnownLasting is Known apart from vehicles' temporary Control (A26.12).
func (a *Adjudicator) KnownLasting(viewer unit.Side, s Subject) unit.Side {
	return a.see(a.onlooker(viewer), s).base
}
