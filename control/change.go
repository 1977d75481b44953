package control

import "github.com/aslcontrol/aslcontrol/unit"

// set changes the state of id to u and brings all counts up to date. left says that
// the unit, if it was a vehicle holding a Location, has left it.
func (a *Adjudicator) set(id unit.ID, u unit.Unit, left bool) {
	old := &a.units[id-1]
	before := a.standing(old)
	if old.At != 0 {
		a.strike(old, before)
	}
	was := *old
	a.board(was.Aboard, u.Aboard)
	if a.journal != nil {
		a.journal.units = append(a.journal.units, oldUnit{id, was})
	}
	*old = u
	after := a.standing(old)
	if u.At != 0 {
		a.record(old, after)
	}
	if before.Location.Effect == Holds && (after.Location.Effect != Holds || was.At != u.At || was.Side != u.Side) {
		a.released = append(a.released, release{was.At, id, was.Side, !was.Unseen(), left})
	}
	if was.Side == u.Side && was.Unseen() && !u.Unseen() && u.At != 0 && u.Real() && len(a.books) > 1 {
		a.revealed = append(a.revealed, reveal{u.Side.Enemy(), id, u.At, a.inside(old, a.m.Site(u.At))})
	}
	a.actor, a.standingOfActor = id, after
	a.noteUnit(id)
}

// strike takes u out of the counts where it stands.
func (a *Adjudicator) strike(u *unit.Unit, s Standing) { a.enterCounts(u, s, ^uint16(0)) }

// record enters u into the counts where it stands.
func (a *Adjudicator) record(u *unit.Unit, s Standing) { a.enterCounts(u, s, 1) }

func (a *Adjudicator) enterCounts(u *unit.Unit, s Standing, n uint16) {
	site := a.m.Site(u.At)
	for i := range a.books {
		if b := &a.books[i]; b.knows(u) {
			a.count(b, u.At, site, u.Side, s, n)
		}
	}
	if u.Has(unit.Melee) {
		a.melee[u.At] += n
	}
	a.touched = append(a.touched, u.At)
	if a.burn != nil && a.burn.sealed[u.At] {
		a.reburn = true
	}
}

// board counts a unit that goes from aboard one vehicle to aboard another; 0 is none.
func (a *Adjudicator) board(from, to unit.ID) {
	if from != 0 {
		a.aboard[from-1]--
	}
	if to != 0 {
		a.aboard[to-1]++
	}
}
