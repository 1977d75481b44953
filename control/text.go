package control

import (
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
)

// Name gives s its name with its kind in front: "building 22U3".
func (a *Adjudicator) Name(s Subject) string { return s.kind.String() + " " + a.ShortName(s) }

// ShortName gives s its name: "22U3", "V2", "V2/1".
func (a *Adjudicator) ShortName(s Subject) string {
	if !a.Has(s) {
		return "(not on the map)"
	}
	switch s.kind {
	case LocationKind:
		return a.m.LocationName(s.Location())
	case HexKind:
		return a.m.HexName(s.Hex())
	}
	return a.m.Building(s.Building()).Name
}

// Text tells r in a plain sentence.
func (a *Adjudicator) Text(r Ruling) string {
	name := a.Name(r.Subject)
	subject := strings.ToUpper(name[:1]) + name[1:]
	from, to := a.names.SideName(r.From), a.names.SideName(r.To)
	switch {
	case r.From == r.To:
		return fmt.Sprintf("%s is now lastingly %s (%v), whatever becomes of the vehicle that held it: %s.", subject, to, r.Rule, a.why(r))
	case r.Cause.Kind == VehicleGone || r.Cause.Kind == VehicleLost || r.Cause.Kind == VehicleUnseen:
		return fmt.Sprintf("%s: %s back to %s (%v): %s.", subject, from, to, r.Rule, a.why(r))
	}
	return fmt.Sprintf("%s: %s to %s (%v): %s.", subject, from, to, r.Rule, a.why(r))
}

// why tells the cause of r in a clause.
func (a *Adjudicator) why(r Ruling) string {
	c := r.Cause
	u := a.names.Name(c.Unit)
	switch {
	case c.Unit != 0:
	case c.Kind == VehicleGone, c.Kind == VehicleLost:
		u = "the vehicle"
	default:
		u = "an unseen unit"
	}
	kindler := a.names.SideName(c.Side)
	switch c.Kind {
	case VehicleIn:
		return u + " Controls it for as long as it stays"
	case VehicleGone:
		return u + " has left it, and no vehicle holds it any longer"
	case VehicleLost:
		return u + " is lost, and no vehicle holds it any longer"
	case VehicleUnseen:
		return "no vehicle known to hold it is there any longer"
	case MoppedUp:
		return u + " has Mopped Up"
	case Burns:
		return fmt.Sprintf("%s forfeits it by the fire of its Kindling in %s", kindler, a.m.LocationName(c.At))
	case CutOff:
		return fmt.Sprintf("%s forfeits it, for its enemy cannot enter it because of the fire of its Kindling in %s", kindler, a.m.LocationName(c.At))
	case Majority:
		return fmt.Sprintf("accidental fire keeps all out of it, and %d of the %d hexes around its Area are of that side", c.Count, c.Of)
	case FollowsHex:
		return "fire or rubble keeps all out of it, and it follows its hex"
	case Ruined:
		return "it is gone"
	case Revealed:
		return u + " was revealed there"
	case Declared:
		return "it was declared"
	case AllHexes:
		return "fire keeps all out of it, and all its hexes are of that side"
	}
	return fmt.Sprintf("%s occupies it%s, and no enemy denies it", u, a.how(r))
}

// how says what beside occupation a gain by r.Rule asks for.
func (a *Adjudicator) how(r Ruling) string {
	switch r.Rule {
	case A26_13:
		return " at ground level"
	case A26_131:
		return " from the bridge or beneath it"
	case A26_132:
		return " and its side Controls " + a.m.LocationName(a.m.Find(r.Subject.Hex(), location.Pillbox))
	}
	return ""
}
