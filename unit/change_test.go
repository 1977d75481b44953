package unit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/unit"
)

func TestAddAndRemove(t *testing.T) {
	u := unit.Unit{Type: unit.Squad}
	u.Add(unit.Broken | unit.Pinned)
	u.Add(unit.Broken)
	assert.Equal(t, unit.Broken|unit.Pinned, u.Status)
	u.Remove(unit.Broken | unit.CX)
	assert.Equal(t, unit.Pinned, u.Status)
	u.Add(0)
	u.Remove(0)
	assert.Equal(t, unit.Pinned, u.Status)
}

// Adding swimming adds unarmed, which stays when swimming ends unless removed too.
func TestSwimming(t *testing.T) {
	u := unit.Unit{Type: unit.Squad}
	u.Add(unit.Swimming)
	assert.Equal(t, unit.Swimming|unit.Unarmed, u.Status)
	assert.False(t, u.Armed())

	u.Remove(unit.Unarmed)
	assert.False(t, u.Armed(), "a swimmer is unarmed whatever its status")
	u.Add(unit.Unarmed)

	u.Remove(unit.Swimming)
	assert.Equal(t, unit.Unarmed, u.Status)
	assert.Equal(t, "-OI--E", is(u))

	u.Add(unit.Swimming)
	u.Remove(unit.Swimming | unit.Unarmed)
	assert.Zero(t, u.Status)
	assert.Equal(t, "AOIGDE", is(u))
}

// A freed SMC is armed, a freed MMC Unarmed, unless the caller says otherwise (A20.5).
func TestFree(t *testing.T) {
	for _, tt := range []struct {
		typ    unit.Type
		status unit.Status // beside captured
		was    unit.Arms
		says   unit.Arms
		armed  bool
	}{
		{unit.Squad, 0, unit.ArmsByStatus, unit.ArmsByStatus, false},
		{unit.HalfSquad, 0, unit.ArmsByStatus, unit.ArmsByStatus, false},
		{unit.Crew, 0, unit.ArmsByStatus, unit.ArmsByStatus, false},
		{unit.Leader, 0, unit.ArmsByStatus, unit.ArmsByStatus, true},
		{unit.Hero, 0, unit.ArmsByStatus, unit.ArmsByStatus, true},

		{unit.Squad, 0, unit.ArmsByStatus, unit.ArmsYes, true},
		{unit.Squad, 0, unit.ArmsByStatus, unit.ArmsNo, false},
		{unit.Leader, 0, unit.ArmsByStatus, unit.ArmsYes, true},
		{unit.Leader, 0, unit.ArmsByStatus, unit.ArmsNo, false},

		{unit.Squad, 0, unit.ArmsYes, unit.ArmsByStatus, false}, // what was stated before is over
		{unit.Leader, 0, unit.ArmsNo, unit.ArmsByStatus, true},
		{unit.Squad, unit.Unarmed, unit.ArmsByStatus, unit.ArmsYes, true},
		{unit.Leader, unit.Unarmed, unit.ArmsByStatus, unit.ArmsByStatus, true},
		{unit.Squad, unit.Broken, unit.ArmsByStatus, unit.ArmsByStatus, false},
		{unit.Hero, unit.Broken, unit.ArmsByStatus, unit.ArmsByStatus, true},
	} {
		u := unit.Unit{Type: tt.typ, Status: unit.Captured | tt.status, Arms: tt.was, Guard: 3}
		u.Free(tt.says)
		assert.Equal(t, tt.armed, u.Armed(), "%+v", tt)
		assert.False(t, u.Prisoner())
		assert.Zero(t, u.Guard)
		assert.Equal(t, tt.status&unit.Broken, u.Status&unit.Broken, "broken still")
	}
}

func TestFreedAndRearmed(t *testing.T) {
	u := unit.Unit{Type: unit.Squad, Status: unit.Captured}
	u.Free(unit.ArmsByStatus)
	assert.Equal(t, unit.Unarmed, u.Status)
	assert.False(t, u.CanGain())
	u.Remove(unit.Unarmed)
	assert.True(t, u.CanGain())
}

// Removing captured frees.
func TestRemoveCaptured(t *testing.T) {
	for _, tt := range []struct {
		typ    unit.Type
		remove unit.Status
		want   unit.Status
		armed  bool
	}{
		{unit.Squad, unit.Captured, unit.Broken | unit.Unarmed, false},
		{unit.Squad, unit.Captured | unit.Broken, unit.Unarmed, false},
		{unit.Squad, unit.Captured | unit.Unarmed, unit.Broken, true},
		{unit.Leader, unit.Captured, unit.Broken, true},
	} {
		u := unit.Unit{Type: tt.typ, Status: unit.Captured | unit.Broken, Guard: 3}
		u.Remove(tt.remove)
		assert.Equal(t, tt.want, u.Status, "%+v", tt)
		assert.Equal(t, tt.armed, u.Armed(), "%+v", tt)
		assert.Zero(t, u.Guard)
	}
}

// A unit that is no prisoner is not freed.
func TestRemoveCapturedFromOthers(t *testing.T) {
	squad := unit.Unit{Type: unit.Squad}
	squad.Remove(unit.Captured)
	assert.True(t, squad.Armed())

	vehicle := unit.Unit{Type: unit.Vehicle, Status: unit.Captured, Arms: unit.ArmsNo}
	vehicle.Remove(unit.Captured)
	assert.Zero(t, vehicle.Status)
	assert.False(t, vehicle.Armed(), "still a truck")
}
