package scenario_test

import (
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// What a file of up to 1 MiB may cost to read, play and report on: most take a tenth of a
// second. The limit is for what grows out of all bounds, on however busy a machine.
const (
	maxTime   = slower * 20 * time.Second
	maxMemory = 512 << 20 // bytes allocated in all
)

// through reads src, and plays and reports on what can be read.
func through(t testing.TB, src []byte) {
	s, err := scenario.Parse("test.yaml", src)
	if err != nil {
		_ = err.Error()
		return
	}
	r, err := s.Run()
	if err != nil {
		t.Errorf("it has been read but cannot be played: %v", err)
		return
	}
	for _, f := range r.Failures {
		_ = f.String()
	}
	if err := r.WriteText(io.Discard); err != nil {
		t.Error(err)
	}
	if _, err := r.MarshalJSON(); err != nil {
		t.Error(err)
	}
}

// affordable checks that src costs no more than it may: in the best of three attempts,
// since others use the machine too.
func affordable(t testing.TB, src []byte) {
	t.Helper()
	var took time.Duration
	var bytes uint64
	for range 3 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := time.Now()
		through(t, src)
		took = time.Since(start)
		runtime.ReadMemStats(&after)
		if bytes = after.TotalAlloc - before.TotalAlloc; took <= maxTime && bytes <= maxMemory {
			return
		}
	}
	t.Errorf("%d bytes took %v and %d MiB", len(src), took, bytes>>20)
}

// many writes n lines, each by format from its number.
func many(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// Files that are small but ask for much. A checker of other people's files must get
// through all of them.
func TestHostile(t *testing.T) {
	const start = "format: 1\nsides: [A, B]\n"
	big := start + "map: {columns: 255, rows: 255}\n"
	for name, src := range map[string]string{
		"errors in one line":         start + "map: {}\nevents: [" + strings.Repeat("{ende: true}, ", 10_000) + "]\n",
		"errors, each in its line":   start + "map: {}\nevents:\n" + strings.Repeat("  - ende: true\n", 10_000),
		"unknown units among many":   start + "map: {}\nunits:\n" + many(500, "  u%019d: {side: A, type: dummy, at: A1}\n") + "events:\n  - eliminate:\n" + many(5_000, "    - v%019d\n"),
		"unknown terrain hexes":      start + "map:\n  terrain:\n" + many(20_000, "    QQQ%d: open\n"),
		"unknown hexes of terrain":   start + "map:\n  pillboxes:\n" + many(20_000, "    - QQQ%d\n"),
		"setup all, over and over":   big + "setup: {A: [" + strings.Repeat("all, ", 200) + "]}\n",
		"hexes, over and over":       start + "map: {columns: 255, rows: 255, hexes: [" + strings.Repeat("A1:QQQQQQQQQQ255, ", 200) + "]}\n",
		"expected of a large map":    big + "events:\n" + strings.Repeat("  - {phase: {turn: 1, player: A, phase: MPh}, expect: {unchanged: true}}\n", 100),
		"together on a large map":    big + "events:\n" + strings.Repeat("  - together: [{phase: {turn: 1, player: A, phase: MPh}}]\n", 30),
		"many units":                 start + "map: {}\nunits:\n" + many(5_000, "  u%d: {side: A, type: squad, at: A1}\n") + "events:\n  - end: true\n",
		"many moves among units":     start + "map: {}\nunits:\n" + many(1_000, "  u%d: {side: A, type: squad, at: A1}\n") + "events:\n" + strings.Repeat("  - move: {unit: u9, to: [B1, A1]}\n", 4_000),
		"many steps":                 start + "map: {}\nunits: {u: {side: A, type: squad, at: A1}}\nevents:\n  - move: {unit: u, to: [" + strings.Repeat("A1, A2, ", 10_000) + "]}\n",
		"long words":                 start + "map: {}\n? " + strings.Repeat("x", 200_000) + "\n: " + strings.Repeat("y", 200_000) + "\n",
		"long paths":                 head + "expect: {hexes: {" + many(300, "x%d"+strings.Repeat("y", 900)+": none, ") + "}}\n",
		"anchors, nested":            strings.Repeat("&a [", 9_000) + strings.Repeat("]", 9_000),
		"aliases of aliases":         "a: &a [x, x]\n" + many(30, "b%d: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\n"),
		"nothing but brackets":       strings.Repeat("[", 1<<20),
		"nothing but question marks": strings.Repeat("? ", 1<<19),
		"nothing but line ends":      strings.Repeat("\n", 1<<20),
	} {
		t.Run(name, func(t *testing.T) { affordable(t, []byte(src)) })
	}
}
