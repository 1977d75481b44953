package control

import (
	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// playerTurn is the present Player Turn.
func (a *Adjudicator) playerTurn() fire.PlayerTurn {
	return fire.PlayerTurn{Turn: int32(a.clock.Turn), Player: a.clock.Player}
}

// canBurn refuses fire in a Location that the map lacks or that is gone.
func (a *Adjudicator) canBurn(l location.ID) *Refusal {
	if l < 1 || int(l) > a.m.NumLocations() {
		return a.impossible(NoSuchThing, 0, "a Location that the map lacks")
	}
	return a.isGone(0, l)
}

// light puts out a Flame.
func (a *Adjudicator) light(l location.ID, kindler unit.Side) {
	a.editFires().Light(fire.Counter{At: l, Kindler: kindler, Lit: a.playerTurn()})
	a.flared()
}

// flared notes that a Flame has come. Where nothing is Kindled it changes nothing yet.
func (a *Adjudicator) flared() { a.reburn = a.reburn || a.fires.Kindled() }

// kindle lights a deliberate Flame (B25.11).
func (a *Adjudicator) kindle(e Kindle) *Refusal {
	if !e.By.Playing() {
		return a.impossible(NoSuchThing, 0, "no side")
	}
	if r := a.canBurn(e.At); r != nil {
		return r
	}
	if e.Unit != 0 {
		if r := a.canKindle(e); r != nil {
			return r
		}
	}
	a.light(e.At, e.By)
	return nil
}

// canKindle refuses an attempt (B25.11) but in the side's own PFPh, by an unpinned Good
// Order Infantry unit not in Bypass, a MMC only if stacked with such a leader, in
// Burnable terrain.
func (a *Adjudicator) canKindle(e Kindle) *Refusal {
	if r := a.onMap(e.Unit); r != nil {
		return r
	}
	u := &a.units[e.Unit-1]
	refuse := func(why Why) *Refusal { return a.refuse(B25_11, why, e.Unit, e.At, "") }
	switch {
	case !a.inPFPh(e.By):
		return refuse(WrongPhase)
	case u.Side != e.By:
		return refuse(NotOwn)
	case u.At != e.At:
		return refuse(NotThere)
	case !kindler(u):
		return refuse(UnfitToKindle)
	case u.MMC() && !a.ledTo(e.At, u.Side):
		return refuse(NoLeader)
	case !a.burnable(e.At):
		return refuse(NotBurnable)
	}
	return nil
}

// inPFPh reports whether it is side's PFPh, as far as the clock tells.
func (a *Adjudicator) inPFPh(side unit.Side) bool {
	return a.clock == Clock{} || a.clock.Player == side && a.clock.Phase == PFPh
}

// kindler reports whether u is fit to Kindle but for needing a leader.
func kindler(u *unit.Unit) bool {
	return u.Ground() && u.Infantry() && u.GoodOrder() && !u.Has(unit.Pinned) && !u.Bypass
}

// ledTo reports whether a leader of side who is fit to Kindle is at l.
func (a *Adjudicator) ledTo(l location.ID, side unit.Side) bool {
	for i := range a.units {
		if u := &a.units[i]; u.At == l && u.Side == side && u.Type == unit.Leader && kindler(u) {
			return true
		}
	}
	return false
}

// burnable reports whether l is Burnable terrain: a building Location, or the base of a
// hex of woods, brush, orchard, grain, a hut or a lumberyard.
func (a *Adjudicator) burnable(l location.ID) bool {
	site := a.m.Site(l)
	if site.Building != 0 && !a.fallen[l] {
		return true
	}
	if site.Place != location.Base {
		return false
	}
	switch a.m.Kind(site.Hex) {
	case terrain.Woods, terrain.Brush, terrain.Orchard, terrain.Grain, terrain.Hut, terrain.Lumberyard:
		return true
	}
	return false
}

func (a *Adjudicator) ignite(l location.ID) *Refusal {
	if r := a.canBurn(l); r != nil {
		return r
	}
	a.light(l, unit.None)
	return nil
}

// blaze turns Flames into Blazes (B25.15).
func (a *Adjudicator) blaze(l location.ID) *Refusal {
	if r := a.canBurn(l); r != nil {
		return r
	}
	if !a.editFires().Grow(l, a.playerTurn()) {
		return a.refuse(B25_15, NoFlame, 0, l, "")
	}
	a.reburn = true
	return nil
}

// spread lets fire spread (B25.6).
func (a *Adjudicator) spread(from, to location.ID) *Refusal {
	for _, l := range []location.ID{from, to} {
		if l < 1 || int(l) > a.m.NumLocations() {
			return a.impossible(NoSuchThing, 0, "a Location that the map lacks")
		}
	}
	switch {
	case !a.fires.Blazes(from) && !a.fires.WreckBurns(a.m.Site(from).Hex):
		return a.refuse(B25_6, NoBlaze, 0, from, "")
	case a.gone(to):
		return a.refuse(B25_6, LocationGone, 0, to, "")
	case !a.editFires().Spread(a.m, from, to, a.playerTurn()):
		return a.refuse(B25_6, NoSpread, 0, to, a.m.LocationName(from))
	}
	a.flared()
	return nil
}

func (a *Adjudicator) extinguish(l location.ID) *Refusal {
	if l < 1 || int(l) > a.m.NumLocations() {
		return a.impossible(NoSuchThing, 0, "a Location that the map lacks")
	}
	if !a.editFires().Extinguish(a.m, l) {
		return a.refuse(Impossible, NoFire, 0, l, "")
	}
	a.reburn = true
	return nil
}

func (a *Adjudicator) wreckBlaze(h location.Hex) *Refusal {
	if !a.m.Playable(h) {
		return a.impossible(NoSuchThing, 0, "a hex that the map lacks")
	}
	a.editFires().LightWreck(h)
	return nil
}
