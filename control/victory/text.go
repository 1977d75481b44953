package victory

import (
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/unit"
)

// Text tells how condition i stands: a line for the condition, and indented beneath
// it one for each need, marked [x] where it holds.
func (j *Judge) Text(i int, s Standing) string {
	c := j.conditions[i]
	fulfilled := "not fulfilled"
	if s.Holds {
		fulfilled = "fulfilled"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %v: %s\n", j.side(c.Side), c.When, fulfilled)
	j.write(&b, s, "  ")
	return b.String()
}

func (j *Judge) write(b *strings.Builder, s Standing, indent string) {
	mark := " "
	if s.Holds {
		mark = "x"
	}
	fmt.Fprintf(b, "%s[%s] %s\n", indent, mark, j.Line(s))
	for _, p := range s.Parts {
		j.write(b, p, indent+"    ")
	}
}

// Line tells a standing without its parts: "Russian: 3 of 4 buildings; 22N4 and 22F3
// missing, 22N4 denied by the broken 8-0".
func (j *Judge) Line(s Standing) string {
	var what string
	switch need := s.Need.(type) {
	case All:
		return "all of"
	case Any:
		return "any of"
	case Not:
		return "not"
	case Control:
		_, what = need.Of.noun()
	case Margin:
		_, plus := need.Plus.noun()
		_, minus := need.Minus.noun()
		return fmt.Sprintf("%s: %v of %d ahead, %v %s less %v %s of %s%s", j.side(s.Side), s.Count, need.AtLeast,
			s.Count+s.Enemy, plus, s.Enemy, minus, j.side(s.Side.Enemy()), j.missed(s))
	case Points:
		what = "points"
	case Units:
		what = j.kind(need)
	case CVP:
		what = "CVP"
		if s.Double > 0 && !j.game.Ended() {
			what += fmt.Sprintf(", %d of them double at the end", s.Double)
		}
	case ExitVP:
		what = "Exit VP"
	}
	count := s.Count.String() + " "
	switch s.Amount.how {
	case atLeast:
		count += fmt.Sprintf("of %d ", s.Amount.n)
	case allOf:
		count += fmt.Sprintf("of %d ", s.Of)
	case moreThanEnemy, timesEnemy:
		what += fmt.Sprintf(", %s %v; wanted: %v", j.side(s.Side.Enemy()), s.Enemy, s.Amount)
	default:
		what += fmt.Sprintf("; wanted: %v", s.Amount)
	}
	return j.side(s.Side) + ": " + count + what + j.missed(s)
}

// manyNames is how many names a text lists.
const manyNames = 12

// missed tells which items are missing, and who denies them.
func (j *Judge) missed(s Standing) string {
	if len(s.Missing) == 0 {
		return ""
	}
	var names []string
	var denials strings.Builder
	for _, m := range s.Missing {
		name := j.game.ShortName(m.Subject)
		names = append(names, name)
		if len(m.DeniedBy) > 0 {
			fmt.Fprintf(&denials, ", %s denied by %s", name, listing(m.DeniedBy, j.unit))
		}
	}
	return "; " + listing(names, func(s string) string { return s }) + " missing" + denials.String()
}

// listing names a few things: "A, B and C".
func listing[T any](all []T, name func(T) string) string {
	var names []string
	for _, x := range all[:min(len(all), manyNames)] {
		names = append(names, name(x))
	}
	if more := len(all) - manyNames; more > 0 {
		names = append(names, fmt.Sprint(more, " more"))
	}
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

func (j *Judge) side(s unit.Side) string { return j.game.Roster().SideName(s) }

// unit names a unit with what it suffers from: "the broken 8-0".
func (j *Judge) unit(id unit.ID) string {
	name := j.game.Roster().Name(id)
	u := j.game.Unit(id)
	if is := u.Status & (unit.Broken | unit.Disrupted | unit.Berserk | unit.Melee | unit.Concealed | unit.Hidden); is != 0 {
		return fmt.Sprintf("the %v %s", is, name)
	}
	return name
}

// kind tells which units a test counts: "unbroken squad, half-squad in 22U3".
func (j *Judge) kind(u Units) string {
	var words []string
	if u.Status != AnyStatus {
		words = append(words, u.Status.String())
	}
	switch {
	case u.Squads:
		words = append(words, "squad-equivalents")
	case u.Types == nil:
		words = append(words, "units")
	default:
		words = append(words, listing(u.Types, unit.Type.String))
	}
	if u.In != nil {
		if in := u.In.stated(); len(in) > 0 {
			words = append(words, "in "+listing(in, j.game.ShortName))
		} else {
			_, several := u.In.noun()
			words = append(words, "in any of the "+several)
		}
	}
	if u.MinLevel > 0 {
		words = append(words, fmt.Sprintf("at level %d or higher", u.MinLevel))
	}
	return strings.Join(words, " ")
}
