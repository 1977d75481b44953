package control_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A told is what one step was told of, with who Controlled the house then.
type told struct {
	number  int
	rulings int
	units   []unit.ID
	exited  []unit.ID
	fallen  []location.ID
	house   unit.Side
}

func TestAppendSteps(t *testing.T) {
	m, err := terrain.NewMap(terrain.Plan{Buildings: []terrain.BuildingPlan{{Hexes: []string{"C3"}, Levels: 1}}})
	require.NoError(t, err)
	names, err := unit.NewRoster("German", "Russian")
	require.NoError(t, err)
	at := func(name string) location.ID {
		l, err := m.ParseLocation(name)
		require.NoError(t, err)
		return l
	}
	for _, name := range []string{"4-4-7", "truck", "8-0"} {
		_, err := names.Add(name)
		require.NoError(t, err)
	}
	game, err := control.New(m, names, control.Position{
		Stated: []control.Statement{{Side: unit.First}},
		Units: []unit.Unit{
			{Side: unit.Second, Type: unit.Squad, At: at("C4")},
			{Side: unit.Second, Type: unit.Vehicle, At: at("D4"), Arms: unit.ArmsNo},
			{Side: unit.Second, Type: unit.Leader, Aboard: 2},
		},
	})
	require.NoError(t, err)
	steps := func(e control.Event) (all []told, total int, err error) {
		rulings, err := game.AppendSteps(nil, e, func(s *control.Step) {
			all = append(all, told{s.Number, len(s.Rulings), append([]unit.ID(nil), s.Units...), append([]unit.ID(nil), s.Exited...),
				append([]location.ID(nil), s.Fallen...), game.Controller(control.Building(1))})
		})
		return all, len(rulings), err
	}

	got, total, err := steps(control.March{Units: []unit.ID{1}, To: []location.ID{at("B3"), at("C3"), at("C3/1")}})
	require.NoError(t, err)
	require.Equal(t, []told{
		{0, 2, []unit.ID{1}, nil, nil, unit.First},
		{1, 3, []unit.ID{1}, nil, nil, unit.Second},
		{2, 1, []unit.ID{1}, nil, nil, unit.Second},
	}, got)
	require.Equal(t, 6, total)

	got, _, err = steps(control.March{Units: []unit.ID{1}, To: []location.ID{at("C3"), at("C4"), 9999}})
	require.Error(t, err)
	require.Empty(t, got, "a refused event has no steps")

	got, _, err = steps(control.Move{Unit: 1, To: at("C4")})
	require.NoError(t, err)
	require.Equal(t, []told{{0, 2, []unit.ID{1}, nil, nil, unit.Second}}, got)

	got, _, err = steps(control.Together{Events: []control.Event{control.Rubble{At: at("C3")}, control.Exit{Units: []unit.ID{2}}, control.Eliminate{Units: []unit.ID{1}}}})
	require.NoError(t, err)
	require.Equal(t, []told{{0, 0, []unit.ID{2, 3, 1}, []unit.ID{2, 3}, []location.ID{at("C3"), at("C3/1")}, unit.Second}}, got)

	got, _, err = steps(control.End{})
	require.NoError(t, err)
	require.Equal(t, []told{{0, 0, nil, nil, nil, unit.Second}}, got)
}
