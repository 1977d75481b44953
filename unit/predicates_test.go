package unit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/unit"
)

// is sums up what a unit is in letters: Armed, good Order, Infantry, Gains, Denies,
// Engages; "-" for what it is not.
func is(u unit.Unit) string {
	letters := []byte("AOIGDE")
	for i, yes := range []bool{u.Armed(), u.GoodOrder(), u.Infantry(), u.CanGain(), u.CanDeny(), u.Engages()} {
		if !yes {
			letters[i] = '-'
		}
	}
	return string(letters)
}

// rules.md 1.5 to 1.13. "" stands for what cannot be, such as an abandoned squad.
func TestEachTypeInEachStatus(t *testing.T) {
	for _, row := range []struct {
		status                   unit.Status
		mmc, smc, vehicle, dummy string
	}{
		{0, "AOIGDE", "AOI-DE", "A---DE", "------"},
		{unit.Broken, "A-I-DE", "A-I-DE", "", "------"},
		{unit.Pinned, "AOIGDE", "AOI-DE", "A---DE", "------"},
		{unit.Berserk, "A-I-DE", "A-I-DE", "", "------"},
		{unit.Disrupted, "A-I-DE", "A-I-DE", "", "------"},
		{unit.Melee, "A-I-DE", "A-I-DE", "A---DE", "------"},
		{unit.Stunned, "A-I-DE", "A-I-DE", "A---DE", "------"},
		{unit.Shocked, "A-I-DE", "A-I-DE", "A---DE", "------"},
		{unit.Unarmed, "-OI--E", "-OI--E", "-----E", "------"},
		{unit.Captured, "--I---", "--I---", "A---DE", "------"}, // a captured vehicle is its captor's
		{unit.Concealed, "AOIGDE", "AOI-DE", "A---DE", "------"},
		{unit.Hidden, "AOIGDE", "AOI-DE", "A---DE", "------"},
		{unit.Aerial, "AOI---", "AOI---", "A-----", "------"},
		{unit.Climbing, "AOI-DE", "AOI-DE", "", "------"},
		{unit.Swimming, "-OI--E", "-OI--E", "", "------"},
		{unit.Abandoned, "", "", "------", "------"},
		{unit.Immobilized, "", "", "A---DE", "------"},
		{unit.Wreck, "", "", "------", "------"},
		{unit.TI, "AOIGDE", "AOI-DE", "", "------"},
		{unit.CX, "AOIGDE", "AOI-DE", "", "------"},
		{unit.Recalled, "", "", "A---DE", "------"},

		{unit.Pinned | unit.CX | unit.TI | unit.Concealed, "AOIGDE", "AOI-DE", "", "------"},
		{unit.Broken | unit.Hidden, "A-I-DE", "A-I-DE", "", "------"},
		{unit.Broken | unit.Captured, "--I---", "--I---", "", "------"},
		{unit.Melee | unit.Unarmed, "--I--E", "--I--E", "", "------"},
		{unit.Stunned | unit.Shocked | unit.Immobilized | unit.Recalled, "", "", "A---DE", "------"},
		{unit.Captured | unit.Abandoned, "", "", "------", "------"},
		{unit.Unarmed | unit.Captured, "--I---", "--I---", "-----E", "------"},
	} {
		for _, of := range []struct {
			want  string
			types []unit.Type
		}{
			{row.mmc, []unit.Type{unit.Squad, unit.HalfSquad, unit.Crew}},
			{row.smc, []unit.Type{unit.Leader, unit.Hero}},
			{row.vehicle, []unit.Type{unit.Vehicle}},
			{row.dummy, []unit.Type{unit.Dummy}},
		} {
			for _, typ := range of.types {
				if of.want != "" {
					assert.Equal(t, of.want, is(unit.Unit{Type: typ, Status: row.status}), "%v %v", row.status, typ)
				}
			}
		}
	}
}

func TestHowAUnitIsPlaced(t *testing.T) {
	for name, tt := range map[string]struct {
		unit unit.Unit
		want string
	}{
		"squad in Bypass":                    {unit.Unit{Type: unit.Squad, Bypass: true}, "AOI-DE"},
		"squad whose MPh ended in Bypass":    {unit.Unit{Type: unit.Squad, Strayed: true}, "AOI-DE"},
		"vehicle in Bypass":                  {unit.Unit{Type: unit.Vehicle, Bypass: true}, "A---DE"},
		"Cavalry":                            {unit.Unit{Type: unit.Squad, Mounted: true}, "AO--DE"},
		"mounted leader":                     {unit.Unit{Type: unit.Leader, Mounted: true}, "AO--DE"},
		"Passenger":                          {unit.Unit{Type: unit.HalfSquad, Aboard: 1}, "AO--DE"},
		"broken Rider":                       {unit.Unit{Type: unit.Squad, Aboard: 1, Status: unit.Broken}, "A---DE"},
		"Passenger in Bypass":                {unit.Unit{Type: unit.Crew, Aboard: 1, Bypass: true}, "AO--DE"},
		"prisoner aboard":                    {unit.Unit{Type: unit.Squad, Aboard: 1, Status: unit.Captured}, "------"},
		"paratrooper in the air, in a plane": {unit.Unit{Type: unit.Squad, Aboard: 1, Status: unit.Aerial}, "AO----"},
		"prisoner with a Guard":              {unit.Unit{Type: unit.Squad, Guard: 1, Status: unit.Captured}, "--I---"},
		"Dummies in Bypass":                  {unit.Unit{Type: unit.Dummy, Bypass: true}, "------"},
	} {
		assert.Equal(t, tt.want, is(tt.unit), name)
	}
}

// The Side does not matter, nor do Victory Points.
func TestWhatDoesNotMatter(t *testing.T) {
	for _, side := range []unit.Side{unit.None, unit.First, unit.Second} {
		assert.Equal(t, "AOIGDE", is(unit.Unit{Type: unit.Squad, Side: side, VP: 2, At: 7}))
	}
}

func TestRealAndGround(t *testing.T) {
	for _, tt := range []struct {
		unit         unit.Unit
		real, ground bool
	}{
		{unit.Unit{Type: unit.Squad}, true, true},
		{unit.Unit{Type: unit.Leader, Status: unit.Captured}, true, true},
		{unit.Unit{Type: unit.Squad, Aboard: 1}, true, true},
		{unit.Unit{Type: unit.Squad, Status: unit.Aerial}, true, false},
		{unit.Unit{Type: unit.HalfSquad, Status: unit.Hidden}, true, true},
		{unit.Unit{Type: unit.Vehicle}, true, true},
		{unit.Unit{Type: unit.Vehicle, Status: unit.Abandoned}, true, true},
		{unit.Unit{Type: unit.Vehicle, Status: unit.Aerial}, true, false},
		{unit.Unit{Type: unit.Vehicle, Status: unit.Wreck}, false, false},
		{unit.Unit{Type: unit.Dummy}, false, false},
		{unit.Unit{Type: unit.Dummy, Status: unit.Concealed}, false, false},
	} {
		assert.Equal(t, tt.real, tt.unit.Real(), "%+v", tt.unit)
		assert.Equal(t, tt.ground, tt.unit.Ground(), "%+v", tt.unit)
	}
}

func TestPrisoner(t *testing.T) {
	for typ := unit.Squad; typ <= unit.Dummy; typ++ {
		u := unit.Unit{Type: typ}
		assert.False(t, u.Prisoner(), typ)
		u.Status = unit.Captured
		assert.Equal(t, u.Personnel(), u.Prisoner(), typ)
	}
}

func TestUnseen(t *testing.T) {
	for s, want := range map[unit.Status]bool{
		0:                            false,
		unit.Concealed:               true,
		unit.Hidden:                  true,
		unit.Hidden | unit.Broken:    true,
		unit.Broken | unit.Pinned:    false,
		unit.Concealed | unit.Hidden: true,
	} {
		u := unit.Unit{Type: unit.Squad, Status: s}
		assert.Equal(t, want, u.Unseen(), s)
	}
}

func TestPRC(t *testing.T) {
	on, foot := unit.Unit{Type: unit.Squad, Aboard: 3}, unit.Unit{Type: unit.Squad}
	assert.True(t, on.PRC())
	assert.False(t, foot.PRC())
}

func TestOnMap(t *testing.T) {
	on, off := unit.Unit{Type: unit.Squad, At: 1}, unit.Unit{Type: unit.Squad}
	assert.True(t, on.OnMap())
	assert.False(t, off.OnMap())
}

func TestHasAnyOf(t *testing.T) {
	u := unit.Unit{Status: unit.Broken | unit.CX}
	assert.True(t, u.Has(unit.Broken))
	assert.True(t, u.Has(unit.Broken|unit.Pinned))
	assert.False(t, u.Has(unit.Pinned|unit.TI))
	assert.False(t, u.Has(0))
}
