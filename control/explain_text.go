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
	switch x.Verdict {
	case GainsIt:
		return fmt.Sprintf("%s gains it: %s occupies it (%v)", side, a.list(x.Gaining), x.Rule)
	case NeedsPillbox:
		return fmt.Sprintf("%s does not gain it: it does not Control %s (%v)", side, a.m.LocationName(x.Pillbox), x.Rule)
	case AllRubble:
		return fmt.Sprintf("%s does not gain it: a building wholly in rubble cannot be gained (%v)", side, x.Rule)
	case Locked:
		return fmt.Sprintf("%s does not gain it: it Kindled the fire in %s that forfeits it (%v)", side, a.m.LocationName(x.Needs.At), x.Rule)
	case FireRules:
		return fmt.Sprintf("%s does not gain it by occupation: fire or rubble keeps all out of it, and %s decides (%v)", side, a.fireText(x.Needs), x.Rule)
	case Denied:
		return fmt.Sprintf("%s does not gain it: %s occupies it, but %s denies it (%v)", side, a.list(x.Gaining), a.list(x.Denying), x.Rule)
	}
	return fmt.Sprintf("%s does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (%v)", side, x.Rule)
}

// fireText tells what fire asks for, and how much of it the side has.
func (a *Adjudicator) fireText(c Cause) string {
	switch c.Kind {
	case Majority:
		return fmt.Sprintf("who Controls the hexes around (%d of %d, %d needed)", c.Count, c.Of, c.Of/2+1)
	case FollowsHex:
		return "who Controls its hex"
	}
	return fmt.Sprintf("who Controls all its hexes (%d of %d)", c.Count, c.Of)
}

// list names units.
func (a *Adjudicator) list(ids []unit.ID) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = a.names.Name(id)
	}
	return strings.Join(names, ", ")
}

// Describe tells all of x, a line for each thing: who Controls the subject and how that
// came, how the side stands toward it, each unit there, and what would give it to the
// side.
func (a *Adjudicator) Describe(x Explanation) []string {
	lines := a.describeControl(x)
	if x.Controller == x.Side && !x.Temporary {
		return lines
	}
	lines = append(lines, a.TextOf(x)+".")
	if k := x.Needs.Kind; x.Verdict != FireRules && (k == Majority || k == FollowsHex || k == AllHexes) {
		lines = append(lines, "  Fire or rubble keeps all out of it, so that "+a.fireText(x.Needs)+" decides.")
	}
	for _, p := range x.Units {
		lines = append(lines, "  "+a.describeUnit(x, p))
	}
	for i, r := range x.ToGainIt {
		word := "It would be " + a.names.SideName(x.Side) + " if: "
		if i > 0 {
			word = "  or if: "
		}
		lines = append(lines, word+a.RemedyText(r)+".")
	}
	if x.ToGainIt == nil && !a.ended {
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
	parts := make([]string, len(r))
	for i, c := range r {
		parts[i] = a.changeText(c)
	}
	return strings.Join(parts, ", and ")
}

func (a *Adjudicator) changeText(c Change) string {
	switch c.Kind {
	case Remove:
		return fmt.Sprintf("%s in %s is eliminated or goes elsewhere", a.names.Name(c.Unit), a.m.LocationName(a.units[c.Unit-1].At))
	case Recover:
		return a.names.Name(c.Unit) + " " + overcoming(c.Lack)
	case Enter:
		return "an armed Good Order Infantry MMC enters " + a.anyOf(c.At)
	case PutOut:
		return "the fire in " + a.locationList(c.At, " and ") + " goes out"
	}
	hexes := make([]string, len(c.Hexes))
	for i, h := range c.Hexes {
		hexes[i] = a.m.HexName(h)
	}
	return fmt.Sprintf("it gains %d of the hexes %s", c.Count, strings.Join(hexes, ", "))
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
	return "any of " + a.locationList(at, ", ")
}

func (a *Adjudicator) locationList(at []location.ID, between string) string {
	names := make([]string, len(at))
	for i, l := range at {
		names[i] = a.m.LocationName(l)
	}
	return strings.Join(names, between)
}
