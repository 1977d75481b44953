package fire

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// Natures says for each hex with fire whose Kindling it counts as, None for accidental
// (A26.162). Adjacent hexes with fire are a chain: Kindled by both sides, all of it is
// accidental; Kindled by one, all of it is that side's, whatever is accidental in it.
func (f *Fires) Natures(m *terrain.Map) map[location.Hex]unit.Side {
	kindlers := map[location.Hex]uint8{} // bit s: side s Kindled there; bit 0: accidental
	for _, c := range f.counters {
		kindlers[m.Site(c.At).Hex] |= 1 << c.Kindler
	}
	natures := make(map[location.Hex]unit.Side, len(kindlers))
	for h := range kindlers {
		if _, done := natures[h]; !done {
			chain(m.Grid(), h, kindlers, natures)
		}
	}
	return natures
}

// chain finds the chain that h belongs to and enters the nature of all its hexes.
func chain(g location.Grid, h location.Hex, kindlers map[location.Hex]uint8, natures map[location.Hex]unit.Side) {
	hexes := []location.Hex{h}
	natures[h] = unit.None
	var all uint8
	for i := 0; i < len(hexes); i++ {
		all |= kindlers[hexes[i]]
		for _, n := range g.Neighbors(hexes[i]) {
			_, burns := kindlers[n]
			if _, done := natures[n]; burns && !done {
				natures[n] = unit.None
				hexes = append(hexes, n)
			}
		}
	}
	first, second := all>>unit.First&1 == 1, all>>unit.Second&1 == 1
	nature := unit.None
	switch {
	case first && !second:
		nature = unit.First
	case second && !first:
		nature = unit.Second
	}
	for _, h := range hexes {
		natures[h] = nature
	}
}
