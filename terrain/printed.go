package terrain

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
)

// Printed is what is printed on a board, by the names of its hexes without the board in
// front. Of it a map has what lies in its playable hexes, so that a building at the edge
// of these, or of a cropped board, is what is left of it there, and stays one building
// though that be in parts.
//
// A Plan adds to what is printed, or replaces it. Its Terrain replaces that of the hex,
// with the bridge where none can be then. A building of its own replaces the printed one
// that has its name, stated or by default; of another printed one it takes the hexes that it stands in, and
// the rest, which must still be connected, stays.
//
// A hex that boards share is what either half of it shows: in terrain a Depression or
// water before all else, and what the left or upper board shows before the other, but
// open ground only where both do. Printed buildings that share a hex are one building,
// with the more levels in it, and with stairs and black bars where either has them; a
// Factory if either is, a lumberyard if both are, of the material of the left or upper
// one.
//
// A printed building has the name of one of its hexes, the board in front, and is found
// by that of any other too. Where that hex is not in play or taken, it is the first in
// board order.
type Printed struct {
	Buildings []PrintedBuilding
	Terrain   map[string]Kind // hexes not named are Open
	Bridges   []string        // hexes with a non-pontoon bridge over a Depression or water (B6.1)
}

// A PrintedBuilding is one building printed on a board. A Rowhouse is one, with bars.
type PrintedBuilding struct {
	Name       string // the hex that it is named after
	Hexes      []PrintedHex
	Bars       [][2]string // black bars between these adjacent hexes (B23.71)
	Factory    bool        // B23.74
	Lumberyard bool        // B23.211
	Material   Material
}

// A PrintedHex is one hex of a PrintedBuilding.
type PrintedHex struct {
	Hex    string
	Levels int  // the highest upper level, 0 to [location.MaxLevel]
	Stairs bool // a stairwell or inherent stairs
}

// onBoard finds a hex by its name on a board, 0 where it is not in play.
func (b *builder) onBoard(board int, path, name string) location.Hex {
	c, err := location.ParseCoord(name)
	b.problems.Add(path, err)
	if h := b.grid.On(board, c); err == nil && h != 0 && b.drafts[h].playable {
		return h
	}
	return 0
}

// land enters the terrain that is printed, where the plan states none, and the bridges.
func (b *builder) land(all map[string]Printed) {
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if _, ok := b.grid.FindBoard(name); !ok {
			b.problems.Addf("printed."+name, "", "there is no board %s", name)
		}
	}
	boards := b.grid.Boards()
	for i, board := range boards {
		printed := all[board.Name].Terrain
		for _, name := range slices.Sorted(maps.Keys(printed)) {
			h, kind := b.onBoard(i, "printed."+board.Name+".terrain."+name, name), printed[name]
			if have := b.hexes[h].kind; h != 0 && !b.drafts[h].stated && (have == Open || kind.low() && !have.low()) {
				b.hexes[h].kind = kind
			}
		}
	}
	for i, board := range boards {
		for j, name := range all[board.Name].Bridges {
			h := b.onBoard(i, fmt.Sprintf("printed.%s.bridges[%d]", board.Name, j), name)
			if h != 0 && b.hexes[h].kind.low() {
				b.drafts[h].add(location.Bridge)
			}
		}
	}
}

// A part is a building as one board shows it.
type part struct {
	*PrintedBuilding
	path  string
	board int
	name  string         // with the board in front
	named location.Hex   // the hex that it is named after
	hexes []location.Hex // those of Hexes; 0 where not in play
}

// A whole is all parts of one building.
type whole struct {
	parts []part         // board by board
	hexes []location.Hex // in play, in board order
}

// print enters the buildings that are printed, but for what those of the plan replace.
func (b *builder) print(all map[string]Printed) {
	standing := slices.DeleteFunc(b.wholes(all), func(w *whole) bool {
		return slices.ContainsFunc(w.parts, func(p part) bool { return b.Map.building(p.name) != 0 })
	})
	for _, w := range standing {
		b.stand(w)
	}
}

// wholes puts the parts of buildings together, in board order.
func (b *builder) wholes(all map[string]Printed) []*whole {
	var wholes []*whole
	at := make([]*whole, len(b.hexes))
	for i, board := range b.grid.Boards() {
		buildings := all[board.Name].Buildings
		for j := range buildings {
			p := b.part(i, board.Name, fmt.Sprintf("printed.%s.buildings[%d]", board.Name, j), &buildings[j])
			w := &whole{parts: []part{p}}
			wholes = append(wholes, w)
			for _, h := range p.hexes {
				other := at[h]
				if h == 0 || other == w {
					continue
				}
				mine := []location.Hex{h}
				if other != nil {
					mine = other.hexes
					w.parts = append(w.parts, other.parts...)
					*other = whole{}
				}
				for _, h := range mine {
					at[h] = w
				}
				w.hexes = append(w.hexes, mine...)
			}
		}
	}
	wholes = slices.DeleteFunc(wholes, func(w *whole) bool { return len(w.hexes) == 0 })
	for _, w := range wholes {
		slices.Sort(w.hexes)
		slices.SortFunc(w.parts, func(x, y part) int {
			return cmp.Or(cmp.Compare(x.board, y.board), cmp.Compare(x.named, y.named))
		})
	}
	slices.SortFunc(wholes, func(x, y *whole) int { return cmp.Compare(x.hexes[0], y.hexes[0]) })
	return wholes
}

func (b *builder) part(board int, boardName, path string, from *PrintedBuilding) part {
	p := part{PrintedBuilding: from, path: path, board: board, name: boardName + from.Name, named: b.onBoard(board, path+".name", from.Name)}
	for i, h := range from.Hexes {
		p.hexes = append(p.hexes, b.onBoard(board, fmt.Sprintf("%s.hexes[%d]", path, i), h.Hex))
	}
	return p
}

// stand enters a building, without the hexes that buildings of the plan have taken.
func (b *builder) stand(w *whole) {
	id := Building(len(b.buildings))
	info := BuildingInfo{Lumberyard: true}
	var taken location.Hex
	for _, h := range w.hexes {
		if b.hexes[h].building == 0 {
			b.hexes[h].building = id
			info.Hexes = append(info.Hexes, h)
		} else {
			taken = h
		}
	}
	if info.Hexes == nil {
		return
	}
	for _, p := range w.parts {
		info.Factory = info.Factory || p.Factory
		info.Lumberyard = info.Lumberyard && p.Lumberyard
		if info.Material == AnyMaterial {
			info.Material = p.Material
		}
		b.furnish(id, &p)
	}
	if info.Factory {
		for _, h := range info.Hexes {
			b.drafts[h].levels = 0
		}
	}
	info.Name = b.grid.Names(b.eponym(w, id, &info))[0]
	b.buildings = append(b.buildings, info)
	b.announce(id, &info)
	if taken != 0 && len(b.joined(id, &info)) < len(info.Hexes) {
		b.problems.Addf(fmt.Sprintf("buildings[%d].hexes", b.hexes[taken].building-1), "state the rest of it too, as one building or several",
			"without hex %s, which this building takes, building %s is no longer connected", b.HexName(taken), w.parts[0].name)
	}
}

// furnish gives the hexes of a part their levels and stairs, and draws its black bars.
func (b *builder) furnish(id Building, p *part) {
	mine := func(h location.Hex) bool { return h != 0 && b.hexes[h].building == id }
	for i, h := range p.hexes {
		if n := b.level(fmt.Sprintf("%s.hexes[%d]", p.path, i), p.Hexes[i].Levels); mine(h) {
			b.drafts[h].levels = max(b.drafts[h].levels, n)
			b.hexes[h].stairs = b.hexes[h].stairs || p.Hexes[i].Stairs
		}
	}
	for i, ends := range p.Bars {
		path := fmt.Sprintf("%s.bars[%d]", p.path, i)
		x, y := b.onBoard(p.board, path, ends[0]), b.onBoard(p.board, path, ends[1])
		if mine(x) && mine(y) {
			b.bars[[2]location.Hex{min(x, y), max(x, y)}] = true
		}
	}
}

// eponym finds the hex after which a building is named.
func (b *builder) eponym(w *whole, id Building, info *BuildingInfo) location.Hex {
	for _, p := range w.parts {
		if p.named != 0 && b.hexes[p.named].building == id {
			return p.named
		}
	}
	return info.Hexes[0]
}

// announce lets a building be found by each of its hexes.
func (b *builder) announce(id Building, info *BuildingInfo) {
	if other := b.Map.building(info.Name); other != 0 {
		b.problems.Addf(fmt.Sprintf("buildings[%d].name", other-1), "give it another name", "hex %s is in another building, which the board shows", info.Name)
	}
	for _, h := range info.Hexes {
		for _, name := range b.grid.Names(h) {
			if b.Map.building(name) == 0 {
				b.named[name] = id
			}
		}
	}
}
