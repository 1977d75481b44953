package scenario

import (
	"strconv"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"gopkg.in/yaml.v3"
)

// readMap makes the Map. Its problems come back with paths, from which their places in
// the file are found.
func (l *loader) readMap(v value) {
	if !v.given() {
		return
	}
	m := l.fields(v, "board", "columns", "rows", "hexes", "boards", "buildings", "terrain", "bridges", "pillboxes", "sewers", "tunnels", "caves", "rubble", "file")
	printed := map[string]terrain.Printed{}
	boards, ok := l.readBoards(m.at("boards"), printed)
	board := location.Board{Name: l.text(m.at("board"))}
	file := m.at("file")
	if file.given() && boards != nil {
		l.report(file, "there are boards beside this file", "give each of the boards its own")
		return
	}
	ok = l.measure(m, &board, printed) && ok
	if file.given() {
		boards, board = [][]location.Board{{board}}, location.Board{}
	}
	p := terrain.Plan{
		Boards:    boards,
		Printed:   printed,
		Board:     board.Name,
		Columns:   board.Columns,
		Rows:      board.Rows,
		Hexes:     l.texts(m.at("hexes")),
		Terrain:   map[string]terrain.Kind{},
		Bridges:   l.texts(m.at("bridges")),
		Pillboxes: l.texts(m.at("pillboxes")),
		Sewers:    l.texts(m.at("sewers")),
		Tunnels:   l.texts(m.at("tunnels")),
		Caves:     l.texts(m.at("caves")),
		Rubble:    l.texts(m.at("rubble")),
	}
	for _, t := range l.pairs(m.at("terrain")) {
		p.Terrain[t.key.n.Value] = among(&l.reader, t.value, "terrain", terrain.KindNames(), terrain.ParseKind)
	}
	for _, b := range l.list(m.at("buildings")) {
		p.Buildings = append(p.Buildings, l.readBuilding(b))
	}
	if !ok {
		return
	}
	var err error
	l.m, err = terrain.NewMap(p)
	problems, _ := err.(location.Problems)
	for _, problem := range problems {
		at := l.locate(v, problem.Path)
		if strings.HasSuffix(at.path, ".rooftops") || strings.HasSuffix(at.path, ".cellars") {
			continue // true, for all hexes: these have been reported themselves
		}
		l.report(at, problem.What, problem.Want)
	}
	l.s.Map = l.m
}

// size reads the size of a board; one that is stated is never 0, which stands for the
// default def.
func (l *loader) size(v value, def int) int {
	if !v.given() {
		return 0
	}
	n := l.number(v, def)
	if n == 0 {
		n = -1
	}
	return n
}

func (l *loader) readBuilding(v value) terrain.BuildingPlan {
	m := l.fields(v, "name", "hexes", "levels", "level-of", "stairwells", "rowhouse", "bars", "factory", "lumberyard", "rooftops", "cellars", "material", "fortified")
	p := terrain.BuildingPlan{
		Name:       l.text(m.at("name")),
		Hexes:      l.texts(m.at("hexes")),
		Levels:     l.number(m.at("levels"), 0),
		LevelOf:    map[string]int{},
		Stairwells: l.texts(m.at("stairwells")),
		Rowhouse:   l.flag(m.at("rowhouse"), false),
		Factory:    l.flag(m.at("factory"), false),
		Lumberyard: l.flag(m.at("lumberyard"), false),
		Fortified:  l.texts(m.at("fortified")),
	}
	for _, e := range l.pairs(m.at("level-of")) {
		p.LevelOf[e.key.n.Value] = l.number(e.value, 0)
	}
	for _, bar := range l.list(m.at("bars")) {
		if ends := l.texts(bar); len(ends) == 2 {
			p.Bars = append(p.Bars, [2]string(ends))
		} else if bar.n.Kind == yaml.SequenceNode {
			l.report(bar, "a black bar lies between two hexes", "write [U3, V2]")
		}
	}
	p.Rooftops = l.allOrSome(m.at("rooftops"), p.Hexes)
	p.Cellars = l.allOrSome(m.at("cellars"), p.Hexes)
	if material := m.at("material"); material.given() {
		p.Material = among(&l.reader, material, "material", terrain.MaterialNames(), terrain.ParseMaterial)
	}
	return p
}

// allOrSome reads true, for all hexes of a building, or a list of hexes.
func (l *loader) allOrSome(v value, all []string) []string {
	switch {
	case v.given() && v.n.Kind == yaml.ScalarNode:
		if l.flag(v, false) {
			return all
		}
		return nil
	}
	return l.texts(v)
}

// locate finds what a path leads to below v. Of terrain and level-of it gives the key,
// whatever that looks like. Where the path leads nowhere, locate gives what comes nearest.
func (l *loader) locate(v value, path string) value {
	for path != "" {
		var step string
		step, path, _ = strings.Cut(path, ".")
		key, indices, _ := strings.Cut(step, "[")
		next, found := child(v, key)
		if !found {
			return v
		}
		v = next
		if key == "terrain" || key == "level-of" {
			return l.keyOf(v, path)
		}
		for _, index := range strings.Split(strings.TrimSuffix(indices, "]"), "][") {
			i, err := strconv.Atoi(index)
			if err != nil || v.n.Kind != yaml.SequenceNode || i >= len(v.n.Content) {
				break
			}
			v = v.index(i)
		}
	}
	return v
}

// keyOf finds a key of v. It remembers the keys, since there may be many problems.
func (l *loader) keyOf(v value, key string) value {
	keys := l.keys[v.n]
	if keys == nil {
		keys = map[string]*yaml.Node{}
		for i := len(v.n.Content) - 2; i >= 0; i -= 2 {
			keys[v.n.Content[i].Value] = v.n.Content[i]
		}
		l.keys[v.n] = keys
	}
	if n := keys[key]; n != nil {
		return value{n, join(v.path, key)}
	}
	return v
}

// child finds the value of a key of v.
func child(v value, key string) (value, bool) {
	if v.n.Kind == yaml.MappingNode {
		for i := 0; i < len(v.n.Content); i += 2 {
			if v.n.Content[i].Value == key {
				return value{v.n.Content[i+1], join(v.path, key)}, true
			}
		}
	}
	return v, false
}
