package control

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

var enduranceEvents = flag.Int("events", 5000, "how many random events TestEndurance plays")

// TestEndurance plays streams from a seed of its own each time, or from -seed, until
// there have been so many events: on random maps, with everything that there is, the
// Adjudicator held against the plain one.
func TestEndurance(t *testing.T) {
	first := *oneSeed
	if first == 0 {
		first = rand.Uint64N(1 << 40)
	}
	t.Logf("the first seed is %d (again with -seed %d)", first, first)
	total, all, begun := (*enduranceEvents+*perShard-1) / *perShard, newTally(), time.Now()
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			own := newTally()
			defer all.add(own)
			for n := int(next.Add(1)) - 1; n < total && !t.Failed(); n = int(next.Add(1)) - 1 {
				if err := playStream(first+uint64(n), own); err != nil {
					t.Error(err)
				}
				if done := (n + 1) * *perShard; done%1_000_000 == 0 {
					fmt.Printf("%d million events after %v\n", done/1_000_000, time.Since(begun).Round(time.Second))
				}
			}
		})
	}
	workers.Wait()
	if !t.Failed() {
		t.Logf("%d events agree, %d of them happened and %d were refused", total*(*perShard), count(all.accepted), count(all.refused))
	}
}

func count[K comparable](tally map[K]int) int {
	n := 0
	for _, c := range tally {
		n += c
	}
	return n
}
