package control

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// pick gives one of all.
func pick[T any](r *rand.Rand, all ...T) T { return all[r.IntN(len(all))] }

// chance is true n times in a hundred.
func chance(r *rand.Rand, n int) bool { return r.IntN(100) < n }

// randomPlan is a small board with a bit of everything.
func randomPlan(r *rand.Rand) terrain.Plan {
	p := terrain.Plan{Columns: 4 + r.IntN(5), Rows: 3 + r.IntN(3), Terrain: map[string]terrain.Kind{}}
	grid, err := location.NewGrid("", p.Columns, p.Rows)
	if err != nil {
		panic(err)
	}
	free := map[location.Hex]bool{}
	for h := range location.Hex(grid.Len()) {
		free[h+1] = true
	}
	if chance(r, 20) {
		delete(free, location.Hex(1+r.IntN(grid.Len())))
		for h := range location.Hex(grid.Len()) {
			if free[h+1] {
				p.Hexes = append(p.Hexes, grid.Name(h+1))
			}
		}
	}
	for h := range location.Hex(grid.Len()) {
		if free[h+1] {
			randomTerrain(r, &p, grid.Name(h+1))
		}
	}
	for range 1 + r.IntN(5) {
		randomBuilding(r, &p, grid, free)
	}
	return p
}

func randomTerrain(r *rand.Rand, p *terrain.Plan, hex string) {
	kind := terrain.Open
	if chance(r, 40) {
		kind = pick(r, terrain.Woods, terrain.Brush, terrain.Orchard, terrain.Grain, terrain.Marsh, terrain.Hut, terrain.Lumberyard,
			terrain.Gully, terrain.Gully, terrain.Stream, terrain.Stream, terrain.Wadi, terrain.Wadi, terrain.Water, terrain.Water)
		p.Terrain[hex] = kind
	}
	if kind.Depression() && chance(r, 50) || kind == terrain.Water {
		p.Bridges = append(p.Bridges, hex)
	}
	if kind != terrain.Water && chance(r, 15) {
		p.Pillboxes = append(p.Pillboxes, hex)
	}
	if chance(r, 10) {
		list := pick(r, &p.Sewers, &p.Tunnels, &p.Caves)
		*list = append(*list, hex)
	}
}

// randomBuilding adds a building of up to five free hexes.
func randomBuilding(r *rand.Rand, p *terrain.Plan, grid location.Grid, free map[location.Hex]bool) {
	h := location.Hex(1 + r.IntN(grid.Len()))
	if !free[h] {
		return
	}
	b := terrain.BuildingPlan{LevelOf: map[string]int{}}
	b.Factory = chance(r, 20)
	b.Rowhouse = chance(r, 20)
	b.Lumberyard = chance(r, 5)
	if !b.Factory {
		b.Levels = r.IntN(3)
	}
	barred := !b.Rowhouse && chance(r, 15) // here and there
	if chance(r, 50) {
		b.Stairwells = []string{grid.Name(h)}
	}
	for n := 1 + r.IntN(5); n > 0; n-- {
		delete(free, h)
		name := grid.Name(h)
		if barred && b.Hexes != nil && chance(r, 50) {
			b.Bars = append(b.Bars, [2]string{b.Hexes[len(b.Hexes)-1], name})
		}
		b.Hexes = append(b.Hexes, name)
		within := []string{""}
		levels := b.Levels
		if !b.Factory && chance(r, 30) {
			levels = r.IntN(3)
			b.LevelOf[name] = levels
		}
		if levels > 0 {
			within = append(within, fmt.Sprintf("/%d", 1+r.IntN(levels)))
		}
		if chance(r, 30) {
			b.Rooftops = append(b.Rooftops, name)
			within = append(within, "/rooftop")
		}
		if chance(r, 20) {
			b.Cellars = append(b.Cellars, name)
			within = append(within, "/cellar")
		}
		if chance(r, 10) {
			p.Rubble = append(p.Rubble, name+pick(r, within...))
		}
		var next []location.Hex
		for _, o := range grid.Neighbors(h) {
			if free[o] {
				next = append(next, o)
			}
		}
		if next == nil {
			break
		}
		h = pick(r, next...)
	}
	p.Buildings = append(p.Buildings, b)
}

// A cast draws random units and places on a map. Few hexes are favored, so that
// units meet.
type cast struct {
	*rand.Rand
	m       *terrain.Map
	size    int // of the roster
	heat    int // of 100 events, how many are of fire or Mopping Up
	favored []location.Hex
	focus   location.ID // where the next units are most often, if not 0
}

func newCast(r *rand.Rand, m *terrain.Map) *cast {
	c := &cast{Rand: r, m: m, size: 6 + r.IntN(10), heat: pick(r, 0, 10, 25, 50)}
	var all []location.Hex
	for h := range m.Hexes() {
		all = append(all, h)
	}
	for range 1 + r.IntN(4) {
		c.favored = append(c.favored, pick(r, all...))
	}
	for _, h := range all {
		if len(m.Locations(h)) > 1 && chance(r, 15) {
			c.favored = append(c.favored, h)
		}
	}
	for b := 1; b <= m.NumBuildings(); b++ {
		c.favored = append(c.favored, pick(r, m.Building(terrain.Building(b)).Hexes...))
	}
	return c
}

// location is any Location, most often one of a favored hex.
func (c *cast) location() location.ID {
	if chance(c.Rand, 15) {
		return location.ID(1 + c.IntN(c.m.NumLocations()))
	}
	return pick(c.Rand, c.m.Locations(pick(c.Rand, c.favored...))...)
}

// position is a start with some units on the map and the rest to enter later.
func (c *cast) position() Position {
	var p Position
	for h := range c.m.Hexes() {
		for i := range p.Setup {
			if chance(c.Rand, 30) {
				p.Setup[i] = append(p.Setup[i], h)
			}
		}
	}
	if chance(c.Rand, 30) {
		p.Setup[c.IntN(2)] = nil
	}
	if chance(c.Rand, 50) {
		p.Setup = [2][]location.Hex{}
		p.Stated = append(p.Stated, Statement{Side: pick(c.Rand, unit.First, unit.Second)})
	}
	for range c.IntN(6) {
		s := Location(c.location())
		switch at := c.m.Site(s.Location()); {
		case chance(c.Rand, 30):
			s = Hex(at.Hex)
		case at.Building != 0 && chance(c.Rand, 50):
			s = Building(at.Building)
		}
		p.Stated = append(p.Stated, Statement{s, unit.Side(c.IntN(3))})
	}
	for i := range c.size - c.IntN(4) {
		p.Units = append(p.Units, c.unit(p.Units))
		for c.misplaced(&p.Units[i]) {
			p.Units[i].At, p.Units[i].Bypass = c.location(), false
		}
	}
	for chance(c.Rand, c.heat) {
		f := c.fireAtStart()
		twice := func(o fire.Counter) bool { return o.At == f.At && o.Kindler == f.Kindler }
		if !slices.ContainsFunc(p.Fires, twice) {
			p.Fires = append(p.Fires, f)
		}
	}
	return p
}

// misplaced reports whether u cannot start at its place.
func (c *cast) misplaced(u *unit.Unit) bool {
	place := c.m.Site(u.At).Place
	for _, l := range c.m.Rubble() {
		if u.At == l && place != location.Base {
			return true
		}
	}
	return u.Vehicle() && place != location.Base && place != location.Bridge || u.Bypass && place != location.Base
}

// unit is any unit that could join the others.
func (c *cast) unit(others []unit.Unit) unit.Unit {
	u := unit.Unit{
		Side: pick(c.Rand, unit.First, unit.Second),
		Type: pick(c.Rand, unit.Squad, unit.Squad, unit.Squad, unit.HalfSquad, unit.Crew, unit.Leader, unit.Hero, unit.Vehicle, unit.Vehicle, unit.Vehicle, unit.Dummy),
		At:   c.location(),
	}
	if u.Vehicle() && chance(c.Rand, 30) {
		u.Arms = unit.ArmsNo
	} else if chance(c.Rand, 5) {
		u.Arms = pick(c.Rand, unit.ArmsYes, unit.ArmsNo)
	}
	if chance(c.Rand, 25) {
		u.Status |= pick(c.Rand, unit.Concealed, unit.Hidden)
	}
	if chance(c.Rand, 25) {
		u.Status |= c.status(u.Vehicle())
	}
	u.Bypass = chance(c.Rand, 15)
	if !u.Personnel() {
		return u
	}
	u.Mounted = chance(c.Rand, 8)
	if i := c.IntN(2 * c.size); i < len(others) && others[i].Vehicle() && !others[i].Has(unit.Wreck) {
		u.Aboard, u.At, u.Bypass = unit.ID(i+1), others[i].At, others[i].Bypass
	}
	if u.Prisoner() && chance(c.Rand, 50) {
		u.Guard = unit.ID(1 + c.IntN(max(1, len(others))))
	}
	return u
}

// status is any condition that such a unit can be in, seen or unseen.
func (c *cast) status(vehicle bool) unit.Status {
	for {
		s := unit.Status(1) << c.IntN(len(unit.StatusNames()))
		if vehicle || s&(unit.Abandoned|unit.Immobilized|unit.Wreck|unit.Recalled) == 0 {
			return s
		}
	}
}
