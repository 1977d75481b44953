package control

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

var (
	streams  = flag.Int("streams", 1000, "how many random streams of events TestStreams plays")
	oneSeed  = flag.Uint64("seed", 0, "the seed of the one stream that TestStreams is to play")
	perShard = flag.Int("stream-events", 100, "how many events a stream has")
)

// TestStreams plays random events on random boards, and holds the Adjudicator against
// the plain one after each.
func TestStreams(t *testing.T) {
	if *oneSeed != 0 {
		require.NoError(t, playStream(*oneSeed, newTally()))
		return
	}
	all := newTally()
	t.Run("shards", func(t *testing.T) {
		shards := runtime.GOMAXPROCS(0)
		for shard := range shards {
			t.Run(fmt.Sprint(shard), func(t *testing.T) {
				t.Parallel()
				own := newTally()
				for seed := shard + 1; seed <= *streams; seed += shards {
					require.NoError(t, playStream(uint64(seed), own))
				}
				all.add(own)
			})
		}
	})
	if *streams >= 1000 && !t.Failed() {
		all.requireAll(t)
	}
}

// A stage is what a stream is played on.
type stage struct {
	plan     terrain.Plan
	m        *terrain.Map
	roster   *unit.Roster
	position Position
	view     [numReadings]bool
	views    bool
}

// newStage gives the stage of a seed, and the cast that goes on with it.
func newStage(seed uint64) (stage, *cast) {
	r := rand.New(rand.NewPCG(seed, 0))
	plan := randomPlan(r)
	m, err := terrain.NewMap(plan)
	if err != nil {
		panic(fmt.Sprintf("seed %d: %v", seed, err))
	}
	c := newCast(r, m)
	s := stage{plan: plan, m: m, position: c.position(), views: chance(r, 90)}
	s.roster, err = unit.NewRoster("First", "Second")
	for i := 0; err == nil && i < c.size; i++ {
		_, err = s.roster.Add(fmt.Sprint("u", i+1))
	}
	if err == nil {
		_, err = s.roster.Add("reserve")
	}
	if err != nil {
		panic(err)
	}
	usual := chance(r, 30)
	for _, reading := range AllReadings() {
		s.view[reading] = reading.Default()
		if !usual {
			s.view[reading] = chance(r, 50)
		}
	}
	return s, c
}

// begin starts both adjudicators.
func (s stage) begin() (*playthrough, error) {
	var options []Option
	for reading, view := range s.view {
		options = append(options, WithReading(Reading(reading), view))
	}
	if s.views {
		options = append(options, WithViews())
	}
	a, err := New(s.m, s.roster, s.position, options...)
	if err != nil {
		return nil, err
	}
	g := &playthrough{a: a}
	g.x = newPlain(s.m, s.position, s.view, snapshot(a))
	return g, g.agree(a)
}

// playStream plays the stream of a seed. Its error tells the fewest of the events that
// bring out the fault, also as a scenario file.
func playStream(seed uint64, t *tally) error {
	s, c := newStage(seed)
	g, err := s.begin()
	if err != nil {
		return fmt.Errorf("at the start of seed %d: %w", seed, err)
	}
	g.tally, g.patchy = t, true
	var events []Event
	for range *perShard {
		e := c.event(g.a)
		events = append(events, e)
		if err := g.play(e); err != nil {
			return s.report(seed, events)
		}
	}
	if err := recounted(g.a); err != nil {
		return fmt.Errorf("at the end of seed %d: %w", seed, err)
	}
	return nil
}

// A tally counts what the streams have brought about, lest they test nothing.
type tally struct {
	sync.Mutex
	accepted map[string]int
	refused  map[Why]int
	causes   map[CauseKind]int
	verdicts map[Verdict]int
	swept    map[bool]int // Mopping Up that has secured the building, and that has not
}

func newTally() *tally {
	return &tally{accepted: map[string]int{}, refused: map[Why]int{}, causes: map[CauseKind]int{}, verdicts: map[Verdict]int{}, swept: map[bool]int{}}
}

func (t *tally) add(own *tally) {
	t.Lock()
	defer t.Unlock()
	sum(t.accepted, own.accepted)
	sum(t.refused, own.refused)
	sum(t.causes, own.causes)
	sum(t.verdicts, own.verdicts)
	sum(t.swept, own.swept)
}

func sum[K comparable](into, from map[K]int) {
	for k, n := range from {
		into[k] += n
	}
}

// requireAll requires every event to have come up, and every refusal, cause and verdict.
func (t *tally) requireAll(tt *testing.T) {
	for _, e := range []Event{Move{}, March{}, Place{}, Eliminate{}, Exit{}, SetStatus{}, Capture{}, Free{}, Load{}, Unload{}, Rubble{}, Destroy{}, Declare{}, Tick{}, Together{}, End{},
		Kindle{}, Ignite{}, Blaze{}, Spread{}, Extinguish{}, WreckBlaze{}, MopUp{}, NoQuarter{}} {
		require.NotZero(tt, t.accepted[reflect.TypeOf(e).Name()], "no %T has happened", e)
	}
	for why := GameOver; why <= TooFar; why++ {
		require.NotZero(tt, t.refused[why], "nothing was refused for Why %d", why)
	}
	for kind := Occupies; kind <= AllHexes; kind++ {
		require.NotZero(tt, t.causes[kind], "no ruling was caused so: %v", kind)
	}
	for _, v := range []Verdict{GainsIt, Locked, FireRules, NoOccupant, NeedsPillbox, AllRubble, Denied} {
		require.NotZero(tt, t.verdicts[v], "Explain never gave Verdict %d", v)
	}
	require.NotZero(tt, t.swept[true], "no Mopping Up has succeeded")
	require.NotZero(tt, t.swept[false], "no Mopping Up has failed")
}
