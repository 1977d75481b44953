package control

import (
	"fmt"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// owners finds the side that each hex belongs to at the start (A26.11): the one
// whose setup area alone it lies in. A board on which only one side has any setup hex
// lies in its area as a whole.
//
// A hex that two boards share is on both. Setup there is setup on both of them, and it
// belongs to a side if either board, as a whole, is that side's; where one board is the
// one side's and the other the other's, it lies in both areas and is un-Controlled.
func (a *Adjudicator) owners(areas [2][]location.Hex, ps *location.Problems) []unit.Side {
	grid := a.m.Grid()
	var in [2][]bool // by location.Hex
	for i, area := range areas {
		in[i] = make([]bool, grid.Len()+1)
		for j, h := range area {
			if !a.m.Playable(h) {
				ps.Addf(fmt.Sprintf("setup[%d][%d]", i, j), "", "hex %d is not playable", h)
				continue
			}
			in[i][h] = true
		}
	}
	var whole [2][]location.Hex // of boards on which the side alone sets up
	for board := range grid.Boards() {
		hexes := grid.HexesOf(board)
		var some [2]bool
		for i := range in {
			some[i] = slices.ContainsFunc(hexes, func(h location.Hex) bool { return in[i][h] })
		}
		for i := range whole {
			if some[i] && !some[1-i] {
				whole[i] = append(whole[i], hexes...)
			}
		}
	}
	for i := range whole {
		for _, h := range whole[i] {
			in[i][h] = true
		}
	}
	owner := make([]unit.Side, grid.Len()+1)
	for h := range owner {
		switch {
		case in[0][h] && !in[1][h]:
			owner[h] = unit.First
		case in[1][h] && !in[0][h]:
			owner[h] = unit.Second
		}
	}
	return owner
}
