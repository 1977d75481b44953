package unit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

func TestOddities(t *testing.T) {
	const vehicle = "only a vehicle can be so"
	const ride = "only Personnel ride"
	const aboard = "only Personnel are Passengers or Riders"
	for _, tt := range []struct {
		unit unit.Unit
		want location.Problem
	}{
		{unit.Unit{Type: unit.Squad, Status: unit.Abandoned}, location.Problem{Path: "status", What: "a squad cannot be abandoned", Want: vehicle}},
		{unit.Unit{Type: unit.Crew, Status: unit.Immobilized}, location.Problem{Path: "status", What: "a crew cannot be immobilized", Want: vehicle}},
		{unit.Unit{Type: unit.Hero, Status: unit.Wreck}, location.Problem{Path: "status", What: "a hero cannot be wreck", Want: vehicle}},
		{unit.Unit{Type: unit.Dummy, Status: unit.Recalled}, location.Problem{Path: "status", What: "a dummy cannot be recalled", Want: vehicle}},
		{unit.Unit{Type: unit.Leader, Status: unit.Broken | unit.Wreck | unit.Recalled}, location.Problem{Path: "status", What: "a leader cannot be wreck, recalled", Want: vehicle}},
		{unit.Unit{Type: unit.Vehicle, Mounted: true}, location.Problem{Path: "mounted", What: "a vehicle cannot be mounted", Want: ride}},
		{unit.Unit{Type: unit.Dummy, Mounted: true}, location.Problem{Path: "mounted", What: "a dummy cannot be mounted", Want: ride}},
		{unit.Unit{Type: unit.Vehicle, Aboard: 2}, location.Problem{Path: "aboard", What: "a vehicle cannot be aboard a vehicle", Want: aboard}},
		{unit.Unit{Type: unit.Dummy, Aboard: 2}, location.Problem{Path: "aboard", What: "a dummy cannot be aboard a vehicle", Want: aboard}},
		{unit.Unit{Type: unit.Squad, Guard: 2}, location.Problem{Path: "guard", What: "only a prisoner has a Guard", Want: "give it the status captured"}},
	} {
		assert.Equal(t, location.Problems{tt.want}, tt.unit.Oddities())
	}
}

func TestSeveralOddities(t *testing.T) {
	u := unit.Unit{Type: unit.Dummy, Status: unit.Wreck, Mounted: true, Aboard: 2, Guard: 3}
	var paths []string
	for _, p := range u.Oddities() {
		paths = append(paths, p.Path)
	}
	assert.Equal(t, []string{"status", "mounted", "aboard", "guard"}, paths)
}

func TestNothingOdd(t *testing.T) {
	for _, u := range []unit.Unit{
		{Type: unit.Squad, Status: unit.Broken | unit.Disrupted | unit.Melee},
		{Type: unit.Squad, Mounted: true},
		{Type: unit.Leader, Aboard: 2},
		{Type: unit.Crew, Status: unit.Captured, Guard: 2},
		{Type: unit.Crew, Status: unit.Captured},
		{Type: unit.Vehicle, Status: unit.Stunned | unit.Shocked | unit.Immobilized | unit.Recalled},
		{Type: unit.Vehicle, Status: unit.Captured | unit.Abandoned, Bypass: true},
		{Type: unit.Vehicle, Status: unit.Wreck},
		{Type: unit.Dummy, Status: unit.Concealed},
	} {
		require.Empty(t, u.Oddities(), "%+v", u)
	}
}
