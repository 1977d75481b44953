package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// event is anything that may happen in a, or may not.
func (c *cast) event(a *Adjudicator) Event {
	switch n := c.IntN(1000); {
	case n < 150:
		return c.together(a)
	case n < 155:
		return pick[Event](c.Rand, nil, Together{}, March{}, Eliminate{}, Exit{}, Together{[]Event{Together{}, nil}}, Place{})
	}
	return c.single(a)
}

// together is most often about the units of one Location.
func (c *cast) together(a *Adjudicator) Event {
	var e Together
	if chance(c.Rand, 70) {
		c.focus = a.Unit(c.someone(a)).At
	}
	for range 1 + c.IntN(4) {
		e.Events = append(e.Events, c.single(a))
	}
	c.focus = 0
	return e
}

func (c *cast) single(a *Adjudicator) Event {
	if chance(c.Rand, c.heat) {
		return c.fire(a)
	}
	switch n := c.IntN(1000); {
	case n < 300:
		return Move{c.someone(a), c.somewhere(a), chance(c.Rand, 15)}
	case n < 380:
		return c.march(a)
	case n < 420:
		u := c.unit(a.units)
		if chance(c.Rand, 5) {
			u = unit.Unit{At: c.somewhere(a), Type: unit.Type(c.IntN(12)), Side: unit.Side(c.IntN(5)), Aboard: c.someone(a), Guard: c.someone(a)}
		}
		return Place{c.newcomer(a), u}
	case n < 445:
		return Eliminate{c.several(a)}
	case n < 460:
		return Exit{c.several(a)}
	case n < 730:
		return c.change(a)
	case n < 770:
		return Capture{c.someone(a), unit.Side(c.IntN(4)), chance(c.Rand, 30)}
	case n < 800:
		return Free{c.someone(a), unit.Arms(c.IntN(3))}
	case n < 850:
		return Load{c.someone(a), c.vehicle(a)}
	case n < 890:
		return Unload{c.passenger(a), chance(c.Rand, 30)}
	case n < 920:
		return Rubble{c.somewhere(a)}
	case n < 935:
		return Destroy{c.somewhere(a)}
	case n < 950:
		return Declare{unit.Side(c.IntN(4))}
	case n < 998:
		return Tick{c.moment(a.Clock())}
	}
	return End{}
}

func (c *cast) march(a *Adjudicator) Event {
	e := March{Units: c.several(a), Bypass: chance(c.Rand, 15)}
	for range 1 + c.IntN(4) {
		e.To = append(e.To, c.somewhere(a))
	}
	return e
}

// change adds and removes conditions; those that a unit has are likely to end.
func (c *cast) change(a *Adjudicator) Event {
	e := SetStatus{Unit: c.someone(a)}
	u := a.Unit(e.Unit)
	if chance(c.Rand, 60) {
		e.Add = c.status(u.Vehicle() || chance(c.Rand, 5))
	}
	if chance(c.Rand, 30) {
		e.Add |= pick(c.Rand, unit.Concealed, unit.Hidden, unit.Melee)
	}
	if e.Add == 0 || chance(c.Rand, 30) {
		e.Remove = u.Status & unit.Status(c.Uint32()) &^ e.Add
	}
	if chance(c.Rand, 10) {
		e.Remove |= c.status(true)
	}
	return e
}

// someone is most often a unit on the map.
func (c *cast) someone(a *Adjudicator) unit.ID {
	if chance(c.Rand, 2) {
		return pick[unit.ID](c.Rand, -1, 0, unit.ID(c.size+1), 1<<31-1)
	}
	return c.oneOf(a, func(u *unit.Unit) bool { return u.OnMap() && (c.focus == 0 || u.At == c.focus) })
}

func (c *cast) vehicle(a *Adjudicator) unit.ID {
	return c.oneOf(a, func(u *unit.Unit) bool { return u.OnMap() && u.Vehicle() })
}

func (c *cast) passenger(a *Adjudicator) unit.ID {
	return c.oneOf(a, func(u *unit.Unit) bool { return u.PRC() })
}

func (c *cast) newcomer(a *Adjudicator) unit.ID {
	return c.oneOf(a, func(u *unit.Unit) bool { return u.Type == 0 })
}

// oneOf looks for a unit that is so, and gives any if it finds none soon.
func (c *cast) oneOf(a *Adjudicator, is func(*unit.Unit) bool) unit.ID {
	var id unit.ID
	for range 12 {
		id = unit.ID(1 + c.IntN(c.size))
		if is(&a.units[id-1]) {
			break
		}
	}
	return id
}

func (c *cast) several(a *Adjudicator) []unit.ID {
	ids := []unit.ID{c.someone(a)}
	stack := c.focus
	if chance(c.Rand, 60) {
		c.focus = a.Unit(ids[0]).At
	}
	for chance(c.Rand, 30) {
		ids = append(ids, c.someone(a))
	}
	c.focus = stack
	return ids
}

// somewhere is most often where a unit is or may be.
func (c *cast) somewhere(a *Adjudicator) location.ID {
	switch n := c.IntN(100); {
	case n < 2:
		return pick[location.ID](c.Rand, -1, 0, location.ID(c.m.NumLocations()+1), 1<<31-1)
	case n < 30:
		if u := a.Unit(c.someone(a)); u.OnMap() {
			return u.At
		}
	}
	return c.location()
}

// moment is most often one soon after now.
func (c *cast) moment(now Clock) Clock {
	if now == (Clock{}) || chance(c.Rand, 8) {
		return Clock{c.IntN(6), unit.Side(c.IntN(4)), Phase(c.IntN(10))}
	}
	for range c.IntN(12) {
		now.Phase++
		if now.Phase > CCPh {
			now.Phase = RPh
			now.Player = now.Player.Enemy()
			if now.Player == unit.First {
				now.Turn++
			}
		}
	}
	return now
}
