package terrain

import "github.com/aslcontrol/aslcontrol/location"

// A way leads from one Location to another and back.
type way struct {
	to     location.ID
	stairs bool // up or down within a building hex
	bar    bool // across a Rowhouse's black bar (B23.71)
}

// layWays finds the ways from every Location (A26.161): between adjacent hexes at ground
// level, between the same levels of a building's adjacent hexes, up and down within a hex
// that has stairs, into a pillbox from its hex, on to a bridge from adjacent hexes.
// Subterranean Locations have none.
func (m *Map) layWays() {
	m.waysFrom = make([]int32, 1, len(m.sites)+1)
	for l := 1; l < len(m.sites); l++ {
		m.waysFrom = append(m.waysFrom, int32(len(m.ways)))
		m.waysWithin(m.sites[l])
		if p := m.sites[l].Place; p != location.Pillbox && !p.Subterranean() {
			for _, n := range m.grid.Neighbors(m.sites[l].Hex) {
				if m.Playable(n) {
					m.waysAcross(m.sites[l], n)
				}
			}
		}
	}
	m.waysFrom = append(m.waysFrom, int32(len(m.ways)))
	for l := 1; l < len(m.sites); l++ {
		if m.edge(location.ID(l)) {
			m.edges = append(m.edges, location.ID(l))
		}
	}
}

// waysWithin adds the ways from s within its hex.
func (m *Map) waysWithin(s Site) {
	stairs := m.hexes[s.Hex].stairs
	for _, l := range m.Locations(s.Hex) {
		p := m.sites[l].Place
		rise := m.floor(m.sites[l]) - m.floor(s)
		switch {
		case s.Place == location.Base && p == location.Pillbox, s.Place == location.Pillbox && p == location.Base:
			m.ways = append(m.ways, way{to: l})
		case stairs && (rise == 1 || rise == -1):
			m.ways = append(m.ways, way{to: l, stairs: true})
		}
	}
}

// Floor numbers the Locations of a building hex from the cellar, -1, through the ground
// level, 0, to the Rooftop above the top level; that of other Locations is far from
// all these.
func (m *Map) Floor(l location.ID) int { return m.floor(m.sites[l]) }

func (m *Map) floor(s Site) int {
	switch {
	case s.Place >= 0:
		return int(s.Place)
	case s.Place == location.Rooftop:
		return m.Levels(s.Hex) + 1
	case s.Place == location.Cellar:
		return -1
	}
	return -100
}

// waysAcross adds the ways from s to Locations of the adjacent hex n.
func (m *Map) waysAcross(s Site, n location.Hex) {
	for _, l := range m.Locations(n) {
		o := m.sites[l]
		ground := (s.Place == location.Base || s.Place == location.Bridge) && (o.Place == location.Base || o.Place == location.Bridge)
		inside := s.Building != 0 && s.Building == o.Building && s.Place == o.Place
		if !ground && !inside {
			continue
		}
		bar := inside && s.Place >= 0 && m.Bar(s.Hex, n)
		m.ways = append(m.ways, way{to: l, bar: bar})
	}
}

// edge reports whether l can be entered from beyond the playable hexes: a base or Bridge
// Location in a hex that does not have six playable neighbors.
func (m *Map) edge(l location.ID) bool {
	s := m.sites[l]
	if s.Place != location.Base && s.Place != location.Bridge {
		return false
	}
	for _, n := range m.grid.Neighbors(s.Hex) {
		if !m.Playable(n) {
			return true
		}
	}
	return false
}

// A Reach finds which Locations of a Map can be entered (A26.161). It may be used
// again and again; its zero value, with a Map, is ready.
type Reach struct {
	Map    *Map
	Blazes []bool // by Location: burns, and may not be entered (B25.4); nil: none
	Rubble []bool // by Location: rubble, or a pillbox or bridge destroyed; nil: none
	queue  []location.ID
}

// From marks in reached, by Location, all that can be entered from the edge of the
// playable hexes and from the Locations where units are. A unit makes its own Location
// enterable unless that burns; then it opens those next to it.
func (r *Reach) From(reached []bool, units []location.ID) {
	clear(reached)
	r.queue = r.queue[:0]
	for _, l := range r.Map.edges {
		r.enter(reached, l)
	}
	for _, l := range units {
		if r.burns(l) {
			r.step(reached, l)
		} else {
			r.enter(reached, l)
		}
	}
	for len(r.queue) > 0 {
		l := r.queue[len(r.queue)-1]
		r.queue = r.queue[:len(r.queue)-1]
		r.step(reached, l)
	}
}

// step enters all Locations to which a way leads from l. There is none up or down
// through rubble, and a black bar parts only what still is building.
func (r *Reach) step(reached []bool, l location.ID) {
	m := r.Map
	for _, w := range m.ways[m.waysFrom[l]:m.waysFrom[l+1]] {
		rubble := r.ruined(l) || r.ruined(w.to)
		if w.stairs && rubble || w.bar && !rubble {
			continue
		}
		r.enter(reached, w.to)
	}
}

func (r *Reach) enter(reached []bool, l location.ID) {
	if reached[l] || r.burns(l) || r.ruined(l) && r.Map.sites[l].Place != location.Base {
		return
	}
	reached[l] = true
	r.queue = append(r.queue, l)
}

func (r *Reach) burns(l location.ID) bool  { return r.Blazes != nil && r.Blazes[l] }
func (r *Reach) ruined(l location.ID) bool { return r.Rubble != nil && r.Rubble[l] }
