package control

import (
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// TextOf tells in a clause whether x's side gains the subject, or why not.
func (a *Adjudicator) TextOf(x Explanation) string {
	side := a.names.SideName(x.Side)
	if x.Temporary && x.Controller == x.Side {
		side += " holds it for now but"
	}
	switch {
	case a.Gone(x.Subject.Location()):
		return fmt.Sprintf("%s does not gain it: it is gone (%v)", side, a.isGone(0, x.Subject.Location()).Rule)
	case x.Controller == x.Side && !x.Temporary && x.Side.Playing():
		return fmt.Sprintf("%s Controls it (%v)", side, x.Cites)
	case x.Temporary && x.Lasting == x.Side:
		return fmt.Sprintf("%s has it back when no vehicle holds it any longer (%v)", side, A26_12)
	case x.Verdict == GainsIt && !a.started:
		return fmt.Sprintf("%s gains it with the first event: %s it (%v)", side, a.do(x.Gaining, "occupies", "occupy"), x.Rule)
	}
	switch x.Verdict {
	case GainsIt:
		return fmt.Sprintf("%s gains it: %s it (%v)", side, a.do(x.Gaining, "occupies", "occupy"), x.Rule)
	case NeedsPillbox:
		return fmt.Sprintf("%s does not gain it: it does not Control %s (%v)", side, a.m.LocationName(x.Pillbox), x.Rule)
	case AllRubble:
		return fmt.Sprintf("%s does not gain it: a building wholly in rubble cannot be gained (%v)", side, x.Rule)
	case Locked:
		return fmt.Sprintf("%s does not gain it: it Kindled the fire in %s that forfeits it (%v)", side, a.m.LocationName(x.Needs.At), x.Rule)
	case FireRules:
		return fmt.Sprintf("%s does not gain it by occupation: fire or rubble keeps all out of it, and %s decides (%v)", side, a.fireText(x.Needs), x.Rule)
	case DeniedUnseen:
		return fmt.Sprintf("%s does not gain it, though %s it and no enemy known to %s denies it: its Control has been declared (%v)",
			side, a.do(x.Gaining, "occupies", "occupy"), a.names.SideName(x.Viewer), x.Rule)
	case Denied:
		return fmt.Sprintf("%s does not gain it: %s it, but %s it (%v)", side,
			a.do(x.Gaining, "occupies", "occupy"), a.do(x.Denying, "denies", "deny"), x.Rule)
	}
	return fmt.Sprintf("%s does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (%v)", side, x.Rule)
}

// fireText tells what fire asks for, and how much of it the side has.
func (a *Adjudicator) fireText(c Cause) string {
	switch c.Kind {
	case Majority:
		return fmt.Sprintf("who Controls the hexes around (%d of %d, %d needed)", c.Count, c.Of, majorityOf(int(c.Of)))
	case FollowsHex:
		return "who Controls its hex"
	}
	return fmt.Sprintf("who Controls all its hexes (%d of %d)", c.Count, c.Of)
}

// do names units before a verb, which is one's or many's.
func (a *Adjudicator) do(ids []unit.ID, one, many string) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = a.names.Name(id)
	}
	if len(ids) > 1 {
		one = many
	}
	return enumerate(names) + " " + one
}

// manyUnits is how many units a text tells of one by one.
const manyUnits = 40

// enumerate lists things: "a, b and c"; of many, how many they are.
func enumerate(things []string) string {
	if more := len(things) - manyUnits; more > 0 {
		return strings.Join(things[:manyUnits], ", ") + fmt.Sprintf(" and %d more", more)
	}
	if n := len(things) - 1; n > 0 {
		return strings.Join(things[:n], ", ") + " and " + things[n]
	}
	return strings.Join(things, "")
}

// Describe tells all of x, a line for each thing: who Controls the subject and how that
// came, how the side stands toward it, each unit there, and what would give it to the
// side.
func (a *Adjudicator) Describe(x Explanation) []string {
	lines := a.describeControl(x)
	if x.Controller == x.Side && !x.Temporary || a.Gone(x.Subject.Location()) {
		return lines
	}
	lines = append(lines, a.TextOf(x)+".")
	if x.Pillbox != 0 && x.Verdict != NeedsPillbox {
		lines = append(lines, fmt.Sprintf("  Nor does it Control %s, as the rule asks too.", a.m.LocationName(x.Pillbox)))
	}
	if k := x.Needs.Kind; x.Verdict != FireRules && (k == Majority || k == FollowsHex || k == AllHexes) {
		lines = append(lines, "  Fire or rubble keeps all out of it, so that "+a.fireText(x.Needs)+" decides.")
	}
	for i, p := range x.Units {
		if i == manyUnits {
			lines = append(lines, fmt.Sprintf("  and %d units more", len(x.Units)-i))
			break
		}
		lines = append(lines, "  "+a.describeUnit(x, p))
	}
	for i, r := range x.ToGainIt {
		word := "It would be " + a.names.SideName(x.Side) + " if: "
		if x.Temporary && x.Controller == x.Side {
			word = "It would be " + a.names.SideName(x.Side) + " lastingly if: "
		}
		if i > 0 {
			word = "  or if: "
		}
		lines = append(lines, word+a.RemedyText(r)+".")
	}
	if x.ToGainIt == nil && x.Verdict != GainsIt && !a.ended {
		lines = append(lines, "No event at hand would give it to "+a.names.SideName(x.Side)+".")
	}
	return lines
}

// describeControl tells who Controls the subject and the chain of rulings behind.
func (a *Adjudicator) describeControl(x Explanation) []string {
	name := a.Name(x.Subject)
	head := strings.ToUpper(name[:1]) + name[1:] + " is "
	if x.Controller == unit.None {
		head += "un-Controlled"
	} else {
		head += a.names.SideName(x.Controller) + "'s"
	}
	if x.Temporary {
		head += " for as long as a vehicle stays"
		if x.Lasting != unit.None {
			head += ", and after that " + a.names.SideName(x.Lasting) + "'s"
		}
	}
	if a.Gone(x.Subject.Location()) {
		head = strings.TrimSuffix(head, "un-Controlled") + "gone"
	}
	if x.Viewer != unit.None {
		head += ", as far as " + a.names.SideName(x.Viewer) + " can know"
	}
	lines := []string{head + "."}
	if a.history == nil {
		return lines
	}
	start := "  start: nobody's"
	if x.Start != unit.None {
		start = fmt.Sprintf("  start: %s's (%v)", a.names.SideName(x.Start), x.StartRule)
	}
	lines = append(lines, start)
	for _, e := range x.Chain {
		lines = append(lines, fmt.Sprintf("  event %d: %s to %s (%v): %s", e.Event, a.names.SideName(e.Ruling.From), a.names.SideName(e.Ruling.To), e.Ruling.Rule, a.why(e.Ruling)))
	}
	return lines
}

// describeUnit tells what a unit does to the subject and why no more.
func (a *Adjudicator) describeUnit(x Explanation, p Presence) string {
	u := a.units[p.Unit-1]
	s := fmt.Sprintf("%s (%s, %v", a.names.Name(p.Unit), a.names.SideName(p.Side), u.Type)
	if u.Status != 0 {
		s += ", " + u.Status.String()
	}
	s += ") in " + a.m.LocationName(p.At)
	why := whyNoMore(p.Part)
	switch {
	case p.Side == x.Side && p.Effect == Gains:
		return s + " can gain it"
	case p.Side == x.Side && x.Temporary && p.Side == x.Controller && a.standing(&u).Location.Effect == Holds:
		return s + " Controls it for as long as it stays, but cannot gain it lastingly: " + why
	case p.Side == x.Side:
		return s + " cannot gain it: " + why
	case p.Effect >= Denies:
		return s + " denies it: it is armed, in whatever state"
	}
	return s + " does not deny it: " + why
}

// whyNoMore tells why the effect of a part is no greater.
func whyNoMore(p Part) string {
	var why []string
	if p.Lack != unit.LacksNothing {
		why = append(why, p.Lack.String())
	}
	if p.Spot != AnySpot {
		why = append(why, p.Spot.String())
	}
	return strings.Join(why, ", and ")
}

// RemedyText tells r in a clause.
func (a *Adjudicator) RemedyText(r Remedy) string {
	var parts, gone []string
	for _, c := range r {
		if c.Kind == Remove {
			gone = append(gone, a.names.Name(c.Unit)+" in "+a.m.LocationName(a.units[c.Unit-1].At))
		} else {
			parts = append(parts, a.changeText(c))
		}
	}
	switch len(gone) {
	case 0:
	case 1:
		parts = append(parts, gone[0]+" is eliminated or goes elsewhere")
	default:
		parts = append(parts, enumerate(gone)+" are eliminated or go elsewhere")
	}
	return strings.Join(parts, ", and ")
}

// changeText tells any change but a Remove.
func (a *Adjudicator) changeText(c Change) string {
	switch c.Kind {
	case Recover:
		return a.names.Name(c.Unit) + " " + overcoming(c.Lack)
	case Enter:
		return "an armed Good Order Infantry MMC enters " + a.anyOf(c.At)
	case PutOut:
		return "the fire in " + enumerate(a.locationNames(c.At)) + " goes out"
	}
	hexes := make([]string, len(c.Hexes))
	for i, h := range c.Hexes {
		hexes[i] = a.m.HexName(h)
	}
	list := strings.Join(hexes, ", ")
	switch {
	case len(hexes) == 1:
		return "that side gains hex " + list
	case c.Count == len(hexes):
		return "that side gains all of the hexes " + list
	}
	return fmt.Sprintf("that side gains %d of the hexes %s", c.Count, list)
}

// overcoming tells what a unit does that overcomes a lack.
func overcoming(l unit.Lack) string {
	switch l {
	case unit.NotGoodOrder:
		return "is in Good Order again"
	case unit.IsPrisoner:
		return "is freed and armed"
	case unit.IsUnarmed, unit.IsSwimming:
		return "is armed"
	case unit.IsPRC, unit.IsCavalry:
		return "dismounts"
	case unit.InBypass:
		return "enters the obstacle"
	case unit.IsStrayed:
		return "moves out and in again"
	}
	return "no longer climbs"
}

func (a *Adjudicator) anyOf(at []location.ID) string {
	if len(at) == 1 {
		return a.m.LocationName(at[0])
	}
	return "any of " + strings.Join(a.locationNames(at), ", ")
}

func (a *Adjudicator) locationNames(at []location.ID) []string {
	names := make([]string, len(at))
	for i, l := range at {
		names[i] = a.m.LocationName(l)
	}
	return names
}
