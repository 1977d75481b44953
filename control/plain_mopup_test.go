package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A plainSweep is Mopping Up that has been tried (A12.153), of a building or of one hex of
// a Rowhouse with those that no black bar parts from it.
type plainSweep struct {
	building terrain.Building
	hex      location.Hex
	hexes    []location.Hex
	side     unit.Side
	turn     int // which of those that there have been
	units    []unit.ID
	secured  bool
}

// covers reports whether h is Mopped Up.
func (x *plain) covers(w plainSweep, h location.Hex) bool { return slices.Contains(w.hexes, h) }

// together are the hexes that count as a building with h for Mopping Up.
func (x *plain) together(h location.Hex) []location.Hex {
	all := []location.Hex{h}
	for i := 0; i < len(all); i++ {
		for _, n := range x.m.Grid().Neighbors(all[i]) {
			if x.m.Playable(n) && x.m.BuildingAt(n) == x.m.BuildingAt(h) && !x.m.Bar(all[i], n) && !slices.Contains(all, n) {
				all = append(all, n)
			}
		}
	}
	return all
}

// within reports whether u is inside what is Mopped Up, rubble and Blazes left out.
func (x *plain) within(w plainSweep, u *unit.Unit) bool {
	if !u.OnMap() {
		return false
	}
	site := x.m.Site(u.At)
	return site.Building == w.building && x.covers(w, site.Hex) && x.inside(u) && !x.fallen[u.At] && !x.ablaze(u.At)
}

// moppingFails says why e is refused (A12.153).
func (x *plain) moppingFails(e MopUp) []Rule {
	w, valid := x.sweep(e)
	if !valid {
		return []Rule{Impossible}
	}
	may := x.ownPFPh(w.side) && !x.noQuarter[w.side] && x.m.Rowhouse(w.building) == (w.hex != 0)
	may = may && (e.Building == 0 || e.Hex == 0 || x.m.BuildingAt(e.Hex) == e.Building)
	levels := 0
	for _, h := range x.m.Building(w.building).Hexes {
		for _, l := range x.m.Locations(h) {
			if x.covers(w, h) && x.m.Site(l).Place > 0 {
				levels++
			}
		}
	}
	may = may && (levels > 0 || len(w.hexes) > 1)
	for _, old := range x.swept {
		may = may && !(old.turn == x.turn && slices.ContainsFunc(w.hexes, func(h location.Hex) bool { return x.covers(old, h) }))
	}
	for _, id := range w.units {
		u := &x.units[id-1]
		may = may && u.Side == w.side && u.CanGain() && !u.Has(unit.Pinned) && x.within(w, u)
	}
	for i := range x.units {
		u := &x.units[i]
		if u.Side == w.side.Enemy() && x.within(w, u) && u.Ground() && !aloft(x.units, u) {
			may = may && (u.Has(unit.Concealed|unit.Hidden|unit.Abandoned) || u.Prisoner() || u.Has(unit.Broken|unit.Disrupted))
		}
	}
	for _, h := range x.m.Building(w.building).Hexes {
		if l := x.m.Base(h); x.covers(w, h) && !x.fallen[l] && !x.ablaze(l) {
			may = may && (x.truth().of(Location(l)).controller() == w.side || slices.ContainsFunc(w.units, func(id unit.ID) bool {
				return x.m.Grid().Distance(h, x.m.Site(x.units[id-1].At).Hex) <= 2
			}))
		}
	}
	return unless(may, A12_153)
}

// sweep is what e declares, if all that it names is there.
func (x *plain) sweep(e MopUp) (w plainSweep, valid bool) {
	w = plainSweep{building: e.Building, hex: e.Hex, units: e.Units, turn: x.turn}
	if e.Hex != 0 && !x.m.Playable(e.Hex) || e.Building < 0 || int(e.Building) > x.m.NumBuildings() {
		return w, false
	}
	if w.building == 0 && e.Hex != 0 {
		w.building = x.m.BuildingAt(e.Hex)
	}
	if w.building == 0 || len(e.Units) == 0 || slices.ContainsFunc(e.Units, func(id unit.ID) bool { return !x.present(id) }) {
		return w, false
	}
	w.side, w.hexes = x.units[e.Units[0]-1].Side, x.m.Building(w.building).Hexes
	if w.hex != 0 {
		w.hexes = x.together(w.hex)
	}
	return w, true
}

// mopUp tries w. It gives the units as they are then: who Mops Up is TI, hidden enemies
// are beneath "?", Dummies are gone; if no enemy is left concealed, the broken ones are
// prisoners.
func (x *plain) mopUp(w plainSweep) []unit.Unit {
	now := slices.Clone(x.units)
	for _, id := range w.units {
		now[id-1].Status |= unit.TI
	}
	w.secured = true
	for i := range now {
		u := &now[i]
		switch {
		case u.Side != w.side.Enemy() || !x.within(w, u):
		case u.Type == unit.Dummy:
			u.At, u.Aboard, u.Bypass = 0, 0, false
		case !u.Ground() || aloft(x.units, u) || u.Prisoner():
		case u.Has(unit.Hidden):
			u.Status = u.Status&^unit.Hidden | unit.Concealed
			w.secured = false
		case u.Has(unit.Concealed):
			w.secured = false
		}
	}
	for i := range now {
		u := &now[i]
		if w.secured && u.Side == w.side.Enemy() && x.within(w, u) && u.Ground() && !aloft(x.units, u) && u.Personnel() && u.Has(unit.Broken|unit.Disrupted) {
			u.Status |= unit.Captured
		}
	}
	x.swept = append(x.swept, w)
	return now
}

// secure gives what the Mopping Up of this event has secured.
func (x *plain) secure(b *plainBook, known muster) {
	for _, w := range x.swept[x.sweptBefore:] {
		if !w.secured {
			continue
		}
		for _, s := range x.subjects {
			if x.secures(w, known, s) {
				x.award(b, s, w.side)
			}
		}
	}
}

// secures reports whether w gives s: the building, its hexes and its Locations, but not
// what burns or is rubble, nor a Location or hex with an armed enemy vehicle in Bypass.
func (x *plain) secures(w plainSweep, known muster, s Subject) bool {
	bypassed := func(u *unit.Unit, _ Subject) bool {
		return u.Bypass && fights(x.units, u) && (u.Vehicle() || u.PRC()) && (s.Kind() == HexKind || u.At == s.Location())
	}
	switch s.Kind() {
	case BuildingKind:
		return s.Building() == w.building && w.hex == 0 && !x.allRubble(w.building)
	case HexKind:
		base := x.m.Base(s.Hex())
		return x.covers(w, s.Hex()) && !x.fallen[base] && !x.ablaze(base) && !x.some(known, s, w.side.Enemy(), bypassed)
	}
	site := x.m.Site(s.Location())
	return site.Building == w.building && x.covers(w, site.Hex) && !x.fallen[s.Location()] && !x.ablaze(s.Location()) &&
		!x.some(known, s, w.side.Enemy(), bypassed)
}
