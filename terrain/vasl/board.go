package vasl

import (
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// A Board is what a VASL board shows.
type Board struct {
	Name      string         // as it stands before the names of its hexes: "1" for bd01, "1b", "BFPDW2b"
	Version   string         // as its makers number it: "6.1"
	Grid      location.Grid  // names its hexes as they are printed: from Q1 on a b half board, from A11 on a lower one
	Buildings []Building     // in board order of their first hexes
	Terrain   []terrain.Kind // by hex; Terrain[0] is not used
	Bridges   []location.Hex // non-pontoon bridges over a Depression or water, in board order
	Warnings  []Warning
}

// A Building is one building of a Board. A Rowhouse is one building, with bars.
type Building struct {
	Name       string         // the board's name with its one stairwell hex, else its first hex
	Hexes      []location.Hex // in board order
	Levels     []int          // the highest upper level of each of Hexes, 0 for a ground level only
	Stairwells []location.Hex // in board order; VASL marks every hex of one upper level, where stairs are inherent
	Material   terrain.Material
	Factory    bool              // B23.74
	Lumberyard bool              // B23.211
	Bars       [][2]location.Hex // the black bars of a Rowhouse, the lower hex first (B23.71)
	Parts      [][]location.Hex  // what the bars leave together; one part, all Hexes, where there are none
	Markets    []location.Hex    // market place hexes (B23.73)
}

// named gives the hex that the building is named after.
func (b *Building) named() location.Hex {
	if len(b.Stairwells) == 1 {
		return b.Stairwells[0]
	}
	return b.Hexes[0]
}

// Rowhouse reports whether the building has black bars.
func (b *Building) Rowhouse() bool { return len(b.Bars) > 0 }

// A Warning is a place where the board may not be what it was taken for.
type Warning struct {
	Hexes []string // as printed
	Text  string
}

// String gives the hexes and the text: "K8, K9: ..".
func (w Warning) String() string {
	if len(w.Hexes) == 0 {
		return w.Text
	}
	return strings.Join(w.Hexes, ", ") + ": " + w.Text
}

// warn adds a Warning.
func (b *Board) warn(hexes []location.Hex, format string, args ...any) {
	b.Warnings = append(b.Warnings, Warning{b.names(hexes), fmt.Sprintf(format, args...)})
}

func (b *Board) names(hexes []location.Hex) []string {
	names := make([]string, len(hexes))
	for i, h := range hexes {
		names[i] = b.Grid.Name(h)
	}
	return names
}

// At gives the building that has h among its hexes, or nil.
func (b *Board) At(h location.Hex) *Building {
	for i := range b.Buildings {
		for _, other := range b.Buildings[i].Hexes {
			if other == h {
				return &b.Buildings[i]
			}
		}
	}
	return nil
}
