// Package oracle shows how a test of another program asks the library for the right
// answer.
package oracle

import (
	"testing"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/stretchr/testify/require"
)

// houseRules is the program under test: its author believes that whoever enters a
// building last Controls it.
func houseRules(lastToEnter string) string { return lastToEnter }

// TestHouseRules plays a scenario in both and finds where they part: the German enters
// last, but a broken Russian on the upper level denies him the building.
func TestHouseRules(t *testing.T) {
	s, err := scenario.Load("../scenarios/22U3.yaml")
	require.NoError(t, err)
	game, err := s.New()
	require.NoError(t, err)
	building, err := s.Map.ParseBuilding("22U3")
	require.NoError(t, err)

	for _, e := range s.Events[:4] {
		_, err := game.Apply(e.Event)
		require.NoError(t, err)
	}
	oracle := s.Roster.SideName(game.Controller(control.Building(building)))
	require.Equal(t, "Russian", oracle)
	require.NotEqual(t, oracle, houseRules("German"))

	german, _ := s.Roster.FindSide("German")
	why := game.Explain(control.Building(building), german)
	require.Equal(t, control.Denied, why.Verdict)
	require.Equal(t, "German does not gain it: 5-4-8 occupies it, but 4-4-7 denies it (A26.11)", game.TextOf(why))
}
