package scenario

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// expectation reads an expect; that of the start knows no event.
func (l *loader) expectation(v value, start bool) *Expectation {
	m := l.fields(v, "locations", "hexes", "buildings", "only", "unchanged", "rejected", "cites", "denied", "known-to", "victory")
	x := &Expectation{at: placeOf(v), named: map[control.Subject]bool{}}
	l.victoryExpected(m.at("victory"), x)
	x.Controllers = l.controllers(m, unit.None)
	for _, c := range x.Controllers {
		x.named[c.Subject] = true
	}
	x.Only, x.Unchanged = l.flag(m.at("only"), false), l.flag(m.at("unchanged"), false)
	x.Rejected = l.text(m.at("rejected"))
	for key, at := range map[string]*place{"only": &x.onlyAt, "unchanged": &x.unchangedAt, "rejected": &x.rejectedAt} {
		if v := m.at(key); v.given() {
			*at = placeOf(v)
			if start {
				l.report(v, fmt.Sprintf("%q speaks of an event, and there is none at the start", key), "put it under an event")
			}
		}
	}
	for _, p := range l.pairs(m.at("cites")) {
		c := Citation{Subject: l.subject(p.key), Rule: l.text(p.value), place: placeOf(p.value)}
		x.named[c.Subject] = true
		x.Cites = append(x.Cites, c)
	}
	for _, p := range l.pairs(m.at("denied")) {
		d := l.denial(p)
		x.named[d.Subject] = true
		x.Denied = append(x.Denied, d)
	}
	for _, p := range l.pairs(m.at("known-to")) {
		known := l.fields(p.value, "locations", "hexes", "buildings")
		x.Known = append(x.Known, l.controllers(known, l.side(p.key))...)
	}
	return x
}

func placeOf(v value) place { return place{v.n.Line, v.n.Column, v.path} }

// controllers reads locations, hexes and buildings as viewer knows them.
func (l *loader) controllers(m mapping, viewer unit.Side) []Controller {
	var all []Controller
	read := func(key string, subject func(value) control.Subject) {
		seen := map[control.Subject]bool{}
		for _, p := range l.pairs(m.at(key)) {
			c := Controller{Viewer: viewer, Subject: subject(p.key), Side: l.sideOrNone(p.value), place: placeOf(p.value)}
			if c.Subject != (control.Subject{}) && seen[c.Subject] {
				l.report(p.key, "it stands here twice", "leave one out")
			}
			seen[c.Subject] = true
			all = append(all, c)
		}
	}
	read("locations", func(v value) control.Subject {
		if id := l.location(v); id != 0 {
			return control.Location(id)
		}
		return control.Subject{}
	})
	read("hexes", func(v value) control.Subject {
		if h := l.hex(v); h != 0 {
			return control.Hex(h)
		}
		return control.Subject{}
	})
	read("buildings", func(v value) control.Subject {
		if b := l.building(v); b != 0 {
			return control.Building(b)
		}
		return control.Subject{}
	})
	return all
}

func (l *loader) denial(p pair) Denial {
	m := l.fields(p.value, "side", "by", "rule")
	l.need(m, "side", "by")
	d := Denial{Subject: l.subject(p.key), Side: l.side(m.at("side")), Rule: l.text(m.at("rule")), place: placeOf(p.key)}
	if by := m.at("by"); by.given() {
		d.By = l.unitsNamed(by)
	}
	return d
}
