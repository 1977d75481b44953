package terrain

import (
	"fmt"
	"maps"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
)

// NewMap makes a Map of p. The error, a [location.Problems], holds every problem
// of the plan; a Path there names the field as in "buildings[0].hexes[2]". With
// an error the Map is what remains of the plan without its faulty parts, good
// for checking names against; it is nil where the boards themselves cannot be laid out.
func NewMap(p Plan) (*Map, error) {
	var problems location.Problems
	grid := p.grid(&problems)
	if grid.Len() == 0 {
		return nil, problems
	}
	b := builder{
		Map:      &Map{grid: grid, named: map[string]Building{}, bars: map[[2]location.Hex]bool{}},
		problems: &problems,
		drafts:   make([]draft, grid.Len()+1),
	}
	b.hexes = make([]hex, grid.Len()+1)
	b.buildings = make([]BuildingInfo, 1, len(p.Buildings)+1)
	b.playable(p.Hexes)
	b.terrain(p.Terrain)
	b.land(p.Printed)
	b.spots("bridges", p.Bridges, location.Bridge)
	b.spots("pillboxes", p.Pillboxes, location.Pillbox)
	b.spots("sewers", p.Sewers, location.Sewer)
	b.spots("tunnels", p.Tunnels, location.Tunnel)
	b.spots("caves", p.Caves, location.Cave)
	for i := range p.Buildings {
		b.building(fmt.Sprintf("buildings[%d]", i), &p.Buildings[i])
	}
	b.print(p.Printed)
	b.layOut()
	for i := range p.Buildings {
		b.fortified(fmt.Sprintf("buildings[%d]", i), Building(i+1), p.Buildings[i].Fortified)
	}
	b.rubbled(p.Rubble)
	b.layWays()
	return b.Map, problems.Err()
}

type builder struct {
	*Map
	problems *location.Problems
	drafts   []draft // by location.Hex
}

// A draft is a hex before its Locations have handles.
type draft struct {
	playable bool
	stated   bool // its terrain has been
	levels   int
	extra    uint8 // bit -p-1: it has the Location at negative Place p
}

func (d *draft) has(p location.Place) bool { return d.extra>>(-p-1)&1 == 1 }
func (d *draft) add(p location.Place)      { d.extra |= 1 << (-p - 1) }

func (b *builder) playable(names []string) {
	if names == nil {
		for h := range b.drafts[1:] {
			b.drafts[h+1].playable = true
		}
	}
	if names != nil && len(names) == 0 {
		b.problems.Addf("hexes", "name them, or leave hexes out for the whole board", "no hex is playable")
	}
	for i, name := range names {
		hexes, err := b.grid.Range(name)
		b.problems.Add(fmt.Sprintf("hexes[%d]", i), err)
		for _, h := range hexes {
			b.drafts[h].playable = true
		}
	}
}

// hex finds a playable hex, or reports why there is none and gives 0.
func (b *builder) hex(path, name string) location.Hex {
	h, err := b.grid.Parse(name)
	if err == nil && !b.drafts[h].playable {
		err = notPlayable(name)
	}
	if err != nil {
		b.problems.Add(path, err)
		return 0
	}
	return h
}

func (b *builder) terrain(kinds map[string]Kind) {
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		h := b.hex("terrain."+name, name)
		if h == 0 {
			continue
		}
		if b.drafts[h].stated {
			b.problems.Addf("terrain."+name, "leave one out", "the terrain of hex %s is stated twice", name)
		}
		b.drafts[h].stated = true
		b.hexes[h].kind = kinds[name]
	}
}

// spots gives the listed hexes a Location at place p, where there can be one.
func (b *builder) spots(path string, names []string, p location.Place) {
	seen := make(map[location.Hex]bool, len(names))
	for i, name := range names {
		at := fmt.Sprintf("%s[%d]", path, i)
		h := b.hex(at, name)
		if h == 0 {
			continue
		}
		kind := b.hexes[h].kind
		switch {
		case seen[h]:
			b.problems.Addf(at, "leave one out", "hex %s is listed twice", name)
		case p == location.Bridge && !kind.low():
			b.problems.Addf(at, "state gully, stream, wadi or water in terrain", "no bridge can be in %s, where the terrain is %s", name, kind)
		case p == location.Pillbox && kind == Water:
			b.problems.Addf(at, "a pillbox stands on land", "no pillbox can be in %s, a water hex", name)
		}
		seen[h] = true
		b.drafts[h].add(p)
	}
}

// layOut gives handles to the Locations of every playable hex.
func (b *builder) layOut() {
	n := 1
	for i := range b.drafts {
		if d := b.drafts[i]; d.playable {
			n += 1 + d.levels + len(extras(d))
		}
	}
	b.sites = make([]Site, 1, n)
	for i := range b.drafts {
		d, h := b.drafts[i], &b.hexes[i]
		if !d.playable {
			continue
		}
		h.base = location.ID(len(b.sites))
		for p := range location.Place(d.levels) + 1 {
			b.sites = append(b.sites, Site{location.Hex(i), h.building, p})
		}
		for _, p := range extras(d) {
			site := Site{Hex: location.Hex(i), Place: p}
			if p == location.Rooftop || p == location.Cellar {
				site.Building = h.building
			}
			b.sites = append(b.sites, site)
		}
		h.n = int32(len(b.sites)) - int32(h.base)
	}
	b.ids = make([]location.ID, len(b.sites))
	for i := range b.ids {
		b.ids[i] = location.ID(i)
	}
}

// extras are the negative Places of a hex.
func extras(d draft) []location.Place {
	var places []location.Place
	for p := location.Rooftop; p >= location.Cave; p-- {
		if d.has(p) {
			places = append(places, p)
		}
	}
	return places
}

func (b *builder) rubbled(names []string) {
	fallen := map[location.ID]bool{}
	for i, name := range names {
		path := fmt.Sprintf("rubble[%d]", i)
		l, err := b.ParseLocation(name)
		if err != nil {
			b.problems.Add(path, err)
			continue
		}
		falls := b.Falls(l)
		if falls == nil {
			b.problems.Addf(path, "name a Location of a building", "%s cannot be rubble: it is no building Location", name)
		}
		for _, f := range falls {
			if !fallen[f] {
				fallen[f] = true
				b.rubble = append(b.rubble, f)
			}
		}
	}
}
