package vasl

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// Plan gives the board as a plan of a map. The plan names hexes as Grid does; where
// FirstColumn or FirstRow is not 0 these are not the printed names, which only the names
// of buildings then keep to.
func (b *Board) Plan() terrain.Plan {
	p := terrain.Plan{
		Board:   b.Name,
		Columns: b.Grid.Columns(),
		Rows:    b.Grid.Rows(),
		Terrain: map[string]terrain.Kind{},
		Bridges: b.gridNames(b.Bridges),
	}
	for h, kind := range b.Terrain {
		if kind != terrain.Open {
			p.Terrain[b.Grid.Name(location.Hex(h))] = kind
		}
	}
	for i := range b.Buildings {
		p.Buildings = append(p.Buildings, b.buildingPlan(&b.Buildings[i]))
	}
	return p
}

func (b *Board) buildingPlan(from *Building) terrain.BuildingPlan {
	p := terrain.BuildingPlan{
		Name:       from.Name,
		Hexes:      b.gridNames(from.Hexes),
		Levels:     slices.Max(from.Levels),
		LevelOf:    map[string]int{},
		Factory:    from.Factory,
		Lumberyard: from.Lumberyard,
		Material:   from.Material,
	}
	stairs := []string{} // not nil: that would be stairs everywhere
	for i, h := range from.Hexes {
		if from.Levels[i] < p.Levels {
			p.LevelOf[p.Hexes[i]] = from.Levels[i]
		}
		if from.Levels[i] <= 1 && !from.Factory || slices.Contains(from.Stairwells, h) {
			stairs = append(stairs, p.Hexes[i])
		}
	}
	if len(stairs) < len(p.Hexes) {
		p.Stairwells = stairs
	}
	for _, ends := range from.Bars {
		p.Bars = append(p.Bars, [2]string{b.Grid.Name(ends[0]), b.Grid.Name(ends[1])})
	}
	return p
}

func (b *Board) gridNames(hexes []location.Hex) []string {
	var names []string
	for _, h := range hexes {
		names = append(names, b.Grid.Name(h))
	}
	return names
}
