package unit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/unit"
)

func TestTypes(t *testing.T) {
	for _, tt := range []struct {
		typ                          unit.Type
		mmc, smc, personnel, vehicle bool
	}{
		{unit.Squad, true, false, true, false},
		{unit.HalfSquad, true, false, true, false},
		{unit.Crew, true, false, true, false},
		{unit.Leader, false, true, true, false},
		{unit.Hero, false, true, true, false},
		{unit.Vehicle, false, false, false, true},
		{unit.Dummy, false, false, false, false},
	} {
		u := unit.Unit{Type: tt.typ}
		assert.Equal(t, tt.mmc, u.MMC(), tt.typ)
		assert.Equal(t, tt.smc, u.SMC(), tt.typ)
		assert.Equal(t, tt.personnel, u.Personnel(), tt.typ)
		assert.Equal(t, tt.vehicle, u.Vehicle(), tt.typ)
	}
}

func TestWreckIsAVehicle(t *testing.T) {
	u := unit.Unit{Type: unit.Vehicle, Status: unit.Wreck}
	assert.True(t, u.Vehicle())
	assert.False(t, u.Ground())
}
