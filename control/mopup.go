package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A mopping remembers what was Mopped Up, or tried, in a Player Turn.
type mopping struct {
	hex  location.Hex // the first of the hexes Mopped Up
	turn fire.PlayerTurn
}

// A secured is Mopping Up that has succeeded.
type secured struct {
	side     unit.Side
	unit     unit.ID
	building terrain.Building // 0 where a Rowhouse hex was Mopped Up
	hexes    []location.Hex
}

// mopUp declares and resolves Mopping Up (A12.153). The units become TI, hidden enemies
// inside are placed beneath "?", Dummies removed. If no concealed enemy is left, every
// broken one surrenders and all is secured; if one is, the attempt is spent.
func (a *Adjudicator) mopUp(e MopUp) *Refusal {
	if len(e.Units) == 0 {
		return a.impossible(NoSuchThing, 0, "no unit")
	}
	if r := a.onMap(e.Units...); r != nil {
		return r
	}
	hexes, r := a.moppedHexes(e)
	if r != nil {
		return r
	}
	if r := a.mayMopUp(e, hexes); r != nil {
		return r
	}
	side := a.units[e.Units[0]-1].Side
	a.mopped = append(a.mopped, mopping{hexes[0], a.playerTurn()})
	for _, id := range e.Units {
		u := a.units[id-1]
		u.Status |= unit.TI
		a.set(id, u, false)
	}
	clear := true
	a.eachEnemyInside(side, hexes, func(id unit.ID, u unit.Unit) {
		switch {
		case u.Type == unit.Dummy:
			u.At = 0
			a.set(id, u, false)
		case u.Unseen() && !u.Prisoner():
			u.Status = u.Status&^unit.Hidden | unit.Concealed
			a.set(id, u, false)
			clear = false
		}
	})
	if !clear {
		return nil
	}
	a.eachEnemyInside(side, hexes, func(id unit.ID, u unit.Unit) {
		if u.Personnel() && u.Has(unit.Broken|unit.Disrupted) && !u.Prisoner() {
			u.Status |= unit.Captured
			a.set(id, u, false)
		}
	})
	done := secured{side: side, unit: e.Units[0], hexes: hexes}
	if e.Hex == 0 {
		done.building = e.Building
	}
	a.secured = append(a.secured, done)
	for _, h := range hexes {
		a.touched = append(a.touched, a.m.Locations(h)...) // an enemy on a bridge or in a pillbox may gain the hex again
	}
	return nil
}

// moppedHexes are the hexes to be Mopped Up: a building's, or a Rowhouse hex with those
// that no black bar parts from it.
func (a *Adjudicator) moppedHexes(e MopUp) ([]location.Hex, *Refusal) {
	if e.Hex == 0 {
		if e.Building < 1 || int(e.Building) > a.m.NumBuildings() {
			return nil, a.impossible(NoSuchThing, 0, "a building that the map lacks")
		}
		hexes := a.m.Building(e.Building).Hexes
		if a.m.Rowhouse(e.Building) {
			return nil, a.refuse(A12_153, IsRowhouse, 0, a.m.Base(hexes[0]), "")
		}
		return hexes, nil
	}
	if !a.m.Playable(e.Hex) {
		return nil, a.impossible(NoSuchThing, 0, "a hex that the map lacks")
	}
	building := a.m.BuildingAt(e.Hex)
	if building == 0 || !a.m.Rowhouse(building) || e.Building != 0 && e.Building != building {
		return nil, a.refuse(A12_153, NoRowhouse, 0, a.m.Base(e.Hex), "")
	}
	hexes := []location.Hex{e.Hex}
	for i := 0; i < len(hexes); i++ {
		for _, n := range a.m.Grid().Neighbors(hexes[i]) {
			if a.m.Playable(n) && a.m.BuildingAt(n) == building && !a.m.Bar(hexes[i], n) && !slices.Contains(hexes, n) {
				hexes = append(hexes, n)
			}
		}
	}
	slices.Sort(hexes)
	return hexes, nil
}

// mayMopUp refuses Mopping Up for each need that is not met (A12.153).
func (a *Adjudicator) mayMopUp(e MopUp, hexes []location.Hex) *Refusal {
	refuse := func(why Why, id unit.ID, l location.ID) *Refusal { return a.refuse(A12_153, why, id, l, "") }
	side := a.units[e.Units[0]-1].Side
	base := a.m.Base(hexes[0])
	switch {
	case a.noQuarter[side-1]:
		return refuse(UsedNoQuarter, e.Units[0], 0)
	case !a.inPFPh(side):
		return refuse(WrongPhase, e.Units[0], 0)
	case slices.Contains(a.mopped, mopping{hexes[0], a.playerTurn()}):
		return refuse(MoppedAlready, e.Units[0], base)
	case len(hexes) == 1 && a.m.Levels(hexes[0]) == 0:
		return refuse(TooSmall, 0, base)
	}
	for _, id := range e.Units {
		u := &a.units[id-1]
		switch {
		case u.Side != side:
			return refuse(NotOwn, id, base)
		case !a.insideOf(u, hexes):
			return refuse(NotThere, id, base)
		case !u.CanGain() || u.Has(unit.Pinned):
			return refuse(UnfitToMopUp, id, 0)
		}
	}
	var bar *Refusal
	a.eachEnemyInside(side, hexes, func(id unit.ID, u unit.Unit) {
		if bar == nil && u.Type != unit.Dummy && !u.Prisoner() && !u.Unseen() && !u.Has(unit.Broken|unit.Disrupted|unit.Abandoned) {
			bar = refuse(EnemyInside, id, u.At)
		}
	})
	if bar != nil {
		return bar
	}
	for _, h := range hexes {
		l := a.m.Base(h)
		if a.standsClear(l) && a.truth().items[l].controller() != side && !a.inRange(e.Units, h) {
			return refuse(TooFar, e.Units[0], l)
		}
	}
	return nil
}

// inRange reports whether one of the units is within two hexes of h.
func (a *Adjudicator) inRange(units []unit.ID, h location.Hex) bool {
	return slices.ContainsFunc(units, func(id unit.ID) bool {
		return a.m.Grid().Distance(a.m.Site(a.units[id-1].At).Hex, h) <= 2
	})
}

// standsClear reports whether l is neither rubble nor in a Blaze.
func (a *Adjudicator) standsClear(l location.ID) bool { return !a.fallen[l] && !a.fires.Blazes(l) }

// insideOf reports whether u is inside the building in one of the hexes, Rooftops
// included, and not in rubble or a Blaze there.
func (a *Adjudicator) insideOf(u *unit.Unit, hexes []location.Hex) bool {
	if u.At == 0 {
		return false
	}
	site := a.m.Site(u.At)
	return slices.Contains(hexes, site.Hex) && a.inside(u, site) && a.standsClear(u.At)
}

// eachEnemyInside calls do for the enemy ground units and Dummies inside.
func (a *Adjudicator) eachEnemyInside(side unit.Side, hexes []location.Hex, do func(unit.ID, unit.Unit)) {
	for i := range a.units {
		u := &a.units[i]
		if u.Side == side.Enemy() && a.insideOf(u, hexes) && (u.Type == unit.Dummy || a.Grounded(u)) {
			do(unit.ID(i+1), *u)
		}
	}
}

// spoils are what Mopping Up gains: the Locations inside that are neither rubble nor in a
// Blaze, the hexes whose ground level is so, and the building unless only a Rowhouse hex
// of it was Mopped Up. A Location and hex with an armed enemy vehicle or its PRC in
// Bypass are left out.
func (a *Adjudicator) spoils(b *book, done secured) []Subject {
	var all []Subject
	for _, h := range done.hexes {
		base := a.m.Base(h)
		bypassed := a.vehicleBypassing(b, base, done.side.Enemy())
		for _, l := range a.m.Locations(h) {
			if a.m.Site(l).Building != 0 && a.standsClear(l) && !(l == base && bypassed) {
				all = append(all, Location(l))
			}
		}
		if a.standsClear(base) && !bypassed {
			all = append(all, Hex(h))
		}
	}
	if done.building != 0 && !a.AllRubble(done.building) {
		all = append(all, Building(done.building))
	}
	return all
}

// vehicleBypassing reports whether an armed vehicle of side, or armed PRC of it, is in
// Bypass at l as far as the onlooker knows.
func (a *Adjudicator) vehicleBypassing(b *book, l location.ID, side unit.Side) bool {
	return slices.ContainsFunc(a.units, func(u unit.Unit) bool {
		return u.At == l && u.Side == side && u.Bypass && (u.Vehicle() || u.PRC()) && u.CanDeny() && a.Grounded(&u) && b.knows(&u)
	})
}

// secure gives what Mopping Up has gained, but for what is locked (A26.16).
func (a *Adjudicator) secure(b *book, dst []Ruling) []Ruling {
	for _, done := range a.secured {
		for _, s := range a.spoils(b, done) {
			if !a.locked(b, s, done.side) {
				dst = a.award(b, s, done.side, A12_153, Cause{Kind: MoppedUp, Unit: done.unit}, dst)
			}
		}
	}
	return dst
}
