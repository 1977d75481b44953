package control

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A playthrough is a game before both adjudicators.
type playthrough struct {
	a      *Adjudicator
	x      *plain // nil where there is fire
	plays  int    // how many events have happened
	patchy bool   // Explain is seldom asked about everything
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
		return nil
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
	if g.x == nil {
		return g.kept(rulings)
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
		if _, err := run.Apply(p.event); err != nil {
			panic(fmt.Sprintf("part %d is refused: %v", len(parts), err))
		}
		run.started = a.started
		p.after = snapshot(run)
		parts = append(parts, p)
	}
	return parts
}

// adjudicate brings the plain adjudicator up to a, and compares them.
func (g *playthrough) adjudicate(a *Adjudicator, rulings []Ruling, parts ...happening) error {
	if g.x == nil {
		return nil
	}
	now := snapshot(a)
	if err := g.x.endings(now, parts...); err != nil {
		return err
	}
	g.x.happen(now, parts...)
	if err := g.agree(a); err != nil {
		return err
	}
	for _, r := range rulings {
		if !g.caused(r, parts) {
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

// caused reports whether the cause of r is one by the rules.
func (g *playthrough) caused(r Ruling, parts []happening) bool {
	id, x := r.Cause.Unit, g.x
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
	held := slices.ContainsFunc(parts, func(p happening) bool {
		was := &p.before[id-1]
		return was.Side == r.From && was.At == x.berth(r.Subject) && x.vehicular(p.before, was)
	})
	return held && (r.Cause.Kind == VehicleGone) == x.hasLeft(x.truth(), r.Subject, r.From)
}

// difference names a part of the state in which two games differ.
func difference(a, b *Adjudicator) string {
	switch {
	case !slices.Equal(a.units, b.units):
		return "units"
	case !slices.Equal(a.melee, b.melee):
		return "counts of Melee"
	case !slices.Equal(a.fallen, b.fallen):
		return "rubble"
	case a.clock != b.clock, a.started != b.started, a.ended != b.ended:
		return "times"
	case !reflect.DeepEqual(a.fires, b.fires):
		return "fires"
	case !reflect.DeepEqual(a.burn, b.burn):
		return "reach of fires"
	case !slices.Equal(a.mopped, b.mopped), a.merciless != b.merciless:
		return "Mopping Up"
	case len(b.touched)+len(b.released)+len(b.revealed) > 0, len(b.secured) > 0, b.reburn:
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

// kept checks that who by Explain gains what was just ruled on has gained it.
func (g *playthrough) kept(rulings []Ruling) error {
	for _, r := range rulings {
		for side := unit.First; side <= unit.Second; side++ {
			why := g.a.Explain(r.Subject, side)
			if g.tally != nil {
				g.tally.verdicts[why.Verdict]++
			}
			if why.Verdict == GainsIt && g.a.Lasting(r.Subject) != side {
				return fmt.Errorf("%s is not lastingly %d's, but Explain says that it gains it", g.a.Name(r.Subject), side)
			}
		}
	}
	return nil
}

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

// A plainWhy is what the plain adjudicator has to say to Explain.
type plainWhy struct {
	verdict          Verdict
	rule             Rule // where the side gains or would gain but for the enemy
	gaining, denying []unit.ID
}

func (x *plain) explain(s Subject, side unit.Side) plainWhy {
	why := plainWhy{verdict: Denied}
	for i := range x.units {
		switch u := &x.units[i]; {
		case !u.OnMap():
		case u.Side == side && x.gains(u, s):
			why.gaining = append(why.gaining, unit.ID(i+1))
		case u.Side == side.Enemy() && x.denies(u, s):
			why.denying = append(why.denying, unit.ID(i+1))
		}
	}
	box, bridge := x.feature(s, location.Pillbox), x.feature(s, location.Bridge)
	switch {
	case x.meets(x.truth(), x.known(unit.None), s, side):
		why.verdict = GainsIt
	case why.gaining == nil:
		why.verdict = NoOccupant
	case box != 0 && x.truth().of(Location(box)).controller() != side:
		why.verdict = NeedsPillbox
	case s.Kind() == BuildingKind && !slices.ContainsFunc(x.hexesOf(s), func(h location.Hex) bool { return !x.fallen[x.m.Base(h)] }):
		why.verdict = AllRubble
	}
	switch {
	case why.verdict != GainsIt && why.verdict != Denied:
	case s.Kind() == LocationKind, why.verdict == Denied:
		why.rule = A26_11
	case s.Kind() == BuildingKind:
		why.rule = A26_14
	case box != 0:
		why.rule = A26_132
	case bridge != 0:
		why.rule = A26_131
	default:
		why.rule = A26_13
	}
	return why
}

// feature is the Location of the hex s at place, 0 where that is gone or s is no hex.
func (x *plain) feature(s Subject, place location.Place) location.ID {
	if s.Kind() != HexKind {
		return 0
	}
	if l := x.m.Find(s.Hex(), place); l != 0 && !x.gone(l) {
		return l
	}
	return 0
}
