package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A plainWay leads to a Location from another (A26.161).
type plainWay struct {
	to     location.ID
	stairs bool // not through rubble
	barred bool // by a black bar, as long as both are building
}

// findWays finds all ways, and where one comes in from beyond the playable hexes.
func (x *plain) findWays() {
	x.ways = make([][]plainWay, x.m.NumLocations()+1)
	for l := location.ID(1); int(l) <= x.m.NumLocations(); l++ {
		from := x.m.Site(l)
		for _, n := range x.m.Grid().Neighbors(from.Hex) {
			if !x.m.Playable(n) {
				if from.Place == location.Base || from.Place == location.Bridge {
					x.edges = append(x.edges, l)
				}
				continue
			}
			for _, o := range x.m.Locations(n) {
				to := x.m.Site(o)
				open := func(p location.Place) bool { return p == location.Base || p == location.Bridge }
				inside := from.Building != 0 && from.Building == to.Building && from.Place == to.Place
				if inside || open(from.Place) && open(to.Place) {
					level := from.Place >= 0 // Rooftops and cellars join past the bars
					x.ways[l] = append(x.ways[l], plainWay{to: o, barred: inside && level && x.m.Bar(from.Hex, n)})
				}
			}
		}
		for _, o := range x.m.Locations(from.Hex) {
			to := x.m.Site(o)
			switch {
			case from.Place == location.Base && to.Place == location.Pillbox, from.Place == location.Pillbox && to.Place == location.Base:
				x.ways[l] = append(x.ways[l], plainWay{to: o})
			case from.Building != 0 && from.Building == to.Building && x.m.Stairs(from.Hex) && x.storeys(l, o) == 1:
				x.ways[l] = append(x.ways[l], plainWay{to: o, stairs: true})
			}
		}
	}
}

// flood marks the Locations that can be entered from the edge and from where units are,
// past Blazes and what has fallen. A unit in a Blaze opens only what is next to it.
func (x *plain) flood(units []location.ID, blazes, fallen []bool) []bool {
	entered := make([]bool, x.m.NumLocations()+1)
	var queue []location.ID
	enter := func(l location.ID) {
		gone := fallen[l] && x.m.Site(l).Place != location.Base
		if !entered[l] && !blazes[l] && !gone {
			entered[l] = true
			queue = append(queue, l)
		}
	}
	leave := func(l location.ID) {
		for _, w := range x.ways[l] {
			rubble := fallen[l] || fallen[w.to]
			if !(w.stairs && rubble) && !(w.barred && !rubble) {
				enter(w.to)
			}
		}
	}
	for _, l := range x.edges {
		enter(l)
	}
	for _, l := range units {
		enter(l)
		if blazes[l] {
			leave(l)
		}
	}
	for len(queue) > 0 {
		l := queue[0]
		queue = queue[1:]
		leave(l)
	}
	return entered
}

// blazesOf are the Blazes that count as those of the kindlers, None for accidental.
func (x *plain) blazesOf(natures map[location.Hex]unit.Side, kindlers ...unit.Side) []bool {
	blazes := make([]bool, x.m.NumLocations()+1)
	for _, f := range x.fires {
		if f.blaze && slices.Contains(kindlers, natures[x.m.Site(f.at).Hex]) {
			blazes[f.at] = true
		}
	}
	return blazes
}

// places are where the units are that count.
func places(known muster, counts func(*unit.Unit) bool) []location.ID {
	var all []location.ID
	for _, units := range known {
		for _, u := range units {
			if counts(u) {
				all = append(all, u.At)
			}
		}
	}
	return all
}
