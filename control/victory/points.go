package victory

import "github.com/aslcontrol/aslcontrol/unit"

// Worth is the Victory Points of u (A26.2): those of its card where stated; else 2
// for a squad or crew, 1 for a half-squad, leader or hero, none for others. A Dummy
// has none.
func Worth(u *unit.Unit) int {
	switch {
	case u.VP == unit.NoVP, u.Type == unit.Dummy:
		return 0
	case u.VP > 0:
		return int(u.VP)
	}
	switch u.Type {
	case unit.Squad, unit.Crew:
		return 2
	case unit.HalfSquad, unit.Leader, unit.Hero:
		return 1
	}
	return 0
}

// A tally is the Victory Points that units have brought, by the side that has them.
type tally struct {
	lost [3]int // for enemies out of the game
	held [3]int // for enemies captured and still held, which count double when the game ends
	exit [3]int // for its own units that have left the map
}

// cvp are the Casualty Victory Points of side.
func (t *tally) cvp(side unit.Side, ended bool) int {
	if ended {
		return t.lost[side] + 2*t.held[side]
	}
	return t.lost[side] + t.held[side]
}

// A past is what of a unit's history bears on its Victory Points.
type past struct {
	origin  unit.Side // whose it was before any capture
	escaped bool      // a crew that has been a prisoner and is free again
	exited  bool      // it has left the map alive
}

// learn brings p up to date with a unit that was and is now so, and may have exited.
func (p *past) learn(was, now *unit.Unit, exited bool) {
	p.exited = p.exited || exited
	if was.Type == 0 {
		p.origin = now.Side
		if now.Vehicle() && now.Has(unit.Captured) {
			p.origin = now.Side.Enemy()
		}
	}
	if now.Type == unit.Crew && was.Prisoner() && !now.Prisoner() {
		p.escaped = true
	}
}

// add enters what u brings, n times. exits are the sides with a condition about Exit
// Victory Points; what of theirs leaves the map is not lost.
func (t *tally) add(u *unit.Unit, p past, exits *[3]bool, n int) {
	worth, enemy := n*Worth(u), p.origin.Enemy()
	if p.escaped && u.Has(unit.Unarmed) && worth != 0 {
		// It is a half-squad now; the captor keeps the difference.
		t.lost[enemy] += worth - n
		worth = n
	}
	switch {
	case u.Type == 0:
	case u.Has(unit.Wreck), !u.OnMap() && !p.exited:
		if u.Prisoner() {
			worth *= 2 // killed by its own side's fire
		}
		t.lost[enemy] += worth
		return
	case u.Prisoner(), u.Side != p.origin:
		t.held[enemy] += worth
	case p.exited && !exits[u.Side]:
		t.lost[enemy] += worth
	}
	if p.exited && !u.Prisoner() && !u.Has(unit.Broken|unit.Disrupted|unit.Recalled) {
		t.exit[u.Side] += worth
	}
}

// tally gives the Victory Points as far as viewer knows.
func (j *Judge) tally(viewer unit.Side) *tally {
	if viewer == unit.None {
		return &j.total
	}
	var t tally
	for i := range j.last {
		if u := &j.last[i]; !j.pasts[i].exited || u.KnownTo(viewer) {
			t.add(u, j.pasts[i], &j.exits, 1)
		}
	}
	return &t
}
