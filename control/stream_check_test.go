package control

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"github.com/aslcontrol/aslcontrol/unit"
)

// A playthrough is a game before both adjudicators.
type playthrough struct {
	a      *Adjudicator
	x      *plain
	plays  int  // how many events have happened
	patchy bool // Explain is seldom asked about everything
	tally  *tally
	room   Adjudicator // the game before the event, in the same room each time
}

// play lets e happen and checks everything that must hold then.
func (g *playthrough) play(e Event) error {
	before := &g.room
	g.a.CopyTo(before)
	rulings, err := g.a.Apply(e)
	var refusal *Refusal
	switch {
	case errors.As(err, &refusal):
		if g.tally != nil {
			g.tally.refused[refusal.Why]++
		}
		if what := difference(before, g.a); what != "" || rulings != nil {
			return fmt.Errorf("the refusal %q has changed %s", refusal, what)
		}
		return g.refused(before, e, refusal)
	case err != nil:
		return fmt.Errorf("the error is no Refusal: %w", err)
	}
	g.plays++
	if g.tally != nil {
		g.tally.accepted[reflect.TypeOf(e).Name()]++
		for _, r := range rulings {
			g.tally.causes[r.Cause.Kind]++
		}
	}
	if err := consistent(before, g.a, rulings); err != nil {
		return err
	}
	again, err := g.follow(before, e)
	if err != nil {
		return err
	}
	if !slices.Equal(again, rulings) {
		return fmt.Errorf("played again on a clone, a March step by step, the rulings are\n%+v\nand not\n%+v", again, rulings)
	}
	if what := difference(before, g.a); what != "" {
		return fmt.Errorf("played again on a clone, a March step by step, it leads to other %s", what)
	}
	return g.explained(rulings)
}

// follow plays e again on a clone of the game, a March step by step, and the plain
// adjudicator along with it. It gives the rulings.
func (g *playthrough) follow(clone *Adjudicator, e Event) ([]Ruling, error) {
	if march, ok := e.(March); ok {
		var all []Ruling
		for i, l := range march.To {
			step := March{march.Units, march.To[i : i+1], march.Bypass && i == len(march.To)-1}
			before := snapshot(clone)
			rulings, err := clone.Apply(step)
			if err != nil {
				return nil, fmt.Errorf("alone, the step to %d of a March is refused: %w", l, err)
			}
			if err := g.adjudicate(clone, rulings, happening{step, before, snapshot(clone)}); err != nil {
				return nil, err
			}
			for _, r := range rulings {
				r.Step = i
				all = append(all, r)
			}
		}
		return all, nil
	}
	parts := g.partsOf(clone, e)
	rulings, err := clone.Apply(e)
	if err != nil {
		return nil, fmt.Errorf("on a clone it is refused: %w", err)
	}
	return rulings, g.adjudicate(clone, rulings, parts...)
}

// partsOf finds how the units stand before and after each part of e.
func (g *playthrough) partsOf(a *Adjudicator, e Event) []happening {
	events := []Event{e}
	if together, ok := e.(Together); ok {
		events = together.Events
	}
	var parts []happening
	for run := a.Clone(); len(parts) < len(events); {
		p := happening{event: events[len(parts)], before: snapshot(run)}
		if r := run.effect(p.event); r != nil {
			panic(fmt.Sprintf("part %d is refused: %v", len(parts), r))
		}
		p.after = snapshot(run)
		parts = append(parts, p)
	}
	return parts
}

// adjudicate brings the plain adjudicator up to a, and compares them.
func (g *playthrough) adjudicate(a *Adjudicator, rulings []Ruling, parts ...happening) error {
	now := snapshot(a)
	if err := g.permitted(parts...); err != nil {
		return err
	}
	if err := g.x.endings(now, parts...); err != nil {
		return err
	}
	g.x.happen(now, parts...)
	for _, w := range g.x.swept[g.x.sweptBefore:] {
		if g.tally != nil {
			g.tally.swept[w.secured]++
		}
	}
	if err := g.agree(a); err != nil {
		return err
	}
	for i, r := range rulings {
		if !g.caused(r, parts) && !g.overtaken(r, rulings[i+1:], rulings) {
			return fmt.Errorf("the cause of %+v is none", r)
		}
	}
	return nil
}

func snapshot(a *Adjudicator) []unit.Unit { return slices.Clone(a.units) }

// agree compares what both adjudicators hold.
func (g *playthrough) agree(a *Adjudicator) error {
	for viewer := range a.books {
		b := &g.x.books[viewer]
		for _, s := range g.x.subjects {
			side := unit.Side(viewer)
			got, want := a.see(side, s), b.of(s)
			known := a.Known(side, s)
			if got.base != want.lasting || got.over != want.passing || known != want.controller() {
				return fmt.Errorf("%s, view %d: the Adjudicator has base %d, overlay %d, Known %d; the plain one %+v",
					a.Name(s), viewer, got.base, got.over, known, *want)
			}
		}
	}
	for _, s := range g.x.subjects {
		truth := g.x.truth().of(s)
		if a.Controller(s) != truth.controller() || a.Lasting(s) != truth.lasting {
			return fmt.Errorf("%s: Controller %d, Lasting %d; the plain one has %+v", a.Name(s), a.Controller(s), a.Lasting(s), *truth)
		}
		if len(a.books) == 1 && a.Known(unit.First, s) != truth.controller() {
			return fmt.Errorf("%s: without views Known is not the truth", a.Name(s))
		}
	}
	return nil
}

// difference names a part of the state in which two games differ.
func difference(a, b *Adjudicator) string {
	switch {
	case !slices.Equal(a.units, b.units):
		return "units"
	case !slices.Equal(a.melee, b.melee), !slices.Equal(a.aboard, b.aboard):
		return "counts of Melee or of those aboard"
	case !slices.Equal(a.fallen, b.fallen):
		return "rubble"
	case a.clock != b.clock, a.started != b.started, a.ended != b.ended:
		return "times"
	case !reflect.DeepEqual(a.fires.Clone(), b.fires.Clone()):
		return "fires"
	case !reflect.DeepEqual(a.burn, b.burn):
		return "reach of fires"
	case !slices.Equal(a.mopped, b.mopped), a.noQuarter != b.noQuarter:
		return "Mopping Up"
	case a.history != nil && (!slices.Equal(a.history.logs[0], b.history.logs[0]) || !slices.Equal(a.history.logs[1], b.history.logs[1]) || !slices.Equal(a.history.logs[2], b.history.logs[2])):
		return "history"
	case len(b.touched)+len(b.released)+len(b.revealed) > 0, len(b.secured)+len(b.declared) > 0, b.reburn:
		return "scratch"
	}
	for i := range a.books {
		if !slices.Equal(a.books[i].items, b.books[i].items) || !slices.Equal(a.books[i].holds, b.books[i].holds) {
			return fmt.Sprintf("entries of book %d", i)
		}
	}
	return ""
}

// consistent checks that the rulings lead from before to after, and tell all.
func consistent(before, after *Adjudicator, rulings []Ruling) error {
	last := map[Subject]Ruling{}
	for i, r := range rulings {
		from := before.Controller(r.Subject)
		if prior, ok := last[r.Subject]; ok {
			from = prior.To
		}
		if r.From != from {
			return fmt.Errorf("ruling %+v: it was %d's", r, from)
		}
		if r.From == r.To && (!lasting(r.Cause.Kind) || r.From == before.Lasting(r.Subject)) {
			return fmt.Errorf("ruling %+v changes nothing", r)
		}
		if i > 0 && (rulings[i-1].Step > r.Step || rulings[i-1].Step == r.Step && after.index(rulings[i-1].Subject) > after.index(r.Subject)) {
			return fmt.Errorf("ruling %+v is not in order", r)
		}
		last[r.Subject] = r
	}
	for _, s := range after.Subjects() {
		r, ruled := last[s]
		switch {
		case ruled && (after.Controller(s) != r.To || after.Cites(s) != r.Rule):
			return fmt.Errorf("after the ruling %+v it is %d's by %v", r, after.Controller(s), after.Cites(s))
		case !ruled && after.Gone(s.Location()):
		case !ruled && (after.Controller(s) != before.Controller(s) || after.Lasting(s) != before.Lasting(s)):
			return fmt.Errorf("%s has changed without a ruling", after.Name(s))
		}
	}
	return nil
}

// lasting reports whether Control gained so is more than temporary.
func lasting(k CauseKind) bool { return k != VehicleIn && k != VehicleGone && k != VehicleLost }

// explained checks Explain on what was just ruled on, and now and then on everything.
func (g *playthrough) explained(rulings []Ruling) error {
	subjects := g.x.subjects
	if g.patchy && g.plays%20 != 0 {
		subjects = nil
		for _, r := range rulings {
			subjects = append(subjects, r.Subject)
		}
	}
	for _, s := range subjects {
		for side := unit.First; side <= unit.Second; side++ {
			why := g.a.Explain(s, side)
			if g.tally != nil {
				g.tally.verdicts[why.Verdict]++
			}
			want := g.x.explain(s, side)
			got := plainWhy{why.Verdict, why.Rule, why.Gaining, why.Denying}
			if got.verdict != GainsIt && got.verdict != Denied {
				got.rule = NoRule
			}
			if !reflect.DeepEqual(got, want) {
				return fmt.Errorf("%s: Explain says of side %d %+v, the plain one %+v", g.a.Name(s), side, got, want)
			}
			if why.Verdict == GainsIt && g.a.Lasting(s) != side {
				return fmt.Errorf("%s is not lastingly %d's, but Explain says that it gains it", g.a.Name(s), side)
			}
		}
	}
	return nil
}
