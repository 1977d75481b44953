package control

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// TestWhoEntersRubbleGainsNoBuilding has a squad enter a part of a building that falls at
// once: it is the other squad, in what still stands, that gains the building (B24.1).
func TestWhoEntersRubbleGainsNoBuilding(t *testing.T) {
	m, err := terrain.NewMap(terrain.Plan{Columns: 3, Rows: 3, Buildings: []terrain.BuildingPlan{{Hexes: []string{"B1", "B2"}}}})
	require.NoError(t, err)
	roster, err := unit.NewRoster("German", "Russian")
	require.NoError(t, err)
	for _, name := range []string{"inside", "outside"} {
		_, err = roster.Add(name)
		require.NoError(t, err)
	}
	falls, err := m.ParseLocation("B1")
	require.NoError(t, err)
	stands, err := m.ParseLocation("B2")
	require.NoError(t, err)
	squad := unit.Unit{Side: unit.First, Type: unit.Squad, At: stands}
	outside := squad
	outside.At = m.Base(1)
	a, err := New(m, roster, Position{Units: []unit.Unit{squad, outside}})
	require.NoError(t, err)
	rulings, err := a.Apply(Together{[]Event{Move{Unit: 2, To: falls}, Rubble{falls}}})
	require.NoError(t, err)
	for _, r := range rulings {
		if r.Subject.Kind() == BuildingKind {
			require.Equal(t, Cause{Kind: Occupies, Unit: 1}, r.Cause)
			return
		}
	}
	t.Fatal("nobody has gained the building")
}
