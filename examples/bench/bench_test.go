package bench

import (
	"fmt"
	"strings"
	"testing"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// newField is a game on a map as large as four geomorphic boards, with 200 buildings, and
// a stream for it.
func newField(b *testing.B, units int) (*Game, []Event) {
	g := newTestGame(b, 1, 65, 20, 200, units)
	return g, g.Stream(1, 4096, false)
}

// measure does op with 0 to n-1, over and over. Beside the time by the clock it reports
// the processor's, which a busy machine spoils less.
func measure(b *testing.B, n int, op func(i int) error) {
	b.ReportAllocs()
	i, times, start := 0, 0, cpuTime()
	for b.Loop() {
		if err := op(i); err != nil {
			b.Fatal(err)
		}
		times++
		if i++; i == n {
			i = 0
		}
	}
	b.ReportMetric(float64(cpuTime()-start)/float64(times), "cpu-ns/op")
}

// BenchmarkEvent plays the stream over and over: an event in, the controllers of all
// that it touched out.
func BenchmarkEvent(b *testing.B) {
	for _, units := range []int{200, 2000} {
		g, events := newField(b, units)
		for _, c := range contenders {
			b.Run(fmt.Sprintf("%d units/%s", units, c.name), func(b *testing.B) {
				r := c.start(b, g)
				answers := make([]Answer, 0, 16)
				measure(b, len(events), func(i int) (err error) {
					answers, err = r.Play(events[i], answers[:0])
					return err
				})
			})
		}
	}
}

// BenchmarkQuery asks who Controls one Location after another. Those that work out
// everything after an event are left out: they answer as those do that work out what was
// touched, or more slowly.
func BenchmarkQuery(b *testing.B) {
	g, _ := newField(b, 200)
	var locations []int
	for i, s := range g.Items {
		if s.Kind() == control.LocationKind {
			locations = append(locations, i)
		}
	}
	for _, c := range contenders {
		if strings.HasSuffix(c.name, "everything") {
			continue
		}
		b.Run(c.name, func(b *testing.B) {
			r := c.start(b, g)
			measure(b, len(locations), func(i int) error {
				_, err := r.Controller(locations[i])
				return err
			})
		})
	}
}

// BenchmarkExplained has aslcontrol tell in sentences, when the stream has been played,
// each ruling that there was, and of each unit how its side stands toward the Location,
// hex and building that the unit is in.
func BenchmarkExplained(b *testing.B) {
	g, events := newField(b, 200)
	l := contenders[0].start(b, g).(*library)
	var rulings []control.Ruling
	for _, e := range events {
		if err := l.apply(e); err != nil {
			b.Fatal(err)
		}
		rulings = append(rulings, l.rulings...)
	}
	type question struct {
		item control.Subject
		side unit.Side
	}
	var questions []question
	for id := range g.Units {
		u := l.game.Unit(unit.ID(id + 1))
		for _, i := range g.Sites[u.At].items() {
			if i != 0 {
				questions = append(questions, question{g.Items[i], u.Side})
			}
		}
	}
	b.Run("a ruling in a sentence (Text)", func(b *testing.B) {
		measure(b, len(rulings), func(i int) error {
			l.game.Text(rulings[i])
			return nil
		})
	})
	b.Run("an item (Explain and TextOf)", func(b *testing.B) {
		measure(b, len(questions), func(i int) error {
			l.game.TextOf(l.game.Explain(questions[i].item, questions[i].side))
			return nil
		})
	})
}
