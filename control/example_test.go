package control_test

import (
	"errors"
	"fmt"
	"log"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// village is building 22U3, all German, with a Russian squad beside it.
func village(options ...control.Option) (*control.Adjudicator, unit.ID) {
	m, err := terrain.NewMap(terrain.Plan{
		Board:     "22",
		Buildings: []terrain.BuildingPlan{{Hexes: []string{"U3", "V2", "V3"}, Levels: 1}},
	})
	check(err)
	roster, err := unit.NewRoster("German", "Russian")
	check(err)
	squad, err := roster.Add("4-4-7")
	check(err)
	w2, err := m.ParseLocation("W2")
	check(err)
	game, err := control.New(m, roster, control.Position{
		Stated: []control.Statement{{Side: unit.First}},
		Units:  []unit.Unit{{Side: unit.Second, Type: unit.Squad, At: w2}},
	}, options...)
	check(err)
	return game, squad
}

func at(game *control.Adjudicator, name string) location.ID {
	l, err := game.Map().ParseLocation(name)
	check(err)
	return l
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

// A squad enters a building: it gains the Location, the hex and the building, and
// nothing else of it.
func Example() {
	game, squad := village()
	rulings, err := game.Apply(control.Move{Unit: squad, To: at(game, "V2")})
	check(err)
	for _, r := range rulings {
		fmt.Println(game.Text(r))
	}
	upstairs := control.Location(at(game, "V2/1"))
	fmt.Println(game.Name(upstairs), "is", game.Roster().SideName(game.Controller(upstairs)))
	// Output:
	// Location V2: German to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it.
	// Hex V2: German to Russian (A26.13): 4-4-7 occupies it at ground level, and no enemy denies it.
	// Building 22U3: German to Russian (A26.14): 4-4-7 occupies it, and no enemy denies it.
	// location V2/1 is German
}

// An event that may not happen is refused, citing a rule, and changes nothing.
func ExampleRefusal() {
	game, squad := village()
	_, err := game.Apply(control.Blaze{At: at(game, "V2")})
	check(err)
	_, err = game.Apply(control.Move{Unit: squad, To: at(game, "V2")})
	var refusal *control.Refusal
	if errors.As(err, &refusal) {
		fmt.Println(refusal.Rule, "-", refusal.Reason())
	}
	// Output: B25.4 - 4-4-7 may not enter the Blaze in V2
}

// Explain says why a side does not Control a subject, and what would give it to it.
func ExampleAdjudicator_Explain() {
	game, squad := village(control.WithHistory())
	_, err := game.Apply(control.Move{Unit: squad, To: at(game, "V2")})
	check(err)
	building, err := game.Map().ParseBuilding("22U3")
	check(err)
	for _, line := range game.Describe(game.Explain(control.Building(building), unit.First)) {
		fmt.Println(line)
	}
	// Output:
	// Building 22U3 is Russian's.
	//   start: German's (stated)
	//   event 0: German to Russian (A26.14): 4-4-7 occupies it, and no enemy denies it
	// German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.14).
	//   4-4-7 (Russian, squad) in V2 denies it: it is armed, in whatever state
	// It would be German if: an armed Good Order Infantry MMC enters any of U3, U3/1, V2, V2/1, V3, V3/1, and 4-4-7 in V2 is eliminated or goes elsewhere.
}

// An engine that searches plays on and takes back.
func ExampleAdjudicator_Undo() {
	game, squad := village(control.WithUndo())
	v2 := control.Hex(game.Map().Site(at(game, "V2")).Hex)
	_, err := game.Apply(control.Move{Unit: squad, To: at(game, "V2")})
	check(err)
	fmt.Println(game.Roster().SideName(game.Controller(v2)))
	game.Undo()
	fmt.Println(game.Roster().SideName(game.Controller(v2)))
	// Output:
	// Russian
	// German
}

// Each side knows only so much: a concealed squad takes a building unseen.
func ExampleWithViews() {
	game, squad := village(control.WithViews())
	_, err := game.Apply(control.SetStatus{Unit: squad, Add: unit.Concealed})
	check(err)
	_, err = game.Apply(control.Move{Unit: squad, To: at(game, "V2")})
	check(err)
	building, err := game.Map().ParseBuilding("22U3")
	check(err)
	name := game.Roster().SideName
	fmt.Println("in truth:", name(game.Controller(control.Building(building))))
	fmt.Println("to the German:", name(game.Known(unit.First, control.Building(building))))
	// Output:
	// in truth: Russian
	// to the German: German
}
