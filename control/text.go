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
	u := a.names.Name(r.Cause.Unit)
	name := a.Name(r.Subject)
	subject := strings.ToUpper(name[:1]) + name[1:]
	from, to := a.names.SideName(r.From), a.names.SideName(r.To)
	switch {
	case r.From == r.To:
		return fmt.Sprintf("%s is now lastingly %s (%v): %s occupies it, so that it no longer depends on a vehicle.", subject, to, r.Rule, u)
	case r.Cause.Kind == VehicleIn:
		return fmt.Sprintf("%s: %s to %s (%v): %s Controls it for as long as it stays.", subject, from, to, r.Rule, u)
	case r.Cause.Kind == VehicleGone:
		return fmt.Sprintf("%s: %s back to %s (%v): %s has left it, and no vehicle holds it any longer.", subject, from, to, r.Rule, u)
	case r.Cause.Kind == VehicleLost:
		return fmt.Sprintf("%s: %s back to %s (%v): %s is lost, and no vehicle holds it any longer.", subject, from, to, r.Rule, u)
	}
	return fmt.Sprintf("%s: %s to %s (%v): %s occupies it%s, and no enemy denies it.", subject, from, to, r.Rule, u, a.how(r))
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
