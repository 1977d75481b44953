package scenario

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/unit"
	"gopkg.in/yaml.v3"
)

// fires reads the fires of the start.
func (l *loader) fires(v value) {
	type key struct {
		at      any
		kindler unit.Side
	}
	seen := map[key]bool{}
	for _, e := range l.list(v) {
		m := l.fields(e, "at", "kind", "kindled-by")
		l.need(m, "at", "kind")
		var c fire.Counter
		if at := m.at("at"); at.given() {
			c.At = l.location(at)
		}
		if kind := m.at("kind"); kind.given() {
			c.Blaze = among(&l.reader, kind, "kind of fire", []string{"flame", "blaze"}, func(w string) (bool, bool) { return w == "blaze", w == "flame" || w == "blaze" })
		}
		if by := m.at("kindled-by"); by.given() {
			c.Kindler = l.side(by)
		}
		if c.At == 0 {
			continue
		}
		if seen[key{c.At, c.Kindler}] {
			l.report(e, "there is already fire of that origin there", "leave one out")
			continue
		}
		seen[key{c.At, c.Kindler}] = true
		l.firesAt = append(l.firesAt, e)
		l.s.Position.Fires = append(l.s.Position.Fires, c)
	}
}

// burning reads the events of fire and Mopping Up.
func (l *loader) burning(kind string, v value) control.Event {
	switch kind {
	case "kindle":
		m := l.fields(v, "by", "at", "unit")
		l.need(m, "by", "at")
		e := control.Kindle{By: l.side(m.at("by")), Unit: l.unitNamed(m.at("unit"))}
		if at := m.at("at"); at.given() {
			e.At = l.location(at)
		}
		return e
	case "ignite":
		return control.Ignite{At: l.location(v)}
	case "blaze":
		return control.Blaze{At: l.location(v)}
	case "spread":
		m := l.fields(v, "from", "to")
		l.need(m, "from", "to")
		var e control.Spread
		if m.at("from").given() && m.at("to").given() {
			e = control.Spread{From: l.location(m.at("from")), To: l.location(m.at("to"))}
		}
		return e
	case "extinguish":
		return control.Extinguish{At: l.location(v)}
	case "wreck-blaze":
		return control.WreckBlaze{Hex: l.hex(v)}
	}
	return l.mopUp(v)
}

// mopUp reads Mopping Up of a building, or of a hex of a Rowhouse.
func (l *loader) mopUp(v value) control.Event {
	m := l.fields(v, "units", "building", "hex")
	l.need(m, "units")
	e := control.MopUp{Units: l.unitsNamed(m.at("units"))}
	building, hex := m.at("building"), m.at("hex")
	if building.given() {
		e.Building = l.building(building)
	}
	if hex.given() {
		e.Hex = l.hex(hex)
	}
	if !building.given() && !hex.given() && v.n.Kind == yaml.MappingNode {
		l.report(v, "what is Mopped Up is missing", "state building, or for a Rowhouse hex")
	}
	if e.Hex != 0 && e.Building != 0 && l.m.BuildingAt(e.Hex) != e.Building {
		l.report(hex, fmt.Sprintf("hex %s is not in building %s", hex.n.Value, building.n.Value), "name a hex of the building")
	}
	return e
}
