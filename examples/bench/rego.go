package bench

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/storage/inmem"
)

//go:embed control.rego
var regoRules string

// policy adjudicates in Rego. A policy has no state: its host holds the units and who
// Controls what, as values of OPA's own so that no input has to be converted, and the
// map lies in OPA's store.
type policy struct {
	g       *Game
	query   rego.PreparedEvalQuery
	units   []Unit
	terms   []*ast.Term // the units
	kept    []int
	near    map[int][]*ast.Term // by region: its Locations
	touched []int
	all     bool // let it work out everything
}

func newPolicy(g *Game, all bool) (*policy, error) {
	p := &policy{g: g, units: g.units(), kept: g.start(), near: map[int][]*ast.Term{}, all: all}
	var sites []any
	for l, s := range g.Sites {
		p.near[s.region()] = append(p.near[s.region()], ast.InternedTerm(l))
		items := []any{}
		for _, i := range s.items() {
			if i != 0 {
				items = append(items, i)
			}
		}
		sites = append(sites, map[string]any{"items": items, "hex": s.Hex, "level": s.Level})
	}
	store := inmem.NewFromObjectWithOpts(map[string]any{"sites": sites}, inmem.OptReturnASTValuesOnRead(true))
	var err error
	p.query, err = rego.New(rego.Query("side = data.control.controllers"), rego.Module("control.rego", regoRules), rego.Store(store)).PrepareForEval(context.Background())
	if err != nil {
		return nil, err
	}
	for i := range p.units {
		p.terms = append(p.terms, term(&p.units[i]))
	}
	items := make([]int, len(p.kept))
	for i := range items {
		items[i] = i
	}
	return p, p.decide(items, slices.Collect(maps.Keys(p.near))...)
}

func term(u *Unit) *ast.Term {
	return ast.ObjectTerm(
		[2]*ast.Term{ast.StringTerm("at"), ast.IntNumberTerm(int(u.At))},
		[2]*ast.Term{ast.StringTerm("side"), ast.IntNumberTerm(u.Side)},
		[2]*ast.Term{ast.StringTerm("mmc"), ast.BooleanTerm(u.MMC)},
		[2]*ast.Term{ast.StringTerm("armed"), ast.BooleanTerm(u.Armed)},
		[2]*ast.Term{ast.StringTerm("broken"), ast.BooleanTerm(u.Broken)},
	)
}

func (p *policy) Play(e Event, dst []Answer) ([]Answer, error) {
	u := &p.units[e.Unit-1]
	from := u.At
	u.happen(e)
	p.terms[e.Unit-1] = term(u)
	p.touched = p.g.touched(from, u.At, p.touched[:0])
	if err := p.decide(p.touched, p.g.Sites[from].region(), p.g.Sites[u.At].region()); err != nil {
		return dst, err
	}
	for _, i := range p.touched {
		dst = append(dst, Answer{i, p.kept[i]})
	}
	return dst, nil
}

// decide asks who Controls items, which lie in the regions, and notes it.
func (p *policy) decide(items []int, regions ...int) error {
	var asked, kept []*ast.Term
	for _, i := range items {
		asked = append(asked, ast.InternedTerm(i))
		kept = append(kept, ast.InternedTerm(p.kept[i]))
	}
	input := ast.NewObject(
		[2]*ast.Term{ast.StringTerm("units"), ast.ArrayTerm(p.terms...)},
		[2]*ast.Term{ast.StringTerm("items"), ast.ArrayTerm(asked...)},
		[2]*ast.Term{ast.StringTerm("kept"), ast.ArrayTerm(kept...)},
	)
	if !p.all {
		near := ast.NewSet()
		for _, r := range regions {
			for _, l := range p.near[r] {
				near.Add(l)
			}
		}
		input.Insert(ast.StringTerm("near"), ast.NewTerm(near))
	}
	results, err := p.query.Eval(context.Background(), rego.EvalParsedInput(input))
	if err != nil {
		return err
	}
	if len(results) == 0 {
		return fmt.Errorf("control.rego decides nothing")
	}
	sides, ok := results[0].Bindings["side"].([]any)
	if !ok || len(sides) != len(items) {
		return fmt.Errorf("control.rego gave %v", results[0].Bindings)
	}
	for n, i := range items {
		number, _ := sides[n].(json.Number)
		side, err := number.Int64()
		if err != nil {
			return err
		}
		p.kept[i] = int(side)
	}
	return nil
}

// Controller lets the policy decide; the host could as well look at what it has kept.
func (p *policy) Controller(item int) (int, error) {
	err := p.decide([]int{item}, p.g.In[item])
	return p.kept[item], err
}
