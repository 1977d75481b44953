package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A burn is what the present fires and rubble mean for Control. It depends on where
// units are only in places that cannot be entered from the edge of the map, and so
// outlasts most moves. Once made it never changes; copies of a game share it.
type burn struct {
	sealed []bool      // by Location: cannot be entered from the edge of the map
	books  []burntBook // as each onlooker knows it
}

// A burntBook is a burn as one onlooker knows it.
type burntBook struct {
	locks  []uint8   // by index: bit s if side s Kindled what forfeits the item (A26.16)
	locked []Subject // those with a lock
	ruled  []Subject // what accidental fire may rule on (A26.161): hexes, Locations, buildings
	rules  []bool    // by index: it is among them
	areas  []area
	areaOf []int32 // by hex: index into areas, -1 for none
	near   []bool  // by hex: something in ruled depends on who Controls it
}

// locks reports whether l is locked to a side as any onlooker knows it.
func (b *burn) locks(l location.ID) bool {
	for i := range b.books {
		if b.books[i].locks[l] != 0 {
			return true
		}
	}
	return false
}

// An area is a connected group of hexes that accidental Blazes keep all ground units
// out of, and the playable hexes adjacent to it.
type area struct{ hexes, around []location.Hex }

// makeBurn works out what the fires and the rubble mean now.
func (a *Adjudicator) makeBurn() *burn {
	if len(a.fires.Counters()) == 0 && !slices.Contains(a.fallen, true) {
		return nil
	}
	k := kindling{a: a, reach: terrain.Reach{Map: a.m, Rubble: a.fallen}, natures: a.fires.Natures(a.m)}
	n := a.m.NumLocations() + 1
	reached := make([]bool, n)
	k.reach.Blazes = k.blazes(func(unit.Side) bool { return true })
	k.reach.From(reached, nil)
	b := &burn{sealed: make([]bool, n), books: make([]burntBook, len(a.books))}
	for l := 1; l < n; l++ {
		b.sealed[l] = !reached[l]
	}
	for i := range b.books {
		b.books[i] = k.book(&a.books[i])
	}
	return b
}

// A kindling is the work of making a burn.
type kindling struct {
	a       *Adjudicator
	reach   terrain.Reach
	natures map[location.Hex]unit.Side
}

// blazes marks the Locations with Blazes of the natures wanted.
func (k *kindling) blazes(want func(unit.Side) bool) []bool {
	marks := make([]bool, k.a.m.NumLocations()+1)
	for _, c := range k.a.fires.Counters() {
		if c.Blaze && want(k.natures[k.a.m.Site(c.At).Hex]) {
			marks[c.At] = true
		}
	}
	return marks
}

// enterable marks what can be entered past the Blazes of the natures wanted.
func (k *kindling) enterable(want func(unit.Side) bool, units []location.ID) []bool {
	reached := make([]bool, k.a.m.NumLocations()+1)
	k.reach.Blazes = k.blazes(want)
	k.reach.From(reached, units)
	return reached
}

// sources are where the units are that the onlooker knows of and that count.
func (k *kindling) sources(b *book, counts func(*unit.Unit) bool) []location.ID {
	var at []location.ID
	for i := range k.a.units {
		if u := &k.a.units[i]; u.OnMap() && b.knows(u) && k.a.Grounded(u) && counts(u) {
			at = append(at, u.At)
		}
	}
	return at
}

// book makes the burn of one book.
func (k *kindling) book(b *book) burntBook {
	burnt := burntBook{
		locks:  make([]uint8, len(b.items)),
		rules:  make([]bool, len(b.items)),
		areaOf: make([]int32, k.a.m.Grid().Len()+1),
		near:   make([]bool, k.a.m.Grid().Len()+1),
	}
	for h := range burnt.areaOf {
		burnt.areaOf[h] = -1
	}
	for side := unit.First; side <= unit.Second; side++ {
		k.forfeits(b, &burnt, side)
	}
	k.accidental(b, &burnt)
	return burnt
}

// forfeits locks what a side's Kindling gives away (A26.16): every Location, hex and
// building with a counter, and all that the enemy's armed units cannot enter because of
// its Blazes, be it with the help of other causes.
func (k *kindling) forfeits(b *book, burnt *burntBook, kindler unit.Side) {
	a, found := k.a, false
	for _, c := range a.fires.Counters() {
		site := a.m.Site(c.At)
		if k.natures[site.Hex] != kindler {
			continue
		}
		found = true
		burnt.lock(a, Location(c.At), kindler)
		burnt.lock(a, Hex(site.Hex), kindler)
		if a.PartOfBuilding(c.At) {
			burnt.lock(a, Building(site.Building), kindler)
		}
	}
	if !found {
		return
	}
	units := k.sources(b, func(u *unit.Unit) bool { return u.Side == kindler.Enemy() && u.Armed() })
	now := k.enterable(func(unit.Side) bool { return true }, units)
	without := k.enterable(func(s unit.Side) bool { return s != kindler }, units)
	for _, s := range a.Subjects() {
		if cutOff(a.parts(s), now, without) {
			burnt.lock(a, s, kindler)
		}
	}
}

// cutOff reports whether none of the Locations can be entered now but some could
// without a cause.
func cutOff(parts []location.ID, now, without []bool) bool {
	could := false
	for _, l := range parts {
		if now[l] {
			return false
		}
		could = could || without[l]
	}
	return could
}

// lock enters that kindler forfeits s. A building wholly in rubble is none any longer.
func (burnt *burntBook) lock(a *Adjudicator, s Subject, kindler unit.Side) {
	if s.kind == BuildingKind && a.AllRubble(s.Building()) {
		return
	}
	i := a.index(s)
	if burnt.locks[i] == 0 {
		burnt.locked = append(burnt.locked, s)
	}
	burnt.locks[i] |= 1 << kindler
}

// accidental finds what accidental Blazes and rubble keep all ground units out of
// (A26.161).
func (k *kindling) accidental(b *book, burnt *burntBook) {
	a := k.a
	units := k.sources(b, func(*unit.Unit) bool { return true })
	now := k.enterable(func(unit.Side) bool { return true }, units)
	noBlaze := k.enterable(unit.Side.Playing, units)
	free := noBlaze
	if a.View(RubbleAloneFollowsHex) {
		k.reach.Rubble = nil
		free = k.enterable(unit.Side.Playing, units)
		k.reach.Rubble = a.fallen
	}
	for h := range a.m.Hexes() {
		if allCutOff(a.groundLevel(h), now, noBlaze) {
			burnt.rule(a, Hex(h))
		}
	}
	burnt.findAreas(a)
	for h := range a.m.Hexes() {
		for _, l := range a.parts(Hex(h)) {
			if !now[l] && free[l] {
				burnt.rule(a, Location(l))
				burnt.near[h] = true
			}
		}
	}
	for i := 1; i <= a.m.NumBuildings(); i++ {
		building := terrain.Building(i)
		if !a.AllRubble(building) && cutOff(a.parts(Building(building)), now, noBlaze) {
			burnt.rule(a, Building(building))
			for _, h := range a.m.Building(building).Hexes {
				burnt.near[h] = true
			}
		}
	}
}

// allCutOff reports whether every one of the Locations could be entered without a
// cause, and none can now.
func allCutOff(parts []location.ID, now, without []bool) bool {
	for _, l := range parts {
		if now[l] || !without[l] {
			return false
		}
	}
	return true
}

func (burnt *burntBook) rule(a *Adjudicator, s Subject) {
	burnt.ruled = append(burnt.ruled, s)
	burnt.rules[a.index(s)] = true
}

// findAreas joins adjacent hexes that accidental fire rules on into Areas.
func (burnt *burntBook) findAreas(a *Adjudicator) {
	for _, s := range burnt.ruled {
		if burnt.areaOf[s.Hex()] >= 0 {
			continue
		}
		n := int32(len(burnt.areas))
		hexes := []location.Hex{s.Hex()}
		burnt.areaOf[s.Hex()] = n
		var around []location.Hex
		for i := 0; i < len(hexes); i++ {
			for _, next := range a.m.Grid().Neighbors(hexes[i]) {
				switch {
				case !a.m.Playable(next):
				case !burnt.rules[a.hexIndex(next)]:
					if !slices.Contains(around, next) {
						around = append(around, next)
						burnt.near[next] = true
					}
				case burnt.areaOf[next] < 0:
					burnt.areaOf[next] = n
					hexes = append(hexes, next)
				}
			}
		}
		burnt.areas = append(burnt.areas, area{hexes, around})
	}
}
