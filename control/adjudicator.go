package control

import (
	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// An Adjudicator is one game: it takes events and rules who Controls what. It is made by
// New, Clone or CopyTo. It is not safe for concurrent use; its Map and Roster may be
// shared.
type Adjudicator struct {
	m        *terrain.Map
	names    *unit.Roster
	readings uint16 // bit r: the view taken of Reading r
	journal  *journal
	spare    *Adjudicator // room for trials of what would be

	hexesFrom, buildingsFrom int // where they begin in a book, after Locations

	game
	scratch
}

// A game is all that events change.
type game struct {
	units   []unit.Unit // by ID - 1
	books   []book      // the truth, then the view of each side if wanted
	melee   []uint16    // by Location: units held in Melee
	aboard  []uint16    // by ID - 1: Passengers and Riders of a vehicle
	fallen  []bool      // by Location: rubble, or a destroyed pillbox or bridge
	fires   fire.Fires
	burn    *burn // what fires and rubble mean for Control; nil where there are none
	mopped  []mopping
	clock   Clock
	history *history // nil: not kept
	events  int      // how many there have been
	started bool
	ended   bool

	noQuarter [2]bool // sides that have used No Quarter (A20.3)
}

// The scratch of one adjudication.
type scratch struct {
	touched         []location.ID // where something has changed
	released        []release     // vehicles that ceased to hold
	revealed        []reveal      // units that the enemy now knows of
	secured         []secured     // Mopping Up that has succeeded
	scenes          []scene       // those of touched
	actor           unit.ID       // the unit last changed
	standingOfActor Standing
	step            Step        // what the present step has changed so far
	after           func(*Step) // wants to be told of each step; nil if nobody does
	declared        []unit.Side // sides that declare; None: the game ends
	reburn          bool        // fires, rubble or the ways between Locations have changed
	reburnt         bool        // so that burn has just been made anew
	stirred         bool        // a hex on which something beside it may depend has changed hands
	shaken          [3]bool     // by view: such a hex, declared, has done so in it
}

// cleared keeps nothing but the room.
func (s *scratch) cleared() scratch {
	return scratch{
		declared: s.declared[:0], secured: s.secured[:0], touched: s.touched[:0], scenes: s.scenes[:0], released: s.released[:0], revealed: s.revealed[:0],
		step: Step{Units: s.step.Units[:0], Exited: s.step.Exited[:0], Fallen: s.step.Fallen[:0]},
	}
}

// A scene is a Location touched, with its hex and building and their places in a book.
type scene struct {
	at            location.ID
	hex           location.Hex
	building      terrain.Building
	hexIndex      int
	buildingIndex int
}

// A release is a vehicle that ceased to hold a Location.
type release struct {
	at   location.ID
	unit unit.ID
	side unit.Side // that held it
	seen bool      // the enemy knew of the unit
	left bool      // it left, or went into Bypass; else it was lost
}

// A reveal is where a unit was when the enemy came to know of it.
type reveal struct {
	viewer unit.Side
	unit   unit.ID
	at     location.ID
	inside bool // it was in the building there
}

// An Option chooses how a game is adjudicated.
type Option func(*Adjudicator)

// WithReading takes the view true or false of an open question.
func WithReading(r Reading, view bool) Option {
	return func(a *Adjudicator) { a.setReading(r, view) }
}

// WithViews keeps what each side can know beside the truth (A26.15), at about
// three times the cost.
func WithViews() Option {
	return func(a *Adjudicator) { a.books = make([]book, 3) }
}

func (a *Adjudicator) setReading(r Reading, view bool) {
	a.readings &^= 1 << r
	if view {
		a.readings |= 1 << r
	}
}

// View is the view that the game takes of an open question.
func (a *Adjudicator) View(r Reading) bool { return a.readings>>r&1 == 1 }

// truth is the book that knows all.
func (a *Adjudicator) truth() *book { return &a.books[0] }

// Map is the map that the game is played on.
func (a *Adjudicator) Map() *terrain.Map { return a.m }

// Roster holds the names of the game's sides and units.
func (a *Adjudicator) Roster() *unit.Roster { return a.names }

// Unit is the present state of u; the zero Unit if there is no such unit or it has
// not been placed yet.
func (a *Adjudicator) Unit(u unit.ID) unit.Unit {
	if u < 1 || int(u) > len(a.units) {
		return unit.Unit{}
	}
	return a.units[u-1]
}

// Clock is the present moment, as the last Tick set it.
func (a *Adjudicator) Clock() Clock { return a.clock }

// Ended reports whether the game has ended.
func (a *Adjudicator) Ended() bool { return a.ended }

// Controller is the side that Controls s now, a vehicle's temporary Control
// included; None if nobody does or s is not on the map.
func (a *Adjudicator) Controller(s Subject) unit.Side { return a.see(0, s).controller() }

// Lasting is the side that Controls s apart from vehicles' temporary Control (A26.12).
func (a *Adjudicator) Lasting(s Subject) unit.Side { return a.see(0, s).base }

// Cites is the rule by which the present controller of s Controls it, NoRule where
// nothing has ruled on s.
func (a *Adjudicator) Cites(s Subject) Rule { return a.see(0, s).cites() }

// Known is the side that Controls s as far as viewer can know (A26.15). As everywhere
// where a viewer is asked for, None sees the truth, and without WithViews everybody does.
func (a *Adjudicator) Known(viewer unit.Side, s Subject) unit.Side {
	return a.see(a.onlooker(viewer), s).controller()
}

// onlooker is whose book a viewer reads: his own if there is one, else the truth.
func (a *Adjudicator) onlooker(viewer unit.Side) unit.Side {
	if int(viewer) >= len(a.books) {
		return unit.None
	}
	return viewer
}

// Gone reports whether l is a Location that is no more: rubble above the ground level,
// a destroyed pillbox or bridge. It has no controller.
func (a *Adjudicator) Gone(l location.ID) bool {
	return l > 0 && int(l) < len(a.fallen) && a.gone(l)
}

// see finds the entry of s in a book; an empty one where there is none.
func (a *Adjudicator) see(viewer unit.Side, s Subject) item {
	if !a.Has(s) || int(viewer) >= len(a.books) {
		return item{}
	}
	return a.books[viewer].items[a.index(s)]
}

// Fires are the Flames and Blazes on the map, in the order of Locations. The slice must
// not be changed, and is good until the next event.
func (a *Adjudicator) Fires() []fire.Counter { return a.fires.Counters() }

// Clone gives a game of its own in the same state, on the same Map and Roster. It can
// take back what happens to it from then on, if the game can.
func (a *Adjudicator) Clone() *Adjudicator {
	c := &Adjudicator{}
	a.CopyTo(c)
	return c
}

// CopyTo makes c, which may be the zero Adjudicator or any other, what Clone gives. It
// uses the room that c has.
func (a *Adjudicator) CopyTo(c *Adjudicator) {
	if a == c {
		return
	}
	c.m, c.names, c.readings = a.m, a.names, a.readings
	c.hexesFrom, c.buildingsFrom = a.hexesFrom, a.buildingsFrom
	switch {
	case a.journal == nil:
		c.journal = nil
	case c.journal == nil:
		c.journal = &journal{}
	default:
		c.journal.clear()
	}
	c.scratch = c.scratch.cleared()
	room := c.game
	c.game = a.game
	c.units = append(room.units[:0], a.units...)
	c.melee = append(room.melee[:0], a.melee...)
	c.fallen = append(room.fallen[:0], a.fallen...)
	c.mopped = append(room.mopped[:0], a.mopped...)
	c.aboard = append(room.aboard[:0], a.aboard...)
	c.fires = room.fires
	a.fires.CopyTo(&c.fires)
	c.history = a.history.clone()
	c.books = room.books
	if len(c.books) != len(a.books) {
		c.books = make([]book, len(a.books))
	}
	for i := range a.books {
		from, to := &a.books[i], &c.books[i]
		to.viewer = from.viewer
		to.items = append(to.items[:0], from.items...)
		to.holds = append(to.holds[:0], from.holds...)
	}
}
