package unit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/unit"
)

// `armed: true` outweighs a status unarmed given with it; prisoners and swimmers are
// unarmed all the same (rules.md 9, Units).
func TestStatedArms(t *testing.T) {
	for name, tt := range map[string]struct {
		unit unit.Unit
		want string
	}{
		"unarmed squad with a working weapon": {unit.Unit{Type: unit.Squad, Status: unit.Unarmed, Arms: unit.ArmsYes}, "AOIGDE"},
		"unarmed leader with one":             {unit.Unit{Type: unit.Leader, Status: unit.Unarmed, Arms: unit.ArmsYes}, "AOI-DE"},
		"broken squad stated armed":           {unit.Unit{Type: unit.Squad, Status: unit.Broken, Arms: unit.ArmsYes}, "A-I-DE"},
		"prisoner stated armed":               {unit.Unit{Type: unit.Squad, Status: unit.Captured, Arms: unit.ArmsYes}, "--I---"},
		"swimmer stated armed":                {unit.Unit{Type: unit.Squad, Status: unit.Swimming | unit.Unarmed, Arms: unit.ArmsYes}, "-OI--E"},
		"squad stated unarmed":                {unit.Unit{Type: unit.Squad, Arms: unit.ArmsNo}, "-OI--E"},
		"hero stated unarmed":                 {unit.Unit{Type: unit.Hero, Arms: unit.ArmsNo}, "-OI--E"},
		"Dummies stated armed":                {unit.Unit{Type: unit.Dummy, Arms: unit.ArmsYes}, "------"},

		"AFV stated armed":        {unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsYes}, "A---DE"},
		"truck":                   {unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsNo}, "-----E"},
		"captured truck":          {unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsNo, Status: unit.Captured}, "-----E"},
		"Abandoned, but armed":    {unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsYes, Status: unit.Abandoned}, "------"},
		"wreck, but armed":        {unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsYes, Status: unit.Wreck}, "------"},
		"Aerial, stated armed":    {unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsYes, Status: unit.Aerial}, "A-----"},
		"AFV with status unarmed": {unit.Unit{Type: unit.Vehicle, Status: unit.Unarmed}, "-----E"},
		"the same, stated armed":  {unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsYes, Status: unit.Unarmed}, "A---DE"},
		"truck, status unarmed":   {unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsNo, Status: unit.Unarmed}, "-----E"},
		"recalled, stated armed":  {unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsYes, Status: unit.Recalled}, "A---DE"},
	} {
		assert.Equal(t, tt.want, is(tt.unit), name)
	}
}

// What was stated gives way where unarmed or swimming is added or removed.
func TestStatedArmsGiveWay(t *testing.T) {
	armed := func() unit.Unit { return unit.Unit{Type: unit.Squad, Status: unit.Unarmed, Arms: unit.ArmsYes} }
	for name, tt := range map[string]struct {
		change func(u *unit.Unit)
		want   bool
	}{
		"broken added":           {func(u *unit.Unit) { u.Add(unit.Broken) }, true},
		"pinned removed":         {func(u *unit.Unit) { u.Remove(unit.Pinned) }, true},
		"unarmed added":          {func(u *unit.Unit) { u.Add(unit.Unarmed) }, false},
		"unarmed removed":        {func(u *unit.Unit) { u.Remove(unit.Unarmed) }, true}, // by its status now
		"unarmed taken, given":   {func(u *unit.Unit) { u.Remove(unit.Unarmed); u.Add(unit.Unarmed) }, false},
		"no swimmer ashore":      {func(u *unit.Unit) { u.Remove(unit.Swimming) }, true}, // still as stated
		"pinned and no swimmer":  {func(u *unit.Unit) { u.Add(unit.Pinned); u.Remove(unit.Pinned | unit.Swimming) }, true},
		"swimming added":         {func(u *unit.Unit) { u.Add(unit.Swimming) }, false},
		"swam":                   {func(u *unit.Unit) { u.Add(unit.Swimming); u.Remove(unit.Swimming) }, false},
		"swam and rearmed":       {func(u *unit.Unit) { u.Add(unit.Swimming); u.Remove(unit.Swimming | unit.Unarmed) }, true},
		"broken, unarmed, rally": {func(u *unit.Unit) { u.Add(unit.Broken | unit.Unarmed); u.Remove(unit.Broken) }, false},
	} {
		u := armed()
		tt.change(&u)
		assert.Equal(t, tt.want, u.Armed(), name)
	}
}

func TestSwimmerStatedArmedComesAshore(t *testing.T) {
	u := unit.Unit{Type: unit.Squad, Status: unit.Swimming | unit.Unarmed, Arms: unit.ArmsYes}
	u.Remove(unit.Swimming)
	assert.False(t, u.Armed())
}

func TestRearmed(t *testing.T) {
	u := unit.Unit{Type: unit.Squad, Arms: unit.ArmsNo}
	u.Remove(unit.Unarmed)
	assert.True(t, u.Armed())
}

func TestSquadStatedUnarmedThatDoesNotSwim(t *testing.T) {
	u := unit.Unit{Type: unit.Squad, Arms: unit.ArmsNo}
	u.Remove(unit.Swimming)
	assert.False(t, u.Armed())
}

// A truck stays without a crew of its own, whatever is added and removed; an AFV is
// unarmed for as long as it is said to be.
func TestArmsOfVehicles(t *testing.T) {
	truck := unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsNo}
	truck.Remove(unit.Unarmed)
	assert.False(t, truck.Armed())
	truck.Add(unit.Unarmed)
	assert.False(t, truck.Armed())
	for _, arms := range []unit.Arms{unit.ArmsByStatus, unit.ArmsYes} {
		tank := unit.Unit{Type: unit.Vehicle, Arms: arms}
		tank.Remove(unit.Unarmed)
		assert.True(t, tank.Armed())
		tank.Add(unit.Unarmed)
		assert.False(t, tank.Armed())
		tank.Remove(unit.Unarmed)
		assert.True(t, tank.Armed())
	}
}
