package bench

import (
	"math/rand/v2"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Game is a map and the units on it as play begins. The second side Controls
// everything until then.
type Game struct {
	Map   *terrain.Map
	Units []unit.Unit       // by unit.ID - 1
	Items []control.Subject // all that can be Controlled, by item; item 0 is nothing
	Sites []Site            // by location.ID; that of 0, off the map, is nothing
	In    []int             // by item: the region that it is in
}

// A Site is what one is in at a Location, as items, and its level.
type Site struct{ Location, Hex, Building, Level int }

// items are the site's own, 0 where there is none.
func (s *Site) items() [3]int { return [3]int{s.Location, s.Hex, s.Building} }

// region is the building that the site is in, else the hex. What happens in one region
// cannot matter in another.
func (s *Site) region() int {
	if s.Building != 0 {
		return s.Building
	}
	return s.Hex
}

// A Unit is what the rules ask of a unit. The rivals in Go, CEL and expr have it as it
// is, the others in the form of their languages.
type Unit struct {
	At                 location.ID // 0: eliminated
	Side               int
	MMC, Armed, Broken bool
}

// An Event is one of the four things that happen here.
type Event struct {
	Kind Kind
	Unit unit.ID
	To   location.ID // of Move
}

// A Kind tells Events apart.
type Kind uint8

// The kinds of Event.
const (
	Move Kind = iota
	Break
	Rally
	Eliminate
)

// happen changes the unit that e is about.
func (u *Unit) happen(e Event) {
	switch e.Kind {
	case Move:
		u.At = e.To
	case Break:
		u.Broken = true
	case Rally:
		u.Broken = false
	case Eliminate:
		u.At = 0
	}
}

// NewGame makes a map of so many columns and rows, with buildings of one to four hexes
// and no to two upper levels, and units anywhere on it: of seven four are squads, the
// others half-squads, crews and leaders; of ten one is broken and one Unarmed.
func NewGame(seed uint64, columns, rows, buildings, units int) (*Game, error) {
	r := rand.New(rand.NewPCG(seed, 26))
	plan, err := newPlan(r, columns, rows, buildings)
	if err != nil {
		return nil, err
	}
	m, err := terrain.NewMap(plan)
	if err != nil {
		return nil, err
	}
	g := &Game{Map: m, Items: make([]control.Subject, 1), Sites: make([]Site, m.NumLocations()+1), In: make([]int, 1)}
	number := map[control.Subject]int{control.Building(0): 0}
	item := func(s control.Subject) int {
		n, known := number[s]
		if !known {
			n = len(g.Items)
			number[s] = n
			g.Items = append(g.Items, s)
			g.In = append(g.In, 0)
		}
		return n
	}
	for l := location.ID(1); int(l) <= m.NumLocations(); l++ {
		at := m.Site(l)
		g.Sites[l] = Site{item(control.Location(l)), item(control.Hex(at.Hex)), item(control.Building(at.Building)), int(at.Place)}
		for _, i := range g.Sites[l].items() {
			g.In[i] = g.Sites[l].region()
		}
	}
	types := []unit.Type{unit.Squad, unit.Squad, unit.Squad, unit.Squad, unit.HalfSquad, unit.Crew, unit.Leader}
	conditions := []unit.Status{unit.Broken, unit.Unarmed, 9: 0}
	for range units {
		g.Units = append(g.Units, unit.Unit{
			Side:   unit.Side(1 + r.IntN(2)),
			Type:   types[r.IntN(len(types))],
			Status: conditions[r.IntN(len(conditions))],
			At:     location.ID(1 + r.IntN(m.NumLocations())),
		})
	}
	return g, nil
}

func newPlan(r *rand.Rand, columns, rows, buildings int) (terrain.Plan, error) {
	p := terrain.Plan{Columns: columns, Rows: rows}
	grid, err := location.NewGrid("", columns, rows)
	if err != nil {
		return p, err
	}
	used := map[location.Hex]bool{0: true}
	for len(p.Buildings) < buildings {
		b := terrain.BuildingPlan{Levels: r.IntN(3)}
		h := location.Hex(1 + r.IntN(grid.Len()))
		for n := 1 + r.IntN(4); n > 0 && !used[h]; n-- {
			used[h] = true
			b.Hexes = append(b.Hexes, grid.Name(h))
			h = grid.Neighbors(h)[r.IntN(6)]
		}
		if b.Hexes != nil {
			p.Buildings = append(p.Buildings, b)
		}
	}
	return p, nil
}

// units gives each unit in the form that the rivals start from.
func (g *Game) units() []Unit {
	var us []Unit
	for i := range g.Units {
		u := &g.Units[i]
		us = append(us, Unit{u.At, int(u.Side), u.MMC(), !u.Has(unit.Unarmed), u.Has(unit.Broken)})
	}
	return us
}

// start is who Controls each item before play begins.
func (g *Game) start() []int {
	kept := make([]int, len(g.Items))
	for i := range kept {
		kept[i] = int(unit.Second)
	}
	return kept
}

// Stream makes n random events: of ten eight are moves to a Location next door, the
// others breaks, rallies and, if wanted, eliminations of up to half the units. Without
// those the stream may be played over and over.
func (g *Game) Stream(seed uint64, n int, eliminate bool) []Event {
	r := rand.New(rand.NewPCG(seed, 11))
	at := make([]location.ID, len(g.Units))
	for i := range at {
		at[i] = g.Units[i].At
	}
	lost := 0
	var events []Event
	for len(events) < n {
		i := r.IntN(len(at))
		if at[i] == 0 {
			continue
		}
		e := Event{Unit: unit.ID(i + 1)}
		switch k := r.IntN(40); {
		case k < 32:
			next := g.nextDoor(at[i])
			e.To = next[r.IntN(len(next))]
			at[i] = e.To
		case k < 36:
			e.Kind = Break
		case k < 39 || !eliminate || lost >= len(at)/2:
			e.Kind = Rally
		default:
			e.Kind = Eliminate
			at[i] = 0
			lost++
		}
		events = append(events, e)
	}
	return events
}

// nextDoor are the Locations above and below l, and at ground level those beside it.
func (g *Game) nextDoor(l location.ID) []location.ID {
	at := g.Map.Site(l)
	var next []location.ID
	for _, o := range g.Map.Locations(at.Hex) {
		if p := g.Map.Site(o).Place; p == at.Place+1 || p == at.Place-1 {
			next = append(next, o)
		}
	}
	if at.Place == location.Base {
		for _, h := range g.Map.Grid().Neighbors(at.Hex) {
			if h != 0 {
				next = append(next, g.Map.Base(h))
			}
		}
	}
	return next
}

// touched appends the items that a unit was in at from and is in at to.
func (g *Game) touched(from, to location.ID, dst []int) []int {
	was, is := g.Sites[from], g.Sites[to]
	for _, i := range was.items() {
		if i != 0 {
			dst = append(dst, i)
		}
	}
	for _, i := range is.items() {
		if i != 0 && i != was.Location && i != was.Hex && i != was.Building {
			dst = append(dst, i)
		}
	}
	return dst
}

// A Rival adjudicates a Game.
type Rival interface {
	// Play adjudicates an event and appends to dst who then Controls each item touched.
	Play(e Event, dst []Answer) ([]Answer, error)
	// Controller says who Controls an item now.
	Controller(item int) (side int, err error)
}

// An Answer says who Controls an item.
type Answer struct{ Item, Side int }
