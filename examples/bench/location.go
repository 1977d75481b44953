package bench

import (
	"fmt"
	"reflect"

	"cel.dev/cel-go/cel"
	"cel.dev/cel-go/ext"
	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/vm"

	"github.com/aslcontrol/aslcontrol/location"
)

// located adjudicates Locations alone, by an expression that says who Controls one. Its
// host holds the units and who Controls what, and picks out the units in the Location.
type located struct {
	g      *Game
	units  []Unit
	kept   []int
	here   []*Unit
	decide func(here []*Unit, kept int) (int, error)
}

func newLocated(g *Game, decide func([]*Unit, int) (int, error)) (*located, error) {
	l := &located{g: g, units: g.units(), kept: g.start(), decide: decide}
	for at := range g.Sites {
		if _, err := l.ask(location.ID(at)); err != nil {
			return nil, err
		}
	}
	return l, nil
}

func (l *located) Play(e Event, dst []Answer) ([]Answer, error) {
	u := &l.units[e.Unit-1]
	from := u.At
	u.happen(e)
	dst, err := l.answer(from, dst)
	if u.At == from || u.At == 0 || err != nil {
		return dst, err
	}
	return l.answer(u.At, dst)
}

func (l *located) answer(at location.ID, dst []Answer) ([]Answer, error) {
	side, err := l.ask(at)
	return append(dst, Answer{l.g.Sites[at].Location, side}), err
}

// ask lets the expression say who Controls a Location and notes it.
func (l *located) ask(at location.ID) (int, error) {
	l.here = l.here[:0]
	for i := range l.units {
		if l.units[i].At == at {
			l.here = append(l.here, &l.units[i])
		}
	}
	kept := &l.kept[l.g.Sites[at].Location]
	var err error
	*kept, err = l.decide(l.here, *kept)
	return *kept, err
}

// Controller takes Locations only. It lets the expression decide; the host could as well
// look at what it has kept.
func (l *located) Controller(item int) (int, error) { return l.ask(l.g.Items[item].Location()) }

const celRules = `
here.exists(u, u.Side == 1 && u.MMC && u.Armed && !u.Broken) && !here.exists(u, u.Side == 2 && u.Armed) ? 1 :
here.exists(u, u.Side == 2 && u.MMC && u.Armed && !u.Broken) && !here.exists(u, u.Side == 1 && u.Armed) ? 2 : kept`

func newCEL(g *Game) (*located, error) {
	env, err := cel.NewEnv(
		ext.NativeTypes(reflect.TypeFor[Unit]()),
		cel.Variable("here", cel.ListType(cel.ObjectType("bench.Unit"))),
		cel.Variable("kept", cel.IntType),
	)
	if err != nil {
		return nil, err
	}
	checked, issues := env.Compile(celRules)
	if issues.Err() != nil {
		return nil, issues.Err()
	}
	program, err := env.Program(checked, cel.EvalOptions(cel.OptOptimize))
	if err != nil {
		return nil, err
	}
	input := map[string]any{}
	return newLocated(g, func(here []*Unit, kept int) (int, error) {
		input["here"], input["kept"] = here, kept
		v, _, err := program.Eval(input)
		if err != nil {
			return 0, err
		}
		side, ok := v.Value().(int64)
		if !ok {
			return 0, fmt.Errorf("CEL gave a %T", v.Value())
		}
		return int(side), nil
	})
}

const exprRules = `
any(here, .Side == 1 && .MMC && .Armed && !.Broken) && none(here, .Side == 2 && .Armed) ? 1 :
any(here, .Side == 2 && .MMC && .Armed && !.Broken) && none(here, .Side == 1 && .Armed) ? 2 : kept`

// A question is what the expression in expr knows.
type question struct {
	Here []*Unit `expr:"here"`
	Kept int     `expr:"kept"`
}

func newExpr(g *Game) (*located, error) {
	program, err := expr.Compile(exprRules, expr.Env(question{}), expr.AsInt())
	if err != nil {
		return nil, err
	}
	var machine vm.VM
	return newLocated(g, func(here []*Unit, kept int) (int, error) {
		v, err := machine.Run(program, question{here, kept})
		if err != nil {
			return 0, err
		}
		side, ok := v.(int)
		if !ok {
			return 0, fmt.Errorf("expr gave a %T", v)
		}
		return side, nil
	})
}
