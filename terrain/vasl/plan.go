package vasl

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// Plan gives the board as the plan of a map. Add to it what the board does not show.
func (b *Board) Plan() terrain.Plan {
	return terrain.Plan{
		Boards:  [][]location.Board{b.Grid.Boards()},
		Printed: map[string]terrain.Printed{b.Name: b.Printed()},
	}
}

// Printed gives what is printed on the board, for a plan of a map of several.
func (b *Board) Printed() terrain.Printed {
	p := terrain.Printed{Terrain: map[string]terrain.Kind{}, Bridges: b.names(b.Bridges)}
	for h, kind := range b.Terrain {
		if kind != terrain.Open {
			p.Terrain[b.Grid.Name(location.Hex(h))] = kind
		}
	}
	for i := range b.Buildings {
		p.Buildings = append(p.Buildings, b.printed(&b.Buildings[i]))
	}
	return p
}

func (b *Board) printed(from *Building) terrain.PrintedBuilding {
	p := terrain.PrintedBuilding{
		Name:       b.Grid.Name(from.named()),
		Factory:    from.Factory,
		Lumberyard: from.Lumberyard,
		Material:   from.Material,
	}
	for i, h := range from.Hexes {
		p.Hexes = append(p.Hexes, terrain.PrintedHex{
			Hex:    b.Grid.Name(h),
			Levels: from.Levels[i],
			Stairs: from.Levels[i] <= 1 && !from.Factory || slices.Contains(from.Stairwells, h),
		})
	}
	for _, ends := range from.Bars {
		p.Bars = append(p.Bars, [2]string(b.names(ends[:])))
	}
	return p
}
