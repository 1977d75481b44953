package scenario

import (
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/unit"
	"gopkg.in/yaml.v3"
)

var needKeys = []string{"all", "any", "not", "control", "margin", "points", "units", "cvp", "exit-vp"}

// unread stands for a need that could not be read, so that those beside it can be
// checked: there is nothing wrong with it.
func unread() victory.Need { return victory.Units{Amount: victory.AtLeast(0)} }

// needs reads a need.
func (l *loader) needs(v value) victory.Need {
	m := l.fields(v, needKeys...)
	key, v := l.one(m, "need", needKeys...)
	before := len(l.diags)
	switch key {
	case "":
		return unread()
	case "not":
		return victory.Not{Need: l.needs(v)}
	case "all", "any":
		var parts []victory.Need
		for _, e := range l.list(v) {
			parts = append(parts, l.needs(e))
		}
		switch {
		case parts == nil && len(l.diags) > before: // it is no list
			return unread()
		case key == "all":
			return victory.All(parts)
		}
		return victory.Any(parts)
	}
	need := l.test(key, v)
	if len(l.diags) > before {
		return unread()
	}
	return need
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
		return victory.CVP{Side: l.of(m), AtLeast: l.number(m.at("at-least"), 0)}
	}
	return victory.ExitVP{Side: l.of(m), AtLeast: l.number(m.at("at-least"), 0)}
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
	p := victory.Points{Side: l.of(m), AtLeast: l.number(m.at("at-least"), 0), Terms: l.terms(m)}
	for _, e := range l.list(m.at("sum")) {
		award := l.fields(e, "each", "all-of", "worth")
		key, set := l.one(award, "set", "each", "all-of")
		p.Sum = append(p.Sum, victory.Award{Of: l.set(set), Worth: l.number(award.at("worth"), 1), All: key == "all-of"})
	}
	return p
}

func (l *loader) unitsTest(v value) victory.Need {
	m := l.fields(v, "side", "in", "type", "status", "min-level", "squad-equivalents", "at-least", "at-most", "more-than-enemy", "times-enemy")
	u := victory.Units{Side: l.of(m), MinLevel: l.number(m.at("min-level"), 0), Squads: l.flag(m.at("squad-equivalents"), false)}
	if in := m.at("in"); in.given() {
		u.In = l.set(in)
	}
	for _, t := range l.oneOrMore(m.at("type")) {
		u.Types = append(u.Types, among(&l.reader, t, "type of unit that counts", victory.TypeNames(), victory.ParseTypes)...)
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

// amount reads a number by its key.
func (l *loader) amount(key string, v value) victory.Amount {
	n := l.number(v, 0)
	switch key {
	case "at-least":
		return victory.AtLeast(n)
	case "at-most":
		return victory.AtMost(n)
	case "exactly":
		return victory.Exactly(n)
	}
	return victory.TimesEnemy(n)
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
