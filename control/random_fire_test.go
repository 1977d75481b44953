package control

import (
	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// fireAtStart is a fire in a Location that is not gone.
func (c *cast) fireAtStart() fire.Counter {
	for {
		f := fire.Counter{At: c.location(), Kindler: unit.Side(c.IntN(3)), Blaze: chance(c.Rand, 70)}
		if !c.misplaced(&unit.Unit{At: f.At}) {
			return f
		}
	}
}

// fire is fire, or Mopping Up.
func (c *cast) fire(a *Adjudicator) Event {
	switch n := c.IntN(100); {
	case n < 14:
		return c.kindle(a)
	case n < 22:
		return Ignite{c.somewhere(a)}
	case n < 42:
		return Blaze{c.burning(a)}
	case n < 58:
		return c.spread(a)
	case n < 66:
		return Extinguish{c.burning(a)}
	case n < 70:
		return WreckBlaze{location.Hex(1 + c.IntN(c.m.Grid().Len()+1))}
	case n < 71:
		return NoQuarter{unit.Side(c.IntN(5))}
	case n < 76 && c.focus == 0:
		return c.ring()
	}
	return c.mopUp(a)
}

func (c *cast) kindle(a *Adjudicator) Event {
	by := c.someone(a)
	u := a.Unit(by)
	if chance(c.Rand, 50) {
		by = 0
	}
	return Kindle{pick(c.Rand, u.Side, u.Side, u.Side, unit.Side(c.IntN(4))), pick(c.Rand, u.At, u.At, c.somewhere(a)), by}
}

// burning is most often a Location with fire.
func (c *cast) burning(a *Adjudicator) location.ID {
	if fires := a.Fires(); len(fires) > 0 && chance(c.Rand, 90) {
		return pick(c.Rand, fires...).At
	}
	return c.somewhere(a)
}

// spread is most often to near by.
func (c *cast) spread(a *Adjudicator) Event {
	e := Spread{c.burning(a), c.somewhere(a)}
	if c.m.NumLocations() < int(e.From) || e.From < 1 || chance(c.Rand, 20) {
		return e
	}
	h := c.m.Site(e.From).Hex
	around := c.m.Grid().Neighbors(h)
	if n := pick(c.Rand, append(around[:], h, h, h)...); c.m.Playable(n) {
		e.To = pick(c.Rand, c.m.Locations(n)...)
	}
	return e
}

// ring sets the hexes around one ablaze, or its upper levels.
func (c *cast) ring() Event {
	h := pick(c.Rand, c.favored...)
	var e Together
	for _, n := range c.m.Grid().Neighbors(h) {
		if c.m.Playable(n) && !chance(c.Rand, 5) {
			e.Events = append(e.Events, Blaze{c.m.Base(n)})
		}
	}
	return e
}

// mopUp is most often by a fit unit, in its own PFPh.
func (c *cast) mopUp(a *Adjudicator) Event {
	e := MopUp{Units: c.several(a)}
	for range 10 {
		u := a.Unit(e.Units[0])
		if u.CanGain() && u.OnMap() && c.m.Site(u.At).Building != 0 || chance(c.Rand, 10) {
			break
		}
		e.Units = c.several(a)
	}
	u := a.Unit(e.Units[0])
	if !u.OnMap() {
		return e
	}
	at := c.m.Site(u.At).Hex
	e.Building = c.m.BuildingAt(at)
	if e.Building != 0 && c.m.Rowhouse(e.Building) == chance(c.Rand, 90) {
		e.Hex = at
	}
	if chance(c.Rand, 30) || c.focus != 0 {
		return e
	}
	now := a.Clock()
	return Together{[]Event{Tick{Clock{max(1, now.Turn+c.IntN(2)), u.Side, PFPh}}, e}}
}
