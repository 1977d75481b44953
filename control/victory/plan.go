package victory

import (
	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A plan is what conditions are made into: the nodes of all trees in one list, and
// for every item, Location and kind of change the tests that depend on it. It does
// not change, and clones of a Judge share it.
type plan struct {
	conditions []Condition
	roots      []int32 // by condition
	nodes      []node  // each before its parts
	counters   []counter
	members    []member
	deps       index     // members by their item
	watch      [][]int32 // by Location: Units tests that look at it
	anywhere   []int32   // Units tests that look at the whole map
	points     []int32   // CVP and ExitVP tests
	exits      [3]bool   // sides of which an ExitVP test speaks
	sole       bool      // a test of sole Control asks for no enemy present
}

// A node is a Need in its tree.
type node struct {
	need     Need
	parent   int32 // of condition i's root it is ^i
	parts    []int32
	side     unit.Side // that a test is about
	amount   Amount    // that it asks for, of squad-equivalents in halves
	counters span      // of a test about Control
	units    *Units    // the need, where it is one
	types    uint16    // bit t: units of Type t count
	parcels  int       // how many of what is counted make one: halves, of squad-equivalents
}

// A span is a part of a list.
type span struct{ from, to int32 }

// A counter counts the items of one set that a side Controls.
type counter struct {
	node    int32
	side    unit.Side
	set     Set
	terms   Terms
	members span
}

// A member is an item of a counter's set.
type member struct {
	counter int32
	subject control.Subject
}

// An index finds the members that are one item, by its Kind and handle.
type index [control.BuildingKind + 1][][]int32

// handle is the handle of s, whatever its Kind.
func handle(s control.Subject) int { return int(s.Location()) + int(s.Hex()) + int(s.Building()) }

func (x *index) add(s control.Subject, member int32) {
	of, h := &x[s.Kind()], handle(s)
	for len(*of) <= h {
		*of = append(*of, nil)
	}
	(*of)[h] = append((*of)[h], member)
}

func (x *index) find(s control.Subject) []int32 {
	if of, h := x[s.Kind()], handle(s); h < len(of) {
		return of[h]
	}
	return nil
}

// compile makes a plan of conditions in which Check finds no problem.
func compile(game *control.Adjudicator, conditions []Condition) *plan {
	p := &plan{conditions: conditions, watch: make([][]int32, game.Map().NumLocations()+1)}
	for i, c := range conditions {
		p.roots = append(p.roots, p.add(game, c.Needs, c.Side, ^int32(i)))
	}
	return p
}

// add enters a need with all below it and gives its node.
func (p *plan) add(game *control.Adjudicator, need Need, side unit.Side, parent int32) int32 {
	n := int32(len(p.nodes))
	p.nodes = append(p.nodes, node{need: need, parent: parent, side: side, parcels: 1})
	if t, is := need.(test); is {
		p.test(game, n, t)
	}
	for _, part := range parts(need) {
		child := p.add(game, part, side, n)
		p.nodes[n].parts = append(p.nodes[n].parts, child)
	}
	return n
}

// test enters what a test counts.
func (p *plan) test(game *control.Adjudicator, n int32, t test) {
	nd := &p.nodes[n]
	side, amount := t.asks()
	if side != unit.None {
		nd.side = side
	}
	nd.amount = amount
	nd.counters.from = int32(len(p.counters))
	switch t := t.(type) {
	case Control:
		p.count(game, n, nd.side, t.Of, t.Terms)
		if amount.compares() {
			p.count(game, n, nd.side.Enemy(), t.Of, t.Terms)
		}
	case Margin:
		p.count(game, n, nd.side, t.Plus, t.Terms)
		p.count(game, n, nd.side.Enemy(), t.Minus, t.Terms)
	case Points:
		for _, award := range t.Sum {
			p.count(game, n, nd.side, award.Of, t.Terms)
		}
	case Units:
		p.units(game, n, t)
	case CVP:
		p.points = append(p.points, n)
	case ExitVP:
		p.points = append(p.points, n)
		p.exits[nd.side] = true
	}
	nd.counters.to = int32(len(p.counters))
}

// count adds a counter to a node.
func (p *plan) count(game *control.Adjudicator, n int32, side unit.Side, s Set, terms Terms) {
	terms.Sole = terms.Sole && game.View(control.SoleControlNeedsEmpty)
	p.sole = p.sole || terms.Sole
	c := counter{node: n, side: side, set: s, terms: terms, members: span{from: int32(len(p.members))}}
	for _, x := range items(game, s) {
		p.deps.add(x, int32(len(p.members)))
		p.members = append(p.members, member{int32(len(p.counters)), x})
	}
	c.members.to = int32(len(p.members))
	p.counters = append(p.counters, c)
}

// units enters a Units test where it looks.
func (p *plan) units(game *control.Adjudicator, n int32, u Units) {
	nd := &p.nodes[n]
	nd.units = &u
	if u.Squads {
		nd.parcels, nd.amount = halves, u.Amount.times(halves)
	}
	for _, t := range u.Types {
		nd.types |= 1 << t
	}
	if u.Types == nil {
		nd.types = ^uint16(0)
	}
	if u.In == nil && u.MinLevel == 0 {
		p.anywhere = append(p.anywhere, n)
		return
	}
	for _, l := range covered(game, u) {
		p.watch[l] = append(p.watch[l], n)
	}
}
