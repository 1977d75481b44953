package victory_test

import (
	"math/rand/v2"
	"slices"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A plain judge recomputes every condition from nothing, from who Controls what, where
// the units are, and a log of its own of what has befallen them. It shares no deciding
// code with the Judge.
type plain struct {
	game       *control.Adjudicator
	conditions []victory.Condition
	readings   map[control.Reading]bool
	start      map[control.Subject]unit.Side
	fates      []fate
	winner     unit.Side
	both       bool
}

// A fate is what has befallen a unit that matters to Victory Points.
type fate struct {
	owner             unit.Side
	dead, gone, freed bool
	last              unit.Unit // as it was when it left the map
}

func newPlain(game *control.Adjudicator, conditions []victory.Condition, readings map[control.Reading]bool) *plain {
	p := &plain{game: game, conditions: conditions, readings: readings, start: map[control.Subject]unit.Side{}}
	for _, s := range game.Subjects() {
		p.start[s] = game.Controller(s)
	}
	p.fates = make([]fate, game.Roster().Len())
	p.log(nil)
	return p
}

// log notes owners and escapes by comparing with what was before, nil at the start.
func (p *plain) log(before []unit.Unit) {
	for i := range p.fates {
		u, f := p.game.Unit(unit.ID(i+1)), &p.fates[i]
		if u.Type != 0 && f.owner == unit.None {
			f.owner = u.Side
			if u.Type == unit.Vehicle && u.Has(unit.Captured) {
				f.owner = u.Side.Enemy()
			}
		}
		if before != nil && u.Type == unit.Crew && before[i].Has(unit.Captured) && !u.Has(unit.Captured) {
			f.freed = true
		}
	}
}

func (p *plain) snapshot() []unit.Unit {
	all := make([]unit.Unit, len(p.fates))
	for i := range all {
		all[i] = p.game.Unit(unit.ID(i + 1))
	}
	return all
}

// apply lets one step happen in the plain judge's own game and judges it.
func (p *plain) apply(e control.Event) {
	before := p.snapshot()
	if _, err := p.game.Apply(e); err != nil {
		panic(err)
	}
	p.log(before)
	parts := []control.Event{e}
	if t, is := e.(control.Together); is {
		parts = t.Events
	}
	for _, part := range parts {
		switch part := part.(type) {
		case control.Eliminate:
			p.leave(before, part.Units, func(f *fate) { f.dead = true })
		case control.Exit:
			p.leave(before, part.Units, func(f *fate) { f.gone = true })
		}
	}
	if p.winner != unit.None {
		return
	}
	var fulfil, has [3]bool
	for _, c := range p.conditions {
		has[c.Side] = true
		if (c.When == victory.Immediate || p.game.Ended()) && p.holds(c.Needs, c.Side, unit.None) {
			fulfil[c.Side] = true
		}
	}
	p.both = fulfil[1] && fulfil[2]
	switch {
	case fulfil[1] != fulfil[2] && fulfil[1]:
		p.winner = unit.First
	case fulfil[1] != fulfil[2]:
		p.winner = unit.Second
	case p.game.Ended() && !p.both && has[1] && !has[2]:
		p.winner = unit.Second
	case p.game.Ended() && !p.both && has[2] && !has[1]:
		p.winner = unit.First
	}
}

// leave notes the fate of units, and of those aboard them, that have left the map.
func (p *plain) leave(before []unit.Unit, ids []unit.ID, note func(*fate)) {
	for i := range p.fates {
		f, u := &p.fates[i], p.game.Unit(unit.ID(i+1))
		named := slices.Contains(ids, unit.ID(i+1)) || before[i].Aboard != 0 && slices.Contains(ids, before[i].Aboard)
		if named && u.At == 0 && !f.dead && !f.gone {
			f.last = u
			note(f)
		}
	}
}

func (p *plain) holds(n victory.Need, side, viewer unit.Side) bool {
	own := func(s unit.Side) unit.Side {
		if s == unit.None {
			return side
		}
		return s
	}
	switch n := n.(type) {
	case victory.All:
		return !slices.ContainsFunc(n, func(x victory.Need) bool { return !p.holds(x, side, viewer) })
	case victory.Any:
		return slices.ContainsFunc(n, func(x victory.Need) bool { return p.holds(x, side, viewer) })
	case victory.Not:
		return !p.holds(n.Need, side, viewer)
	case victory.Control:
		s := own(n.Side)
		a, of := p.controls(n.Of, n.Terms, s, viewer)
		b, _ := p.controls(n.Of, n.Terms, s.Enemy(), viewer)
		return amount(n.Amount, a, b, of, 1)
	case victory.Margin:
		s := own(n.Side)
		a, _ := p.controls(n.Plus, n.Terms, s, viewer)
		b, _ := p.controls(n.Minus, n.Terms, s.Enemy(), viewer)
		return a-b >= n.AtLeast
	case victory.Points:
		sum := 0
		for _, award := range n.Sum {
			a, of := p.controls(award.Of, n.Terms, own(n.Side), viewer)
			if !award.All {
				sum += a * award.Worth
			} else if a == of {
				sum += award.Worth
			}
		}
		return sum >= n.AtLeast
	case victory.Units:
		s, scale := own(n.Side), 1
		if n.Squads {
			scale = 2
		}
		return amount(n.Amount, p.units(n, s, viewer), p.units(n, s.Enemy(), viewer), 0, scale)
	case victory.CVP:
		points, _ := p.points(own(n.Side), viewer)
		return points >= n.AtLeast
	case victory.ExitVP:
		_, points := p.points(own(n.Side), viewer)
		return points >= n.AtLeast
	}
	panic("no such need")
}

func amount(a victory.Amount, own, enemy, of, scale int) bool {
	for n := range 40 {
		switch a {
		case victory.AtLeast(n):
			return own >= n*scale
		case victory.AtMost(n):
			return own <= n*scale
		case victory.Exactly(n):
			return own == n*scale
		case victory.TimesEnemy(n):
			return own > 0 && own >= n*enemy
		}
	}
	if a == victory.MoreThanEnemy() {
		return own > enemy
	}
	return own == of
}

// controls counts the items of a set that side Controls, and all of them.
func (p *plain) controls(set victory.Set, t victory.Terms, side, viewer unit.Side) (own, of int) {
	for _, x := range p.items(set) {
		of++
		controller := p.game.Known(viewer, x)
		if t.Lasting {
			controller = p.game.KnownLasting(viewer, x)
		}
		if controller != side {
			continue
		}
		crowded := false
		if t.Sole && p.readings[control.SoleControlNeedsEmpty] {
			for i := range p.fates {
				u := p.game.Unit(unit.ID(i + 1))
				crowded = crowded || u.Side == side.Enemy() && p.fights(&u) && p.sees(viewer, &u) && p.in(&u, x)
			}
		}
		if !crowded {
			own++
		}
	}
	return own, of
}

// items are what a set counts now.
func (p *plain) items(set victory.Set) []control.Subject {
	m := p.game.Map()
	var all []control.Subject
	var narrow victory.Narrow
	alive := func(b terrain.Building) bool { return !m.Building(b).Lumberyard }
	for b := terrain.Building(1); int(b) <= m.NumBuildings(); b++ {
		named := func(list []terrain.Building, every bool) bool { return every || slices.Contains(list, b) }
		switch s := set.(type) {
		case victory.Buildings:
			narrow = s.Narrow
			ruins := 0
			for _, h := range m.Building(b).Hexes {
				if p.game.Rubbled(m.Base(h)) {
					ruins++
				}
			}
			if named(s.List, s.All) && alive(b) && (ruins < len(m.Building(b).Hexes) || !p.readings[control.RubbleLeavesBuilding]) {
				all = append(all, control.Building(b))
			}
		case victory.BuildingHexes:
			narrow = s.Narrow
			for _, h := range m.Building(b).Hexes {
				if named(s.Of, s.All) && alive(b) && !p.game.Rubbled(m.Base(h)) {
					all = append(all, control.Hex(h))
				}
			}
		case victory.BuildingLocations:
			narrow = s.Narrow
			for l := location.ID(1); int(l) <= m.NumLocations(); l++ {
				site := m.Site(l)
				level := site.Place >= 0 || site.Place == location.Cellar && p.readings[control.CellarIsBuilding]
				if site.Building == b && named(s.Of, s.All) && alive(b) && level && !p.game.Rubbled(l) {
					all = append(all, control.Location(l))
				}
			}
		}
	}
	switch s := set.(type) {
	case victory.Hexes:
		narrow = s.Narrow
		for h := range m.Hexes() {
			if s.All || slices.Contains(s.List, h) {
				all = append(all, control.Hex(h))
			}
		}
	case victory.Locations:
		narrow = s.Narrow
		for l := location.ID(1); int(l) <= m.NumLocations(); l++ {
			if s.All || slices.Contains(s.List, l) {
				all = append(all, control.Location(l))
			}
		}
	}
	return slices.DeleteFunc(all, func(x control.Subject) bool { return !p.keeps(narrow, x) })
}

func (p *plain) keeps(n victory.Narrow, x control.Subject) bool {
	m := p.game.Map()
	var hexes []location.Hex
	var b terrain.Building
	switch x.Kind() {
	case control.BuildingKind:
		b, hexes = x.Building(), m.Building(x.Building()).Hexes
	case control.HexKind:
		b, hexes = m.BuildingAt(x.Hex()), []location.Hex{x.Hex()}
	case control.LocationKind:
		b, hexes = m.Site(x.Location()).Building, []location.Hex{m.Site(x.Location()).Hex}
	}
	near := n.Within == nil
	for _, h := range hexes {
		near = near || m.Grid().Distance(h, n.Within.Of) <= n.Within.Hexes
	}
	switch {
	case !near,
		n.Initially != nil && p.start[x] != *n.Initially,
		n.MultiHex && (b == 0 || len(m.Building(b).Hexes) < 2),
		n.Material != terrain.AnyMaterial && (b == 0 || m.Building(b).Material != n.Material):
		return false
	}
	return true
}

// units counts units, or half squads.
func (p *plain) units(n victory.Units, side, viewer unit.Side) int {
	count := 0
	for i := range p.fates {
		u := p.game.Unit(unit.ID(i + 1))
		if u.Side != side || !p.fights(&u) || !p.sees(viewer, &u) ||
			n.Types != nil && !slices.Contains(n.Types, u.Type) || p.storey(&u) < n.MinLevel {
			continue
		}
		if n.In != nil && !slices.ContainsFunc(p.items(n.In), func(x control.Subject) bool { return p.in(&u, x) }) {
			continue
		}
		switch n.Status {
		case victory.Unbroken:
			if u.Has(unit.Broken | unit.Disrupted) {
				continue
			}
		case victory.GoodOrder:
			if u.Type == unit.Vehicle && u.Has(unit.Abandoned|unit.Stunned|unit.Shocked) || u.Type != unit.Vehicle && !u.GoodOrder() {
				continue
			}
		}
		switch {
		case !n.Squads, u.Type == unit.HalfSquad, u.Type == unit.Crew:
			count++
		case u.Type == unit.Squad:
			count += 2
		}
	}
	return count
}

func (p *plain) fights(u *unit.Unit) bool {
	carrier := p.game.Unit(u.Aboard)
	return u.At != 0 && u.Type != unit.Dummy && !(u.Has(unit.Captured) && u.Type != unit.Vehicle) &&
		!u.Has(unit.Wreck|unit.Aerial) && !carrier.Has(unit.Aerial)
}

func (p *plain) sees(viewer unit.Side, u *unit.Unit) bool {
	return p.game.Ended() || viewer != u.Side.Enemy() || !u.Has(unit.Concealed|unit.Hidden)
}

func (p *plain) storey(u *unit.Unit) int {
	m := p.game.Map()
	place := m.Site(u.At).Place
	if place == location.Rooftop {
		return m.Levels(m.Site(u.At).Hex) + 1
	}
	return max(0, int(place))
}

func (p *plain) in(u *unit.Unit, x control.Subject) bool {
	m := p.game.Map()
	site := m.Site(u.At)
	switch x.Kind() {
	case control.LocationKind:
		return u.At == x.Location()
	case control.HexKind:
		return site.Hex == x.Hex() && !site.Place.Subterranean() && (site.Place != location.Rooftop || p.readings[control.RooftopEnemyDeniesHex])
	}
	switch {
	case site.Building != x.Building(), u.Bypass, u.Has(unit.Climbing),
		p.game.Rubbled(u.At) && !m.Building(x.Building()).Factory,
		site.Place == location.Rooftop && !p.readings[control.RooftopEnemyDeniesBuilding],
		site.Place == location.Cellar && !p.readings[control.CellarIsBuilding]:
		return false
	}
	return true
}

func pick[T any](r *rand.Rand, all []T) T { return all[r.IntN(len(all))] }
