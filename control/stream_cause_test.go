package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// caused reports whether the cause of r is one by the rules.
func (g *playthrough) caused(r Ruling, parts []happening) bool {
	id, x := r.Cause.Unit, g.x
	if r.Cause.Kind >= Burns {
		return x.causedByFire(r)
	}
	if id == 0 {
		return false
	}
	u := &x.units[id-1]
	switch r.Cause.Kind {
	case Occupies:
		return u.Side == r.To && u.OnMap() && x.gains(u, r.Subject)
	case VehicleIn:
		return u.Side == r.To && x.holds(u, r.Subject)
	}
	if r.Cause.Kind == MoppedUp {
		return u.Side == r.To && slices.ContainsFunc(x.swept[x.sweptBefore:], func(w plainSweep) bool {
			return w.secured && slices.Contains(w.units, id) && x.secures(w, x.known(unit.None), r.Subject)
		})
	}
	held := slices.ContainsFunc(parts, func(p happening) bool {
		was := &p.before[id-1]
		return was.Side == r.From && was.At == x.berth(r.Subject) && x.vehicular(p.before, was)
	})
	return held && (r.Cause.Kind == VehicleGone) == x.hasLeft(x.truth(), r.Subject, r.From)
}

// overtaken reports whether what has caused r may no longer be there: another ruling on
// the same subject follows at once, or a hex has passed on that fire went by.
func (g *playthrough) overtaken(r Ruling, later, all []Ruling) bool {
	return slices.ContainsFunc(later, func(o Ruling) bool { return o.Subject == r.Subject }) ||
		r.Cause.Kind >= FollowsHex && slices.ContainsFunc(all, func(o Ruling) bool {
			return o.Subject.Kind() == HexKind && slices.Contains(g.x.hexesOf(r.Subject), o.Subject.Hex())
		})
}

// causedByFire reports whether fire has brought r about as r says.
func (x *plain) causedByFire(r Ruling) bool {
	e, s := x.truth().of(r.Subject), r.Subject
	switch r.Cause.Kind {
	case Burns, CutOff:
		k := r.Cause.Side
		return r.Rule == A26_16 && k == r.To.Enemy() && e.locked[k] && x.natures()[x.m.Site(r.Cause.At).Hex] == k && x.fireAt(r.Cause.At) &&
			(r.Cause.Kind == Burns) == x.holdsFire(s, r.Cause.At)
	case Majority:
		for _, a := range x.truth().areas {
			if slices.Contains(a.hexes, s.Hex()) {
				return r.Rule == A26_161 && int(r.Cause.Of) == len(a.around) && 2*int(r.Cause.Count) > len(a.around)
			}
		}
		return false
	case FollowsHex:
		return r.Rule == A26_161 && e.ruled && s.Kind() == LocationKind && x.truth().of(Hex(x.m.Site(s.Location()).Hex)).lasting == r.To
	case AllHexes:
		return r.Rule == A26_161 && e.ruled && s.Kind() == BuildingKind && x.ownerOfAll(x.truth(), s) == r.To
	}
	return false
}

// holdsFire reports whether fire at l burns in s.
func (x *plain) holdsFire(s Subject, l location.ID) bool {
	site := x.m.Site(l)
	switch s.Kind() {
	case LocationKind:
		return l == s.Location()
	case HexKind:
		return site.Hex == s.Hex()
	}
	return site.Building == s.Building() && x.inBuilding(l)
}
