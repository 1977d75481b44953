package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// burnt is the burn as the onlooker of b knows it, nil where nothing burns or is rubble.
func (a *Adjudicator) burnt(b *book) *burntBook {
	if a.burn == nil {
		return nil
	}
	return &a.burn.books[b.viewer]
}

// nearFire reports whether s is a hex on which something that fire rules on depends.
func (a *Adjudicator) nearFire(b *book, s Subject) bool {
	burnt := a.burnt(b)
	return burnt != nil && s.kind == HexKind && burnt.near[s.id]
}

// locked reports whether side cannot gain s because it Kindled the fire that forfeits it
// (A26.16).
func (a *Adjudicator) locked(b *book, s Subject, side unit.Side) bool {
	burnt := a.burnt(b)
	return burnt != nil && burnt.locks[a.index(s)]>>side&1 == 1
}

// forfeit gives what Kindling forfeits to the Kindler's enemy (A26.16), unless he is
// locked too, or Control stated for the start still stands.
func (a *Adjudicator) forfeit(b *book, dst []Ruling) []Ruling {
	burnt := a.burnt(b)
	for _, s := range burnt.locked {
		it := &b.items[a.index(s)]
		for kindler := unit.First; kindler <= unit.Second; kindler++ {
			if a.locked(b, s, kindler) && !a.locked(b, s, kindler.Enemy()) && it.mark>>kindler&exempt == 0 {
				dst = a.award(b, s, kindler.Enemy(), A26_16, Cause{Kind: Burns, Side: kindler}, dst)
			}
		}
	}
	return dst
}

// forfeited tells which fire of kindler forfeits s: one in it, else of the Blazes that cut
// it off the nearest.
func (a *Adjudicator) forfeited(s Subject, kindler unit.Side) Cause {
	natures := a.fires.Natures(a.m)
	cause, nearest := Cause{Kind: CutOff, Side: kindler}, 0
	for _, c := range a.fires.Counters() {
		site := a.m.Site(c.At)
		if natures[site.Hex] != kindler {
			continue
		}
		if s == Location(c.At) || s == Hex(site.Hex) || s == Building(site.Building) && a.PartOfBuilding(c.At) {
			return Cause{Kind: Burns, Side: kindler, At: c.At}
		}
		if d := a.m.Grid().Distance(site.Hex, a.hexOf(s)); c.Blaze && (cause.At == 0 || d < nearest) {
			cause.At, nearest = c.At, d
		}
	}
	return cause
}

// hexOf is a hex of s, of a building its first.
func (a *Adjudicator) hexOf(s Subject) location.Hex {
	switch s.kind {
	case LocationKind:
		return a.m.Site(s.Location()).Hex
	case HexKind:
		return s.Hex()
	}
	return a.m.Building(s.Building()).Hexes[0]
}

// byFire decides to whom accidental fire and rubble give s now, and why (A26.161); None
// where they give it to nobody.
func (a *Adjudicator) byFire(b *book, s Subject) (side unit.Side, cause Cause) {
	burnt := a.burnt(b)
	if burnt == nil || !burnt.rules[a.index(s)] {
		return unit.None, Cause{}
	}
	switch s.kind {
	case HexKind:
		side, cause = a.majority(b, s, burnt.areas[burnt.areaOf[s.Hex()]].around)
	case LocationKind:
		side, cause = a.fireCounts(b, s, a.hexOf(s)), Cause{Kind: FollowsHex}
	case BuildingKind:
		side, cause = a.allHexes(b, s, a.buildingHexes(s.Building())), Cause{Kind: AllHexes}
	}
	if side != unit.None && a.locked(b, s, side) {
		return unit.None, Cause{}
	}
	return side, cause
}

// fireCounts is whose h counts as for s: a Location follows who Controls its hex
// lastingly, else a vehicle's Control counts too.
func (a *Adjudicator) fireCounts(b *book, s Subject, h location.Hex) unit.Side {
	it := &b.items[a.hexIndex(h)]
	if s.kind == LocationKind {
		return it.base
	}
	return it.controller()
}

// majorityOf is how many of n hexes are more than half of them.
func majorityOf(n int) int { return n/2 + 1 }

// majority finds the side that Controls more than half of the hexes.
func (a *Adjudicator) majority(b *book, s Subject, hexes []location.Hex) (unit.Side, Cause) {
	var count [3]int
	for _, h := range hexes {
		count[a.fireCounts(b, s, h)]++
	}
	for side := unit.First; side <= unit.Second; side++ {
		if count[side] >= majorityOf(len(hexes)) {
			return side, Cause{Kind: Majority, Count: int16(count[side]), Of: int16(len(hexes))}
		}
	}
	return unit.None, Cause{}
}

// allHexes finds the side that Controls every one of the hexes.
func (a *Adjudicator) allHexes(b *book, s Subject, hexes []location.Hex) unit.Side {
	side := a.fireCounts(b, s, hexes[0])
	for _, h := range hexes[1:] {
		if a.fireCounts(b, s, h) != side {
			return unit.None
		}
	}
	return side
}

// ruledByFire reports whether accidental fire gives s to a side now, whoever occupies it.
func (a *Adjudicator) ruledByFire(b *book, s Subject) bool {
	side, _ := a.byFire(b, s)
	return side != unit.None
}

// accidental gives what accidental fire and rubble rule on to whom they give it (A26.161).
func (a *Adjudicator) accidental(b *book, dst []Ruling) []Ruling {
	for _, s := range a.burnt(b).ruled {
		if side, cause := a.byFire(b, s); side != unit.None {
			dst = a.award(b, s, side, A26_161, cause, dst)
		}
	}
	return dst
}

// endExemptions ends the standing of Control stated for the start where the lock that it
// outlived is off.
func (a *Adjudicator) endExemptions(b *book) {
	for i := range b.items {
		for side := unit.First; side <= unit.Second; side++ {
			if burnt := a.burnt(b); burnt == nil || burnt.locks[i]>>side&1 == 0 {
				if b.items[i].mark>>side&exempt == 1 {
					a.edit(b, i).mark &^= exempt << side
				}
			}
		}
	}
}
