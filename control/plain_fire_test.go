package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A plainFire is a Flame or Blaze with its own origin. A Location has one for each.
type plainFire struct {
	at      location.ID
	kindler unit.Side // None: accidental
	blaze   bool
	lit     Clock // the Player Turn, its phase left out
}

func playerTurnOf(c Clock) Clock { return Clock{Turn: c.Turn, Player: c.Player} }

// light lays a Flame unless fire of that origin is there.
func (x *plain) light(l location.ID, kindler unit.Side) {
	same := func(f plainFire) bool { return f.at == l && f.kindler == kindler }
	if !slices.ContainsFunc(x.fires, same) {
		x.fires = append(x.fires, plainFire{at: l, kindler: kindler, lit: playerTurnOf(x.clock)})
	}
}

func (x *plain) putOut(l location.ID) {
	x.fires = slices.DeleteFunc(x.fires, func(f plainFire) bool { return f.at == l })
}

func (x *plain) fireAt(l location.ID) bool {
	return slices.ContainsFunc(x.fires, func(f plainFire) bool { return f.at == l })
}

func (x *plain) ablaze(l location.ID) bool {
	return slices.ContainsFunc(x.fires, func(f plainFire) bool { return f.at == l && f.blaze })
}

// mayGrow reports whether f is a Flame that has not come in this Player Turn (B25.15).
func (x *plain) mayGrow(f plainFire) bool {
	return !f.blaze && (f.lit == Clock{} || f.lit != playerTurnOf(x.clock))
}

// burn lets fire grow, spread and go out as e says.
func (x *plain) burn(e Event) {
	switch e := e.(type) {
	case Kindle:
		x.light(e.At, e.By)
	case Ignite:
		x.light(e.At, unit.None)
	case Blaze:
		if !x.fireAt(e.At) {
			x.fires = append(x.fires, plainFire{at: e.At, blaze: true, lit: playerTurnOf(x.clock)})
		}
		for i := range x.fires {
			if f := &x.fires[i]; f.at == e.At && x.mayGrow(*f) {
				f.blaze = true
			}
		}
	case Spread:
		for _, f := range slices.Clone(x.fires) {
			if f.at == e.From && f.blaze && x.spreads(e.From, e.To) {
				x.light(e.To, f.kindler)
			}
		}
		if !x.ablaze(e.From) || !x.spreads(e.From, e.To) { // no Blaze does, but the wreck
			x.light(e.To, unit.None)
		}
	case Extinguish:
		x.putOut(e.At)
		if at := x.m.Site(e.At); at.Place == location.Base {
			x.wrecks[at.Hex] = false
		}
	case WreckBlaze:
		x.wrecks[e.Hex] = true
	}
}

// groundLevel reports whether a Location at that place is at the ground level of its hex.
func groundLevel(p location.Place) bool {
	return p == location.Base || p == location.Bridge || p == location.Pillbox
}

// spreads reports whether fire at a can spread to b (B25.6): at ground level to an
// adjacent hex, within a building up, down and to the same level of the next hex.
func (x *plain) spreads(a, b location.ID) bool {
	from, to := x.m.Site(a), x.m.Site(b)
	adjacent := x.m.Grid().Adjacent(from.Hex, to.Hex)
	if adjacent && groundLevel(from.Place) && groundLevel(to.Place) {
		return true
	}
	if from.Building == 0 || from.Building != to.Building {
		return false
	}
	return adjacent && from.Place == to.Place || from.Hex == to.Hex && x.storeys(a, b) == 1
}

// storeys is by how many storeys two building Locations of a hex are apart.
func (x *plain) storeys(a, b location.ID) int {
	storey := func(l location.ID) int {
		switch site := x.m.Site(l); site.Place {
		case location.Cellar:
			return -1
		case location.Rooftop: // above the topmost level
			top := 0
			for _, o := range x.m.Locations(site.Hex) {
				top = max(top, int(x.m.Site(o).Place))
			}
			return top + 1
		default:
			return int(site.Place)
		}
	}
	return max(storey(a)-storey(b), storey(b)-storey(a))
}

// wreckSpreads reports whether a burning wreck's fire can spread so: from its hex to the
// terrain there, in Gusts to an adjacent hex (B25.14, B25.651).
func (x *plain) wreckSpreads(from, to location.ID) bool {
	a, b := x.m.Site(from), x.m.Site(to)
	return x.wrecks[a.Hex] && (from == to || x.m.Grid().Adjacent(a.Hex, b.Hex) && groundLevel(b.Place)) && a.Place == location.Base
}

// natures says for each hex with fire whose all fire in its chain is (A26.162).
func (x *plain) natures() map[location.Hex]unit.Side {
	origins := map[location.Hex][3]bool{}
	for _, f := range x.fires {
		h := x.m.Site(f.at).Hex
		o := origins[h]
		o[f.kindler] = true
		origins[h] = o
	}
	for changed := true; changed; { // what one hex of a chain has, all have
		changed = false
		for h, o := range origins {
			for _, n := range x.m.Grid().Neighbors(h) {
				for kindler, has := range origins[n] {
					changed = changed || has && !o[kindler]
					o[kindler] = o[kindler] || has
				}
			}
			origins[h] = o
		}
	}
	natures := map[location.Hex]unit.Side{}
	for h, o := range origins {
		switch {
		case o[unit.First] == o[unit.Second]:
			natures[h] = unit.None
		case o[unit.First]:
			natures[h] = unit.First
		default:
			natures[h] = unit.Second
		}
	}
	return natures
}

// objections are the rules by which e, an event of fire or Mopping Up or an entry, is to
// be refused; empty if it is not. Impossible stands where there is no such thing.
func (x *plain) objections(e Event) []Rule {
	switch e := e.(type) {
	case Kindle:
		if !x.exists(e.At) {
			return []Rule{Impossible}
		}
		all := append(x.vanished(e.At), unless(e.By.Playing(), Impossible)...)
		if e.Unit != 0 {
			all = append(all, x.kindlingFails(e)...)
		}
		return all
	case Ignite:
		if !x.exists(e.At) {
			return []Rule{Impossible}
		}
		return x.vanished(e.At)
	case Blaze:
		if !x.exists(e.At) {
			return []Rule{Impossible}
		}
		grows := !x.fireAt(e.At) || slices.ContainsFunc(x.fires, func(f plainFire) bool { return f.at == e.At && x.mayGrow(f) })
		return append(x.vanished(e.At), unless(grows, B25_15)...)
	case Spread:
		if !x.exists(e.From) || !x.exists(e.To) {
			return []Rule{Impossible}
		}
		may := x.ablaze(e.From) && x.spreads(e.From, e.To) || x.wreckSpreads(e.From, e.To)
		return unless(may && !x.gone(e.To), B25_6)
	case Extinguish:
		if !x.exists(e.At) {
			return []Rule{Impossible}
		}
		at := x.m.Site(e.At)
		return unless(x.fireAt(e.At) || at.Place == location.Base && x.wrecks[at.Hex], Impossible)
	case WreckBlaze:
		return unless(x.m.Playable(e.Hex), Impossible)
	case NoQuarter:
		return unless(e.Side.Playing(), Impossible)
	case MopUp:
		return x.moppingFails(e)
	}
	return x.intoBlaze(e)
}

func unless(holds bool, rule Rule) []Rule {
	if holds {
		return nil
	}
	return []Rule{rule}
}

func (x *plain) exists(l location.ID) bool { return l >= 1 && int(l) <= x.m.NumLocations() }

func (x *plain) present(id unit.ID) bool {
	return id >= 1 && int(id) <= len(x.units) && x.units[id-1].OnMap()
}

// vanished is the rule by which nothing happens in a Location that is gone.
func (x *plain) vanished(l location.ID) []Rule {
	rule := B24_1
	switch x.m.Site(l).Place {
	case location.Pillbox:
		rule = B30_1
	case location.Bridge:
		rule = B6_1
	}
	return unless(!x.gone(l), rule)
}

// kindlingFails says whether the unit of e cannot Kindle there (B25.11).
func (x *plain) kindlingFails(e Kindle) []Rule {
	if !x.present(e.Unit) {
		return []Rule{Impossible}
	}
	u := &x.units[e.Unit-1]
	fit := func(u *unit.Unit) bool {
		return u.GoodOrder() && u.Infantry() && !u.Has(unit.Pinned|unit.Aerial) && !u.Bypass
	}
	led := u.SMC()
	for i := range x.units {
		o := &x.units[i]
		led = led || o.Type == unit.Leader && o.Side == e.By && o.At == u.At && fit(o)
	}
	return unless(x.ownPFPh(e.By) && u.Side == e.By && u.At == e.At && fit(u) && led && x.burnable(e.At), B25_11)
}

func (x *plain) ownPFPh(side unit.Side) bool {
	return x.clock == Clock{} || x.clock.Player == side && x.clock.Phase == PFPh
}

func (x *plain) burnable(l location.ID) bool {
	site := x.m.Site(l)
	burns := []terrain.Kind{terrain.Woods, terrain.Brush, terrain.Orchard, terrain.Grain, terrain.Hut, terrain.Lumberyard}
	return site.Building != 0 && !x.fallen[l] || site.Place == location.Base && slices.Contains(burns, x.m.Kind(site.Hex))
}

// intoBlaze says whether by e a unit would enter a Blaze (B25.4).
func (x *plain) intoBlaze(e Event) []Rule {
	enters := func(units []unit.ID, to ...location.ID) []Rule {
		for _, id := range units {
			if x.present(id) && !x.units[id-1].Has(unit.Aerial) && slices.ContainsFunc(to, x.ablaze) {
				return []Rule{B25_4}
			}
		}
		return nil
	}
	switch e := e.(type) {
	case Move:
		return enters([]unit.ID{e.Unit}, e.To)
	case March:
		return enters(e.Units, e.To...)
	case Unload:
		if x.present(e.Unit) {
			return enters([]unit.ID{e.Unit}, x.units[e.Unit-1].At)
		}
	case Load:
		if x.present(e.Unit) && x.present(e.Vehicle) && x.units[e.Vehicle-1].At != x.units[e.Unit-1].At {
			return enters([]unit.ID{e.Unit}, x.units[e.Vehicle-1].At)
		}
	case Place:
		return unless(e.As.PRC() || e.As.Has(unit.Aerial) || !x.ablaze(e.As.At), B25_4)
	}
	return nil
}
