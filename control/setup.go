package control

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Position is how a game starts.
type Position struct {
	// Setup is the setup area of the First and the Second side, as hexes. A side
	// Controls what lies in its own and not in the other's, and a board on which it
	// alone may set up (A26.11). A hex that boards share counts on each of them. An
	// entry area is none.
	Setup [2][]location.Hex
	// Stated is Control stated for the start. It outweighs Setup, and later
	// statements outweigh earlier ones.
	Stated []Statement
	// Units are the units by their handles, the first being ID 1. Those aboard a
	// vehicle need no place. A unit that enters later has none, nor a Type.
	Units []unit.Unit
	// Fires burn from the start. A Kindled one locks its Kindler, and what it forfeits
	// (A26.16) is the enemy's but where Stated names that very subject.
	Fires []fire.Counter
}

// A Statement is Control stated for the start of play: of one subject, or of
// everything.
type Statement struct {
	Subject Subject // the zero Subject stands for everything on the map
	Side    unit.Side
}

// New makes a game on m, with the names of r, at position p. The error, a
// [location.Problems], holds every problem of the position; a Path there names a unit
// by its index, as in "units[0].at".
func New(m *terrain.Map, r *unit.Roster, p Position, options ...Option) (*Adjudicator, error) {
	a := &Adjudicator{m: m, names: r, game: game{books: make([]book, 1)}}
	a.hexesFrom, a.buildingsFrom = m.NumLocations(), m.NumLocations()+m.Grid().Len()
	for _, reading := range AllReadings() {
		a.setReading(reading, reading.Default())
	}
	for _, option := range options {
		option(a)
	}
	for i := range a.books {
		a.books[i] = book{
			viewer: unit.Side(i),
			items:  make([]item, m.NumLocations()+m.Grid().Len()+m.NumBuildings()+1),
			holds:  make([]perSide, m.NumLocations()+1),
		}
	}
	a.melee = make([]uint16, m.NumLocations()+1)
	a.fallen = make([]bool, m.NumLocations()+1)
	for _, l := range m.Rubble() {
		a.fallen[l] = true
	}
	var ps location.Problems
	a.setUp(p.Setup, &ps)
	a.state(p.Stated, &ps)
	for l := range a.fallen {
		a.vacate(location.ID(l))
	}
	a.deploy(p.Units, &ps)
	a.kindled(p.Fires, p.Stated, &ps)
	if ps != nil {
		return nil, ps
	}
	a.begin()
	if a.journal != nil {
		a.journal.clear() // what was set up cannot be taken back
	}
	return a, nil
}

// setUp gives each side what lies in its setup area (A26.11). A building goes to a
// side only if all its hexes do.
func (a *Adjudicator) setUp(areas [2][]location.Hex, ps *location.Problems) {
	owner := a.owners(areas, ps)
	for h := range a.m.Hexes() {
		for _, l := range a.m.Locations(h) {
			a.grant(Location(l), owner[h], A26_11)
		}
		a.grant(Hex(h), owner[h], A26_11)
	}
	for b := terrain.Building(1); int(b) <= a.m.NumBuildings(); b++ {
		side := unit.None
		for i, h := range a.m.Building(b).Hexes {
			if i == 0 {
				side = owner[h]
			} else if owner[h] != side {
				side = unit.None
			}
		}
		a.grant(Building(b), side, A26_11)
	}
}

// state gives the Control that the position states.
func (a *Adjudicator) state(stated []Statement, ps *location.Problems) {
	for i, st := range stated {
		path := fmt.Sprintf("stated[%d]", i)
		switch {
		case st.Side > unit.Second:
			ps.Addf(path, "", "there is no side %d", st.Side)
		case st.Subject == Subject{}:
			for _, s := range a.Subjects() {
				a.grant(s, st.Side, Stated)
			}
		case !a.Has(st.Subject):
			ps.Addf(path, "", "there is no such %v on the map", st.Subject.kind)
		default:
			a.grant(st.Subject, st.Side, Stated)
		}
	}
}

// kindled lights the fires of the start and lets what is Kindled be forfeited (A26.16).
func (a *Adjudicator) kindled(fires []fire.Counter, stated []Statement, ps *location.Problems) {
	for i, c := range fires {
		path := fmt.Sprintf("fires[%d]", i)
		if r := a.canBurn(c.At); r != nil {
			ps.Addf(path+".at", "", "%s", r.Reason())
		} else if c.Kindler > unit.Second {
			ps.Addf(path+".kindled-by", "", "there is no side %d", c.Kindler)
		} else {
			a.fires.Light(c)
		}
	}
	if *ps != nil {
		return
	}
	a.burn = a.makeBurn()
	if a.burn == nil {
		return
	}
	for i := range a.books {
		b := &a.books[i]
		for _, st := range stated {
			if a.Has(st.Subject) {
				index := a.index(st.Subject)
				b.items[index].mark |= mark(a.burnt(b).locks[index]) // exempt<<s where s is locked
			}
		}
		a.forfeit(b, nil)
	}
}

// grant gives s to a side at the start, in every book.
func (a *Adjudicator) grant(s Subject, side unit.Side, rule Rule) {
	if side == unit.None && rule != Stated {
		return
	}
	for i := range a.books {
		it := &a.books[i].items[a.index(s)]
		it.base, it.rule = side, rule
	}
}

// vacate leaves l, if it is gone, without a controller.
func (a *Adjudicator) vacate(l location.ID) {
	if l == 0 || !a.gone(l) {
		return
	}
	for i := range a.books {
		it := a.edit(&a.books[i], int(l))
		if from := it.controller(); a.history != nil && a.history.start[0] != nil && from != unit.None {
			a.log(a.books[i].viewer, Ruling{Subject: Location(l), From: from, Rule: a.isGone(0, l).Rule, Cause: Cause{Kind: Ruined}})
		}
		*it = item{mark: it.mark}
	}
}

// maxUnits is how many units the counts of an item can bear.
const maxUnits = 1<<16 - 1

// deploy puts the units on the map: first those with a place of their own, then
// those aboard them.
func (a *Adjudicator) deploy(units []unit.Unit, ps *location.Problems) {
	if len(units) > maxUnits {
		ps.Addf("units", "", "there are %d units, but a game has %d at the most", len(units), maxUnits)
		return
	}
	if len(units) > a.names.Len() {
		ps.Addf("units", "add their names to the roster", "there are %d units but %d names", len(units), a.names.Len())
		return
	}
	a.units = make([]unit.Unit, a.names.Len())
	a.aboard = make([]uint16, a.names.Len())
	for _, aboard := range []bool{false, true} {
		for i, u := range units {
			if u.PRC() != aboard || u == (unit.Unit{}) {
				continue
			}
			id := unit.ID(i + 1)
			if problems := a.admit(id, &u); problems != nil {
				for _, p := range problems {
					p.Path = fmt.Sprintf("units[%d].%s", i, p.Path)
					*ps = append(*ps, p)
				}
				continue
			}
			a.set(id, u, false)
		}
	}
	a.scratch = scratch{}
}

// admit readies u to come on to the map, or gives its problems. Aboard a vehicle it
// takes the vehicle's place; swimming makes it unarmed.
func (a *Adjudicator) admit(id unit.ID, u *unit.Unit) location.Problems {
	var ps location.Problems
	if !u.Side.Playing() {
		ps.Addf("side", "", "a unit needs a side")
	}
	if u.Type < unit.Squad || u.Type > unit.Dummy {
		ps.Addf("type", "", "a unit needs a type")
		return ps
	}
	ps = append(ps, u.Oddities()...)
	if u.Has(unit.Swimming) {
		u.Status |= unit.Unarmed
	}
	if u.Guard != 0 && (u.Guard < 1 || int(u.Guard) > len(a.units)) {
		ps.Addf("guard", "", "there is no unit %d", u.Guard)
	}
	if u.PRC() {
		if why := a.noRoom(id, u.Aboard); why != "" {
			ps.Addf("aboard", "name a vehicle that is on the map", "%s", why)
			return ps
		}
		v := &a.units[u.Aboard-1]
		u.At, u.Bypass = v.At, v.Bypass
		return ps
	}
	if u.At < 1 || int(u.At) > a.m.NumLocations() {
		ps.Addf("at", "", "a unit needs a Location")
		return ps
	}
	if r := a.barred(id, u, u.At, u.Bypass); r != nil {
		ps.Addf("at", r.Rule.String(), "%s", r.Reason())
	}
	return ps
}
