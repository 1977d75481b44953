// Command victory plays a small scenario with Victory Conditions for both sides and
// prints after each turn how they stand, and who has won.
package main

import (
	_ "embed"
	"fmt"
	"log"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/control/victory"
)

//go:embed village.yaml
var village []byte

func main() {
	log.SetFlags(0)
	if err := play(); err != nil {
		log.Fatal(err)
	}
}

func play() error {
	s, err := scenario.Parse("village.yaml", village)
	if err != nil {
		return err
	}
	game, err := s.New()
	if err != nil {
		return err
	}
	// From here on every event goes through the Judge, who passes it on to the game.
	judge, err := victory.New(game, s.Victory)
	if err != nil {
		return err
	}
	fmt.Println(s.Title)
	turn := 1
	for _, e := range s.Events {
		switch event := e.Event.(type) {
		case control.Tick:
			if event.Clock.Turn > turn {
				report(judge, fmt.Sprintf("After turn %d", turn))
				turn = event.Clock.Turn
			}
		case control.End:
			report(judge, fmt.Sprintf("After turn %d", turn))
		}
		if _, err := judge.Apply(e.Event); err != nil {
			return err
		}
	}
	report(judge, "At the end of the game")
	return nil
}

// report tells how each condition stands.
func report(judge *victory.Judge, when string) {
	fmt.Printf("\n%s\n", when)
	for i, standing := range judge.Standings() {
		fmt.Print(judge.Text(i, standing))
	}
	fmt.Println(judge.OutcomeText(judge.Outcome()))
}
