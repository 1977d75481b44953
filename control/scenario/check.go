package scenario

import (
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// fail enters an expectation that does not hold.
func (r *runner) fail(at place, want, got, behind string) {
	r.Failures = append(r.Failures, Failure{r.Scenario.File, at.Line, at.Column, at.Path, want, got, behind})
}

// outcome checks that the event was refused if and only if that is expected.
func (r *runner) outcome(e *Event, i int, refusal *control.Refusal) {
	rejected := ""
	if e.Expect != nil {
		rejected = e.Expect.Rejected
	}
	switch {
	case refusal == nil && rejected != "":
		r.fail(e.Expect.rejectedAt, "the event refused by "+rejected, "the event happened", "")
	case refusal != nil && rejected == "":
		r.fail(place{e.Line, e.Column, fmt.Sprintf("events[%d].%s", i, e.Kind)}, "the event to happen", "it was refused", refusal.Error())
	case refusal != nil && refusal.Rule.String() != rejected:
		r.fail(e.Expect.rejectedAt, "the event refused by "+rejected, "it was refused by "+refusal.Rule.String(), refusal.Reason())
	}
}

// changes checks what an event may have changed: nothing where it is unchanged or
// refused, and only what is named where it says only.
func (r *runner) changes(x *Expectation, before []unit.Side, refusal *control.Refusal) {
	if before == nil {
		return
	}
	var changed []int
	for i, s := range r.subjects {
		if r.Game.Controller(s) != before[i] && !r.Game.Gone(s.Location()) {
			changed = append(changed, i)
		}
	}
	check := func(at place, want string, allowed map[control.Subject]bool) {
		for _, i := range changed {
			if s := r.subjects[i]; !allowed[s] {
				r.fail(at, want, fmt.Sprintf("%s changed from %s to %s", r.Game.Name(s), r.side(before[i]), r.side(r.Game.Controller(s))), r.behind(s))
			}
		}
	}
	if x.Only {
		check(x.onlyAt, "no other change", x.named)
	}
	if x.Unchanged {
		check(x.unchangedAt, "no change", nil)
	}
	if x.Rejected != "" && refusal != nil {
		check(x.rejectedAt, "no change by a refused event", nil)
	}
}

// expect checks what must be true now.
func (r *runner) expect(x *Expectation) {
	if x == nil {
		return
	}
	for _, c := range x.Controllers {
		if got := r.Game.Controller(c.Subject); got != c.Side {
			r.fail(c.place, r.Game.Name(c.Subject)+" "+r.side(c.Side), r.side(got), r.behind(c.Subject)+r.hindrance(c.Subject, c.Side))
		}
	}
	for _, c := range x.Known {
		if got := r.Game.Known(c.Viewer, c.Subject); got != c.Side {
			r.fail(c.place, fmt.Sprintf("%s to know %s as %s", r.side(c.Viewer), r.Game.Name(c.Subject), r.side(c.Side)), r.side(got),
				"in truth it is "+r.side(r.Game.Controller(c.Subject)))
		}
	}
	for _, c := range x.Cites {
		if got := r.Game.Cites(c.Subject).String(); got != c.Rule {
			if got == "" {
				got = "no ruling"
			}
			r.fail(c.place, fmt.Sprintf("%s by %s", r.Game.Name(c.Subject), c.Rule), got, r.behind(c.Subject))
		}
	}
	for _, d := range x.Denied {
		r.denied(d)
	}
	r.victory(x.Victory)
}

// denied checks that a side meets every need for gaining a subject but for exactly
// those enemy units.
func (r *runner) denied(d Denial) {
	name := r.Game.Name(d.Subject)
	want := fmt.Sprintf("%s denied %s by %s", r.side(d.Side), name, r.units(d.By))
	x := r.Game.Explain(d.Subject, d.Side)
	switch {
	case r.Game.Lasting(d.Subject) == d.Side:
		r.fail(d.place, want, r.side(d.Side)+" Controls it", r.behind(d.Subject))
	case x.Verdict != control.Denied:
		r.fail(d.place, want, r.Game.TextOf(x), "")
	case !sameUnits(x.Denying, d.By):
		r.fail(d.place, want, "denied by "+r.units(x.Denying), "")
	case d.Rule != "" && d.Rule != x.Rule.String():
		r.fail(d.place, want+" ("+d.Rule+")", "denied by rule "+x.Rule.String(), "")
	}
}

func sameUnits(a, b []unit.ID) bool {
	set := map[unit.ID]bool{}
	for _, u := range b {
		set[u] = true
	}
	for _, u := range a {
		if !set[u] {
			return false
		}
	}
	return len(set) == len(a)
}

func (r *runner) side(s unit.Side) string { return r.Scenario.Roster.SideName(s) }

func (r *runner) units(ids []unit.ID) string {
	var names []string
	for _, id := range ids {
		names = append(names, r.Scenario.Roster.Name(id))
	}
	return strings.Join(names, ", ")
}

// behind tells the ruling by which s has its present controller.
func (r *runner) behind(s control.Subject) string {
	last, ruled := r.last[s]
	switch cites := r.Game.Cites(s); {
	case ruled:
		return fmt.Sprintf("events[%d]: %s", last.event, r.Game.Text(last.ruling))
	case cites == control.Stated:
		return "it was stated so for the start"
	case cites != control.NoRule:
		return fmt.Sprintf("it was so at the start (%v)", cites)
	}
	return "nothing has ruled on it"
}

// hindrance tells why side does not gain s.
func (r *runner) hindrance(s control.Subject, side unit.Side) string {
	if side == unit.None || r.Game.Controller(s) == side {
		return ""
	}
	return "; " + r.Game.TextOf(r.Game.Explain(s, side))
}
