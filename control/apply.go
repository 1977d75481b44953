package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// Apply lets e happen and gives the rulings it brings about, in the order of steps,
// then Locations, hexes and buildings in the order of the Map. The first event
// starts play: with it units in place gain what they may. The error is a [*Refusal]
// that cites a rule; then nothing has changed.
func (a *Adjudicator) Apply(e Event) ([]Ruling, error) { return a.AppendApply(nil, e) }

// AppendApply is Apply with the rulings appended to dst. Where dst has room, a unit's
// event allocates nothing.
func (a *Adjudicator) AppendApply(dst []Ruling, e Event) ([]Ruling, error) {
	if a.journal != nil {
		a.openFrame()
	}
	dst, err := a.apply(dst, e)
	if err != nil && a.journal != nil {
		a.rewind()
	}
	a.events++
	return dst, err
}

func (a *Adjudicator) apply(dst []Ruling, e Event) ([]Ruling, error) {
	if a.ended {
		return dst, a.impossible(GameOver, 0, "")
	}
	var refused *Refusal
	switch e := e.(type) {
	case Move:
		return a.march(dst, []unit.ID{e.Unit}, []location.ID{e.To}, e.Bypass)
	case March:
		return a.march(dst, e.Units, e.To, e.Bypass)
	case Together:
		refused = a.together(e.Events)
	default:
		refused = a.effect(e)
	}
	if refused != nil {
		return dst, refused
	}
	before := len(dst)
	dst = a.adjudicate(dst, 0)
	if a.after != nil {
		a.stepped(0, dst[before:])
	}
	for _, side := range a.declared {
		a.reveal(side)
	}
	a.declared = a.declared[:0]
	return dst, nil
}

// together lets the parts happen without adjudication between them, or none of them.
func (a *Adjudicator) together(parts []Event) *Refusal {
	if len(parts) == 0 {
		return a.impossible(NoSuchThing, 0, "no events to happen together")
	}
	if a.journal == nil {
		a.journal = &journal{}
		a.openFrame()
		defer func() { a.journal = nil }()
	}
	for i, part := range parts {
		var r *Refusal
		if _, nested := part.(Together); nested {
			r = a.impossible(NoSuchThing, 0, "events together within events together")
		} else if a.ended {
			r = a.impossible(GameOver, 0, "")
		} else {
			r = a.effect(part)
		}
		if r != nil {
			a.rewind()
			a.openFrame() // for the event itself, which is being refused
			r.Part = i
			return r
		}
	}
	return nil
}

// effect checks an event and lets its own effect happen, or refuses it.
func (a *Adjudicator) effect(e Event) *Refusal {
	switch e := e.(type) {
	case Move:
		return a.moveAtOnce([]unit.ID{e.Unit}, []location.ID{e.To}, e.Bypass)
	case March:
		return a.moveAtOnce(e.Units, e.To, e.Bypass)
	case Place:
		return a.place(e)
	case Eliminate:
		return a.remove(e.Units, false)
	case Exit:
		return a.remove(e.Units, true)
	case SetStatus:
		return a.setStatus(e)
	case Capture:
		return a.capture(e)
	case Free:
		return a.free(e)
	case Load:
		return a.load(e)
	case Unload:
		return a.unload(e)
	case Rubble:
		return a.rubble(e.At)
	case Destroy:
		return a.destroy(e.At)
	case Kindle:
		return a.kindle(e)
	case Ignite:
		return a.ignite(e.At)
	case Blaze:
		return a.blaze(e.At)
	case Spread:
		return a.spread(e.From, e.To)
	case Extinguish:
		return a.extinguish(e.At)
	case WreckBlaze:
		return a.wreckBlaze(e.Hex)
	case MopUp:
		return a.mopUp(e)
	case NoQuarter:
		if !e.Side.Playing() {
			return a.impossible(NoSuchThing, 0, "no side")
		}
		a.noQuarter[e.Side-1] = true
		return nil
	case Declare:
		if !e.Side.Playing() {
			return a.impossible(NoSuchThing, 0, "no side")
		}
		a.declared = append(a.declared, e.Side)
		return nil
	case Tick:
		return a.tick(e.Clock)
	case End:
		a.ended = true
		a.declared = append(a.declared, unit.None)
		return nil
	}
	return a.impossible(NoSuchThing, 0, "nothing that happens; events are given as values, not as pointers")
}
