package control

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

type fireCounter = fire.Counter

// events writes what can be said. An event may name a unit only if an event that is
// written places it, which is known once all are.
func (x *exporter) events(events []Event) (text string, kept []Event) {
	for _, e := range events {
		x.foresee(e)
	}
	for {
		var lines strings.Builder
		kept = nil
		placed := map[unit.ID]bool{}
		for i, u := range x.position.Units {
			placed[unit.ID(i+1)] = u.Type != 0
		}
		for _, e := range events {
			now := maps.Clone(placed)
			if line, ok := x.event(e, now, 0); ok {
				fmt.Fprintf(&lines, "  - %s\n", line)
				kept, placed = append(kept, e), now
			} else {
				fmt.Fprintf(&lines, "  # cannot be said: %#v\n", e)
			}
		}
		known := len(x.known)
		maps.DeleteFunc(x.known, func(id unit.ID, _ bool) bool { return !placed[id] })
		if len(x.known) == known {
			return lines.String(), kept
		}
	}
}

// foresee notes the units that e places.
func (x *exporter) foresee(e Event) {
	switch e := e.(type) {
	case Place:
		if !x.known[e.Unit] && x.roster.Name(e.Unit) != "" && x.sayable(e.As) {
			x.known[e.Unit], x.types[e.Unit] = true, e.As.Type
		}
	case Together:
		for _, part := range e.Events {
			x.foresee(part)
		}
	}
}

// sayable reports whether the format can state a unit so; others cannot be at all.
func (x *exporter) sayable(u unit.Unit) bool {
	at := u.At >= 1 && int(u.At) <= x.m.NumLocations()
	return u.Side.Playing() && u.Type >= unit.Squad && u.Type <= unit.Dummy && len(u.Oddities()) == 0 && u.Arms <= unit.ArmsNo && u.VP == 0 &&
		!u.Strayed && (u.PRC() && x.known[u.Aboard] || !u.PRC() && at) && (u.Guard == 0 || x.known[u.Guard])
}

// event writes an event in the form of the file, unless the format cannot say it. placed
// are the units that there have been.
func (x *exporter) event(e Event, placed map[unit.ID]bool, depth int) (text string, ok bool) {
	if together, is := e.(Together); is {
		var parts []string
		for _, part := range together.Events {
			line, ok := x.event(part, placed, depth+1)
			if !ok {
				return "", false
			}
			parts = append(parts, "{"+line+"}")
		}
		return "together: [" + strings.Join(parts, ", ") + "]", depth == 0 && parts != nil
	}
	defer func() { // whatever names what there is not
		if recover() != nil {
			text, ok = "", false
		}
	}()
	return x.single(e, placed)
}

// single writes an event that is no Together. It panics where it names what there is not.
func (x *exporter) single(e Event, placed map[unit.ID]bool) (text string, ok bool) {
	must := func(ok bool) {
		if !ok {
			panic("there is no such thing")
		}
	}
	name := func(id unit.ID) string { must(x.known[id]); return x.roster.Name(id) }
	names := func(ids []unit.ID) string {
		var once []unit.ID
		for _, id := range ids {
			if !slices.Contains(once, id) {
				once = append(once, id)
			}
		}
		must(once != nil)
		return "[" + strings.Join(each(once, name), ", ") + "]"
	}
	side := func(s unit.Side) string { must(s.Playing()); return x.roster.SideName(s) }
	at := func(l location.ID) string { must(l >= 1 && int(l) <= x.m.NumLocations()); return x.m.LocationName(l) }
	hex := func(h location.Hex) string { must(x.m.Playable(h)); return x.m.HexName(h) }
	bypass := func(is bool) string { return word(is, ", bypass: true", "") }
	switch e := e.(type) {
	case Move:
		return fmt.Sprintf("move: {unit: %s, to: %s%s}", name(e.Unit), at(e.To), bypass(e.Bypass)), true
	case March:
		must(e.To != nil)
		return fmt.Sprintf("move: {units: %s, to: [%s]%s}", names(e.Units), strings.Join(each(e.To, at), ", "), bypass(e.Bypass)), true
	case Place:
		must(!placed[e.Unit] && x.sayable(e.As))
		placed[e.Unit] = true
		x.types[e.Unit] = e.As.Type
		return fmt.Sprintf("place: {name: %s, %s}", name(e.Unit), x.unit(e.As)), true
	case Eliminate:
		return "eliminate: " + names(e.Units), true
	case Exit:
		return "exit: " + names(e.Units), true
	case SetStatus:
		must(e.Add&e.Remove == 0 && (e.Add|e.Remove)>>len(unit.StatusNames()) == 0)
		u := unit.Unit{Type: x.typeOf(e.Unit), Status: e.Add}
		must(len(u.Oddities()) == 0)
		return fmt.Sprintf("status: {unit: %s, add: [%v], remove: [%v]}", name(e.Unit), e.Add, e.Remove), true
	case Capture:
		crew := word(e.Uncrewed && x.typeOf(e.Unit) == unit.Vehicle, ", crewed: false", "")
		return fmt.Sprintf("capture: {unit: %s, by: %s%s}", name(e.Unit), side(e.By), crew), true
	case Free:
		return fmt.Sprintf("free: {unit: %s%s}", name(e.Unit), armsText(e.Arms)), true
	case Load:
		must(x.typeOf(e.Vehicle) == unit.Vehicle)
		return fmt.Sprintf("load: {unit: %s, vehicle: %s}", name(e.Unit), name(e.Vehicle)), true
	case Unload:
		return fmt.Sprintf("unload: {unit: %s%s}", name(e.Unit), bypass(e.Bypass)), true
	case Rubble:
		return "rubble: " + at(e.At), true
	case Destroy:
		text := at(e.At)
		place := x.m.Site(e.At).Place
		must(place == location.Pillbox || place == location.Bridge)
		return fmt.Sprintf("destroy: {%v: %s}", place, strings.TrimSuffix(text, place.Suffix())), true
	case Declare:
		return "declare: " + side(e.Side), true
	case Tick:
		must(e.Clock.valid())
		return fmt.Sprintf("phase: {turn: %d, player: %s, phase: %v}", e.Clock.Turn, side(e.Clock.Player), e.Clock.Phase), true
	case End:
		return "end: true", true
	case Kindle:
		by := ""
		if e.Unit != 0 {
			by = ", unit: " + name(e.Unit)
		}
		return fmt.Sprintf("kindle: {by: %s, at: %s%s}", side(e.By), at(e.At), by), true
	case Ignite:
		return "ignite: " + at(e.At), true
	case Blaze:
		return "blaze: " + at(e.At), true
	case Spread:
		return fmt.Sprintf("spread: {from: %s, to: %s}", at(e.From), at(e.To)), true
	case Extinguish:
		return "extinguish: " + at(e.At), true
	case WreckBlaze:
		return "wreck-blaze: " + hex(e.Hex), true
	case MopUp:
		what := ""
		if e.Building != 0 {
			must(e.Building > 0 && int(e.Building) <= x.m.NumBuildings() && (e.Hex == 0 || x.m.BuildingAt(e.Hex) == e.Building))
			what = ", building: " + x.m.Building(e.Building).Name
		}
		if e.Hex != 0 {
			what += ", hex: " + hex(e.Hex)
		}
		must(what != "")
		return fmt.Sprintf("mop-up: {units: %s%s}", names(e.Units), what), true
	case NoQuarter:
		return "no-quarter: " + side(e.Side), true
	}
	return "", false
}

// typeOf is the type of a unit at its start or when it is placed; a vehicle stays one.
func (x *exporter) typeOf(id unit.ID) unit.Type {
	if id >= 1 && int(id) <= len(x.position.Units) && x.position.Units[id-1].Type != 0 {
		return x.position.Units[id-1].Type
	}
	return x.types[id]
}
