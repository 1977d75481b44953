package victory

import (
	"fmt"

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
	deps       map[control.Subject][]int32 // members
	watch      [][]int32                   // by Location: Units tests that look at it
	anywhere   []int32                     // Units tests that look at the whole map
	points     []int32                     // CVP and ExitVP tests
	exits      [3]bool                     // sides of which an ExitVP test speaks
	sole       bool                        // a test of sole Control asks for no enemy present
}

// A node is a Need in its tree.
type node struct {
	need     Need
	path     string
	parent   int32 // of condition i's root it is ^i
	parts    []int32
	side     unit.Side
	amount   Amount
	counters int32  // the first of a test's counters
	units    *Units // the need, where it is one
	types    uint16 // bit t: units of Type t count
}

// A counter counts the items of one set that a side Controls.
type counter struct {
	node     int32
	side     unit.Side
	set      Set
	terms    Terms
	from, to int32 // its members
}

// A member is an item of a counter's set.
type member struct {
	counter int32
	subject control.Subject
}

// compile makes a plan of conditions that have been checked.
func compile(game *control.Adjudicator, conditions []Condition) (*plan, error) {
	p := &plan{conditions: conditions, deps: map[control.Subject][]int32{}, watch: make([][]int32, game.Map().NumLocations()+1)}
	for i, c := range conditions {
		root, err := p.add(game, c.Needs, c.Side, ^int32(i), fmt.Sprintf("victory[%d].needs", i))
		if err != nil {
			return nil, err
		}
		p.roots = append(p.roots, root)
	}
	return p, nil
}

// add enters a need with all below it and gives its node.
func (p *plan) add(game *control.Adjudicator, need Need, side unit.Side, parent int32, path string) (int32, error) {
	n := int32(len(p.nodes))
	if need == nil {
		return 0, fmt.Errorf("%s: a need is missing", path)
	}
	p.nodes = append(p.nodes, node{need: need, parent: parent, path: path + "." + need.key(), side: side, counters: int32(len(p.counters))})
	nd := &p.nodes[n]
	path = nd.path
	of := func(s unit.Side) {
		if s != unit.None {
			nd.side = s
		}
	}
	var parts []Need
	switch need := need.(type) {
	case All:
		parts = need
	case Any:
		parts = need
	case Not:
		parts = []Need{need.Need}
	case Control:
		of(need.Side)
		nd.amount = need.Amount
		p.count(game, n, nd.side, need.Of, need.Terms)
		if need.Amount.compares() {
			p.count(game, n, nd.side.Enemy(), need.Of, need.Terms)
		}
	case Margin:
		of(need.Side)
		nd.amount = AtLeast(need.AtLeast)
		p.count(game, n, nd.side, need.Plus, need.Terms)
		p.count(game, n, nd.side.Enemy(), need.Minus, need.Terms)
	case Points:
		of(need.Side)
		nd.amount = AtLeast(need.AtLeast)
		for _, award := range need.Sum {
			p.count(game, n, nd.side, award.Of, need.Terms)
		}
	case Units:
		of(need.Side)
		p.units(game, n, need)
	case CVP:
		of(need.Side)
		nd.amount = AtLeast(need.AtLeast)
		p.points = append(p.points, n)
	case ExitVP:
		of(need.Side)
		nd.amount = AtLeast(need.AtLeast)
		p.points = append(p.points, n)
		p.exits[nd.side] = true
	}
	for i, part := range parts {
		at := path
		if _, single := need.(Not); !single {
			at = fmt.Sprintf("%s[%d]", path, i)
		}
		child, err := p.add(game, part, side, n, at)
		if err != nil {
			return 0, err
		}
		p.nodes[n].parts = append(p.nodes[n].parts, child)
	}
	return n, nil
}

// count adds a counter to a node.
func (p *plan) count(game *control.Adjudicator, n int32, side unit.Side, s Set, terms Terms) {
	terms.Sole = terms.Sole && game.View(control.SoleControlNeedsEmpty)
	p.sole = p.sole || terms.Sole
	c := counter{node: n, side: side, set: s, terms: terms, from: int32(len(p.members))}
	for _, x := range items(game, s) {
		p.deps[x] = append(p.deps[x], int32(len(p.members)))
		p.members = append(p.members, member{int32(len(p.counters)), x})
	}
	c.to = int32(len(p.members))
	p.counters = append(p.counters, c)
}

// units enters a Units test where it looks.
func (p *plan) units(game *control.Adjudicator, n int32, u Units) {
	nd := &p.nodes[n]
	nd.units, nd.amount = &u, u.Amount
	if u.Squads && !u.Amount.compares() {
		nd.amount.n *= 2
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
