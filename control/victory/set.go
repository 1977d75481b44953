package victory

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Set is what a test counts: [Buildings], [Hexes], [Locations], [BuildingHexes] or
// [BuildingLocations].
type Set interface {
	key() string
	// list gives the items named, before narrowing.
	list(game *control.Adjudicator) []control.Subject
	narrow() Narrow
}

// Buildings are buildings, each counted once whatever its size. Lumberyards do not
// count (B23.211), nor does a building wholly in rubble (B24.1) but under another
// reading, see [control.RubbleLeavesBuilding].
type Buildings struct {
	List []terrain.Building
	All  bool // every building of the map
	Narrow
}

// Hexes are hexes, whatever is in them.
type Hexes struct {
	List []location.Hex
	All  bool // every playable hex
	Narrow
}

// Locations are single Locations. One that is gone stays in the set, without a
// controller.
type Locations struct {
	List []location.ID
	All  bool // every Location of the map
	Narrow
}

// BuildingHexes are the hexes of buildings, but for those that are rubble at ground
// level (B24.1, B23.743), and for lumberyards.
type BuildingHexes struct {
	Of  []terrain.Building
	All bool // of every building
	Narrow
}

// BuildingLocations are the Locations of buildings at ground and upper levels, and
// their cellars where [control.CellarIsBuilding]; no Rooftops (B23.83), no rubble
// (B24.1), no lumberyards.
type BuildingLocations struct {
	Of  []terrain.Building
	All bool // of every building
	Narrow
}

// A Narrow leaves out of a set what it does not fit.
type Narrow struct {
	Within    *Range           // nil: anywhere
	Initially *unit.Side       // the items that this side Controlled when the Judge was made; nil: whoever did
	MultiHex  bool             // in buildings of two hexes or more
	Material  terrain.Material // in buildings of this material
}

// A Range is the hexes at most so many hexes from one. A building lies within it if
// any of its hexes does.
type Range struct {
	Hexes int
	Of    location.Hex
}

func (Buildings) key() string         { return "buildings" }
func (Hexes) key() string             { return "hexes" }
func (Locations) key() string         { return "locations" }
func (BuildingHexes) key() string     { return "building-hexes" }
func (BuildingLocations) key() string { return "building-locations" }

func (n Narrow) narrow() Narrow { return n }

func (s Buildings) list(game *control.Adjudicator) []control.Subject {
	return listed(buildings(game.Map(), s.List, s.All), control.Building)
}

func (s Hexes) list(game *control.Adjudicator) []control.Subject {
	if s.All {
		return listed(slices.Collect(game.Map().Hexes()), control.Hex)
	}
	return listed(s.List, control.Hex)
}

func (s Locations) list(game *control.Adjudicator) []control.Subject {
	if s.All {
		return listed(upTo[location.ID](game.Map().NumLocations()), control.Location)
	}
	return listed(s.List, control.Location)
}

func (s BuildingHexes) list(game *control.Adjudicator) []control.Subject {
	var all []control.Subject
	for _, b := range buildings(game.Map(), s.Of, s.All) {
		all = append(all, listed(game.Map().Building(b).Hexes, control.Hex)...)
	}
	return all
}

func (s BuildingLocations) list(game *control.Adjudicator) []control.Subject {
	m, all := game.Map(), []control.Subject(nil)
	for _, b := range buildings(m, s.Of, s.All) {
		for _, h := range m.Building(b).Hexes {
			for _, l := range m.Locations(h) {
				site := m.Site(l)
				if site.Building == b && (site.Place >= 0 || site.Place == location.Cellar && game.View(control.CellarIsBuilding)) {
					all = append(all, control.Location(l))
				}
			}
		}
	}
	return all
}

func listed[T any](ids []T, subject func(T) control.Subject) []control.Subject {
	all := make([]control.Subject, len(ids))
	for i, id := range ids {
		all[i] = subject(id)
	}
	return all
}

// buildings gives those named, or all of the map.
func buildings(m *terrain.Map, named []terrain.Building, all bool) []terrain.Building {
	if all {
		return upTo[terrain.Building](m.NumBuildings())
	}
	return named
}

// upTo gives the handles 1 to n.
func upTo[T ~int32](n int) []T {
	ids := make([]T, n)
	for i := range ids {
		ids[i] = T(i + 1)
	}
	return ids
}

// named gives what the set is stated by: items, or buildings.
func named(s Set) []control.Subject {
	switch s := s.(type) {
	case Buildings:
		return listed(s.List, control.Building)
	case Hexes:
		return listed(s.List, control.Hex)
	case Locations:
		return listed(s.List, control.Location)
	case BuildingHexes:
		return listed(s.Of, control.Building)
	case BuildingLocations:
		return listed(s.Of, control.Building)
	}
	return nil
}

// items are those named by the set that it does not leave out.
func items(game *control.Adjudicator, s Set) []control.Subject {
	return s.narrow().narrowed(game, s.list(game))
}

// narrowed leaves out of all what does not fit.
func (n Narrow) narrowed(game *control.Adjudicator, all []control.Subject) []control.Subject {
	return slices.DeleteFunc(all, func(x control.Subject) bool { return !n.fits(game, x) })
}

func (n Narrow) fits(game *control.Adjudicator, x control.Subject) bool {
	m := game.Map()
	if n.Within != nil && !slices.ContainsFunc(hexesOf(m, x), func(h location.Hex) bool {
		return m.Grid().Distance(h, n.Within.Of) <= n.Within.Hexes
	}) {
		return false
	}
	if n.Initially != nil && game.Controller(x) != *n.Initially {
		return false
	}
	if !n.MultiHex && n.Material == terrain.AnyMaterial {
		return true
	}
	b := buildingOf(m, x)
	return b != 0 && (!n.MultiHex || len(m.Building(b).Hexes) > 1) &&
		(n.Material == terrain.AnyMaterial || m.Building(b).Material == n.Material)
}

func hexesOf(m *terrain.Map, x control.Subject) []location.Hex {
	switch x.Kind() {
	case control.BuildingKind:
		return m.Building(x.Building()).Hexes
	case control.HexKind:
		return []location.Hex{x.Hex()}
	}
	return []location.Hex{m.Site(x.Location()).Hex}
}

// buildingOf is the building that x is or lies in, as printed; 0 if none.
func buildingOf(m *terrain.Map, x control.Subject) terrain.Building {
	switch x.Kind() {
	case control.BuildingKind:
		return x.Building()
	case control.HexKind:
		return m.BuildingAt(x.Hex())
	}
	return m.Site(x.Location()).Building
}

// counts reports whether x, an item of s, counts now: whether it is what the set is
// made of, a building, a building hex, a building Location.
func counts(game *control.Adjudicator, s Set, x control.Subject) bool {
	m := game.Map()
	switch s.(type) {
	case Hexes, Locations:
		return true
	}
	if m.Building(buildingOf(m, x)).Lumberyard {
		return false
	}
	switch x.Kind() {
	case control.BuildingKind:
		return !game.AllRubble(x.Building()) || !game.View(control.RubbleLeavesBuilding)
	case control.HexKind:
		return !game.Rubbled(m.Base(x.Hex()))
	}
	return !game.Rubbled(x.Location())
}

// locations are those in x: of a building its own.
func locations(m *terrain.Map, x control.Subject) []location.ID {
	switch x.Kind() {
	case control.LocationKind:
		return []location.ID{x.Location()}
	case control.HexKind:
		return m.Locations(x.Hex())
	}
	var all []location.ID
	for _, h := range hexesOf(m, x) {
		for _, l := range m.Locations(h) {
			if m.Site(l).Building == x.Building() {
				all = append(all, l)
			}
		}
	}
	return all
}
