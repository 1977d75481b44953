package control

import (
	"fmt"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A plight is where a unit is and what of its state ends unasked: Melee (A11.15) and
// Bypass (A4.33).
type plight struct {
	at                     location.ID
	aboard                 unit.ID
	melee, bypass, strayed bool
}

func plightOf(u *unit.Unit) plight {
	return plight{u.At, u.Aboard, u.Has(unit.Melee), u.Bypass, u.Strayed}
}

// endings checks that in now units are where the parts of an event have brought them,
// and that Melee and Bypass have ended where they must and nowhere else. It is called
// before happen.
func (x *plain) endings(now []unit.Unit, parts ...happening) error {
	for i := range now {
		id, u := unit.ID(i+1), &now[i]
		want := plightOf(&parts[0].before[i])
		clock := x.clock
		for _, p := range parts {
			x.befall(&want, id, p, clock)
			if tick, ok := p.event.(Tick); ok {
				clock = tick.Clock
			}
		}
		want.melee = want.melee && engaged(now, u)
		if got := plightOf(u); got != want && (got.at != 0 || want.at != 0) {
			return fmt.Errorf("unit %d is %+v, by the rules %+v", id, got, want)
		}
	}
	return nil
}

// engaged reports whether an enemy ground unit that can be in Melee is in the Location
// of u, one of all (A11.15).
func engaged(all []unit.Unit, u *unit.Unit) bool {
	return slices.ContainsFunc(all, func(o unit.Unit) bool {
		return o.At == u.At && o.Side != u.Side && o.Ground() && !o.Prisoner() && !o.Has(unit.Abandoned) && !aloft(all, &o)
	})
}

// befall changes the plight of a unit as p alone does.
func (x *plain) befall(w *plight, id unit.ID, p happening, clock Clock) {
	u := &p.before[id-1]
	moves := func(units []unit.ID, to location.ID, bypass bool) {
		carried := u.PRC() && slices.Contains(units, u.Aboard)
		if carried || slices.Contains(units, id) {
			w.at, w.bypass, w.strayed = to, bypass, false
		}
		if !carried && slices.Contains(units, id) {
			w.aboard = 0
		}
	}
	leaves := func(units []unit.ID) {
		if slices.Contains(units, id) || u.PRC() && slices.Contains(units, u.Aboard) {
			w.at, w.aboard = 0, 0
		}
	}
	switch e := p.event.(type) {
	case Move:
		moves([]unit.ID{e.Unit}, e.To, e.Bypass)
	case March:
		moves(e.Units, e.To[len(e.To)-1], e.Bypass)
	case Eliminate:
		leaves(e.Units)
	case Exit:
		leaves(e.Units)
	case Load:
		if e.Unit == id {
			v := &p.before[e.Vehicle-1]
			w.at, w.aboard, w.bypass, w.strayed = v.At, e.Vehicle, v.Bypass, false
		}
	case Unload:
		if e.Unit == id {
			w.aboard, w.bypass = 0, e.Bypass
		}
	case Place:
		if e.Unit == id {
			*w = plightOf(&e.As)
			if e.As.PRC() {
				v := &p.before[e.As.Aboard-1]
				w.at, w.bypass = v.At, v.Bypass
			}
		}
	case SetStatus:
		if e.Unit == id {
			w.melee = w.melee && e.Remove&unit.Melee == 0 || e.Add&unit.Melee != 0
		}
	case MopUp: // which has been held against the rules
		if !p.after[id-1].OnMap() {
			w.at, w.aboard, w.bypass = 0, 0, false
		}
	case Tick:
		if u.OnMap() && u.Infantry() && w.bypass && x.endsMPh(clock, e.Clock, u.Side) {
			w.bypass, w.strayed = false, !x.view[BypassEndGains]
		}
	}
}

// endsMPh reports whether a MPh of side ends in the shortest time that leads from one
// moment to another; none does if the clock goes back. What came before the clock was
// first set is unknown: then it has ended unless it is now, but nothing has before play
// starts.
func (x *plain) endsMPh(from, to Clock, side unit.Side) bool {
	if from == (Clock{}) {
		return x.started && (to.Player != side || to.Phase != MPh)
	}
	turns := 2 * (to.Turn - from.Turn) // Player Turns from the one to the other
	if to.Player != from.Player && turns == 0 {
		turns = 1
	} else if to.Player != from.Player {
		turns-- // who is first in a Game Turn is unknown
	}
	for i := range turns + 1 {
		player := from.Player
		if i%2 == 1 {
			player = player.Enemy()
		}
		begun := i > 0 || from.Phase <= MPh
		over := i < turns || to.Phase > MPh
		if player == side && begun && over {
			return true
		}
	}
	return false
}
