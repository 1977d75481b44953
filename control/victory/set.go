package victory

import (
	"fmt"
	"slices"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Set is what a test counts: [Buildings], [Hexes], [Locations], [BuildingHexes] or
// [BuildingLocations]. It is the value of such a type, not a pointer to one.
type Set interface {
	// key is the set's key in a scenario file.
	key() string
	// noun is the word for one of its items, and for several.
	noun() (one, several string)
	// stated is what the set is stated by: items, or buildings.
	stated() []control.Subject
	// list gives the items named, before narrowing.
	list(game *control.Adjudicator) []control.Subject
	narrow() Narrow
	// at is the item of such a set in which a unit at l would be.
	at(m *terrain.Map, l location.ID) control.Subject
	// counts reports whether x, an item of the set, counts now: whether it is still what
	// the set is made of.
	counts(game *control.Adjudicator, x control.Subject) bool
}

// Buildings are buildings, each counted once whatever its size. Lumberyards do not
// count (B23.211), nor does a building wholly in rubble (B24.1) but under another
// reading, see [control.RubbleLeavesBuilding].
type Buildings struct {
	List   []terrain.Building // each once
	All    bool               // every building of the map, whatever List has
	Narrow                    // which of them
}

// Hexes are hexes, whatever is in them.
type Hexes struct {
	List   []location.Hex // each once; playable ones
	All    bool           // every playable hex, whatever List has
	Narrow                // which of them
}

// Locations are single Locations. One that is gone stays in the set, without a
// controller.
type Locations struct {
	List   []location.ID // each once
	All    bool          // every Location of the map, whatever List has
	Narrow               // which of them
}

// BuildingHexes are the hexes of buildings, but for those that are rubble at ground
// level (B24.1, B23.743), and for lumberyards.
type BuildingHexes struct {
	Of     []terrain.Building // whose hexes; each once
	All    bool               // those of every building of the map, whatever Of has
	Narrow                    // which of the hexes
}

// BuildingLocations are the Locations of buildings at ground and upper levels, and
// their cellars where [control.CellarIsBuilding]; no Rooftops (B23.83), no rubble
// (B24.1), no lumberyards.
type BuildingLocations struct {
	Of     []terrain.Building // whose Locations; each once
	All    bool               // those of every building of the map, whatever Of has
	Narrow                    // which of the Locations
}

// A Narrow leaves out of a set what it does not fit. The zero Narrow leaves out nothing.
type Narrow struct {
	Within    *Range           // the items within this range; nil: anywhere
	Initially *unit.Side       // the items that this side Controlled when the Judge was made, None being nobody; nil: whoever did
	MultiHex  bool             // those that are or lie in buildings of two hexes or more, as printed
	Material  terrain.Material // those that are or lie in buildings of this material; AnyMaterial: wherever
}

// A Range is the hexes at most so many hexes from one. A building lies within it if
// any of its hexes does.
type Range struct {
	Hexes int          // how many hexes, 0 or more; 0 is the hex alone
	Of    location.Hex // the hex that it is counted from
}

func (Buildings) key() string         { return "buildings" }
func (Hexes) key() string             { return "hexes" }
func (Locations) key() string         { return "locations" }
func (BuildingHexes) key() string     { return "building-hexes" }
func (BuildingLocations) key() string { return "building-locations" }

func (Buildings) noun() (one, several string)     { return "building", "buildings" }
func (Hexes) noun() (one, several string)         { return "hex", "hexes" }
func (Locations) noun() (one, several string)     { return "Location", "Locations" }
func (BuildingHexes) noun() (one, several string) { return "building hex", "building hexes" }
func (BuildingLocations) noun() (one, several string) {
	return "building Location", "building Locations"
}

func (s Buildings) stated() []control.Subject         { return listed(s.List, control.Building) }
func (s Hexes) stated() []control.Subject             { return listed(s.List, control.Hex) }
func (s Locations) stated() []control.Subject         { return listed(s.List, control.Location) }
func (s BuildingHexes) stated() []control.Subject     { return listed(s.Of, control.Building) }
func (s BuildingLocations) stated() []control.Subject { return listed(s.Of, control.Building) }

func (n Narrow) narrow() Narrow { return n }

func (s Buildings) list(game *control.Adjudicator) []control.Subject {
	return listed(buildings(game.Map(), s.List, s.All), control.Building)
}

func (s Hexes) list(game *control.Adjudicator) []control.Subject {
	if s.All {
		return listed(slices.Collect(game.Map().Hexes()), control.Hex)
	}
	return s.stated()
}

func (s Locations) list(game *control.Adjudicator) []control.Subject {
	if s.All {
		return listed(upTo[location.ID](game.Map().NumLocations()), control.Location)
	}
	return s.stated()
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
		for _, l := range locations(m, control.Building(b)) {
			if game.PartOfBuilding(l) {
				all = append(all, control.Location(l))
			}
		}
	}
	return all
}

func (Buildings) at(m *terrain.Map, l location.ID) control.Subject {
	return control.Building(m.Site(l).Building)
}
func (Hexes) at(m *terrain.Map, l location.ID) control.Subject     { return control.Hex(m.Site(l).Hex) }
func (Locations) at(_ *terrain.Map, l location.ID) control.Subject { return control.Location(l) }
func (BuildingHexes) at(m *terrain.Map, l location.ID) control.Subject {
	return control.Hex(m.Site(l).Hex)
}
func (BuildingLocations) at(_ *terrain.Map, l location.ID) control.Subject {
	return control.Location(l)
}

func (Hexes) counts(*control.Adjudicator, control.Subject) bool     { return true }
func (Locations) counts(*control.Adjudicator, control.Subject) bool { return true }

func (Buildings) counts(game *control.Adjudicator, x control.Subject) bool {
	return !lumberyard(game, x) && (!game.AllRubble(x.Building()) || !game.View(control.RubbleLeavesBuilding))
}

func (BuildingHexes) counts(game *control.Adjudicator, x control.Subject) bool {
	return !lumberyard(game, x) && !game.Rubbled(game.Map().Base(x.Hex()))
}

// Rubble is no building Location, not even in a Factory, although units in that are in
// the building (B23.743).
func (BuildingLocations) counts(game *control.Adjudicator, x control.Subject) bool {
	return !lumberyard(game, x) && !game.Rubbled(x.Location())
}

// lumberyard reports whether x is or lies in a lumberyard (B23.211).
func lumberyard(game *control.Adjudicator, x control.Subject) bool {
	return game.Map().Building(buildingOf(game.Map(), x)).Lumberyard
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

// quantity tells how many items a set has.
func quantity(n int, s Set) string {
	one, several := s.noun()
	switch n {
	case 0:
		return "no " + several
	case 1:
		return "1 " + one
	}
	return fmt.Sprint(n, " ", several)
}
