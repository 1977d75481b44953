package scenario

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"gopkg.in/yaml.v3"
)

var setKinds = []string{"buildings", "hexes", "locations", "building-hexes", "building-locations"}

// set reads a set; nil where there is none.
func (l *loader) set(v value) victory.Set {
	m := l.fields(v, append([]string{"within", "initially", "multi-hex", "material"}, setKinds...)...)
	key, v := l.one(m, "set", setKinds...)
	n := l.narrow(m)
	single := func(v value) []terrain.Building { return []terrain.Building{l.building(v)} }
	switch key {
	case "hexes":
		list, all := handles(l, v, func(v value) []location.Hex {
			if l.text(v) == "" || l.m == nil {
				return nil
			}
			hexes, err := l.m.ParseRange(v.n.Value)
			l.fail(v, err)
			return hexes
		})
		return victory.Hexes{List: list, All: all, Narrow: n}
	case "locations":
		list, all := handles(l, v, func(v value) []location.ID { return []location.ID{l.location(v)} })
		return victory.Locations{List: list, All: all, Narrow: n}
	case "buildings":
		list, all := handles(l, v, single)
		return victory.Buildings{List: list, All: all, Narrow: n}
	case "building-hexes":
		list, all := handles(l, v, single)
		return victory.BuildingHexes{Of: list, All: all, Narrow: n}
	case "building-locations":
		list, all := handles(l, v, single)
		return victory.BuildingLocations{Of: list, All: all, Narrow: n}
	}
	return nil
}

// handles reads a list of names, each thing once, or the word all.
func handles[T location.ID | location.Hex | terrain.Building](l *loader, v value, parse func(value) []T) (list []T, all bool) {
	if v.n.Kind == yaml.ScalarNode && v.n.Value != "" {
		if v.n.Value != "all" {
			l.report(v, fmt.Sprintf("%q is no list", clip(v.n.Value)), "write a list [..], or all")
		}
		return nil, true
	}
	seen := map[T]bool{}
	for _, e := range l.list(v) {
		for _, t := range parse(e) {
			if t == 0 {
				continue
			}
			if seen[t] {
				l.report(e, fmt.Sprintf("%s stands here twice", clip(e.n.Value)), "leave one out")
				break
			}
			seen[t] = true
			list = append(list, t)
		}
	}
	return list, false
}

func (l *loader) narrow(m mapping) victory.Narrow {
	var n victory.Narrow
	if v := m.at("within"); v.given() {
		within := l.fields(v, "range", "of")
		l.need(within, "range", "of")
		n.Within = &victory.Range{Hexes: l.number(within.at("range"), 0)}
		if of := within.at("of"); of.given() {
			n.Within.Of = l.hex(of)
		}
	}
	if v := m.at("initially"); v.given() {
		n.Initially = new(l.sideOrNone(v))
	}
	if v := m.at("multi-hex"); v.given() {
		if n.MultiHex = l.flag(v, true); !n.MultiHex {
			l.report(v, "multi-hex is true", "write true, or leave it out")
		}
	}
	if v := m.at("material"); v.given() {
		n.Material = among(&l.reader, v, "material", terrain.MaterialNames(), terrain.ParseMaterial)
	}
	return n
}
