package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Step is what one step of an event changed: of a March the entry of one
// Location, of any other event the whole. Its slices are good until the function
// that is told of it returns.
type Step struct {
	Number  int // from 0
	Rulings []Ruling
	Units   []unit.ID     // whose state or place may have changed; a unit may stand here twice
	Exited  []unit.ID     // that left the map alive
	Fallen  []location.ID // that became rubble, or were a pillbox or bridge destroyed
}

// AppendSteps is AppendApply that tells after of each step when it has been
// adjudicated: units and Control are then as that step left them. after may ask the
// game, but let no event happen. A refused event has no steps.
func (a *Adjudicator) AppendSteps(dst []Ruling, e Event, after func(*Step)) ([]Ruling, error) {
	a.after = after
	defer func() { a.after = nil }()
	return a.AppendApply(dst, e)
}

// stepped tells of a step that has been adjudicated.
func (a *Adjudicator) stepped(number int, rulings []Ruling) {
	s := &a.step
	s.Number, s.Rulings = number, rulings
	a.after(s)
	s.Rulings, s.Units, s.Exited, s.Fallen = nil, s.Units[:0], s.Exited[:0], s.Fallen[:0]
}

// noteUnit, noteExit and noteFallen note what a step changes, if somebody wants to know.

func (a *Adjudicator) noteUnit(id unit.ID) {
	if a.after != nil {
		a.step.Units = append(a.step.Units, id)
	}
}

func (a *Adjudicator) noteExit(id unit.ID, left bool) {
	if a.after != nil && left {
		a.step.Exited = append(a.step.Exited, id)
	}
}

func (a *Adjudicator) noteFallen(all []location.ID) {
	if a.after != nil {
		a.step.Fallen = append(a.step.Fallen, all...)
	}
}
