package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A plain is a second adjudicator, which the streams hold the first one against. It
// follows the rules sentence by sentence and works out everything anew from all
// units after each event. It is told the events and the units' states after them, and
// shares no decision with the code under test but the predicates of package unit.
type plain struct {
	m        *terrain.Map
	view     [numReadings]bool
	units    []unit.Unit  // by ID - 1
	fallen   []bool       // by Location: rubble, or a destroyed pillbox or bridge
	books    [3]plainBook // the truth, then what each side can know
	ways     [][]plainWay // by Location
	edges    []location.ID
	fires    []plainFire
	wrecks   map[location.Hex]bool // burn
	swept    []plainSweep
	clock    Clock
	turn     int // how many Player Turns have begun
	started  bool
	subjects []Subject           // Locations, then hexes, then buildings
	hexes    [4][][]location.Hex // by kind and number of a subject: the hexes that it lies in
	left     []departure         // in this event
	shown    []showing           // in this event

	noQuarter   [3]bool // by side: has used No Quarter
	sweptBefore int     // how many of swept there were before this event
}

// A plainBook says who Controls what, as far as viewer can know; None knows all.
type plainBook struct {
	viewer  unit.Side
	entries [4][]plainEntry // by kind and number of a subject
	areas   []plainArea     // now
}

type plainEntry struct {
	lasting unit.Side
	passing unit.Side // whose vehicle Controls it temporarily (A26.12)
	open    bool      // declared: shows the truth from then on (A26.15)
	exempt  [3]bool   // by side: stated Control has outlived its Kindling
	locked  [3]bool   // by side: it cannot gain this, now (A26.16)
	ruled   bool      // by accidental fire or rubble, now (A26.161)
}

// A happening is one of the things that happen in an event: the event itself, a step of a
// March, an event of a Together. It holds the states of all units before and after it.
type happening struct {
	event         Event
	before, after []unit.Unit
}

// A departure is a vehicle that left a Location of which it had temporary Control.
type departure struct {
	from location.ID
	side unit.Side
	seen bool // the enemy knew of it
}

// A showing is an item in which an enemy unit was when viewer came to know of it.
type showing struct {
	viewer unit.Side
	item   Subject
}

func (b *plainBook) of(s Subject) *plainEntry { return &b.entries[s.kind][s.id] }

func (e *plainEntry) controller() unit.Side {
	if e.passing != unit.None {
		return e.passing
	}
	return e.lasting
}

func (x *plain) truth() *plainBook { return &x.books[0] }

func (x *plain) hexesOf(s Subject) []location.Hex { return x.hexes[s.kind][s.id] }

// happen adjudicates an event that consists of parts and leaves the units as in now.
func (x *plain) happen(now []unit.Unit, parts ...happening) {
	x.left, x.shown, x.started, x.sweptBefore = nil, nil, true, len(x.swept)
	for _, p := range parts {
		x.units = p.before
		x.effect(p.event)
		x.watch(p)
	}
	x.units = now
	x.settle(x.truth())
	for i := range x.books[1:] {
		b := &x.books[i+1]
		for _, s := range x.subjects {
			if b.of(s).open || slices.Contains(x.shown, showing{b.viewer, s}) {
				x.copyTruth(b, s)
			}
		}
		x.settle(b)
	}
	for _, p := range parts {
		switch e := p.event.(type) {
		case Declare:
			x.open(&x.books[e.Side.Enemy()], e.Side)
		case End:
			x.open(&x.books[1], unit.None)
			x.open(&x.books[2], unit.None)
		}
	}
}

// effect is what e does but to units, of which x holds those before it.
func (x *plain) effect(e Event) {
	switch e := e.(type) {
	case Rubble, Destroy:
		x.ruin(e)
	case NoQuarter:
		x.noQuarter[e.Side] = true
	case MopUp:
		w, _ := x.sweep(e)
		x.mopUp(w)
	case Tick:
		if playerTurnOf(e.Clock) != playerTurnOf(x.clock) {
			x.turn++
		}
		x.clock = e.Clock
	default:
		x.burn(e)
	}
}

func (x *plain) copyTruth(b *plainBook, s Subject) {
	known, truth := b.of(s), x.truth().of(s)
	known.lasting, known.passing = truth.lasting, truth.passing
}

// open shows in b what side Controls, or for None everything, from now on (A26.15).
func (x *plain) open(b *plainBook, side unit.Side) {
	for _, s := range x.subjects {
		if side == unit.None || x.truth().of(s).controller() == side {
			b.of(s).open = true
			x.copyTruth(b, s)
		}
	}
	x.settle(b) // what depends on these
}

// ruin lets fall what a Rubble or Destroy brings down (B24.1, B23.86).
func (x *plain) ruin(e Event) {
	switch e := e.(type) {
	case Destroy:
		x.fall(e.At)
	case Rubble:
		at := x.m.Site(e.At)
		for _, l := range x.m.Locations(at.Hex) {
			site := x.m.Site(l)
			factory := site.Building != 0 && x.m.Building(site.Building).Factory
			if site.Building != 0 && (height(site.Place) >= height(at.Place) ||
				factory && at.Place == location.Rooftop && site.Place == location.Base) {
				x.fall(l)
			}
		}
	}
}

// height orders the Locations of a building hex from the cellar to the Rooftop.
func height(p location.Place) int {
	switch p {
	case location.Cellar:
		return -1
	case location.Rooftop:
		return location.MaxLevel + 1
	}
	return int(p)
}

// fall takes l away; the ground alone outlasts its rubble.
func (x *plain) fall(l location.ID) {
	x.fallen[l] = true
	x.putOut(l)
	for i := range x.books {
		if e := x.books[i].of(Location(l)); x.gone(l) {
			e.lasting, e.passing = unit.None, unit.None
		}
	}
}

func (x *plain) gone(l location.ID) bool { return x.fallen[l] && x.m.Site(l).Place != location.Base }

// watch notes the vehicles that leave and the units that are revealed in p.
func (x *plain) watch(p happening) {
	_, exit := p.event.(Exit)
	for i := range p.after {
		was, is := &p.before[i], &p.after[i]
		seen := !was.Has(unit.Concealed | unit.Hidden)
		if x.vehicular(p.before, was) && (is.OnMap() && (is.At != was.At || is.Bypass) || !is.OnMap() && exit) {
			x.left = append(x.left, departure{was.At, was.Side, seen})
		}
		revealed := was.Side == is.Side && !seen && !is.Has(unit.Concealed|unit.Hidden)
		if !revealed || !is.OnMap() || is.Type == unit.Dummy || is.Has(unit.Wreck) {
			continue // Dummies and wrecks are no units
		}
		site := x.m.Site(is.At)
		x.shown = append(x.shown, showing{is.Side.Enemy(), Location(is.At)})
		if !site.Place.Subterranean() {
			x.shown = append(x.shown, showing{is.Side.Enemy(), Hex(site.Hex)})
		}
		if x.inside(is) {
			x.shown = append(x.shown, showing{is.Side.Enemy(), Building(site.Building)})
		}
	}
}

// settle adjudicates everything by the units that the viewer of b knows, in the order
// of rules.md 9: holds end, Mopping Up, forfeits by Kindling, accidental fire, holds
// begin, occupation, accidental fire again until nothing changes.
func (x *plain) settle(b *plainBook) {
	known := x.known(b.viewer)
	x.smoke(b, known)
	x.each(b, known, x.endHold)
	x.secure(b, known)
	x.forfeit(b)
	x.accidental(b)
	for changed := true; changed; {
		before := b.controllers()
		x.each(b, known, x.beginHold)
		x.each(b, known, x.occupy)
		x.accidental(b)
		changed = x.fires != nil && !slices.Equal(before, b.controllers())
	}
}

// controllers are who Controls each item lastingly and for now.
func (b *plainBook) controllers() []unit.Side {
	var all []unit.Side
	for _, entries := range b.entries {
		for _, e := range entries {
			all = append(all, e.lasting, e.passing)
		}
	}
	return all
}

func (x *plain) each(b *plainBook, known muster, rule func(*plainBook, muster, Subject)) {
	for _, s := range x.subjects {
		if !b.of(s).open || b.viewer == unit.None {
			rule(b, known, s)
		}
	}
}

// A muster is units by their hexes.
type muster [][]*unit.Unit

// known are the units on the map but, for a side, the enemy's unseen ones.
func (x *plain) known(viewer unit.Side) muster {
	known := make(muster, x.m.Grid().Len()+1)
	for i := range x.units {
		u := &x.units[i]
		if u.OnMap() && (viewer == unit.None || u.Side == viewer || !u.Has(unit.Concealed|unit.Hidden)) {
			h := x.m.Site(u.At).Hex
			known[h] = append(known[h], u)
		}
	}
	return known
}

// some reports whether a unit of side in the hexes of s does so.
func (x *plain) some(known muster, s Subject, side unit.Side, does func(*unit.Unit, Subject) bool) bool {
	for _, h := range x.hexesOf(s) {
		for _, u := range known[h] {
			if u.Side == side && does(u, s) {
				return true
			}
		}
	}
	return false
}

// endHold ends temporary Control when the last vehicle has left (A26.12).
func (x *plain) endHold(b *plainBook, known muster, s Subject) {
	e := b.of(s)
	if e.passing == unit.None || x.some(known, s, e.passing, x.holds) {
		return
	}
	if x.view[LostVehicleReverts] || x.hasLeft(b, s, e.passing) {
		e.passing = unit.None
	}
}

// hasLeft reports whether, as the viewer of b knows, a vehicle of side left s.
func (x *plain) hasLeft(b *plainBook, s Subject, side unit.Side) bool {
	for _, d := range x.left {
		known := b.viewer == unit.None || side == b.viewer || d.seen
		if d.from == x.berth(s) && d.side == side && known {
			return true
		}
	}
	return false
}

// beginHold gives a side temporary Control of the Location of its vehicle, and of the
// hex that has no other Location, if no armed enemy is there (A26.12).
func (x *plain) beginHold(b *plainBook, known muster, s Subject) {
	if s.Kind() == BuildingKind || s.Kind() == HexKind && !x.single(s.Hex()) {
		return
	}
	for side := unit.First; side <= unit.Second; side++ {
		if e := b.of(s); x.given(b, s) == unit.None && !e.locked[side] && x.some(known, s, side, x.holds) && !x.some(known, Location(x.berth(s)), side.Enemy(), x.denies) {
			e.passing = side
		}
	}
}

// berth is where a vehicle stands that has temporary Control of s.
func (x *plain) berth(s Subject) location.ID {
	switch s.Kind() {
	case LocationKind:
		return s.Location()
	case HexKind:
		return x.m.Base(s.Hex())
	}
	return 0
}

func (x *plain) single(h location.Hex) bool {
	n := 0
	for _, l := range x.m.Locations(h) {
		if !x.gone(l) {
			n++
		}
	}
	return n == 1
}

// occupy gives s to the side that meets every need for gaining it.
func (x *plain) occupy(b *plainBook, known muster, s Subject) {
	for side := unit.First; side <= unit.Second; side++ {
		if e := b.of(s); x.given(b, s) == unit.None && !e.locked[side] && x.meets(b, known, s, side) {
			x.award(b, s, side)
		}
	}
}

// meets reports whether side gains s (A26.11): it occupies s and no enemy in s denies
// that; the pillbox of a hex is its own (A26.132); a building is not all rubble.
func (x *plain) meets(b *plainBook, known muster, s Subject, side unit.Side) bool {
	if !x.some(known, s, side, x.gains) || x.some(known, s, side.Enemy(), x.denies) {
		return false
	}
	switch s.Kind() {
	case HexKind:
		box := x.m.Find(s.Hex(), location.Pillbox)
		return box == 0 || x.gone(box) || b.of(Location(box)).controller() == side
	case BuildingKind:
		return !x.allRubble(s.Building())
	}
	return true
}
