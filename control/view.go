package control

import "github.com/aslcontrol/aslcontrol/unit"

// look brings a side's view up to date (A26.15). Where an enemy unit was revealed it
// takes the truth; for the rest it rules by what it knows.
func (a *Adjudicator) look(b *book) {
	a.stirred = a.shaken[b.viewer]
	for _, r := range a.revealed {
		if r.viewer != b.viewer {
			continue
		}
		a.stirred = true
		cause := Cause{Kind: Revealed, Unit: r.unit}
		site := a.m.Site(r.at)
		a.learn(b, Location(r.at), cause)
		if !site.Place.Subterranean() {
			a.learn(b, Hex(site.Hex), cause)
		}
		if r.inside {
			a.learn(b, Building(site.Building), cause)
		}
	}
	a.log(b.viewer, a.settle(b, nil)...)
}

// learn shows the truth about s in b.
func (a *Adjudicator) learn(b *book, s Subject, cause Cause) {
	i := a.index(s)
	from, to := b.items[i].controller(), a.truth().items[i].controller()
	a.edit(b, i).take(&a.truth().items[i])
	if from != to {
		a.log(b.viewer, Ruling{Subject: s, From: from, To: to, Rule: A26_15, Cause: cause})
	}
}

// reveal shows in the enemy's view all that side Controls at this moment; at the end of
// the game, for None, in both views everything (A26.15).
func (a *Adjudicator) reveal(side unit.Side) {
	for n := 1; n < len(a.books); n++ {
		b := &a.books[n]
		if side != unit.None && b.viewer == side {
			continue
		}
		for _, s := range a.Subjects() {
			if side == unit.None || a.Controller(s) == side {
				a.edit(b, a.index(s)).mark |= open
				a.learn(b, s, Cause{Kind: Declared})
			}
		}
		if a.scenes, a.stirred = a.scenes[:0], a.burn != nil; a.stirred {
			a.log(b.viewer, a.settle(b, nil)...)
		}
	}
}
