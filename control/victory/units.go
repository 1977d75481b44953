package victory

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// covered are the Locations in which units may count for a test that does not look
// at the whole map.
func covered(game *control.Adjudicator, u Units) []location.ID {
	m := game.Map()
	var all []location.ID
	if u.In == nil {
		all = upTo[location.ID](m.NumLocations())
	} else {
		for _, x := range items(game, u.In) {
			all = append(all, locations(m, x)...)
		}
	}
	high := all[:0:0]
	for _, l := range all {
		if u.MinLevel == 0 || m.Floor(l) >= u.MinLevel {
			high = append(high, l)
		}
	}
	return high
}

// share is what u adds to its side's count in a Units test that looks where u is: 1, or
// so many halves of a squad.
func (j *Judge) share(nd *node, u *unit.Unit) int32 {
	test := nd.units
	if nd.types>>u.Type&1 == 0 || !j.present(u) || !test.Status.fits(u) {
		return 0
	}
	if test.In != nil {
		if x := test.In.at(j.game.Map(), u.At); !test.In.counts(j.game, x) || !j.game.Occupies(u, x) {
			return 0
		}
	}
	switch {
	case !test.Squads, u.Type == unit.HalfSquad, u.Type == unit.Crew:
		return 1
	case u.Type == unit.Squad:
		return halves
	}
	return 0
}

// present reports whether u is on the map as a unit: no Dummy, prisoner, wreck, nor
// Aerial or aboard what is.
func (j *Judge) present(u *unit.Unit) bool {
	return u.OnMap() && !u.Prisoner() && j.game.Grounded(u)
}

func (s Status) fits(u *unit.Unit) bool {
	switch {
	case s == AnyStatus:
		return true
	case s == GoodOrder && u.Vehicle():
		return !u.Has(unit.Abandoned | unit.Stunned | unit.Shocked)
	case s == GoodOrder:
		return u.GoodOrder()
	}
	return !u.Has(unit.Broken | unit.Disrupted)
}

// empty reports whether no enemy of side is in x but prisoners and Dummies, as far
// as viewer knows.
func (j *Judge) empty(x control.Subject, side, viewer unit.Side) bool {
	units := j.game.Units()
	for i := range units {
		if u := &units[i]; u.Side == side.Enemy() && j.present(u) && u.KnownTo(viewer) && j.game.Occupies(u, x) {
			return false
		}
	}
	return true
}

// unitsIn gives the count of side in a Units test, as far as viewer knows.
func (j *Judge) unitsIn(n int32, side, viewer unit.Side) int {
	if viewer == unit.None {
		return int(j.there[n][side])
	}
	count := 0
	for i := range j.last {
		if u := &j.last[i]; u.Side == side && u.KnownTo(viewer) && j.looks(n, u) {
			count += int(j.share(&j.nodes[n], u))
		}
	}
	return count
}

// looks reports whether Units test n looks where u is.
func (j *Judge) looks(n int32, u *unit.Unit) bool {
	return u.OnMap() && (slices.Contains(j.anywhere, n) || slices.Contains(j.watch[u.At], n))
}

// recountUnits counts the units of all Units tests from nothing.
func (j *Judge) recountUnits() {
	clear(j.there)
	for i := range j.last {
		u := &j.last[i]
		j.enter(u, j.anywhere, 1)
		j.enter(u, j.watch[u.At], 1)
	}
	for n := range j.nodes {
		if j.nodes[n].units != nil {
			j.refresh(int32(n))
		}
	}
}

// enter adds u n times to the counts of tests that look where it is.
func (j *Judge) enter(u *unit.Unit, tests []int32, n int32) {
	for _, t := range tests {
		j.there[t][u.Side] += n * j.share(&j.nodes[t], u)
	}
}

// moved reports whether a unit is the same but for its place on the map.
func moved(was, now *unit.Unit) bool {
	return was.Status == now.Status && was.Side == now.Side && was.Aboard == now.Aboard && was.OnMap() && now.OnMap()
}
