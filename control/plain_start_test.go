package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

func newPlain(m *terrain.Map, p Position, view [numReadings]bool, units []unit.Unit) *plain {
	x := &plain{m: m, view: view, units: units, fallen: make([]bool, m.NumLocations()+1)}
	x.hexes[LocationKind] = make([][]location.Hex, m.NumLocations()+1)
	x.hexes[HexKind] = make([][]location.Hex, m.Grid().Len()+1)
	x.hexes[BuildingKind] = make([][]location.Hex, m.NumBuildings()+1)
	add := func(s Subject, hexes ...location.Hex) {
		x.subjects = append(x.subjects, s)
		x.hexes[s.kind][s.id] = hexes
	}
	for l := location.ID(1); int(l) <= m.NumLocations(); l++ {
		add(Location(l), m.Site(l).Hex)
	}
	for h := range m.Hexes() {
		add(Hex(h), h)
	}
	for b := terrain.Building(1); int(b) <= m.NumBuildings(); b++ {
		add(Building(b), m.Building(b).Hexes...)
	}
	for i := range x.books {
		x.books[i].viewer = unit.Side(i)
		for kind, all := range x.hexes {
			x.books[i].entries[kind] = make([]plainEntry, len(all))
		}
		x.start(&x.books[i], p)
	}
	for _, l := range m.Rubble() {
		x.fall(l)
	}
	x.findWays()
	x.wrecks = map[location.Hex]bool{}
	for _, f := range p.Fires {
		x.fires = append(x.fires, plainFire{at: f.At, kindler: f.Kindler, blaze: f.Blaze})
	}
	for i := range x.books {
		x.kindledBefore(&x.books[i], p)
	}
	return x
}

// kindledBefore lets fires that burn from the start be forfeited, but for what is
// itself stated.
func (x *plain) kindledBefore(b *plainBook, p Position) {
	x.smoke(b, x.known(b.viewer))
	for _, stated := range p.Stated {
		if stated.Subject != (Subject{}) {
			e := b.of(stated.Subject)
			e.exempt = e.locked
		}
	}
	x.forfeit(b)
}

// start gives what the setup areas give (A26.11), and then what is stated.
func (x *plain) start(b *plainBook, p Position) {
	first, second := p.Setup[0], p.Setup[1]
	owner := func(h location.Hex) unit.Side {
		inFirst := slices.Contains(first, h) || len(second) == 0 && len(first) > 0
		inSecond := slices.Contains(second, h) || len(first) == 0 && len(second) > 0
		switch {
		case inFirst && !inSecond:
			return unit.First
		case inSecond && !inFirst:
			return unit.Second
		}
		return unit.None
	}
	for _, s := range x.subjects {
		for i, h := range x.hexesOf(s) {
			if i == 0 {
				b.of(s).lasting = owner(h)
			} else if owner(h) != b.of(s).lasting {
				b.of(s).lasting = unit.None
			}
		}
	}
	for _, stated := range p.Stated {
		for _, s := range x.subjects {
			if stated.Subject == s || stated.Subject == (Subject{}) {
				b.of(s).lasting = stated.Side
			}
		}
	}
}
