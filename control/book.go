package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A book is what one onlooker knows: for every item the units that gain or deny it
// and who Controls it. The truth knows all units; a side's view leaves out enemy
// units that are concealed or hidden (A26.15).
type book struct {
	viewer unit.Side // None: the truth
	items  []item    // see Adjudicator.index
	holds  []perSide // by Location: vehicles that hold it
}

// perSide counts units of the First and the Second side.
type perSide [2]uint16

func (p perSide) of(s unit.Side) uint16 { return p[s-1] }

// An item is the entry of a Location, hex or building in the ledgers.
type item struct {
	gain perSide   // units that gain it
	deny perSide   // units that deny it to the enemy
	base unit.Side // who Controls it lastingly
	over unit.Side // whose vehicle Controls it for now (A26.12)
	rule Rule      // by which base Controls it
	mark mark
}

// A mark is a set of things to remember of an item.
type mark uint8

// The marks. exempt<<s, for a side s, says that Control stated for the start has outlived
// that side's Kindling, until its lock is off (A26.16).
const (
	open   mark = 1 // in a view: declared, shows the truth from then on (A26.15)
	exempt mark = 1
)

// controller is who Controls the item now.
func (it item) controller() unit.Side {
	if it.over != unit.None {
		return it.over
	}
	return it.base
}

// mayPass reports whether side has units that gain the item and does not Control it.
func (it *item) mayPass(side unit.Side) bool {
	return it.gain.of(side) > 0 && (it.base != side || it.over == side.Enemy())
}

// unsettled reports whether the item may pass to a side.
func (it *item) unsettled() bool { return it.mayPass(unit.First) || it.mayPass(unit.Second) }

// cites is the rule by which the present controller Controls the item.
func (it item) cites() Rule {
	if it.over != unit.None && it.over != it.base {
		return A26_12
	}
	return it.rule
}

// take copies from the truth who Controls the item.
func (it *item) take(truth *item) { it.base, it.over, it.rule = truth.base, truth.over, truth.rule }

// knows reports whether the onlooker knows of u.
func (b *book) knows(u *unit.Unit) bool { return u.KnownTo(b.viewer) }

// count enters a unit of side with standing s at site, or with n of ^0 strikes it out.
func (a *Adjudicator) count(b *book, l location.ID, site terrain.Site, side unit.Side, s Standing, n uint16) {
	a.enter(b, int(l), side, s.Location, n)
	a.enter(b, a.hexIndex(site.Hex), side, s.Hex, n)
	if site.Building != 0 {
		a.enter(b, a.buildingIndex(site.Building), side, s.Building, n)
	}
	if s.Location.Effect == Holds {
		a.editHolds(b, l)[side-1] += n
	}
}

// enter counts a unit of side with effect p on item i.
func (a *Adjudicator) enter(b *book, i int, side unit.Side, p Part, n uint16) {
	if p.Effect == Nothing {
		return
	}
	it := a.edit(b, i)
	it.deny[side-1] += n
	if p.Effect == Gains {
		it.gain[side-1] += n
	}
}

// A Verdict is how a side stands toward gaining an item by occupation (A26.11).
type Verdict uint8

// The verdicts, in the order in which the needs are asked for.
const (
	GainsIt      Verdict = iota // every need is met
	Locked                      // it Kindled the fire that forfeits the item (A26.16)
	FireRules                   // fire keeps all out, and gives the item to one side (A26.161)
	AllRubble                   // the building is wholly rubble (B24.1)
	NoOccupant                  // none of its units there can gain the item
	NeedsPillbox                // the hex's pillbox is not its own yet (A26.132)
	Denied                      // every need is met but that armed enemy units are there
	DeniedUnseen                // in a view: so it seems, but what was declared tells otherwise (A26.15)
)

// verdict decides whether side gains the item of s by occupation, and if not, why
// not. Explain and Apply both ask it.
func (a *Adjudicator) verdict(b *book, s Subject, side unit.Side) Verdict {
	it := &b.items[a.index(s)]
	switch {
	case a.locked(b, s, side):
		return Locked
	case a.ruledByFire(b, s):
		return FireRules
	case s.kind == BuildingKind && a.AllRubble(s.Building()):
		return AllRubble
	case it.gain.of(side) == 0:
		return NoOccupant
	case s.kind == HexKind && a.lacksPillbox(b, s.Hex(), side):
		return NeedsPillbox
	case it.deny.of(side.Enemy()) > 0:
		return Denied
	case it.mark&open != 0 && it.base != side:
		return DeniedUnseen
	}
	return GainsIt
}

// lacksPillbox reports whether h has a pillbox that side does not Control (A26.132).
func (a *Adjudicator) lacksPillbox(b *book, h location.Hex, side unit.Side) bool {
	l := a.feature(h, location.Pillbox)
	return l != 0 && b.items[l].controller() != side
}

// ruleFor is the rule by which an item is gained by occupation.
func (a *Adjudicator) ruleFor(s Subject) Rule {
	switch {
	case s.kind == LocationKind:
		return A26_11
	case s.kind == BuildingKind:
		return A26_14
	case a.feature(s.Hex(), location.Pillbox) != 0:
		return A26_132
	case a.feature(s.Hex(), location.Bridge) != 0:
		return A26_131
	}
	return A26_13
}
