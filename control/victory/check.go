package victory

import (
	"fmt"
	"slices"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// These bound what conditions may ask for: how many items their sets may have
// together, and may have had before narrowing, and how high a number may be.
const (
	maxItems  = 1 << 20
	maxListed = 1 << 22
	maxNumber = 1 << 30
)

// Check gives every problem of conditions for a game at its start, and those of its
// units that [CheckVP] finds. A Path there is that of a scenario file,
// "victory[0].needs.any[1].control.at-least".
func Check(game *control.Adjudicator, conditions []Condition) location.Problems {
	c := checker{game: game}
	for i, cond := range conditions {
		path := fmt.Sprintf("victory[%d]", i)
		if !cond.Side.Playing() {
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
	return append(c.Problems, CheckVP(conditions, game.Units())...)
}

// CheckVP gives a problem for each vehicle that states no Victory Points where the
// conditions turn on them: it has none of its own (A26.2). units are those of a game in
// the order of their IDs; of the unit with ID 1 the Path is "units[0].vp".
func CheckVP(conditions []Condition, units []unit.Unit) location.Problems {
	var found location.Problems
	if slices.ContainsFunc(conditions, func(c Condition) bool { return turnsOnVP(c.Needs) }) {
		for i := range units {
			if u := &units[i]; u.Vehicle() && u.VP == 0 {
				found.Addf(fmt.Sprintf("units[%d].vp", i), "state them, vp: n", "a vehicle needs its vp here, since victory turns on Victory Points")
			}
		}
	}
	return found
}

// turnsOnVP reports whether a need turns on Victory Points.
func turnsOnVP(n Need) bool {
	switch n.(type) {
	case CVP, ExitVP:
		return true
	}
	return slices.ContainsFunc(parts(n), turnsOnVP)
}

type checker struct {
	location.Problems
	game          *control.Adjudicator
	items, listed int
}

// full reports whether the sets have more items than they may.
func (c *checker) full() bool { return c.items > maxItems || c.listed > maxListed }

// need checks a need with all below it.
func (c *checker) need(path string, n Need) {
	if c.full() {
		return
	}
	switch n := n.(type) {
	case nil:
		c.Addf(path, "", "a need is missing")
	case All, Any:
		c.list(path+"."+n.key(), parts(n))
	case Not:
		c.need(path+".not", n.Need)
	case Control:
		c.control(c.test(path, n, timesEnemy), n)
	case Margin:
		c.margin(c.side(path, n), n)
	case Points:
		c.points(c.test(path, n), n)
	case Units:
		c.units(c.test(path, n, exactly, allOf), n)
	case CVP, ExitVP:
		c.test(path, n.(test))
	default:
		c.Addf(path, "give its value", "%T is no need", n)
	}
}

func (c *checker) list(path string, parts []Need) {
	if len(parts) == 0 {
		c.Addf(path, "name at least one need", "the list is empty")
	}
	for i, p := range parts {
		c.need(fmt.Sprintf("%s[%d]", path, i), p)
	}
}

// side checks whom a test is about, and gives its path.
func (c *checker) side(path string, t test) string {
	path += "." + t.key()
	if side, _ := t.asks(); side > unit.Second {
		c.Addf(path+".side", "", "there is no side %d", side)
	}
	return path
}

// test checks whom a test is about and that it knows the amount that it asks for, and
// gives its path.
func (c *checker) test(path string, t test, unknown ...how) string {
	path = c.side(path, t)
	_, a := t.asks()
	switch at := path + "." + a.key(); {
	case a.how == 0 || slices.Contains(unknown, a.how):
		c.Addf(path, "", "this test does not know the amount %q", a.key())
	case a.how == timesEnemy && a.n == 0:
		c.Addf(at, "1 or more", "0 times the enemy's number is nothing")
	default:
		c.number(at, a.n)
	}
	return path
}

// number checks a number of things.
func (c *checker) number(path string, n int) {
	switch {
	case n < 0:
		c.Addf(path, "0 or more", "%d is less than nothing", n)
	case n > maxNumber:
		c.Addf(path, fmt.Sprintf("%d at the most", maxNumber), "%d is too much", n)
	}
}

func (c *checker) control(path string, t Control) {
	at := path + ".of"
	if t.Amount.how == allOf || t.Amount.how == moreThanEnemy {
		at = path + "." + t.Amount.key()
	}
	if has, ok := c.set(at, t.Of); ok {
		c.most(path+"."+t.Amount.key(), t.Amount.least(), has, t.Of)
	}
}

func (c *checker) margin(path string, t Margin) {
	c.set(path+".minus", t.Minus)
	if has, ok := c.set(path+".plus", t.Plus); ok {
		c.most(path+".at-least", t.AtLeast, has, t.Plus)
	}
}

func (c *checker) points(path string, t Points) {
	if len(t.Sum) == 0 {
		c.Addf(path+".sum", "name what points are given for", "the list is empty")
		return
	}
	most, before := 0, len(c.Problems)
	for i, award := range t.Sum {
		at := fmt.Sprintf("%s.sum[%d]", path, i)
		c.number(at+".worth", award.Worth)
		key := ".each"
		if award.All {
			key = ".all-of"
		}
		has, _ := c.set(at+key, award.Of)
		if award.All {
			has = 1
		}
		most += has * award.Worth
	}
	if len(c.Problems) == before && t.AtLeast > most {
		c.Addf(path+".at-least", "", "it asks for %d points, but there are only %d to be had", t.AtLeast, most)
	}
}

func (c *checker) units(path string, t Units) {
	if t.MinLevel < 0 || t.MinLevel > location.MaxLevel+1 {
		c.Addf(path+".min-level", "", "there is no level %d", t.MinLevel)
	}
	if t.Status > GoodOrder {
		c.Addf(path+".status", "", "there is no status %d", t.Status)
	}
	for i, kind := range t.Types {
		if kind < unit.Squad || kind >= unit.Dummy {
			c.Addf(fmt.Sprintf("%s.type[%d]", path, i), "", "such a unit does not count")
		}
	}
	switch {
	case t.In != nil:
		if has, ok := c.set(path+".in", t.In); !ok || has == 0 {
			return
		}
	case t.MinLevel > 0:
		c.listed += c.game.Map().NumLocations()
	default:
		return
	}
	c.items += len(covered(c.game, t))
}

// set checks the items of s. It gives how many it has, with lumberyards and with buildings
// and building hexes in rubble, and whether it is without fault.
func (c *checker) set(path string, s Set) (has int, ok bool) {
	switch s := s.(type) {
	case nil:
		c.Addf(path, "", "a set is missing")
		return 0, false
	case Buildings, Hexes, Locations, BuildingHexes, BuildingLocations:
	default:
		c.Addf(path, "give its value", "%T is no set", s)
		return 0, false
	}
	before := len(c.Problems)
	c.narrow(path, s.narrow())
	for i, x := range s.stated() {
		if !c.game.Has(x) {
			c.Addf(fmt.Sprintf("%s.%s[%d]", path, s.key(), i), "", "there is no such %v on the map", x.Kind())
			break
		}
	}
	if len(c.Problems) > before {
		return 0, false
	}
	all := s.list(c.game)
	c.listed += len(all)
	has = len(s.narrow().narrowed(c.game, all))
	c.items += has
	return has, true
}

func (c *checker) narrow(path string, n Narrow) {
	if n.Within != nil {
		c.number(path+".within.range", n.Within.Hexes)
		if !c.game.Map().Playable(n.Within.Of) {
			c.Addf(path+".within.of", "", "there is no such hex on the map")
		}
	}
	if n.Initially != nil && *n.Initially > unit.Second {
		c.Addf(path+".initially", "", "there is no side %d", *n.Initially)
	}
	if int(n.Material) > len(terrain.MaterialNames()) {
		c.Addf(path+".material", "", "there is no material %d", n.Material)
	}
}

// most reports an amount of n of a set that has only so many.
func (c *checker) most(path string, n, has int, s Set) {
	if n > has {
		want := fmt.Sprintf("ask for %d at the most", has)
		if has == 0 {
			want = "name some"
		}
		c.Addf(path, want, "it asks for %d, but the set has %s", n, quantity(has, s))
	}
}
