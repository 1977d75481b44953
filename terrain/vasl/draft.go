package vasl

import (
	"iter"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// How many pixels make what. On all boards known the doubtful ranges are all but empty.
const (
	bleeding    = 13  // fewer come from a neighboring hex
	minBuilding = 60  // make a building hex, or a bridge
	fewBuilding = 200 // fewer are doubtful
	minCross    = 4   // pairs across a hexside join two building hexes
	fewCross    = 10  // fewer are doubtful
	minBars     = 8   // make a black bar
)

// A draft is a Board in the making.
type draft struct {
	*Board
	*survey
	uses  []use   // by hex: building, lumber or ground
	mains []uint8 // by building hex, the code that most of its building is drawn in
	links [][]link
}

// A link is a hexside across which a building goes on.
type link struct {
	to     location.Hex
	barred bool // by a black bar
}

// newBoard makes a board of what was read.
func newBoard(m *metadata, s *survey) *Board {
	d := &draft{
		Board:  &Board{Name: m.name, Version: m.version, Grid: s.grid},
		survey: s,
		uses:   make([]use, len(s.counts)),
		mains:  make([]uint8, len(s.counts)),
		links:  make([][]link, len(s.counts)),
	}
	for h := range d.hexes() {
		d.find(h)
	}
	d.Terrain = make([]terrain.Kind, len(s.counts))
	for h := range d.hexes() {
		d.lie(h)
	}
	d.link()
	d.build()
	d.compare(m.buildings)
	d.curiosities()
	return d.Board
}

// hexes yields the hexes in board order.
func (d *draft) hexes() iter.Seq[location.Hex] {
	return func(yield func(location.Hex) bool) {
		for h := 1; h < len(d.counts) && yield(location.Hex(h)); h++ {
		}
	}
}

// find settles whether h is a building hex.
func (d *draft) find(h location.Hex) {
	for _, u := range []use{lumber, building} {
		main, pixels := d.main(h, u)
		if pixels >= minBuilding {
			d.uses[h], d.mains[h] = u, main
		}
		switch {
		case pixels < bleeding || pixels >= fewBuilding:
		case pixels < minBuilding:
			d.warn([]location.Hex{h}, "only %d pixels of building; not taken for a building hex", pixels)
		default:
			d.warn([]location.Hex{h}, "only %d pixels of building; taken for a building hex", pixels)
		}
	}
}

// main counts the pixels in h that are u and finds the code that most have; walls
// within a Factory tell nothing and come last.
func (d *draft) main(h location.Hex, u use) (main uint8, pixels int) {
	best := -1
	for code, n := range d.counts[h] {
		t := &d.catalogue.types[code]
		if n == 0 || t.use != u {
			continue
		}
		pixels += int(n)
		weight := int(n)
		if t.material == terrain.AnyMaterial {
			weight = 0
		}
		if weight > best {
			best, main = weight, uint8(code)
		}
	}
	return main, pixels
}

// lie settles how the land lies in h: its kind of terrain, and whether a bridge is there.
func (d *draft) lie(h location.Hex) {
	var total, bridged uint32
	var kinds [terrain.Lumberyard + 1]uint32
	for code, n := range d.counts[h] {
		t := &d.catalogue.types[code]
		total += n
		kinds[t.kind] += n
		if t.use == bridge {
			bridged += n
		}
	}
	most := func(among ...terrain.Kind) terrain.Kind {
		return slices.MaxFunc(among, func(a, b terrain.Kind) int { return int(kinds[a]) - int(kinds[b]) })
	}
	low := most(terrain.Gully, terrain.Stream, terrain.Wadi, terrain.Water)
	cover := most(terrain.Woods, terrain.Orchard, terrain.Grain, terrain.Brush, terrain.Marsh, terrain.Hut)
	centre := d.catalogue.types[d.centres[h]].kind
	switch {
	// A Depression that is all but hidden, under a bridge or by artwork, shows in the centre.
	case centre.Depression() || centre == terrain.Water,
		bridged >= minBuilding && kinds[low] >= bleeding,
		low.Depression() && 10*kinds[low] >= total,
		2*kinds[low] >= total && total > 0:
		d.Terrain[h] = low
	case d.uses[h] == lumber:
		d.Terrain[h] = terrain.Lumberyard
	case 10*kinds[cover] >= total && total > 0,
		cover == terrain.Brush && 100*kinds[cover] >= total: // drawn thinly
		d.Terrain[h] = cover
	}
	switch k := d.Terrain[h]; {
	case bridged < minBuilding:
	case k.Depression() || k == terrain.Water:
		d.Bridges = append(d.Bridges, h)
	default:
		d.warn([]location.Hex{h}, "a bridge over neither a Depression nor water; left out")
	}
}

// compare looks whether the metadata knows other buildings than the pixels show.
func (d *draft) compare(stated []buildingType) {
	for _, b := range stated {
		h, err := d.Grid.Parse(b.hex)
		if err != nil {
			d.warn(nil, "%s has a building in %q, which is no hex of the board", metadataFile, b.hex)
			continue
		}
		shown := "no building"
		if d.uses[h] != ground {
			shown = d.catalogue.types[d.mains[h]].name
		}
		if shown != b.name {
			d.warn([]location.Hex{h}, "%s, which was followed, has %s, but %s says %s: it may be newer", losFile, shown, metadataFile, b.name)
		}
	}
}

// curiosities warns of terrain that was passed by.
func (d *draft) curiosities() {
	for code := range d.catalogue.types {
		var found []location.Hex
		for h := range d.hexes() {
			if d.counts[h][code] >= bleeding {
				found = append(found, h)
			}
		}
		switch t := &d.catalogue.types[code]; {
		case found == nil:
		case !d.catalogue.known[code]:
			d.warn(found, "terrain code %d is not in the catalogue of terrain; taken for nothing", code)
		case t.use == oddity:
			d.warn(found, "%s; not taken for a building", t.name)
		}
	}
}
