package terrain

import "github.com/aslcontrol/aslcontrol/location"

// A Plan describes a map and what is on it, by names. [NewMap] makes it a Map. The
// map is one board, or Boards.
type Plan struct {
	Boards  [][]location.Board // rows of boards, see [location.Join]; instead of Board, Columns, Rows
	Printed map[string]Printed // what is printed on them, by the name of the board

	Board     string          // the board's name, the prefix of its hexes; may be empty
	Columns   int             // number of columns; 0 is 33, a geomorphic board's
	Rows      int             // hexes in column A, one more in B; 0 is 10
	Hexes     []string        // the playable hexes or ranges ("A1:H10"); nil is all
	Buildings []BuildingPlan  // B23.1
	Terrain   map[string]Kind // by hex; hexes not named are Open
	Bridges   []string        // hexes with a non-pontoon Bridge Location (B6.1); Depression or Water
	Pillboxes []string        // hexes with a pillbox (B30.1)
	Sewers    []string        // hexes with a sewer Location (B8.4)
	Tunnels   []string        // hexes with a tunnel Location
	Caves     []string        // hexes with a cave Location
	Rubble    []string        // Locations in rubble at start, with every building Location above them (B24.1)
}

// A BuildingPlan describes one building of a Plan. Hexes are adjacent to one
// another and in no other building.
type BuildingPlan struct {
	Name       string         // default: the first hex with its board in front
	Hexes      []string       // at least one; they may lie on several boards
	Levels     int            // the highest upper level, 0 to [location.MaxLevel]
	LevelOf    map[string]int // the highest upper level of hexes that differ
	Stairwells []string       // hexes with a stairwell; nil: every hex has inherent stairs
	Rowhouse   bool           // black bars between all its hexes (B23.71)
	Bars       [][2]string    // black bars between these adjacent hexes
	Factory    bool           // B23.74: a ground level only, plus Rooftops
	Lumberyard bool           // B23.211: no building for Victory Conditions
	Rooftops   []string       // hexes with a Rooftop Location (B23.8)
	Cellars    []string       // hexes with a cellar Location
	Material   Material
	Fortified  []string // its Fortified Locations (B23.922)
}

// A Building is the handle of a building of a Map, counted from 1 in the order of
// the plan. The zero Building is invalid.
type Building int32

// A BuildingInfo is what a Map knows of a building. It must not be changed.
type BuildingInfo struct {
	Name       string
	Hexes      []location.Hex // in the order of the plan
	Factory    bool           // B23.74
	Lumberyard bool           // B23.211
	Material   Material
	Fortified  []location.ID // B23.922
}
