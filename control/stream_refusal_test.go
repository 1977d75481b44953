package control

import (
	"fmt"
	"maps"
	"slices"
)

// fork is x as far as events that are tried can change it.
func (x *plain) fork() *plain {
	c := *x
	c.fires, c.swept, c.fallen, c.wrecks = slices.Clone(x.fires), slices.Clone(x.swept), slices.Clone(x.fallen), maps.Clone(x.wrecks)
	for i := range c.books { // fall takes Control from what is gone
		c.books[i].entries[LocationKind] = slices.Clone(x.books[i].entries[LocationKind])
	}
	return &c
}

// permitted checks that the rules refuse none of the parts, and that units are after
// Mopping Up as it leaves them.
func (g *playthrough) permitted(parts ...happening) error {
	x := g.x.fork()
	for _, p := range parts {
		x.units = p.before
		if rules := x.objections(p.event); len(rules) > 0 {
			return fmt.Errorf("%#v has happened, but should be refused by %v", p.event, rules)
		}
		if e, ok := p.event.(MopUp); ok {
			w, _ := x.sweep(e)
			if want := x.fork().mopUp(w); !slices.Equal(want, p.after) {
				return fmt.Errorf("Mopping Up leaves the units\n%+v\nby the rules\n%+v", p.after, want)
			}
		}
		x.effect(p.event)
	}
	return nil
}

// refused checks that the rules refuse, as r does, e or the part of it that r tells.
func (g *playthrough) refused(before *Adjudicator, e Event, r *Refusal) error {
	x := g.x.fork()
	x.units = snapshot(before)
	if together, ok := e.(Together); ok {
		run := before.Clone()
		for _, part := range together.Events[:min(r.Part, len(together.Events))] {
			if r := run.effect(part); r != nil {
				return fmt.Errorf("a part before the refused one is refused: %w", r)
			}
			x.effect(part)
			x.units = snapshot(run)
		}
		if len(together.Events) == 0 {
			return nil
		}
		e = together.Events[r.Part]
	}
	rules := x.objections(e)
	switch e.(type) {
	case Kindle, Ignite, Blaze, Spread, Extinguish, WreckBlaze, NoQuarter, MopUp:
		if r.Why != GameOver && !slices.Contains(rules, r.Rule) {
			return fmt.Errorf("%#v is refused: %w, by the rules %v", e, r, rules)
		}
	default:
		if r.Rule == B25_4 && rules == nil {
			return fmt.Errorf("%#v is refused: %w, but enters no Blaze", e, r)
		}
	}
	return nil
}
