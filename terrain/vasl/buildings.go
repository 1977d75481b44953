package vasl

import (
	"cmp"
	"maps"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// link settles across which hexsides buildings go on.
func (d *draft) link() {
	byHexes := func(a, b [2]location.Hex) int { return slices.Compare(a[:], b[:]) }
	for _, key := range slices.SortedFunc(maps.Keys(d.sides), byHexes) {
		side, a, b := d.sides[key], key[0], key[1]
		if d.uses[a] == ground || d.uses[a] != d.uses[b] {
			if side.bars >= minBars {
				d.warn(key[:], "a black bar that parts no building; passed over")
			}
			continue
		}
		barred := side.bars >= minBars && 2*side.cross < side.bars
		joined := barred || side.cross >= minCross
		if joined {
			d.links[a] = append(d.links[a], link{b, barred})
			d.links[b] = append(d.links[b], link{a, barred})
		}
		switch {
		case barred && side.cross > 0:
			d.warn(key[:], "the black bar between them has gaps; taken for a bar")
		case barred:
		case side.bars > 0 && joined:
			d.warn(key[:], "a partial black bar between them; taken for none")
		case joined && side.cross < fewCross:
			d.warn(key[:], "only %d pixels of building touch across their hexside; taken for one building", side.cross)
		case !joined && (side.bars > 0 || side.cross > 0):
			d.warn(key[:], "only %d pixels of building touch across their hexside; not taken for one building", side.cross)
		}
	}
}

// build makes the buildings.
func (d *draft) build() {
	whole, parts := make([]bool, len(d.uses)), make([]bool, len(d.uses))
	for h := range d.hexes() {
		if d.uses[h] == ground || whole[h] {
			continue
		}
		b := Building{Hexes: d.reach(h, whole, true)}
		for _, h := range b.Hexes {
			if !parts[h] {
				b.Parts = append(b.Parts, d.reach(h, parts, false))
			}
			for _, l := range d.links[h] {
				if l.barred && h < l.to {
					b.Bars = append(b.Bars, [2]location.Hex{h, l.to})
				}
			}
		}
		d.describe(&b)
		d.Buildings = append(d.Buildings, b)
	}
}

// reach finds the hexes that links join with h, in board order, and marks them as seen.
func (d *draft) reach(h location.Hex, seen []bool, overBars bool) []location.Hex {
	found := []location.Hex{h}
	seen[h] = true
	for i := 0; i < len(found); i++ {
		for _, l := range d.links[found[i]] {
			if !seen[l.to] && (overBars || !l.barred) {
				seen[l.to] = true
				found = append(found, l.to)
			}
		}
	}
	slices.Sort(found)
	return found
}

// describe fills in what its hexes tell of a building, and warns where they disagree.
func (d *draft) describe(b *Building) {
	materials := map[terrain.Material]int{}
	var factory []location.Hex
	for _, h := range b.Hexes {
		t := &d.catalogue.types[d.mains[h]]
		b.Levels = append(b.Levels, t.levels)
		b.Lumberyard = t.use == lumber
		materials[t.material]++
		if t.factory {
			factory = append(factory, h)
		}
		if t.market {
			b.Markets = append(b.Markets, h)
		}
		if d.stairs[h] {
			b.Stairwells = append(b.Stairwells, h)
		}
		d.mixture(h)
	}
	b.Material = slices.MaxFunc([]terrain.Material{terrain.Stone, terrain.Wooden}, func(x, y terrain.Material) int {
		return cmp.Compare(materials[x], materials[y])
	})
	if materials[b.Material] == 0 {
		b.Material = terrain.AnyMaterial
	}
	if materials[terrain.Stone] > 0 && materials[terrain.Wooden] > 0 {
		d.warn(b.Hexes, "a building partly of stone, partly wooden; taken for %s", b.Material)
	}
	if b.Factory = factory != nil; b.Factory {
		clear(b.Levels)
		if len(factory) < len(b.Hexes) {
			d.warn(b.Hexes, "a building of which only a part is a Factory; taken for a Factory")
		}
	}
	if slices.Max(b.Levels) > 1 && b.Stairwells == nil {
		d.warn(b.Hexes, "a building of several levels without a stairwell")
	}
	if b.Rowhouse() {
		d.unbarred(b)
	}
	b.Name = d.Name + d.Grid.Name(b.named())
}

// mixture warns where a good part of the building in h is drawn with another number of levels.
func (d *draft) mixture(h location.Hex) {
	main := &d.catalogue.types[d.mains[h]]
	for code, n := range d.counts[h] {
		t := &d.catalogue.types[code]
		if t.use == building && !t.factory && t.levels != main.levels && n >= bleeding && 4*n >= d.counts[h][d.mains[h]] {
			d.warn([]location.Hex{h}, "drawn partly as %s, partly as %s; taken for the former", main.name, t.name)
			return
		}
	}
}

// unbarred warns where hexes of a Rowhouse join without a bar.
func (d *draft) unbarred(b *Building) {
	for _, part := range b.Parts {
		for _, h := range part {
			for _, l := range d.links[h] {
				if h < l.to && !l.barred {
					d.warn([]location.Hex{h, l.to}, "no black bar parts these hexes of a Rowhouse")
				}
			}
		}
	}
}
