package terrain

import (
	"fmt"
	"iter"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
)

// A Map is a board with what is on it. It is immutable.
type Map struct {
	grid      location.Grid
	hexes     []hex          // by location.Hex
	sites     []Site         // by location.ID
	ids       []location.ID  // ids[i] == i, so that a hex's Locations are a slice of it
	buildings []BuildingInfo // by Building
	named     map[string]Building
	bars      map[[2]location.Hex]bool
	rubble    []location.ID
	ways      []way         // of each Location, one after another
	waysFrom  []int32       // by Location: where its ways begin; those of the next end them
	edges     []location.ID // that can be entered from beyond the playable hexes
}

// A hex without Locations is not playable.
type hex struct {
	base     location.ID
	n        int32 // how many Locations, base included
	building Building
	kind     Kind
	stairs   bool
}

// A Site says where a Location is.
type Site struct {
	Hex      location.Hex
	Building Building // the building whose base, level, Rooftop or cellar it is, as printed; else 0
	Place    location.Place
}

// Grid gives the geometry of the board.
func (m *Map) Grid() location.Grid { return m.grid }

// Hexes yields the playable hexes in board order.
func (m *Map) Hexes() iter.Seq[location.Hex] {
	return func(yield func(location.Hex) bool) {
		for h := range m.hexes {
			if m.hexes[h].n > 0 && !yield(location.Hex(h)) {
				return
			}
		}
	}
}

// NumLocations is the number of Locations; their handles are 1 to NumLocations.
func (m *Map) NumLocations() int { return len(m.sites) - 1 }

// NumBuildings is the number of buildings; their handles are 1 to NumBuildings.
func (m *Map) NumBuildings() int { return len(m.buildings) - 1 }

// Playable reports whether h is a hex in play.
func (m *Map) Playable(h location.Hex) bool {
	return h > 0 && int(h) < len(m.hexes) && m.hexes[h].n > 0
}

// Site says where l is, which must be a Location of the Map.
func (m *Map) Site(l location.ID) Site { return m.sites[l] }

// Base is the base Location of a playable hex.
func (m *Map) Base(h location.Hex) location.ID { return m.hexes[h].base }

// Locations are those of h, the base first. The slice must not be changed.
func (m *Map) Locations(h location.Hex) []location.ID {
	x := m.hexes[h]
	end := x.base + location.ID(x.n)
	return m.ids[x.base:end:end]
}

// Find gives the Location of h at that place, or 0 where it has none.
func (m *Map) Find(h location.Hex, p location.Place) location.ID {
	for _, l := range m.Locations(h) {
		if m.sites[l].Place == p {
			return l
		}
	}
	return 0
}

// Kind is the terrain of h.
func (m *Map) Kind(h location.Hex) Kind { return m.hexes[h].kind }

// BuildingAt is the building that has h among its hexes, or 0.
func (m *Map) BuildingAt(h location.Hex) Building { return m.hexes[h].building }

// Building tells of b, which must be a building of the Map.
func (m *Map) Building(b Building) *BuildingInfo { return &m.buildings[b] }

// Levels is the highest upper building level of h, 0 where it has none.
func (m *Map) Levels(h location.Hex) int {
	top := 0
	for _, l := range m.Locations(h) {
		top = max(top, int(m.sites[l].Place))
	}
	return top
}

// Stairs reports whether one may climb within building hex h: by a stairwell or inherent stairs.
func (m *Map) Stairs(h location.Hex) bool { return m.hexes[h].stairs }

// Bar reports whether a Rowhouse's black bar parts the hexes a and b (B23.71).
func (m *Map) Bar(a, b location.Hex) bool { return m.bars[[2]location.Hex{min(a, b), max(a, b)}] }

// Rowhouse reports whether b has black bars between any of its hexes (B23.71).
func (m *Map) Rowhouse(b Building) bool {
	for _, h := range m.buildings[b].Hexes {
		for _, n := range m.grid.Neighbors(h) {
			if m.Bar(h, n) {
				return true
			}
		}
	}
	return false
}

// Rubble are the Locations in rubble at start, with those above them. The slice must not
// be changed.
func (m *Map) Rubble() []location.ID { return slices.Clip(m.rubble) }

// Falls are the Locations that become rubble when l does (B24.1): l itself and
// every building Location above it, Rooftop included; with a Factory's Rooftop
// its ground level too (B23.86). There are none where l is no building Location.
func (m *Map) Falls(l location.ID) []location.ID {
	site := m.sites[l]
	if site.Building == 0 {
		return nil
	}
	var down []location.ID
	for _, o := range m.Locations(site.Hex) {
		p := m.sites[o].Place
		switch {
		case o == l,
			p == location.Rooftop,
			p == location.Base && site.Place == location.Rooftop && m.buildings[site.Building].Factory,
			p >= 0 && (site.Place == location.Cellar || site.Place >= 0 && p > site.Place):
			down = append(down, o)
		}
	}
	return down
}

// LocationName names l as a scenario file does, its base by the hex alone; empty where the
// Map lacks it.
func (m *Map) LocationName(l location.ID) string {
	if l < 1 || int(l) >= len(m.sites) {
		return ""
	}
	s := m.sites[l]
	return m.HexName(s.Hex) + s.Place.Suffix()
}

// HexName names h as a scenario file does.
func (m *Map) HexName(h location.Hex) string { return m.grid.Name(h) }

// ParseHex finds a playable hex by name. The error is a [location.Problem].
func (m *Map) ParseHex(name string) (location.Hex, error) {
	h, err := m.grid.Parse(name)
	if err == nil && !m.Playable(h) {
		return 0, notPlayable(name)
	}
	return h, err
}

func notPlayable(name string) error {
	return location.Problem{What: "hex " + name + " is not among the playable hexes", Want: "add it to hexes"}
}

// ParseRange reads a hex, or a range such as "A1:H10" as the playable hexes in it. The
// error is a [location.Problem].
func (m *Map) ParseRange(s string) ([]location.Hex, error) {
	hexes, err := m.grid.Range(s)
	hexes = slices.DeleteFunc(hexes, func(h location.Hex) bool { return !m.Playable(h) })
	if err == nil && len(hexes) == 0 {
		err = notPlayable(s)
	}
	return hexes, err
}

// ParseLocation finds a Location by name. The error is a [location.Problem].
func (m *Map) ParseLocation(name string) (location.ID, error) {
	hexName, place, err := location.SplitPlace(name)
	h, hexErr := m.ParseHex(hexName)
	switch {
	case hexErr != nil:
		return 0, hexErr
	case err != nil:
		return 0, err
	}
	if l := m.Find(h, place); l != 0 {
		return l, nil
	}
	has := "hex " + hexName + " has only its base Location"
	if all := m.Locations(h); len(all) > 1 {
		has = "hex " + hexName + " has"
		for i, l := range all {
			if i > 0 {
				has += ","
			}
			has += " " + m.LocationName(l)
		}
	}
	return 0, location.Problem{What: fmt.Sprintf("there is no Location %s", name), Want: has}
}

// ParseBuilding finds a building by its name, with or without the board in front; one
// that a board shows, by the name of any of its hexes.
// The error is a [location.Problem].
func (m *Map) ParseBuilding(name string) (Building, error) {
	if b := m.building(name); b != 0 {
		return b, nil
	}
	want := "the map has no buildings"
	if m.NumBuildings() > 0 {
		known := make([]string, 0, m.NumBuildings())
		for _, b := range m.buildings[1:] {
			known = append(known, b.Name)
		}
		want = location.DidYouMean(name, known)
	}
	return 0, location.Problem{What: fmt.Sprintf("there is no building %s", name), Want: want}
}

// building finds a building whose name is name but for the board in front, or
// another name of the same hex; 0 if there is none.
func (m *Map) building(name string) Building {
	if b := m.named[name]; b != 0 {
		return b
	}
	board := m.grid.Board()
	if board == "" {
		return m.namesake(name)
	}
	if b := m.named[board+name]; b != 0 {
		return b
	}
	if len(name) > len(board) && name[:len(board)] == board {
		return m.named[name[len(board):]]
	}
	return 0
}
