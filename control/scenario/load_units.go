package scenario

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/unit"
)

// unitKeys are the keys of a unit; `place` has a name beside them.
var unitKeys = []string{"side", "type", "at", "status", "armed", "aboard", "mounted", "bypass", "guard", "vp", "note"}

// enlist gives handles to all units that the file names: those of the start, then
// those that are placed, so that events may name them.
func (l *loader) enlist(top mapping) {
	for _, p := range l.pairs(top.at("units")) {
		l.started[l.add(p.key, p.value)] = true
	}
	for _, e := range l.list(top.at("events")) {
		l.enlistPlaced(e)
		if together, found := child(e, "together"); found {
			for i := range together.n.Content {
				l.enlistPlaced(together.index(i))
			}
		}
	}
	l.s.Position.Units = make([]unit.Unit, l.s.Roster.Len())
}

func (l *loader) enlistPlaced(event value) {
	if placed, found := child(event, "place"); found {
		if name, found := child(placed, "name"); found && name.n.Value != "" {
			l.add(name, placed)
		}
	}
}

// add enters a unit by its name and notes its type.
func (l *loader) add(name, v value) unit.ID {
	id, err := l.s.Roster.Add(name.n.Value)
	if err != nil {
		l.fail(name, err)
		return 0
	}
	l.unitsAt[id] = v
	if t, found := child(v, "type"); found {
		l.types[id], _ = unit.ParseType(t.n.Value)
	}
	return id
}

// readUnits reads the units of the start.
func (l *loader) readUnits(v value) {
	for _, p := range l.pairs(v) {
		m := l.fields(p.value, unitKeys...)
		if id := l.s.Roster.Find(p.key.n.Value); id != 0 && l.unitsAt[id] == p.value {
			if u, ok := l.unit(m); ok {
				l.s.Position.Units[id-1] = u
			}
		}
	}
	l.dropOrphans()
}

// dropOrphans leaves out those aboard a vehicle that has been left out for its faults,
// so that the position is checked without them.
func (l *loader) dropOrphans() {
	units := l.s.Position.Units
	for i, u := range units {
		if u.Aboard != 0 && l.started[u.Aboard] && units[u.Aboard-1].Type == 0 {
			units[i] = unit.Unit{}
		}
	}
}

// unit reads the state of a unit and reports whether it is without fault.
func (l *loader) unit(m mapping) (u unit.Unit, ok bool) {
	faults := len(l.diags)
	l.need(m, "side", "type")
	u = unit.Unit{
		Status:  l.status(m.at("status")),
		Mounted: l.flag(m.at("mounted"), false),
		Bypass:  l.flag(m.at("bypass"), false),
		VP:      l.vp(m.at("vp")),
		Arms:    l.arms(m.at("armed")),
	}
	if v := m.at("side"); v.given() {
		u.Side = l.side(v)
	}
	if v := m.at("type"); v.given() {
		u.Type = among(&l.reader, v, "type of unit", unit.TypeNames(), unit.ParseType)
	}
	l.text(m.at("note"))
	if v := m.at("guard"); v.given() {
		u.Guard = l.unitNamed(v)
	}
	switch at, aboard := m.at("at"), m.at("aboard"); {
	case aboard.given():
		u.Aboard = l.vehicle(aboard)
		if at.given() {
			l.report(at, "a unit aboard a vehicle is where that is", "leave out at or aboard")
		}
	case at.given():
		u.At = l.location(at)
	default:
		l.need(m, "at")
	}
	if u.Type != 0 {
		for _, p := range u.Oddities() {
			l.report(l.locate(m.value, p.Path), p.What, p.Want)
		}
	}
	return u, len(l.diags) == faults
}

// vp reads the Victory Points of a unit.
func (l *loader) vp(v value) int16 {
	n := l.number(v, 0)
	if n < 0 || n > 999 {
		l.report(v, fmt.Sprintf("a unit cannot be worth %d VP", n), "0 to 999")
		return 0
	}
	if v.given() && n == 0 {
		return unit.NoVP
	}
	return int16(n)
}

// arms reads whether a unit is armed; absent, its type and status tell.
func (l *loader) arms(v value) unit.Arms {
	switch {
	case !v.given():
		return unit.ArmsByStatus
	case l.flag(v, true):
		return unit.ArmsYes
	}
	return unit.ArmsNo
}

// status reads a list of status words.
func (l *loader) status(v value) unit.Status {
	var s unit.Status
	for _, e := range l.list(v) {
		word := among(&l.reader, e, "status", unit.StatusNames(), unit.ParseStatus)
		if word != 0 && s&word != 0 {
			l.report(e, fmt.Sprintf("%v stands here twice", word), "leave one out")
		}
		s |= word
	}
	return s
}

// unitNamed reads the name of a unit; 0 where it is wrong.
func (l *loader) unitNamed(v value) unit.ID {
	if !v.given() {
		return 0
	}
	return among(&l.reader, v, "unit", l.s.Roster.Names(), func(name string) (unit.ID, bool) {
		id := l.s.Roster.Find(name)
		return id, id != 0
	})
}

// vehicle reads the name of a vehicle; 0 where it is wrong.
func (l *loader) vehicle(v value) unit.ID {
	id := l.unitNamed(v)
	if id != 0 && l.types[id] != 0 && l.types[id] != unit.Vehicle {
		l.report(v, fmt.Sprintf("%s is a %v", v.n.Value, l.types[id]), "name a vehicle")
		return 0
	}
	return id
}

// unitsNamed reads one name or several, each once.
func (l *loader) unitsNamed(v value) []unit.ID {
	var ids []unit.ID
	seen := map[unit.ID]bool{}
	for _, e := range l.oneOrMore(v) {
		id := l.unitNamed(e)
		if id != 0 && seen[id] {
			l.report(e, e.n.Value+" stands here twice", "leave one out")
		}
		seen[id] = true
		ids = append(ids, id)
	}
	return ids
}
