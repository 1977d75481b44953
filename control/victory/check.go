package victory

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// These bound what conditions may ask for: how many items their sets may have
// together, and may have had before narrowing.
const (
	maxItems  = 1 << 20
	maxListed = 1 << 22
)

// Check gives every problem of conditions for a game at its start; a Path there is
// that of a scenario file, "victory[0].needs.any[1].control.at-least". A nil Need is
// passed over, for the sake of a reader who could not make it and has said so.
func Check(game *control.Adjudicator, conditions []Condition) location.Problems {
	c := checker{game: game}
	for i, cond := range conditions {
		path := fmt.Sprintf("victory[%d]", i)
		if cond.Side != unit.First && cond.Side != unit.Second {
			c.Addf(path+".side", "", "a condition needs a side")
		}
		if cond.When > Immediate {
			c.Addf(path+".when", "", "there is no moment %d", cond.When)
		}
		c.need(path+".needs", cond.Needs)
	}
	if c.full() {
		c.Addf("victory", fmt.Sprintf("they may name %d at the most", maxItems), "the sets of the conditions name too many items together")
	}
	return c.Problems
}

type checker struct {
	location.Problems
	game          *control.Adjudicator
	items, listed int
}

// full reports whether the sets have more items than they may.
func (c *checker) full() bool { return c.items > maxItems || c.listed > maxListed }

func (c *checker) need(path string, n Need) {
	if n == nil || c.full() {
		return
	}
	path += "." + n.key()
	switch n := n.(type) {
	case All:
		c.parts(path, n)
	case Any:
		c.parts(path, n)
	case Not:
		c.need(path, n.Need)
	case Control:
		c.side(path, n.Side)
		c.amount(path, n.Amount, timesEnemy)
		at := ".of"
		if n.Amount.how == allOf || n.Amount.how == moreThanEnemy {
			at = "." + n.Amount.key()
		}
		c.most(path, n.Amount.least(), c.set(path+at, n.Of), n.Of, n.Amount.key())
	case Margin:
		c.side(path, n.Side)
		c.set(path+".minus", n.Minus)
		c.most(path, n.AtLeast, c.set(path+".plus", n.Plus), n.Plus, "at-least")
	case Points:
		c.side(path, n.Side)
		c.points(path, n)
	case Units:
		c.units(path, n)
	case CVP:
		c.side(path, n.Side)
	case ExitVP:
		c.side(path, n.Side)
	}
}

func (c *checker) parts(path string, parts []Need) {
	if len(parts) == 0 {
		c.Addf(path, "name at least one need", "the list is empty")
	}
	for i, p := range parts {
		c.need(fmt.Sprintf("%s[%d]", path, i), p)
	}
}

func (c *checker) side(path string, s unit.Side) {
	if s > unit.Second {
		c.Addf(path+".side", "", "there is no side %d", s)
	}
}

// amount checks that an amount is one of those that a test knows.
func (c *checker) amount(path string, a Amount, unknown ...how) {
	for _, h := range append(unknown, 0) {
		if a.how == h {
			c.Addf(path, "", "this test does not know the amount %q", a.key())
		}
	}
	if a.n < 0 {
		c.Addf(path+"."+a.key(), "0 or more", "nobody can have %d", a.n)
	}
}

// set checks the items of s and gives how many it names, lumberyards and rubble
// included.
func (c *checker) set(path string, s Set) int {
	if s == nil {
		c.Addf(path, "", "a set is missing")
		return 0
	}
	m, n := c.game.Map(), s.narrow()
	if n.Within != nil && (!m.Playable(n.Within.Of) || n.Within.Hexes < 0) {
		c.Addf(path+".within", "", "there is no such range")
		return 0
	}
	if n.Initially != nil && *n.Initially > unit.Second {
		c.Addf(path+".initially", "", "there is no side %d", *n.Initially)
		return 0
	}
	for i, x := range named(s) {
		if !c.game.Has(x) {
			c.Addf(fmt.Sprintf("%s.%s[%d]", path, s.key(), i), "", "there is no such %v on the map", x.Kind())
			return 0
		}
	}
	all := s.list(c.game)
	c.listed += len(all)
	items := len(n.narrowed(c.game, all))
	c.items += items
	return items
}

// most reports an amount of n of a set that has only so many.
func (c *checker) most(path string, n, has int, s Set, key string) {
	if s != nil && n > has {
		want := fmt.Sprintf("ask for %d at the most", has)
		if has == 0 {
			want = "name some"
		}
		c.Addf(path+"."+key, want, "it asks for %d, but the set has %s", n, quantity(has, s))
	}
}

func (c *checker) points(path string, p Points) {
	most := 0
	if len(p.Sum) == 0 {
		c.Addf(path+".sum", "name what points are given for", "the list is empty")
	}
	for i, award := range p.Sum {
		at := fmt.Sprintf("%s.sum[%d]", path, i)
		if award.Worth < 0 {
			c.Addf(at+".worth", "0 or more", "nothing is worth %d points", award.Worth)
		}
		key := ".each"
		if award.All {
			key = ".all-of"
		}
		has := c.set(at+key, award.Of)
		if award.All {
			has = 1
		}
		most += has * award.Worth
	}
	if p.AtLeast > most {
		c.Addf(path+".at-least", "", "it asks for %d points, but there are only %d to be had", p.AtLeast, most)
	}
}

func (c *checker) units(path string, u Units) {
	c.side(path, u.Side)
	c.amount(path, u.Amount, exactly, allOf)
	if u.MinLevel < 0 || u.MinLevel > location.MaxLevel+1 {
		c.Addf(path+".min-level", "", "there is no level %d", u.MinLevel)
	}
	if u.Status > GoodOrder {
		c.Addf(path+".status", "", "there is no status %d", u.Status)
	}
	for i, t := range u.Types {
		if t < unit.Squad || t > unit.Vehicle {
			c.Addf(fmt.Sprintf("%s.type[%d]", path, i), "", "such a unit does not count")
		}
	}
	if u.In == nil && u.MinLevel > 0 {
		c.listed += c.game.Map().NumLocations()
	}
	if u.In != nil && c.set(path+".in", u.In) > 0 || u.MinLevel > 0 {
		c.items += len(covered(c.game, u))
	}
}
