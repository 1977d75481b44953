package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Remedy is a set of changes that together would give a side what it does not Control,
// now and without another. Each set is as small as can be: if some sets are of one
// change, there are no larger ones.
type Remedy []Change

// A Change is one thing that would have to happen.
type Change struct {
	Kind  ChangeKind
	Unit  unit.ID        // of Remove and Recover
	Lack  unit.Lack      // of Recover: what the unit would have to overcome
	At    []location.ID  // of Enter any one of these, of PutOut all
	Hexes []location.Hex // of TakeHexes: any Count of these
	Count int
}

// A ChangeKind tells changes apart.
type ChangeKind uint8

// The changes.
const (
	Remove    ChangeKind = iota + 1 // Unit, and who is aboard, is eliminated or goes elsewhere
	Recover                         // Unit overcomes Lack: rallies, rearms, dismounts, enters the obstacle
	Enter                           // an armed Good Order Infantry MMC of the side enters one of At
	PutOut                          // the fire in all of At goes out
	TakeHexes                       // the side gains Count of Hexes
)

// maxTrials is of how many changes each is tried alone.
const maxTrials = 64

// remedies finds what would give x.Subject to x.Side: each single change that would, or
// where none does a smallest set.
func (a *Adjudicator) remedies(b *book, x Explanation) []Remedy {
	if x.Needs.Kind == Majority || x.Needs.Kind == FollowsHex || x.Needs.Kind == AllHexes {
		if hexes := a.hexesWanted(b, x); len(hexes.Hexes) > 0 && x.Verdict != Locked {
			return []Remedy{{hexes}}
		}
	}
	if x.Verdict == AllRubble {
		return nil
	}
	enter := a.entries(x)
	var single []Remedy
	var usable []location.ID
	for _, l := range enter {
		if a.wouldGain(x, Remedy{{Kind: Enter, At: []location.ID{l}}}) {
			usable = append(usable, l)
		}
	}
	if usable != nil {
		single = append(single, Remedy{{Kind: Enter, At: usable}})
	}
	candidates := a.candidates(x)
	crowded := len(candidates) > maxTrials
	for _, c := range candidates {
		if r := (Remedy{c}); !(crowded && c.Kind == Remove) && a.wouldGain(x, r) {
			single = append(single, a.fewestFires(x, r))
		}
	}
	if single != nil {
		return single
	}
	all := Remedy{}
	if len(enter) > 0 {
		all = append(all, Change{Kind: Enter, At: enter})
	}
	all = append(all, candidates...)
	if !a.wouldGain(x, all) {
		return nil
	}
	for i := 0; i < len(all); {
		if crowded && all[i].Kind == Remove {
			i++ // of so many each denies
		} else if fewer := slices.Delete(slices.Clone(all), i, i+1); a.wouldGain(x, fewer) {
			all = fewer
		} else {
			i++
		}
	}
	if i := slices.IndexFunc(all, func(c Change) bool { return c.Kind == PutOut }); i > 0 {
		first := all[i] // before one enters
		all = slices.Insert(slices.Delete(all, i, i+1), 0, first)
	}
	return []Remedy{a.fewestFires(x, all)}
}

// fewestFires leaves out of r the fires that need not go out.
func (a *Adjudicator) fewestFires(x Explanation, r Remedy) Remedy {
	for i := range r {
		for j := 0; r[i].Kind == PutOut && j < len(r[i].At); {
			fewer := slices.Clone(r)
			fewer[i].At = slices.Delete(slices.Clone(r[i].At), j, j+1)
			if a.wouldGain(x, fewer) {
				r = fewer
			} else {
				j++
			}
		}
	}
	return r
}

// hexesWanted is how many of which hexes the side would have to gain for fire to give it
// the subject.
func (a *Adjudicator) hexesWanted(b *book, x Explanation) Change {
	all, kind := a.fireAsks(b, x.Subject)
	c := Change{Kind: TakeHexes, Count: len(all) - int(x.Needs.Count)}
	if kind == Majority {
		c.Count = majorityOf(len(all)) - int(x.Needs.Count)
	}
	for _, h := range all {
		if a.fireCounts(b, x.Subject, h) != x.Side {
			c.Hexes = append(c.Hexes, h)
		}
	}
	return c
}

// entries are the Locations in which a MMC of the side of x gains its subject if no enemy
// denies it, those that burn only if that fire is to go out; of a hex whose pillbox the
// side lacks that alone (A26.132).
func (a *Adjudicator) entries(x Explanation) []location.ID {
	var all, locking []location.ID
	if x.Verdict == Locked {
		locking = a.locking(x)
	}
	for _, l := range a.around(x.Subject) {
		trial := unit.Unit{At: l, Side: x.Side, Type: unit.Squad}
		if a.standing(&trial).In(x.Subject.kind).Effect == Gains && (!a.fires.Blazes(l) || slices.Contains(locking, l)) && (x.Pillbox == 0 || l == x.Pillbox) {
			all = append(all, l)
		}
	}
	return all
}

// around are the Locations of s, of a building those of all its hexes, that are not gone.
func (a *Adjudicator) around(s Subject) []location.ID {
	exists := func(l location.ID) bool { return !a.gone(l) }
	switch s.kind {
	case LocationKind:
		return a.keep([]location.ID{s.Location()}, exists)
	case HexKind:
		return a.keep(a.m.Locations(s.Hex()), exists)
	}
	var all []location.ID
	for _, h := range a.m.Building(s.Building()).Hexes {
		all = append(all, a.keep(a.m.Locations(h), exists)...)
	}
	return all
}

// candidates are the changes that may help the side of x: its own units there overcome
// what they lack, each denying enemy goes, the fire that locks it goes out.
func (a *Adjudicator) candidates(x Explanation) []Change {
	var all []Change
	for _, p := range x.Units {
		u, lack := &a.units[p.Unit-1], p.Lack
		if lack == unit.LacksNothing {
			lack = u.LacksToGain() // its place said enough
		}
		if p.Side == x.Side && u.MMC() && p.Effect != Gains && lack != unit.LacksNothing {
			all = append(all, Change{Kind: Recover, Unit: p.Unit, Lack: lack})
		}
	}
	if x.Verdict == Locked {
		all = append(all, Change{Kind: PutOut, At: a.locking(x)})
	}
	for _, id := range x.Denying {
		if v := a.units[id-1].Aboard; v != 0 && a.books[x.Viewer].knows(&a.units[v-1]) {
			id = v
		}
		if c := (Change{Kind: Remove, Unit: id}); !slices.ContainsFunc(all, func(o Change) bool { return o.Kind == Remove && o.Unit == id }) {
			all = append(all, c)
		}
	}
	return all
}

// locking are the fires of the side's Kindling in the subject; where none is there, all
// its Blazes.
func (a *Adjudicator) locking(x Explanation) []location.ID {
	natures := a.fires.Natures(a.m)
	var within, blazes []location.ID
	for _, c := range a.fires.Counters() {
		site := a.m.Site(c.At)
		if natures[site.Hex] != x.Side {
			continue
		}
		if slices.Contains(a.around(x.Subject), c.At) {
			within = append(within, c.At)
		}
		if c.Blaze {
			blazes = append(blazes, c.At)
		}
	}
	if within == nil {
		within = blazes
	}
	return slices.Compact(within)
}

// wouldGain tries a remedy on a copy of the game and reports whether the side of x then
// Controls its subject lastingly, as far as the viewer knows.
func (a *Adjudicator) wouldGain(x Explanation, r Remedy) bool {
	if a.spare == nil {
		a.spare = &Adjudicator{}
	}
	c := a.spare
	a.CopyTo(c)
	c.history, c.started = nil, true
	b := &c.books[x.Viewer]
	if b.viewer != unit.None {
		c.forget(b)
	}
	for _, change := range r {
		c.try(x.Side, change)
	}
	c.adjudicate(nil, 0)
	it := &b.items[c.index(x.Subject)]
	return it.base == x.Side && it.over != x.Side.Enemy()
}

// forget makes a game that is a copy as if there were but the units that the onlooker of b
// knows of, so that nothing in it betrays others: of what has been declared too he judges
// by those.
func (a *Adjudicator) forget(b *book) {
	for i := range b.items {
		b.items[i].mark &^= open
	}
	for i := range a.units {
		if u := a.units[i]; u.OnMap() && !b.knows(&u) {
			u.At = 0
			a.set(unit.ID(i+1), u, true)
		}
	}
	a.scratch = a.scratch.cleared()
}

// try makes a change in a game that is a copy.
func (a *Adjudicator) try(side unit.Side, change Change) {
	switch change.Kind {
	case Remove:
		a.remove([]unit.ID{change.Unit}, true)
	case Recover:
		u := a.units[change.Unit-1]
		u.Overcome(change.Lack)
		a.set(change.Unit, u, false)
	case Enter:
		a.units, a.aboard = append(a.units, unit.Unit{}), append(a.aboard, 0)
		a.set(unit.ID(len(a.units)), unit.Unit{At: change.At[0], Side: side, Type: unit.Squad}, false)
	case PutOut:
		for _, l := range change.At {
			a.editFires().Drop(l)
		}
		a.reburn = true
	}
}
