package victory_test

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// The Russian wins at the end by Controlling two of three houses, the German at once by
// eliminating a squad.
func Example() {
	m, err := terrain.NewMap(terrain.Plan{Board: "20", Buildings: []terrain.BuildingPlan{
		{Hexes: []string{"C3"}}, {Hexes: []string{"F5"}, Levels: 1}, {Hexes: []string{"H3"}},
	}})
	if err != nil {
		panic(err)
	}
	names, err := unit.NewRoster("German", "Russian")
	if err != nil {
		panic(err)
	}
	squad, err := names.Add("4-4-7")
	if err != nil {
		panic(err)
	}
	place := func(name string) control.Move {
		l, err := m.ParseLocation(name)
		if err != nil {
			panic(err)
		}
		return control.Move{Unit: squad, To: l}
	}
	game, err := control.New(m, names, control.Position{
		Stated: []control.Statement{{Side: unit.First}}, // everything is German
		Units:  []unit.Unit{{Side: unit.Second, Type: unit.Squad, At: place("C4").To}},
	})
	if err != nil {
		panic(err)
	}

	houses := victory.Buildings{All: true}
	judge, err := victory.New(game, []victory.Condition{
		{Side: unit.Second, When: victory.GameEnd, Needs: victory.Control{Amount: victory.AtLeast(2), Of: houses}},
		{Side: unit.First, When: victory.Immediate, Needs: victory.CVP{AtLeast: 2}},
	})
	if err != nil {
		panic(err)
	}
	for _, e := range []control.Event{place("C3"), place("F5/1"), control.End{}} {
		if _, err := judge.Apply(e); err != nil {
			panic(err)
		}
		fmt.Println(judge.Line(judge.Standings()[0]))
	}
	fmt.Println(judge.OutcomeText(judge.Outcome()))
	// Output:
	// Russian: 1 of 2 buildings; 20F5 and 20H3 missing
	// Russian: 2 of 2 buildings
	// Russian: 2 of 2 buildings
	// Russian has won at event 2, step 0: it fulfils victory[0] (game-end).
}
