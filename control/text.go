package control

import (
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
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

// TextOf tells x in a clause: why the side gains the subject, or why not.
func (a *Adjudicator) TextOf(x Explanation) string {
	side := a.names.SideName(x.Side)
	switch x.Verdict {
	case GainsIt:
		return fmt.Sprintf("%s gains it: %s occupies it (%v)", side, a.list(x.Gaining), x.Rule)
	case NeedsPillbox:
		return fmt.Sprintf("%s does not gain it: it does not Control the pillbox there (%v)", side, x.Rule)
	case AllRubble:
		return fmt.Sprintf("%s does not gain it: a building wholly in rubble cannot be gained (%v)", side, B24_1)
	case Denied:
		return fmt.Sprintf("%s does not gain it: %s occupies it, but %s denies it (%v)", side, a.list(x.Gaining), a.list(x.Denying), x.Rule)
	}
	return fmt.Sprintf("%s does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (%v)", side, x.Rule)
}

// list names units.
func (a *Adjudicator) list(ids []unit.ID) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = a.names.Name(id)
	}
	return strings.Join(names, ", ")
}
