package main

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// The file expects what it comes to.
func TestVillage(t *testing.T) {
	s, err := scenario.Parse("village.yaml", village)
	require.NoError(t, err)
	report, err := s.Run()
	require.NoError(t, err)
	require.Empty(t, report.Failures)
}

func Example_play() {
	if err := play(); err != nil {
		panic(err)
	}
	// Output:
	// Three houses and a road
	//
	// After turn 1
	// Russian, game-end: not fulfilled
	//   [ ] Russian: 0 of 2 buildings; 20C3, 20F5 and 20H3 missing, 20C3 denied by the broken 8-0
	// Russian, immediate: not fulfilled
	//   [ ] Russian: 0 of 8 Exit VP
	// German, immediate: not fulfilled
	//   [ ] German: 0 of 6 CVP
	// Nobody has won yet.
	//
	// After turn 2
	// Russian, game-end: not fulfilled
	//   [ ] Russian: 1 of 2 buildings; 20F5 and 20H3 missing
	// Russian, immediate: not fulfilled
	//   [ ] Russian: 0 of 8 Exit VP
	// German, immediate: not fulfilled
	//   [ ] German: 0 of 6 CVP
	// Nobody has won yet.
	//
	// After turn 3
	// Russian, game-end: fulfilled
	//   [x] Russian: 2 of 2 buildings
	// Russian, immediate: not fulfilled
	//   [ ] Russian: 6 of 8 Exit VP
	// German, immediate: not fulfilled
	//   [ ] German: 0 of 6 CVP
	// Nobody has won yet.
	//
	// At the end of the game
	// Russian, game-end: fulfilled
	//   [x] Russian: 2 of 2 buildings
	// Russian, immediate: not fulfilled
	//   [ ] Russian: 6 of 8 Exit VP
	// German, immediate: not fulfilled
	//   [ ] German: 0 of 6 CVP
	// Russian has won at event 13, step 0: it fulfils victory[0] (game-end).
}
