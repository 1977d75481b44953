package scenario_test

import (
	"strings"
	"testing"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// long is a scenario of 500 lines: 100 units and their moves.
func long() []byte {
	var b strings.Builder
	b.WriteString(head + "control: {all: German}\nunits:\n")
	b.WriteString(many(95, "  squad %d: {side: Russian, type: squad, at: W2, status: [concealed]}\n"))
	b.WriteString("events:\n")
	for strings.Count(b.String(), "\n") < 500 {
		b.WriteString("  - move: {unit: squad 7, to: [V2, V2/1]}\n    expect: {hexes: {V2: Russian}, locations: {V2/1: Russian, V3: German}}\n")
	}
	return []byte(b.String())
}

func BenchmarkLoad(b *testing.B) {
	src := long()
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := scenario.Parse("test.yaml", src); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRun(b *testing.B) {
	s := load(b, string(long()))
	b.ReportAllocs()
	for b.Loop() {
		if r, err := s.Run(); err != nil || len(r.Failures) > 0 {
			b.Fatal(err, r.Failures)
		}
	}
}
