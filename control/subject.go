package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// A Kind says what sort of thing is Controlled. Gaining one of a kind gains
// nothing of another (A26.1).
type Kind uint8

// The kinds. The zero Kind is invalid.
const (
	LocationKind Kind = iota + 1
	HexKind
	BuildingKind
)

// String gives the word before the name of such a subject: "location", "hex", "building".
func (k Kind) String() string { return [...]string{"", "location", "hex", "building"}[k] }

// A Subject is a thing that may be Controlled: a Location, a hex or a building. The
// zero Subject is invalid.
type Subject struct {
	kind Kind
	id   int32
}

// Location is l as a subject.
func Location(l location.ID) Subject { return Subject{LocationKind, int32(l)} }

// Hex is h as a subject.
func Hex(h location.Hex) Subject { return Subject{HexKind, int32(h)} }

// Building is b as a subject.
func Building(b terrain.Building) Subject { return Subject{BuildingKind, int32(b)} }

// Kind says what sort of thing s is.
func (s Subject) Kind() Kind { return s.kind }

// Location gives the Location that s is, or 0.
func (s Subject) Location() location.ID {
	if s.kind != LocationKind {
		return 0
	}
	return location.ID(s.id)
}

// Hex gives the hex that s is, or 0.
func (s Subject) Hex() location.Hex {
	if s.kind != HexKind {
		return 0
	}
	return location.Hex(s.id)
}

// Building gives the building that s is, or 0.
func (s Subject) Building() terrain.Building {
	if s.kind != BuildingKind {
		return 0
	}
	return terrain.Building(s.id)
}

// index is where s stands in a book: Locations, then hexes, then buildings.
func (a *Adjudicator) index(s Subject) int {
	switch s.kind {
	case LocationKind:
		return int(s.id)
	case HexKind:
		return a.hexIndex(location.Hex(s.id))
	}
	return a.buildingIndex(terrain.Building(s.id))
}

func (a *Adjudicator) hexIndex(h location.Hex) int { return a.hexesFrom + int(h) }

func (a *Adjudicator) buildingIndex(b terrain.Building) int {
	return a.buildingsFrom + int(b)
}

// Has reports whether s is a subject of the Map.
func (a *Adjudicator) Has(s Subject) bool {
	switch s.kind {
	case LocationKind:
		return s.id > 0 && int(s.id) <= a.m.NumLocations()
	case HexKind:
		return a.m.Playable(location.Hex(s.id))
	case BuildingKind:
		return s.id > 0 && int(s.id) <= a.m.NumBuildings()
	}
	return false
}

// Subjects are all that can be Controlled on the map: Locations, then playable
// hexes, then buildings, each in the order of the Map.
func (a *Adjudicator) Subjects() []Subject {
	var all []Subject
	for l := 1; l <= a.m.NumLocations(); l++ {
		all = append(all, Location(location.ID(l)))
	}
	for h := range a.m.Hexes() {
		all = append(all, Hex(h))
	}
	for b := 1; b <= a.m.NumBuildings(); b++ {
		all = append(all, Building(terrain.Building(b)))
	}
	return all
}
