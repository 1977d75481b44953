package victory

import (
	"fmt"
	"slices"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Judge watches one game and judges its Victory Conditions. Like the game it is
// not safe for concurrent use. [New] makes one; the zero Judge is room for CopyTo.
type Judge struct {
	game *control.Adjudicator
	*plan
	state
	tell func(*control.Step)
}

// A state is all of a Judge that events change.
type state struct {
	holds       []bool       // by node
	held        []int32      // by node: its parts that hold
	has         []tallied    // by counter
	memberships []membership // by member
	there       [][3]int32   // by node, a Units test: its count by side
	last        []unit.Unit  // by ID - 1: the units as last counted
	pasts       []past       // likewise
	total       tally
	fulfilled   [3]int32 // conditions that hold, by side
	immediate   [3]int32 // of them the Immediate ones
	unjudged    bool     // these have changed since the last judgement
	from        int      // how many events the game had had before the Judge
	events      int      // how many it has had since
	outcome     Outcome
}

// tallied is how many items a counter has, and how many of them its side Controls.
type tallied struct{ of, own int32 }

// A membership is what an item adds to its counter.
type membership struct{ counts, own bool }

// New makes a Judge of a game at its start: what a set asks of Control at the start
// is Control now. From then on the game's events go through the Judge, see [Judge.Game];
// to take something back, keep a Clone. The error, a [location.Problems], holds all that
// [Check] finds.
//
// Vehicles have no Victory Points of their own: one that is placed later, by
// [control.Place], without VP is worth nothing.
func New(game *control.Adjudicator, conditions []Condition) (*Judge, error) {
	if err := Check(game, conditions).Err(); err != nil {
		return nil, err
	}
	p := compile(game, slices.Clone(conditions))
	j := &Judge{game: game, plan: p, state: state{
		holds:       make([]bool, len(p.nodes)),
		held:        make([]int32, len(p.nodes)),
		has:         make([]tallied, len(p.counters)),
		memberships: make([]membership, len(p.members)),
		there:       make([][3]int32, len(p.nodes)),
		from:        game.Events(),
		outcome:     Outcome{Condition: -1},
	}}
	j.tell, j.unjudged = j.step, true
	j.muster(game.Roster().Len())
	for id := range j.last {
		now := game.Unit(unit.ID(id + 1))
		j.pasts[id].learn(&unit.Unit{}, &now, false)
		j.total.add(&now, j.pasts[id], &j.exits, 1)
		j.last[id] = now
	}
	for i := range p.members {
		j.recount(int32(i))
	}
	for i := range j.last {
		j.enter(&j.last[i], j.anywhere, 1)
		j.enter(&j.last[i], j.watch[j.last[i].At], 1)
	}
	for n := len(p.nodes) - 1; n >= 0; n-- { // parts before what they are part of
		if j.evaluate(int32(n)) {
			j.holds[n] = true
			j.rise(int32(n), 1)
		}
	}
	return j, nil
}

// muster makes room for n units.
func (j *Judge) muster(n int) {
	for len(j.last) < n {
		j.last, j.pasts = append(j.last, unit.Unit{}), append(j.pasts, past{})
	}
}

// Game is the game that the Judge watches. It is there to be asked: an event that does
// not go through the Judge, and an Undo, change it behind the Judge's back, and what he
// says of it from then on is wrong. [Judge.Apply] refuses to go on once the game has had
// more or fewer events than he has seen.
func (j *Judge) Game() *control.Adjudicator { return j.game }

// Conditions are the conditions that the Judge judges.
func (j *Judge) Conditions() []Condition { return j.conditions }

// Holds reports whether condition i holds now.
func (j *Judge) Holds(i int) bool { return j.holds[j.roots[i]] }

// OutOfStep is the error of a Judge whose game has changed behind his back.
type OutOfStep struct {
	Seen int // how many events of the game he has seen, with those before he was made
	Had  int // how many it has had
}

func (e *OutOfStep) Error() string {
	return fmt.Sprintf("the game has had %d events, of which its Judge has seen %d: they must go through the Judge, and an Undo cannot", e.Had, e.Seen)
}

// Apply lets e happen in the game, as its Apply does, and judges. The error is that of
// the game, or an [*OutOfStep]; then nothing has changed.
func (j *Judge) Apply(e control.Event) ([]control.Ruling, error) { return j.AppendApply(nil, e) }

// AppendApply is Apply with the rulings appended to dst.
func (j *Judge) AppendApply(dst []control.Ruling, e control.Event) ([]control.Ruling, error) {
	if seen, had := j.from+j.events, j.game.Events(); seen != had {
		return dst, &OutOfStep{Seen: seen, Had: had}
	}
	dst, err := j.game.AppendSteps(dst, e, j.tell)
	j.events++
	return dst, err
}

// Clone gives a Judge of its own, with a game of its own, in the same state.
func (j *Judge) Clone() *Judge {
	c := &Judge{}
	j.CopyTo(c)
	return c
}

// CopyTo makes c, which may be the zero Judge or any other, what Clone gives. It uses
// the room that c and its game have.
func (j *Judge) CopyTo(c *Judge) {
	if c.game == nil {
		c.game, c.tell = &control.Adjudicator{}, c.step
	}
	j.game.CopyTo(c.game)
	c.plan = j.plan
	room := c.state
	c.state = j.state
	c.holds, c.held, c.has = append(room.holds[:0], j.holds...), append(room.held[:0], j.held...), append(room.has[:0], j.has...)
	c.memberships, c.there = append(room.memberships[:0], j.memberships...), append(room.there[:0], j.there...)
	c.last, c.pasts = append(room.last[:0], j.last...), append(room.pasts[:0], j.pasts...)
}

// step counts what a step has changed and judges.
func (j *Judge) step(s *control.Step) {
	aerial := false
	for _, id := range s.Units {
		aerial = j.observe(id, s.Exited) || aerial
	}
	for _, r := range s.Rulings {
		j.recountAll(r.Subject)
	}
	for _, l := range s.Fallen {
		j.recountAt(l)
	}
	if aerial || len(s.Fallen) > 0 {
		j.recountUnits()
	}
	if j.game.Ended() {
		j.refreshAll(j.points)
	}
	if j.unjudged || j.game.Ended() {
		j.unjudged = false
		j.decide(s.Number)
	}
}

// observe counts what has become of a unit, unless nobody asks. It reports whether those
// aboard must be counted anew, since it is a vehicle that has taken off or landed.
func (j *Judge) observe(id unit.ID, exited []unit.ID) bool {
	if int(id) > len(j.last) {
		j.muster(int(id))
	}
	last, now := &j.last[id-1], &j.game.Units()[id-1]
	moves := moved(last, now)
	if moves && !j.sole && j.watch[last.At] == nil && j.watch[now.At] == nil {
		last.At, last.Bypass = now.At, now.Bypass
		return false
	}
	return j.reenter(id, last, now, moves, slices.Contains(exited, id))
}

// reenter strikes a unit out as it was counted last and enters it as it is now. Of one
// that only moves, what asks of places alone is looked at.
func (j *Judge) reenter(id unit.ID, last, now *unit.Unit, moves, exited bool) bool {
	from := last.At
	j.enter(last, j.watch[from], -1)
	if !moves {
		j.enter(last, j.anywhere, -1)
		j.total.add(last, j.pasts[id-1], &j.exits, -1)
		j.pasts[id-1].learn(last, now, exited)
	}
	flies := (last.Status ^ now.Status) & unit.Aerial
	*last = *now
	j.enter(last, j.watch[now.At], 1)
	j.refreshAll(j.watch[from])
	j.refreshAll(j.watch[now.At])
	if j.sole {
		j.recountAt(from)
		j.recountAt(now.At)
	}
	if !moves {
		j.enter(last, j.anywhere, 1)
		j.total.add(last, j.pasts[id-1], &j.exits, 1)
		j.refreshAll(j.anywhere)
		j.refreshAll(j.points)
	}
	return flies != 0
}

// recountAt looks again at the items of a Location.
func (j *Judge) recountAt(l location.ID) {
	if l == 0 {
		return
	}
	site := j.game.Map().Site(l)
	j.recountAll(control.Location(l))
	j.recountAll(control.Hex(site.Hex))
	j.recountAll(control.Building(j.game.Map().BuildingAt(site.Hex)))
}

// recountAll looks again at an item in all sets that have it.
func (j *Judge) recountAll(s control.Subject) {
	for _, i := range j.deps.find(s) {
		if j.recount(i) {
			j.refresh(j.counters[j.members[i].counter].node)
		}
	}
}

// recount looks again at one member, and reports whether its count has changed.
func (j *Judge) recount(i int32) bool {
	m := j.members[i]
	now := j.membership(&j.counters[m.counter], m.subject, unit.None)
	was := &j.memberships[i]
	if now == *was {
		return false
	}
	has := &j.has[m.counter]
	has.of += toInt(now.counts) - toInt(was.counts)
	has.own += toInt(now.own) - toInt(was.own)
	*was = now
	return true
}

func toInt(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// membership says what x adds to a counter, as far as viewer knows.
func (j *Judge) membership(c *counter, x control.Subject, viewer unit.Side) membership {
	if !c.set.counts(j.game, x) {
		return membership{}
	}
	controller := j.game.Known(viewer, x)
	if c.terms.Lasting {
		controller = j.game.KnownLasting(viewer, x)
	}
	return membership{true, controller == c.side && (!c.terms.Sole || j.empty(x, c.side, viewer))}
}

// refresh judges a test again, and all above it.
func (j *Judge) refresh(n int32) {
	for n >= 0 && j.evaluate(n) != j.holds[n] {
		j.holds[n] = !j.holds[n]
		by := int32(1)
		if !j.holds[n] {
			by = -1
		}
		n = j.rise(n, by)
	}
}

func (j *Judge) refreshAll(tests []int32) {
	for _, n := range tests {
		j.refresh(n)
	}
}

// rise counts a node that has come to hold, or with -1 one that has ceased to, for
// what it is part of, and gives that.
func (j *Judge) rise(n, by int32) int32 {
	parent := j.nodes[n].parent
	if parent >= 0 {
		j.held[parent] += by
		return parent
	}
	j.unjudged = true
	c := &j.conditions[^parent]
	j.fulfilled[c.Side] += by
	if c.When == Immediate {
		j.immediate[c.Side] += by
	}
	return parent
}

// evaluate says whether a node holds by its own count.
func (j *Judge) evaluate(n int32) bool {
	nd := &j.nodes[n]
	if nd.parts != nil {
		return nd.joins(int(j.held[n]))
	}
	return nd.amount.short(j.score(n, unit.None)) == 0
}

// joins says whether a node of which so many parts hold holds.
func (nd *node) joins(holding int) bool {
	switch nd.need.(type) {
	case All:
		return holding == len(nd.parts)
	case Any:
		return holding > 0
	case Not:
		return holding == 0
	}
	panic(nd.unchecked())
}

// unchecked says that something is no need that Check lets pass.
func (nd *node) unchecked() string { return fmt.Sprintf("victory: %T is no need", nd.need) }

// score counts for a test, as far as viewer knows.
func (j *Judge) score(n int32, viewer unit.Side) score {
	nd := &j.nodes[n]
	if nd.units != nil {
		s := score{own: j.unitsIn(n, nd.side, viewer)}
		if nd.amount.compares() {
			s.enemy = j.unitsIn(n, nd.side.Enemy(), viewer)
		}
		return s
	}
	switch need := nd.need.(type) {
	case Control:
		own := j.count(nd.counters.from, viewer)
		s := score{own: int(own.own), of: int(own.of)}
		if nd.amount.compares() {
			s.enemy = int(j.count(nd.counters.from+1, viewer).own)
		}
		return s
	case Margin:
		plus, minus := j.count(nd.counters.from, viewer), j.count(nd.counters.from+1, viewer)
		return score{own: int(plus.own - minus.own), enemy: int(minus.own)}
	case Points:
		return j.awarded(nd, need, viewer)
	case CVP:
		return score{own: j.tally(viewer).cvp(nd.side, j.game.Ended())}
	case ExitVP:
		return score{own: j.tally(viewer).exit[nd.side]}
	}
	panic(nd.unchecked())
}

// awarded adds up the points of a Points test.
func (j *Judge) awarded(nd *node, p Points, viewer unit.Side) score {
	var s score
	for i, award := range p.Sum {
		has := j.count(nd.counters.from+int32(i), viewer)
		own, of := int(has.own), int(has.of)
		if award.All {
			own, of = int(toInt(has.own == has.of)), 1
		}
		s.own += award.Worth * own
		s.of += award.Worth * of
	}
	return s
}

// count gives a counter as far as viewer knows.
func (j *Judge) count(c int32, viewer unit.Side) tallied {
	if viewer == unit.None {
		return j.has[c]
	}
	var t tallied
	counter := &j.counters[c]
	for _, m := range j.members[counter.members.from:counter.members.to] {
		is := j.membership(counter, m.subject, viewer)
		t.of += toInt(is.counts)
		t.own += toInt(is.own)
	}
	return t
}
