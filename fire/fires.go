package fire

import (
	"cmp"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A PlayerTurn is one player's half of a Game Turn. The zero PlayerTurn is unknown.
type PlayerTurn struct {
	Turn   int32
	Player unit.Side
}

// A Counter is a Flame or Blaze in a Location. A Location has at most one for each origin.
type Counter struct {
	At      location.ID
	Kindler unit.Side  // who Kindled the fire from which it comes (B25.11); None: accidental
	Blaze   bool       // else a Flame
	Lit     PlayerTurn // when it came; unknown if the clock was
}

// Fires are all the fires on a map. The zero value has none.
type Fires struct {
	counters []Counter      // by At, then Kindler
	wrecks   []location.Hex // burning wrecks that are no terrain fire (B25.14)
}

// Counters are all Flames and Blazes in the order of Locations. The slice must not be
// changed, and is good until the fires change.
func (f *Fires) Counters() []Counter { return slices.Clip(f.counters) }

// Clone gives fires of its own that start as f.
func (f *Fires) Clone() Fires {
	var c Fires
	f.CopyTo(&c)
	return c
}

// CopyTo makes c start as f, in the room that c has.
func (f *Fires) CopyTo(c *Fires) {
	c.counters = append(c.counters[:0], f.counters...)
	c.wrecks = append(c.wrecks[:0], f.wrecks...)
}

// At are the counters in l. The slice must not be changed, and is good until the fires
// change.
func (f *Fires) At(l location.ID) []Counter {
	if len(f.counters) == 0 {
		return nil
	}
	from, _ := slices.BinarySearchFunc(f.counters, l, func(c Counter, l location.ID) int { return cmp.Compare(c.At, l) })
	to := from
	for to < len(f.counters) && f.counters[to].At == l {
		to++
	}
	return f.counters[from:to:to]
}

// Blazes reports whether there is a Blaze in l, which no ground unit may enter (B25.4).
func (f *Fires) Blazes(l location.ID) bool {
	return slices.ContainsFunc(f.At(l), func(c Counter) bool { return c.Blaze })
}

// Kindled reports whether any of the fires is Kindled.
func (f *Fires) Kindled() bool {
	return slices.ContainsFunc(f.counters, func(c Counter) bool { return c.Kindler != unit.None })
}

// WreckBurns reports whether a burning wreck is in h.
func (f *Fires) WreckBurns(h location.Hex) bool { return slices.Contains(f.wrecks, h) }

// Light puts a counter in its Location, unless one of that origin is there already.
func (f *Fires) Light(c Counter) {
	i, found := slices.BinarySearchFunc(f.counters, c, func(a, b Counter) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.Kindler, b.Kindler))
	})
	if !found {
		f.counters = slices.Insert(f.counters, i, c)
	}
}

// LightWreck sets a wreck in h on fire.
func (f *Fires) LightWreck(h location.Hex) {
	if !f.WreckBurns(h) {
		f.wrecks = append(f.wrecks, h)
	}
}

// Extinguish puts out all fire in l, with a burning wreck's in the hex of which l is the
// base, and reports whether there was any.
func (f *Fires) Extinguish(m *terrain.Map, l location.ID) bool {
	before := len(f.counters) + len(f.wrecks)
	f.Drop(l)
	if site := m.Site(l); site.Place == location.Base {
		f.wrecks = slices.DeleteFunc(f.wrecks, func(h location.Hex) bool { return h == site.Hex })
	}
	return len(f.counters)+len(f.wrecks) < before
}

// Drop removes the fire in l, which has fallen to rubble or is gone.
func (f *Fires) Drop(l location.ID) {
	f.counters = slices.DeleteFunc(f.counters, func(c Counter) bool { return c.At == l })
}

// Grow turns the Flames in l into Blazes (B25.15), or where there is no fire lights an
// accidental Blaze. A Flame that came in this Player Turn stays one. It reports whether
// anything grew.
func (f *Fires) Grow(l location.ID, now PlayerTurn) bool {
	counters := f.At(l)
	if len(counters) == 0 {
		f.Light(Counter{At: l, Blaze: true, Lit: now})
		return true
	}
	grew := false
	for i := range counters {
		if c := &counters[i]; !c.Blaze && (c.Lit != now || now == PlayerTurn{}) {
			c.Blaze, grew = true, true
		}
	}
	return grew
}

// Spread lights at to, as Flames, what burns at from (B25.6): the origin of each Blaze
// there passes on; a burning wreck's fire is accidental (B25.14). It reports whether
// fire can spread so.
func (f *Fires) Spread(m *terrain.Map, from, to location.ID, now PlayerTurn) bool {
	spread := false
	if Adjacent(m, from, to) {
		for _, c := range slices.Clone(f.At(from)) {
			if c.Blaze {
				f.Light(Counter{At: to, Kindler: c.Kindler, Lit: now})
				spread = true
			}
		}
	}
	if !spread && f.wreckReaches(m, from, to) {
		f.Light(Counter{At: to, Lit: now})
		spread = true
	}
	return spread
}

// Adjacent reports whether fire at a may spread to b (B25.6): at ground level to an
// adjacent hex; in a building also up, down and to the same level of the next hex,
// black bars or not.
func Adjacent(m *terrain.Map, a, b location.ID) bool {
	s, o := m.Site(a), m.Site(b)
	next := m.Grid().Adjacent(s.Hex, o.Hex)
	inside := s.Building != 0 && s.Building == o.Building
	switch {
	case next && s.Place.GroundLevel() && o.Place.GroundLevel():
		return true
	case next && inside:
		return s.Place == o.Place
	case s.Hex == o.Hex && inside:
		rise := m.Floor(a) - m.Floor(b)
		return rise == 1 || rise == -1
	}
	return false
}

// wreckReaches reports whether a burning wreck in the hex of from may set fire to l: in
// its own hex's base, or at ground level in an adjacent hex (B25.651).
func (f *Fires) wreckReaches(m *terrain.Map, from, l location.ID) bool {
	s, o := m.Site(from), m.Site(l)
	if s.Place != location.Base || !f.WreckBurns(s.Hex) {
		return false
	}
	return l == from || o.Place.GroundLevel() && m.Grid().Adjacent(s.Hex, o.Hex)
}
