package control

import "github.com/aslcontrol/aslcontrol/unit"

// look brings a side's view up to date (A26.15). Where an enemy unit was revealed it
// takes the truth; for the rest it rules by what it knows.
func (a *Adjudicator) look(b *book) {
	a.stirred = false
	truth := a.truth()
	take := func(i int) { b.items[i].take(&truth.items[i]) }
	for _, r := range a.revealed {
		if r.viewer != b.viewer {
			continue
		}
		a.stirred = true
		site := a.m.Site(r.at)
		take(int(r.at))
		if !site.Place.Subterranean() {
			take(a.hexIndex(site.Hex))
		}
		if r.inside {
			take(a.buildingIndex(site.Building))
		}
	}
	a.settle(b, nil)
}

// reveal shows in the enemy's view all that side Controls at this moment; at the end of
// the game, for None, in both views everything (A26.15).
func (a *Adjudicator) reveal(side unit.Side) {
	for n := 1; n < len(a.books); n++ {
		b := &a.books[n]
		if side != unit.None && b.viewer == side {
			continue
		}
		for i := range b.items {
			if truth := &a.truth().items[i]; side == unit.None || truth.controller() == side {
				b.items[i].mark |= open
				b.items[i].take(truth)
			}
		}
	}
}
