package terrain

import (
	"fmt"
	"maps"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
)

// building enters one building of the plan.
func (b *builder) building(path string, p *BuildingPlan) {
	id := Building(len(b.buildings))
	info := BuildingInfo{Factory: p.Factory, Lumberyard: p.Lumberyard, Material: p.Material}
	whole := b.claim(path, p, id, &info)
	info.Name = b.name(path, p, &info)
	b.buildings = append(b.buildings, info)
	if info.Name != "" {
		b.named[info.Name] = id
	}
	b.levels(path, p, id, &info)
	if whole && len(info.Hexes) > 0 {
		b.connected(path, id, &info)
	}
	b.stairs(path, p, id, &info)
	b.bar(path, p, id, &info)
	for _, h := range b.members(path+".rooftops", p.Rooftops, id) {
		b.drafts[h].add(location.Rooftop)
	}
	for _, h := range b.members(path+".cellars", p.Cellars, id) {
		b.drafts[h].add(location.Cellar)
	}
}

// claim takes the building's hexes and reports whether all were to be had.
func (b *builder) claim(path string, p *BuildingPlan, id Building, info *BuildingInfo) bool {
	if len(p.Hexes) == 0 {
		b.problems.Addf(path+".hexes", "name the hexes it stands in", "a building needs at least one hex")
	}
	for i, name := range p.Hexes {
		at := fmt.Sprintf("%s.hexes[%d]", path, i)
		h := b.hex(at, name)
		if h == 0 {
			continue
		}
		switch owner := b.hexes[h].building; owner {
		case 0:
			b.hexes[h].building = id
			info.Hexes = append(info.Hexes, h)
		case id:
			b.problems.Addf(at, "leave one out", "hex %s is listed twice", name)
		default:
			b.problems.Addf(at, "a hex belongs to one building", "hex %s is already in building %s", name, b.buildings[owner].Name)
		}
	}
	return len(info.Hexes) == len(p.Hexes)
}

// name gives the building's name, by default its first hex with the board in front.
func (b *builder) name(path string, p *BuildingPlan, info *BuildingInfo) string {
	name, at := p.Name, path+".name"
	if name == "" {
		if len(info.Hexes) == 0 {
			return ""
		}
		name, at = b.grid.Names(info.Hexes[0])[0], path
	}
	if other := b.Map.building(name); other != 0 {
		b.problems.Addf(at, "give it another name", "there is already a building %s", b.buildings[other].Name)
	}
	return name
}

func (b *builder) levels(path string, p *BuildingPlan, id Building, info *BuildingInfo) {
	check := func(at string, n int) int {
		n = b.level(at, n)
		if n > 0 && p.Factory {
			b.problems.Addf(at, "a Factory has a ground level only, plus Rooftops (B23.74)", "a Factory cannot have upper levels")
		}
		return n
	}
	all := check(path+".levels", p.Levels)
	for _, h := range info.Hexes {
		b.drafts[h].levels = all
	}
	stated := map[location.Hex]bool{}
	for _, name := range slices.Sorted(maps.Keys(p.LevelOf)) {
		at := path + ".level-of." + name
		n := check(at, p.LevelOf[name])
		for _, h := range b.member(at, name, id) {
			if stated[h] {
				b.problems.Addf(at, "leave one out", "the levels of hex %s are stated twice", name)
			}
			stated[h] = true
			b.drafts[h].levels = n
		}
	}
}

// level checks a number of upper levels.
func (b *builder) level(path string, n int) int {
	if n < 0 || n > location.MaxLevel {
		b.problems.Addf(path, fmt.Sprintf("0 (ground level only) to %d", location.MaxLevel), "a building cannot have %d upper levels", n)
		return 0
	}
	return n
}

// connected checks that the hexes join (B23.1).
func (b *builder) connected(path string, id Building, info *BuildingInfo) {
	joined := b.joined(id, info)
	for i, h := range info.Hexes {
		if !joined[h] {
			b.problems.Addf(fmt.Sprintf("%s.hexes[%d]", path, i), "the hexes of a building join one another; make it a building of its own",
				"hex %s is not connected with %s", b.HexName(h), b.HexName(info.Hexes[0]))
		}
	}
}

// joined finds the hexes of a building that join its first.
func (b *builder) joined(id Building, info *BuildingInfo) map[location.Hex]bool {
	joined := map[location.Hex]bool{info.Hexes[0]: true}
	for queue := info.Hexes[:1:1]; len(queue) > 0; queue = queue[1:] {
		for _, n := range b.grid.Neighbors(queue[0]) {
			if b.hexes[n].building == id && !joined[n] {
				joined[n] = true
				queue = append(queue, n)
			}
		}
	}
	return joined
}

func (b *builder) stairs(path string, p *BuildingPlan, id Building, info *BuildingInfo) {
	if p.Stairwells == nil {
		for _, h := range info.Hexes {
			b.hexes[h].stairs = true
		}
	}
	for _, h := range b.members(path+".stairwells", p.Stairwells, id) {
		b.hexes[h].stairs = true
	}
}

// bar draws the black bars of a Rowhouse (B23.71).
func (b *builder) bar(path string, p *BuildingPlan, id Building, info *BuildingInfo) {
	draw := func(x, y location.Hex) { b.bars[[2]location.Hex{min(x, y), max(x, y)}] = true }
	if p.Rowhouse {
		if p.Bars != nil {
			b.problems.Addf(path+".bars", "state rowhouse or bars, not both", "a rowhouse has black bars between all its hexes")
		}
		for _, h := range info.Hexes {
			for _, n := range b.grid.Neighbors(h) {
				if b.hexes[n].building == b.hexes[h].building {
					draw(h, n)
				}
			}
		}
	}
	for i, pair := range p.Bars {
		at := fmt.Sprintf("%s.bars[%d]", path, i)
		ends := append(b.member(at+"[0]", pair[0], id), b.member(at+"[1]", pair[1], id)...)
		if len(ends) < 2 {
			continue
		}
		if !b.grid.Adjacent(ends[0], ends[1]) {
			b.problems.Addf(at, "a black bar lies between two adjacent hexes", "hexes %s and %s are not adjacent", pair[0], pair[1])
			continue
		}
		draw(ends[0], ends[1])
	}
}

// members finds hexes of the building by name and reports those that are none.
func (b *builder) members(path string, names []string, id Building) []location.Hex {
	var hexes []location.Hex
	seen := map[location.Hex]bool{}
	for i, name := range names {
		at := fmt.Sprintf("%s[%d]", path, i)
		for _, h := range b.member(at, name, id) {
			if seen[h] {
				b.problems.Addf(at, "leave one out", "hex %s is listed twice", name)
			}
			seen[h] = true
			hexes = append(hexes, h)
		}
	}
	return hexes
}

// member is members for one name.
func (b *builder) member(path, name string, id Building) []location.Hex {
	h := b.hex(path, name)
	switch {
	case h == 0:
		return nil
	case b.hexes[h].building != id:
		b.problems.Addf(path, "name a hex of the building", "hex %s is not in building %s", name, b.buildings[id].Name)
		return nil
	}
	return []location.Hex{h}
}

// fortified notes the building's Fortified Locations (B23.922).
func (b *builder) fortified(path string, id Building, names []string) {
	info := &b.buildings[id]
	for i, name := range names {
		at := fmt.Sprintf("%s.fortified[%d]", path, i)
		l, err := b.ParseLocation(name)
		switch {
		case err != nil:
			b.problems.Add(at, err)
		case b.sites[l].Building != id:
			b.problems.Addf(at, "name a Location of the building", "%s is not in building %s", name, info.Name)
		case slices.Contains(info.Fortified, l):
			b.problems.Addf(at, "leave one out", "%s is listed twice", name)
		default:
			info.Fortified = append(info.Fortified, l)
		}
	}
}
