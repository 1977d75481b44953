package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// An Explanation says who Controls a subject and why, and how a side stands toward
// gaining it. Its text is to be made before the next event.
type Explanation struct {
	Subject    Subject
	Side       unit.Side
	Viewer     unit.Side // whose knowledge it is; None: the truth
	Controller unit.Side
	Temporary  bool      // by a vehicle, for as long as it stays (A26.12)
	Lasting    unit.Side // who Controls it apart from that
	Cites      Rule      // by which the controller Controls it
	Chain      []Entry   // all rulings on it so far, where a history is kept
	Start      unit.Side
	StartRule  Rule // who Controlled it at the start and by which rule, where a history is kept

	Verdict  Verdict
	Rule     Rule        // by which Side gains or would gain it, or is kept from it
	Gaining  []unit.ID   // Side's units that gain it unless denied
	Denying  []unit.ID   // the enemy's units that deny it
	Units    []Presence  // all units in it, or for a building in its hexes
	Needs    Cause       // for Locked and what fire rules on: the fire, or the majority so far
	Pillbox  location.ID // which Side would have to Control first (A26.132); else 0
	ToGainIt []Remedy    // what would give it to Side now; see Remedy
}

// A Presence is a unit in a subject with what it does to it.
type Presence struct {
	Unit unit.ID
	At   location.ID
	Side unit.Side
	Part
}

// Explain says in truth who Controls s, and how side stands toward gaining it by
// occupation. It asks the same question as Apply does, so that they cannot disagree.
func (a *Adjudicator) Explain(s Subject, side unit.Side) Explanation {
	return a.ExplainTo(unit.None, s, side)
}

// ExplainTo is Explain as far as viewer can know (A26.15): it shows nothing of enemy
// units that are concealed or hidden. Without WithViews it is the truth.
func (a *Adjudicator) ExplainTo(viewer unit.Side, s Subject, side unit.Side) Explanation {
	viewer = a.onlooker(viewer)
	x := Explanation{Subject: s, Side: side, Viewer: viewer, Verdict: NoOccupant}
	if !a.Has(s) || !side.Playing() {
		return x
	}
	b := &a.books[viewer]
	it := &b.items[a.index(s)]
	x.Controller, x.Cites = it.controller(), it.cites()
	x.Temporary, x.Lasting = it.over != unit.None && it.over != it.base, it.base
	x.Chain = a.Timeline(viewer, s)
	x.Start, x.StartRule = a.Beginning(viewer, s)
	x.Verdict = a.verdict(b, s, side)
	x.Rule = a.ruleOf(s, x.Verdict)
	if x.Verdict == Locked {
		x.Needs = a.forfeited(s, side)
	}
	if s.kind == HexKind && a.lacksPillbox(b, s.Hex(), side) {
		x.Pillbox = a.feature(s.Hex(), location.Pillbox)
	}
	if burnt := a.burnt(b); burnt != nil && burnt.rules[a.index(s)] && x.Verdict != Locked {
		x.Needs = a.fireStands(b, s, side)
	}
	for i := range a.units {
		u := &a.units[i]
		if !b.knows(u) || !a.near(u, s) {
			continue
		}
		p := Presence{unit.ID(i + 1), u.At, u.Side, a.standing(u).In(s.kind)}
		x.Units = append(x.Units, p)
		switch {
		case p.Side == side && p.Effect == Gains:
			x.Gaining = append(x.Gaining, p.Unit)
		case p.Side != side && p.Effect >= Denies:
			x.Denying = append(x.Denying, p.Unit)
		}
	}
	if (it.base != side || it.over == side.Enemy()) && x.Verdict != GainsIt && x.Verdict != DeniedUnseen && !a.ended {
		x.ToGainIt = a.remedies(b, x)
	}
	return x
}

// ruleOf is the rule by which a verdict on s is what it is.
func (a *Adjudicator) ruleOf(s Subject, v Verdict) Rule {
	switch v {
	case Denied:
		return A26_11
	case DeniedUnseen:
		return A26_15
	case AllRubble:
		return B24_1
	case Locked:
		return A26_16
	case FireRules:
		return A26_161
	}
	return a.ruleFor(s)
}

// near reports whether u is in s, or for a building in a hex of it.
func (a *Adjudicator) near(u *unit.Unit, s Subject) bool {
	if u.At == 0 {
		return false
	}
	site := a.m.Site(u.At)
	switch s.kind {
	case LocationKind:
		return u.At == s.Location()
	case HexKind:
		return site.Hex == s.Hex()
	}
	return a.m.BuildingAt(site.Hex) == s.Building()
}

// fireStands tells how far side is from what fire asks for (A26.161): of the hexes around
// the Area a majority, of a Location its hex, of a building all its hexes.
func (a *Adjudicator) fireStands(b *book, s Subject, side unit.Side) Cause {
	hexes, kind := a.fireAsks(b, s)
	c := Cause{Kind: kind, Of: int16(len(hexes))}
	for _, h := range hexes {
		if a.fireCounts(b, s, h) == side {
			c.Count++
		}
	}
	return c
}

// fireAsks are the hexes on whose Control it hangs to whom fire gives s.
func (a *Adjudicator) fireAsks(b *book, s Subject) ([]location.Hex, CauseKind) {
	switch s.kind {
	case HexKind:
		burnt := a.burnt(b)
		return burnt.areas[burnt.areaOf[s.Hex()]].around, Majority
	case LocationKind:
		return []location.Hex{a.m.Site(s.Location()).Hex}, FollowsHex
	}
	return a.buildingHexes(s.Building()), AllHexes
}
