package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// adjudicate rules on all that has been touched since it last did, and appends what
// changed in truth to dst. The first time it rules on everything.
func (a *Adjudicator) adjudicate(dst []Ruling, step int) []Ruling {
	if !a.started {
		a.started = true
		a.touchAll()
	}
	a.endMelees()
	if a.reburn {
		a.remakeBurn()
	}
	a.findScenes()
	from := len(dst)
	a.stirred = false
	dst = a.settle(a.truth(), dst)
	for i := range dst[from:] {
		dst[from+i].Step = step
	}
	order := func(x, y Ruling) int { return a.index(x.Subject) - a.index(y.Subject) }
	if !slices.IsSortedFunc(dst[from:], order) {
		slices.SortStableFunc(dst[from:], order)
	}
	if a.history != nil {
		a.log(unit.None, dst[from:]...)
	}
	for i := 1; i < len(a.books); i++ {
		a.look(&a.books[i])
	}
	a.touched, a.released, a.revealed = a.touched[:0], a.released[:0], a.revealed[:0]
	a.secured, a.reburnt, a.shaken, a.actor = a.secured[:0], false, [3]bool{}, 0
	return dst
}

// findScenes looks up the items of the Locations touched.
func (a *Adjudicator) findScenes() {
	a.scenes = a.scenes[:0]
	for i, l := range a.touched {
		if i == 0 || l != a.touched[i-1] {
			a.addScene(l)
		}
	}
}

func (a *Adjudicator) addScene(l location.ID) {
	site := a.m.Site(l)
	t := scene{at: l, hex: site.Hex, hexIndex: a.hexIndex(site.Hex), building: site.Building}
	if site.Building != 0 {
		t.buildingIndex = a.buildingIndex(site.Building)
	}
	a.scenes = append(a.scenes, t)
}

func (a *Adjudicator) touchAll() {
	a.touched, a.reburnt = a.touched[:0], true
	for l := 1; l <= a.m.NumLocations(); l++ {
		a.touched = append(a.touched, location.ID(l))
	}
}

// remakeBurn works out again what fires and rubble mean for Control. What they no longer
// rule on may be gained by who stands there.
func (a *Adjudicator) remakeBurn() {
	if a.burn != nil {
		for l := location.ID(1); int(l) < len(a.burn.sealed); l++ {
			if a.burn.sealed[l] || a.burn.locks(l) {
				a.touched = append(a.touched, l)
			}
		}
	}
	a.burn, a.reburn, a.reburnt = a.makeBurn(), false, true
	for i := range a.books {
		a.endExemptions(&a.books[i])
	}
}

// endMelees ends each touched Melee in which no enemy is left (A11.15).
func (a *Adjudicator) endMelees() {
	for _, l := range a.touched {
		if a.melee[l] == 0 {
			continue
		}
		var engaged [3]bool
		for i := range a.units {
			if u := &a.units[i]; u.At == l && u.Engages() && a.Grounded(u) {
				engaged[u.Side.Enemy()] = true
			}
		}
		for i := range a.units {
			if u := a.units[i]; u.At == l && u.Has(unit.Melee) && !engaged[u.Side] {
				u.Status &^= unit.Melee
				a.set(unit.ID(i+1), u, false)
			}
		}
	}
}

// settle brings Control in b up to date where something was touched, in the order of
// effects: vehicles' holds that have ended, Mopping Up, forfeits by Kindling, accidental
// fire, holds that begin, occupation, and accidental fire again until nothing changes.
func (a *Adjudicator) settle(b *book, dst []Ruling) []Ruling {
	a.stirred = a.stirred || a.reburnt || len(a.secured) > 0
	for _, t := range a.scenes {
		if b.items[t.at].over != unit.None {
			dst = a.release(b, Location(t.at), t.at, dst)
		}
		if b.items[t.hexIndex].over != unit.None {
			dst = a.release(b, Hex(t.hex), a.m.Base(t.hex), dst)
		}
	}
	dst = a.secure(b, dst)
	if a.burn == nil {
		return a.occupation(b, dst)
	}
	if a.reburnt {
		dst = a.forfeit(b, dst)
	}
	touched := len(a.scenes)
	for again := true; again; again = a.stirred {
		if a.stirred {
			a.stirred = false
			dst = a.accidental(b, dst)
			a.scenes = a.scenes[:touched]
			a.addRuled(b)
		}
		dst = a.occupation(b, dst)
	}
	a.scenes = a.scenes[:touched]
	return dst
}

// addRuled adds the scenes that accidental fire may rule on: where it gives an item to
// nobody any longer, as in a tie, who is still there may gain it.
func (a *Adjudicator) addRuled(b *book) {
	for _, s := range a.burnt(b).ruled {
		if s.kind == LocationKind {
			a.addScene(s.Location())
		}
	}
}

// occupation lets vehicles' holds begin and units gain where something was touched:
// Locations, then hexes, then buildings.
func (a *Adjudicator) occupation(b *book, dst []Ruling) []Ruling {
	for _, t := range a.scenes {
		if b.holds[t.at] != (perSide{}) {
			dst = a.hold(b, t.at, dst)
		}
		if b.items[t.at].unsettled() {
			dst = a.occupy(b, Location(t.at), dst)
		}
	}
	for _, t := range a.scenes {
		if b.items[t.hexIndex].unsettled() {
			dst = a.occupy(b, Hex(t.hex), dst)
		}
		if t.building != 0 && b.items[t.buildingIndex].unsettled() {
			dst = a.occupy(b, Building(t.building), dst)
		}
	}
	return dst
}

// put enters who Controls s lastingly and for now, and the rule unless that is NoRule. It
// reports who Controlled s before, and whether a ruling is due: where the controller
// changed, or what his vehicle held has become lasting. In a view one is due only for
// the history.
func (a *Adjudicator) put(b *book, s Subject, base, over unit.Side, rule Rule) (from unit.Side, due bool) {
	i := a.index(s)
	if b.items[i].mark&open != 0 {
		return unit.None, false
	}
	it := a.edit(b, i)
	before := *it
	it.base, it.over = base, over
	if rule != NoRule {
		it.rule = rule
	}
	a.stirred = a.stirred || a.nearFire(b, s)
	from = before.controller()
	due = from != it.controller() || before.base != base && base == from
	if b.viewer != unit.None {
		return from, due && a.history != nil
	}
	for v := 1; v < len(a.books); v++ {
		if a.books[v].items[i].mark&open != 0 {
			a.edit(&a.books[v], i).take(it)
			a.shaken[v] = a.shaken[v] || a.nearFire(&a.books[v], s)
			if due {
				a.log(a.books[v].viewer, Ruling{Subject: s, From: from, To: it.controller(), Rule: A26_15, Cause: Cause{Kind: Declared}})
			}
		}
	}
	return from, due
}

// award gives s to side lastingly and ends an enemy vehicle's hold on it. Where it is
// side's already nothing happens.
func (a *Adjudicator) award(b *book, s Subject, side unit.Side, rule Rule, cause Cause, dst []Ruling) []Ruling {
	it := &b.items[a.index(s)]
	if it.base == side && it.over != side.Enemy() {
		return dst
	}
	over := it.over
	if over == side.Enemy() {
		over = unit.None
	}
	if from, due := a.put(b, s, side, over, rule); due {
		dst = append(dst, Ruling{Subject: s, From: from, To: side, Rule: rule, Cause: a.complete(b, s, side, cause)})
	}
	return dst
}

// complete finds what a cause leaves open: which unit occupies s, which fire burns there.
// A unit that the onlooker does not know of has no name.
func (a *Adjudicator) complete(b *book, s Subject, side unit.Side, c Cause) Cause {
	switch {
	case c.Kind == Occupies:
		c.Unit = a.whoIn(b, s, side, Gains)
	case c.Kind == Burns:
		return a.forfeited(s, c.Side)
	case c.Kind == MoppedUp && !b.knows(&a.units[c.Unit-1]):
		c.Unit = 0
	}
	return c
}

// occupy gives s to the side that meets every need for gaining it (A26.11).
func (a *Adjudicator) occupy(b *book, s Subject, dst []Ruling) []Ruling {
	for side := unit.First; side <= unit.Second; side++ {
		if b.items[a.index(s)].mayPass(side) && a.verdict(b, s, side) == GainsIt {
			dst = a.award(b, s, side, a.ruleFor(s), Cause{Kind: Occupies}, dst)
		}
	}
	return dst
}

// whoIn finds a unit of side, known in b, that has effect e on s, if it can the one that
// the event is about.
func (a *Adjudicator) whoIn(b *book, s Subject, side unit.Side, e Effect) unit.ID {
	if u := a.actor; u != 0 && a.units[u-1].Side == side && a.near(&a.units[u-1], s) && a.standingOfActor.In(s.kind).Effect == e && b.knows(&a.units[u-1]) {
		return u
	}
	has := func(u *unit.Unit) bool { return a.effectOn(u, s, side) == e && b.knows(u) }
	for i := range a.units {
		if has(&a.units[i]) {
			return unit.ID(i + 1)
		}
	}
	return 0
}

// effectOn is what u does to s if it is of that side and there.
func (a *Adjudicator) effectOn(u *unit.Unit, s Subject, side unit.Side) Effect {
	if u.Side != side || !a.near(u, s) {
		return Nothing
	}
	return a.standing(u).In(s.kind).Effect
}
