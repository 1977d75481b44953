package scenario

import (
	"fmt"
	"slices"
	"strings"

	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
	"gopkg.in/yaml.v3"
)

// victory reads the Victory Conditions. Where map, setup and control are sound, it also
// checks what they ask for against what there is.
func (l *loader) victory(top mapping, sound bool) {
	v := top.at("victory")
	for _, c := range l.list(v) {
		m := l.fields(c, "side", "when", "needs")
		l.need(m, "side", "needs")
		condition := victory.Condition{Side: l.side(m.at("side")), Needs: l.needs(m.at("needs"))}
		if when := m.at("when"); when.given() {
			condition.When = among(&l.reader, when, "moment", victory.WhenNames(), victory.ParseWhen)
		}
		l.s.Victory = append(l.s.Victory, condition)
	}
	if !v.given() || !sound || !l.sides || l.m == nil {
		return
	}
	start := *l.s
	start.Position.Units = nil
	game, err := start.New()
	if err != nil {
		return
	}
	for _, p := range victory.Check(game, l.s.Victory) {
		l.report(l.locate(top.value, p.Path), p.What, p.Want)
	}
}

// worth reports vehicles whose Victory Points are asked for and not stated.
func (l *loader) worth() {
	if !slices.ContainsFunc(l.s.Victory, func(c victory.Condition) bool { return counted(c.Needs) }) {
		return
	}
	for id, v := range l.unitsAt {
		if _, stated := child(v, "vp"); l.types[id] == unit.Vehicle && !stated {
			l.report(v, "a vehicle needs its vp here, since victory turns on Victory Points", "state them, vp: n")
		}
	}
}

// counted reports whether a need turns on Victory Points.
func counted(n victory.Need) bool {
	switch n := n.(type) {
	case victory.All:
		return slices.ContainsFunc(n, counted)
	case victory.Any:
		return slices.ContainsFunc(n, counted)
	case victory.Not:
		return counted(n.Need)
	case victory.CVP, victory.ExitVP:
		return true
	}
	return false
}

var needKeys = []string{"all", "any", "not", "control", "margin", "points", "units", "cvp", "exit-vp"}

// needs reads a need; nil where something is wrong with it.
func (l *loader) needs(v value) victory.Need {
	m := l.fields(v, needKeys...)
	key, v := l.one(m, "need", needKeys...)
	switch key {
	case "":
		return nil
	case "all", "any":
		parts := l.parts(v)
		switch {
		case parts == nil:
			return nil
		case key == "all":
			return victory.All(parts)
		}
		return victory.Any(parts)
	case "not":
		return victory.Not{Need: l.needs(v)}
	}
	before := len(l.diags)
	need := l.test(key, v)
	if len(l.diags) > before {
		return nil
	}
	return need
}

func (l *loader) parts(v value) []victory.Need {
	var parts []victory.Need
	for _, e := range l.list(v) {
		parts = append(parts, l.needs(e))
	}
	if parts == nil && v.n.Kind == yaml.SequenceNode {
		l.report(v, "the list is empty", "name at least one need")
	}
	return parts
}

// one finds the one key of several that a mapping must have, and reports none or more;
// what says what they are.
func (l *loader) one(m mapping, what string, keys ...string) (string, value) {
	var given []string
	for _, key := range keys {
		if m.at(key).given() {
			given = append(given, key)
		}
	}
	switch {
	case len(given) == 1:
		return given[0], m.at(given[0])
	case len(given) > 1:
		l.report(m.at(given[1]), fmt.Sprintf("%s and %s exclude each other", given[0], given[1]), "state one")
	case m.given() && m.n.Kind == yaml.MappingNode && len(m.n.Content) == 2*len(m.keys): // else a key was wrong
		l.report(m.value, "there is no "+what+" here", "state one of "+strings.Join(keys, ", "))
	}
	return "", value{}
}

// test reads a test by its key.
func (l *loader) test(key string, v value) victory.Need {
	switch key {
	case "control":
		return l.controlTest(v)
	case "margin":
		m := l.fields(v, "side", "at-least", "plus", "minus", "vehicular", "sole")
		l.need(m, "at-least", "plus", "minus")
		return victory.Margin{Side: l.of(m), AtLeast: l.number(m.at("at-least"), 0), Plus: l.set(m.at("plus")), Minus: l.set(m.at("minus")), Terms: l.terms(m)}
	case "points":
		return l.pointsTest(v)
	case "units":
		return l.unitsTest(v)
	}
	m := l.fields(v, "side", "at-least")
	l.need(m, "at-least")
	if key == "cvp" {
		return victory.CVP{Side: l.of(m), AtLeast: l.natural(m.at("at-least"))}
	}
	return victory.ExitVP{Side: l.of(m), AtLeast: l.natural(m.at("at-least"))}
}

func (l *loader) controlTest(v value) victory.Need {
	m := l.fields(v, "side", "at-least", "at-most", "exactly", "all-of", "more-than-enemy", "of", "vehicular", "sole")
	key, how := l.one(m, "amount", "at-least", "at-most", "exactly", "all-of", "more-than-enemy")
	c := victory.Control{Side: l.of(m), Terms: l.terms(m)}
	switch key {
	case "all-of", "more-than-enemy":
		if of := m.at("of"); of.given() {
			l.report(of, "the set stands under "+key+" already", "leave out of")
		}
		c.Amount, c.Of = victory.AllOf(), l.set(how)
		if key == "more-than-enemy" {
			c.Amount = victory.MoreThanEnemy()
		}
	case "at-least", "at-most", "exactly":
		l.need(m, "of")
		c.Amount, c.Of = l.amount(key, how), l.set(m.at("of"))
	}
	return c
}

func (l *loader) pointsTest(v value) victory.Need {
	m := l.fields(v, "side", "at-least", "sum", "vehicular", "sole")
	l.need(m, "at-least", "sum")
	p := victory.Points{Side: l.of(m), AtLeast: l.natural(m.at("at-least")), Terms: l.terms(m)}
	for _, e := range l.list(m.at("sum")) {
		award := l.fields(e, "each", "all-of", "worth")
		key, set := l.one(award, "set", "each", "all-of")
		worth := 1
		if w := award.at("worth"); w.given() {
			worth = l.natural(w)
		}
		p.Sum = append(p.Sum, victory.Award{Of: l.set(set), Worth: worth, All: key == "all-of"})
	}
	return p
}

func (l *loader) unitsTest(v value) victory.Need {
	m := l.fields(v, "side", "in", "type", "status", "min-level", "squad-equivalents", "at-least", "at-most", "more-than-enemy", "times-enemy")
	u := victory.Units{Side: l.of(m), MinLevel: l.natural(m.at("min-level")), Squads: l.flag(m.at("squad-equivalents"), false)}
	if in := m.at("in"); in.given() {
		u.In = l.set(in)
	}
	for _, t := range l.oneOrMore(m.at("type")) {
		u.Types = append(u.Types, among(&l.reader, t, "type of unit that counts", countedTypes(), parseCounted)...)
	}
	if status := m.at("status"); status.given() {
		u.Status = among(&l.reader, status, "status", victory.StatusNames(), victory.ParseStatus)
	}
	key, how := l.one(m, "amount", "at-least", "at-most", "more-than-enemy", "times-enemy")
	switch key {
	case "":
	case "more-than-enemy":
		u.Amount = victory.MoreThanEnemy()
		if !l.flag(how, true) {
			l.report(how, "more-than-enemy is true", "write true, or leave it out")
		}
	default:
		u.Amount = l.amount(key, how)
	}
	return u
}

// countedTypes are the words for units in a test: their types, and mmc and smc.
func countedTypes() []string {
	words := slices.DeleteFunc(slices.Clone(unit.TypeNames()), func(w string) bool { return w == unit.Dummy.String() })
	return append(words, "mmc", "smc")
}

func parseCounted(word string) ([]unit.Type, bool) {
	switch word {
	case "mmc":
		return []unit.Type{unit.Squad, unit.HalfSquad, unit.Crew}, true
	case "smc":
		return []unit.Type{unit.Leader, unit.Hero}, true
	}
	t, ok := unit.ParseType(word)
	return []unit.Type{t}, ok && t != unit.Dummy
}

// amount reads a number by its key.
func (l *loader) amount(key string, v value) victory.Amount {
	n := l.natural(v)
	switch key {
	case "at-least":
		return victory.AtLeast(n)
	case "at-most":
		return victory.AtMost(n)
	case "exactly":
		return victory.Exactly(n)
	}
	if n == 0 {
		l.report(v, "0 times the enemy's number is nothing", "1 or more")
	}
	return victory.TimesEnemy(n)
}

// natural reads a number that is not negative; an absent one is 0.
func (l *loader) natural(v value) int {
	n := l.number(v, 0)
	if n < 0 {
		l.report(v, fmt.Sprintf("%d is less than nothing", n), "0 or more")
	}
	return n
}

// of reads the side that a test is about; absent, it is the condition's own.
func (l *loader) of(m mapping) unit.Side {
	if v := m.at("side"); v.given() {
		return l.side(v)
	}
	return unit.None
}

func (l *loader) terms(m mapping) victory.Terms {
	return victory.Terms{Lasting: !l.flag(m.at("vehicular"), true), Sole: l.flag(m.at("sole"), false)}
}

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
		n.Within = &victory.Range{Hexes: l.natural(within.at("range"))}
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

// victoryExpected reads the side that must have won by now.
func (l *loader) victoryExpected(v value, x *Expectation) {
	if v.given() {
		x.Victory = &Winner{Side: l.sideOrNone(v), place: placeOf(v)}
	}
}
