package unit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/unit"
)

func TestLacks(t *testing.T) {
	const nothing = unit.LacksNothing
	for _, tt := range []struct {
		unit       unit.Unit
		deny, gain unit.Lack
		text       string // of the lack for gaining
	}{
		{unit.Unit{Type: unit.Squad}, nothing, nothing, ""},
		{unit.Unit{Type: unit.Crew, Status: unit.Pinned | unit.Concealed}, nothing, nothing, ""},
		{unit.Unit{Type: unit.Dummy}, unit.IsDummy, unit.IsDummy, "it is a Dummy"},
		{unit.Unit{Type: unit.Vehicle, Status: unit.Wreck}, unit.IsWreck, unit.IsWreck, "it is a wreck"},
		{unit.Unit{Type: unit.Squad, Status: unit.Aerial}, unit.IsAerial, unit.IsAerial, "it is not on the ground"},
		{unit.Unit{Type: unit.Squad, Status: unit.Captured}, unit.IsPrisoner, unit.IsPrisoner, "it is a prisoner"},
		{unit.Unit{Type: unit.Squad, Status: unit.Swimming | unit.Unarmed}, unit.IsSwimming, unit.IsSwimming, "it is swimming"},
		{unit.Unit{Type: unit.Vehicle, Status: unit.Abandoned}, unit.IsAbandoned, unit.IsAbandoned, "it is Abandoned"},
		{unit.Unit{Type: unit.HalfSquad, Status: unit.Unarmed}, unit.IsUnarmed, unit.IsUnarmed, "it is unarmed"},
		{unit.Unit{Type: unit.Hero, Arms: unit.ArmsNo}, unit.IsUnarmed, unit.IsUnarmed, "it is unarmed"},
		{unit.Unit{Type: unit.Vehicle, Arms: unit.ArmsNo}, unit.IsUnarmed, unit.IsUnarmed, "it is unarmed"},
		{unit.Unit{Type: unit.Vehicle}, nothing, unit.IsVehicle, "it is a vehicle"},
		{unit.Unit{Type: unit.Squad, Aboard: 1}, nothing, unit.IsPRC, "it is a Passenger or Rider"},
		{unit.Unit{Type: unit.Squad, Mounted: true}, nothing, unit.IsCavalry, "it is Cavalry"},
		{unit.Unit{Type: unit.Leader}, nothing, unit.IsSMC, "it is no MMC"},
		{unit.Unit{Type: unit.Squad, Status: unit.Broken}, nothing, unit.NotGoodOrder, "it is not in Good Order"},
		{unit.Unit{Type: unit.Squad, Status: unit.Melee}, nothing, unit.NotGoodOrder, "it is not in Good Order"},
		{unit.Unit{Type: unit.Squad, Bypass: true}, nothing, unit.InBypass, "it is in Bypass"},
		{unit.Unit{Type: unit.Squad, Strayed: true}, nothing, unit.IsStrayed, "it has not moved since its MPh ended in Bypass"},
		{unit.Unit{Type: unit.Squad, Status: unit.Climbing}, nothing, unit.IsClimbing, "it is climbing"},
	} {
		assert.Equal(t, tt.deny, tt.unit.LacksToDeny(), "%+v", tt.unit)
		assert.Equal(t, tt.gain, tt.unit.LacksToGain(), "%+v", tt.unit)
		assert.Equal(t, tt.text, tt.unit.LacksToGain().String())
	}
}

// Whatever the unit, the lacks and the predicates say the same.
func TestLacksAgreeWithThePredicates(t *testing.T) {
	words := unit.StatusNames()
	for typ := unit.Squad; typ <= unit.Dummy; typ++ {
		for one := range words {
			for other := range words {
				for _, arms := range []unit.Arms{unit.ArmsByStatus, unit.ArmsYes, unit.ArmsNo} {
					u := unit.Unit{Type: typ, Status: 1<<one | 1<<other, Arms: arms}
					denies := u.Ground() && u.Armed()
					gains := denies && u.Infantry() && u.MMC() && u.GoodOrder() && !u.Has(unit.Climbing)
					assert.Equal(t, denies, u.LacksToDeny() == unit.LacksNothing, "%+v", u)
					assert.Equal(t, gains, u.LacksToGain() == unit.LacksNothing, "%+v", u)
				}
			}
		}
	}
}

// What a unit cannot overcome leaves it as it is.
func TestOvercome(t *testing.T) {
	const by, yes, no = unit.ArmsByStatus, unit.ArmsYes, unit.ArmsNo
	for _, tt := range []struct {
		lack      unit.Lack
		unit, now unit.Unit
	}{
		{unit.IsPrisoner,
			unit.Unit{Type: unit.Squad, Status: unit.Captured | unit.Broken, Guard: 3}, unit.Unit{Type: unit.Squad, Status: unit.Broken}},
		{unit.IsPrisoner,
			unit.Unit{Type: unit.Crew, Status: unit.Captured | unit.Unarmed, Arms: no}, unit.Unit{Type: unit.Crew, Arms: by}},
		{unit.IsSwimming,
			unit.Unit{Type: unit.Squad, Status: unit.Swimming | unit.Unarmed | unit.CX}, unit.Unit{Type: unit.Squad, Status: unit.CX}},
		{unit.IsUnarmed,
			unit.Unit{Type: unit.Squad, Status: unit.Unarmed | unit.Melee}, unit.Unit{Type: unit.Squad, Status: unit.Melee}},
		{unit.IsUnarmed,
			unit.Unit{Type: unit.HalfSquad, Arms: no}, unit.Unit{Type: unit.HalfSquad, Arms: by}},
		{unit.IsPRC,
			unit.Unit{Type: unit.Squad, At: 5, Aboard: 2, Bypass: true}, unit.Unit{Type: unit.Squad, At: 5}},
		{unit.IsCavalry,
			unit.Unit{Type: unit.Squad, Mounted: true, Status: unit.Pinned}, unit.Unit{Type: unit.Squad, Status: unit.Pinned}},
		{unit.NotGoodOrder,
			unit.Unit{Type: unit.Squad, Status: unit.Broken | unit.Disrupted | unit.Concealed, Arms: yes}, unit.Unit{Type: unit.Squad, Status: unit.Concealed, Arms: yes}},
		{unit.NotGoodOrder,
			unit.Unit{Type: unit.Squad, Status: unit.Berserk | unit.Melee | unit.Stunned | unit.Shocked}, unit.Unit{Type: unit.Squad}},
		{unit.InBypass, unit.Unit{Type: unit.Squad, Bypass: true, Strayed: true}, unit.Unit{Type: unit.Squad, Strayed: true}},
		{unit.IsStrayed, unit.Unit{Type: unit.Squad, Strayed: true}, unit.Unit{Type: unit.Squad}},
		{unit.IsClimbing, unit.Unit{Type: unit.Squad, Status: unit.Climbing | unit.TI}, unit.Unit{Type: unit.Squad, Status: unit.TI}},

		{unit.LacksNothing, unit.Unit{Type: unit.Squad, Status: unit.Pinned}, unit.Unit{Type: unit.Squad, Status: unit.Pinned}},
		{unit.IsDummy, unit.Unit{Type: unit.Dummy}, unit.Unit{Type: unit.Dummy}},
		{unit.IsWreck, unit.Unit{Type: unit.Vehicle, Status: unit.Wreck}, unit.Unit{Type: unit.Vehicle, Status: unit.Wreck}},
		{unit.IsAerial, unit.Unit{Type: unit.Squad, Status: unit.Aerial}, unit.Unit{Type: unit.Squad, Status: unit.Aerial}},
		{unit.IsAbandoned, unit.Unit{Type: unit.Vehicle, Status: unit.Abandoned}, unit.Unit{Type: unit.Vehicle, Status: unit.Abandoned}},
		{unit.IsVehicle, unit.Unit{Type: unit.Vehicle}, unit.Unit{Type: unit.Vehicle}},
		{unit.IsSMC, unit.Unit{Type: unit.Leader}, unit.Unit{Type: unit.Leader}},
	} {
		u := tt.unit
		assert.Equal(t, tt.lack, u.LacksToGain())
		u.Overcome(tt.lack)
		assert.Equal(t, tt.now, u, "%v", tt.lack)
	}
}

// A MMC that overcomes one lack after the other gains in the end.
func TestOvercomeEverything(t *testing.T) {
	for _, typ := range []unit.Type{unit.Squad, unit.HalfSquad, unit.Crew} {
		for _, arms := range []unit.Arms{unit.ArmsByStatus, unit.ArmsYes, unit.ArmsNo} {
			u := unit.Unit{
				Type: typ, Arms: arms, Aboard: 1, Guard: 2, Mounted: true, Bypass: true, Strayed: true,
				Status: unit.Captured | unit.Swimming | unit.Unarmed | unit.Broken | unit.Berserk | unit.Climbing,
			}
			var lacks []unit.Lack
			for u.LacksToGain() != unit.LacksNothing && len(lacks) < 20 {
				lack := u.LacksToGain()
				lacks = append(lacks, lack)
				u.Overcome(lack)
			}
			assert.Equal(t, []unit.Lack{unit.IsPrisoner, unit.IsSwimming, unit.IsPRC, unit.IsCavalry, unit.NotGoodOrder, unit.IsStrayed, unit.IsClimbing}, lacks)
			assert.Equal(t, unit.Unit{Type: typ}, u)
		}
	}
}
