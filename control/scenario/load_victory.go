package scenario

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/unit"
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

// worth reports units, those of events included, that do not state the Victory Points on
// which the conditions turn.
func (l *loader) worth() {
	units := make([]unit.Unit, l.s.Roster.Len())
	for id, v := range l.unitsAt {
		u := &units[id-1]
		u.Type = l.types[id]
		if _, stated := child(v, "vp"); stated {
			u.VP = unit.NoVP // or more: what it states does not matter here
		}
	}
	for _, p := range victory.CheckVP(l.s.Victory, units) {
		var i int
		_, _ = fmt.Sscanf(p.Path, "units[%d]", &i)
		l.report(l.unitsAt[unit.ID(i+1)], p.What, p.Want)
	}
}

// victoryExpected reads the side that must have won by now.
func (l *loader) victoryExpected(v value, x *Expectation) {
	if v.given() {
		x.Victory = &Winner{Side: l.sideOrNone(v), place: placeOf(v)}
	}
}
