package scenario

import (
	"fmt"
	"slices"
	"strings"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
	"gopkg.in/yaml.v3"
)

// eventKeys are the events of the format.
var eventKeys = []string{
	"move", "place", "eliminate", "exit", "status", "capture", "free", "load", "unload", "kindle", "ignite", "blaze", "spread",
	"extinguish", "wreck-blaze", "rubble", "destroy", "mop-up", "no-quarter", "declare", "phase", "together", "end",
}

// event reads one entry of events.
func (l *loader) event(v value) Event {
	m := l.fields(v, append([]string{"expect", "note"}, eventKeys...)...)
	e := l.happening(m, true)
	e.Line, e.Column = v.n.Line, v.n.Column
	e.Note = l.text(m.at("note"))
	if x := m.at("expect"); x.given() {
		e.Expect = l.expectation(x, false)
	}
	return e
}

// happening reads the one event of a mapping.
func (l *loader) happening(m mapping, outer bool) Event {
	e := Event{steps: 1}
	var keys []string
	for _, key := range eventKeys {
		if m.at(key).given() {
			keys = append(keys, key)
		}
	}
	if len(keys) != 1 {
		if m.n.Kind == yaml.MappingNode && !m.strange {
			l.report(m.value, fmt.Sprintf("there are %d events here", len(keys)), "each entry has exactly one of "+strings.Join(eventKeys, ", "))
		}
		return e
	}
	e.Kind = keys[0]
	v := m.at(e.Kind)
	e.Source = e.Kind + ": " + strings.TrimSpace(flow(v.n))
	if e.Kind == "together" {
		if !outer {
			l.report(v, "events together do not nest", "list them singly")
			return e
		}
		e.Event = l.together(v)
		return e
	}
	e.Event = l.single(e.Kind, v)
	if march, ok := e.Event.(control.March); ok {
		e.steps = len(march.To)
	}
	return e
}

func (l *loader) together(v value) control.Event {
	var t control.Together
	parts := l.list(v)
	if len(parts) == 0 && v.n.Kind == yaml.SequenceNode {
		l.report(v, "the list is empty", "list the events that happen together")
	}
	for _, p := range parts {
		m := l.fields(p, append([]string{"note"}, eventKeys...)...)
		l.text(m.at("note"))
		t.Events = append(t.Events, l.happening(m, false).Event)
	}
	return t
}

// single reads an event by its key.
func (l *loader) single(kind string, v value) control.Event {
	switch kind {
	case "move":
		return l.move(v)
	case "place":
		return l.place(v)
	case "eliminate":
		return control.Eliminate{Units: l.unitsNamed(v)}
	case "exit":
		return control.Exit{Units: l.unitsNamed(v)}
	case "status":
		return l.setStatus(v)
	case "capture":
		return l.capture(v)
	case "free":
		m := l.fields(v, "unit", "armed")
		l.need(m, "unit")
		return control.Free{Unit: l.unitNamed(m.at("unit")), Arms: l.arms(m.at("armed"))}
	case "load":
		m := l.fields(v, "unit", "vehicle")
		l.need(m, "unit", "vehicle")
		return control.Load{Unit: l.unitNamed(m.at("unit")), Vehicle: l.vehicle(m.at("vehicle"))}
	case "unload":
		m := l.fields(v, "unit", "bypass")
		l.need(m, "unit")
		return control.Unload{Unit: l.unitNamed(m.at("unit")), Bypass: l.flag(m.at("bypass"), false)}
	case "rubble":
		return control.Rubble{At: l.location(v)}
	case "destroy":
		return l.destroy(v)
	case "declare":
		return control.Declare{Side: l.side(v)}
	case "phase":
		return l.phase(v)
	case "no-quarter":
		return control.NoQuarter{Side: l.side(v)}
	case "end":
		if !l.flag(v, true) {
			l.report(v, "an end is true", "write end: true")
		}
		return control.End{}
	}
	return l.burning(kind, v)
}

func (l *loader) move(v value) control.Event {
	m := l.fields(v, "unit", "units", "to", "bypass")
	l.need(m, "to")
	e := control.March{Bypass: l.flag(m.at("bypass"), false)}
	one, several := m.at("unit"), m.at("units")
	switch {
	case one.given() && several.given():
		l.report(several, "both unit and units are given", "leave one out")
	case one.given():
		e.Units = []unit.ID{l.unitNamed(one)}
	case several.given():
		e.Units = l.unitsNamed(several)
	default:
		l.need(m, "unit")
	}
	for _, to := range l.oneOrMore(m.at("to")) {
		e.To = append(e.To, l.location(to))
	}
	return e
}

func (l *loader) place(v value) control.Event {
	m := l.fields(v, slices.Concat([]string{"name"}, unitKeys)...)
	l.need(m, "name")
	u, _ := l.unit(m)
	return control.Place{Unit: l.s.Roster.Find(l.text(m.at("name"))), As: u}
}

func (l *loader) setStatus(v value) control.Event {
	m := l.fields(v, "unit", "add", "remove")
	l.need(m, "unit")
	e := control.SetStatus{Unit: l.unitNamed(m.at("unit")), Add: l.status(m.at("add")), Remove: l.status(m.at("remove"))}
	if m.given() && !m.at("add").given() && !m.at("remove").given() {
		l.report(v, "there is nothing to add or remove", "write add: [..], remove: [..] or both")
	}
	if both := e.Add & e.Remove; both != 0 {
		l.report(m.at("remove"), fmt.Sprintf("%v is both added and removed", both), "leave one out")
	}
	if u := (unit.Unit{Type: l.types[e.Unit], Status: e.Add}); u.Type != 0 {
		for _, p := range u.Oddities() {
			l.report(m.at("add"), p.What, p.Want)
		}
	}
	return e
}

func (l *loader) capture(v value) control.Event {
	m := l.fields(v, "unit", "by", "crewed")
	l.need(m, "unit", "by")
	e := control.Capture{Unit: l.unitNamed(m.at("unit")), By: l.side(m.at("by")), Uncrewed: !l.flag(m.at("crewed"), true)}
	if t := l.types[e.Unit]; m.at("crewed").given() && t != 0 && t != unit.Vehicle {
		l.report(m.at("crewed"), fmt.Sprintf("a %v has no crew", t), "only a captured vehicle is crewed or not")
	}
	return e
}

// destroy reads {pillbox: HEX} or {bridge: HEX}.
func (l *loader) destroy(v value) control.Event {
	m := l.fields(v, "pillbox", "bridge")
	if m.n.Kind == yaml.MappingNode && len(m.keys) != 1 {
		l.report(v, "one thing is destroyed", "write {pillbox: HEX} or {bridge: HEX}")
		return nil
	}
	for word, p := range map[string]location.Place{"pillbox": location.Pillbox, "bridge": location.Bridge} {
		if at := m.at(word); at.given() {
			h := l.hex(at)
			if h == 0 {
				return nil
			}
			id := l.m.Find(h, p)
			if id == 0 {
				l.report(at, fmt.Sprintf("hex %s has no %s", at.n.Value, word), "list it in the map")
			}
			return control.Destroy{At: id}
		}
	}
	return nil
}

func (l *loader) phase(v value) control.Event {
	m := l.fields(v, "turn", "player", "phase")
	l.need(m, "turn", "player", "phase")
	var c control.Clock
	if turn := m.at("turn"); turn.given() {
		if c.Turn = l.number(turn, 1); c.Turn < 1 {
			l.report(turn, fmt.Sprintf("there is no turn %d", c.Turn), "turns count from 1")
		}
	}
	c.Player = l.side(m.at("player"))
	if phase := m.at("phase"); phase.given() {
		c.Phase = among(&l.reader, phase, "phase", control.PhaseNames(), control.ParsePhase)
	}
	return control.Tick{Clock: c}
}
