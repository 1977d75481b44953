package bench

import (
	"testing"

	"github.com/aslcontrol/aslcontrol/control"
)

// A contender is a way to adjudicate, by the name that it has in the table.
type contender struct {
	name string
	new  func(*Game) (Rival, error)
}

var contenders = []contender{
	{"aslcontrol", func(g *Game) (Rival, error) { return newLibrary(g) }},
	{"plain Go, touched", func(g *Game) (Rival, error) { return newPlain(g, false), nil }},
	{"plain Go, everything", func(g *Game) (Rival, error) { return newPlain(g, true), nil }},
	{"expr, Locations only", func(g *Game) (Rival, error) { return newExpr(g) }},
	{"CEL, Locations only", func(g *Game) (Rival, error) { return newCEL(g) }},
	{"Starlark, touched", func(g *Game) (Rival, error) { return newScript(g, false) }},
	{"Starlark, everything", func(g *Game) (Rival, error) { return newScript(g, true) }},
	{"Rego, touched", func(g *Game) (Rival, error) { return newPolicy(g, false) }},
	{"Rego, everything", func(g *Game) (Rival, error) { return newPolicy(g, true) }},
}

func (c contender) start(tb testing.TB, g *Game) Rival {
	r, err := c.new(g)
	if err != nil {
		tb.Fatal(c.name, err)
	}
	return r
}

func newTestGame(tb testing.TB, seed uint64, columns, rows, buildings, units int) *Game {
	g, err := NewGame(seed, columns, rows, buildings, units)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// TestAllAgree plays random streams and holds every rival's answers, and all Control at
// the start, halfway and at the end, against aslcontrol's.
func TestAllAgree(t *testing.T) {
	for _, c := range []struct{ seeds, columns, rows, buildings, units, events int }{
		{5, 5, 3, 4, 12, 150},
		{2, 65, 20, 200, 200, 60},
	} {
		for seed := range uint64(c.seeds) {
			g := newTestGame(t, seed, c.columns, c.rows, c.buildings, c.units)
			events := g.Stream(seed, c.events, true)
			asl := contenders[0].start(t, g).(*library)
			var rivals []Rival
			for _, c := range contenders[1:] {
				rivals = append(rivals, c.start(t, g))
			}
			changes := 0
			for n, e := range events {
				want, err := asl.Play(e, nil)
				if err != nil {
					t.Fatal(seed, n, e, err)
				}
				changes += len(asl.rulings)
				for i, r := range rivals {
					agree(t, contenders[i+1].name, g, r, asl, e, want)
					if n == 0 || n == len(events)/2 || n == len(events)-1 {
						agreeOnAll(t, contenders[i+1].name, g, r, asl)
					}
				}
				if t.Failed() {
					t.Fatalf("seed %d, event %d: %+v", seed, n, e)
				}
			}
			if changes < len(events)/20 {
				t.Errorf("seed %d: only %d changes of Control in %d events", seed, changes, len(events))
			}
		}
	}
}

// agree lets r play e, which touched the items of want.
func agree(t *testing.T, name string, g *Game, r Rival, asl *library, e Event, want []Answer) {
	got, err := r.Play(e, nil)
	if err != nil {
		t.Error(name, err)
	}
	items := len(want)
	if _, locations := r.(*located); locations {
		items = 0
		for _, a := range want {
			if g.Items[a.Item].Kind() == control.LocationKind {
				items++
			}
		}
	}
	if len(got) != items {
		t.Errorf("%s gives %d of the %d items touched", name, len(got), items)
	}
	for _, a := range got {
		if side, _ := asl.Controller(a.Item); side != a.Side {
			t.Errorf("%s: %s is side %d's, not side %d's", name, asl.game.Name(g.Items[a.Item]), side, a.Side)
		}
	}
}

// agreeOnAll compares the controllers of everything that r rules on; a policy, which is
// slow to ask, of what it has kept.
func agreeOnAll(t *testing.T, name string, g *Game, r Rival, asl *library) {
	for i := 1; i < len(g.Items); i++ {
		ask := r.Controller
		switch r := r.(type) {
		case *located:
			if g.Items[i].Kind() != control.LocationKind {
				continue
			}
		case *policy:
			if i%50 != 0 {
				ask = func(item int) (int, error) { return r.kept[item], nil }
			}
		}
		got, err := ask(i)
		if want, _ := asl.Controller(i); got != want || err != nil {
			t.Errorf("%s: %s is side %d's, not side %d's (%v)", name, asl.game.Name(g.Items[i]), want, got, err)
		}
	}
}
