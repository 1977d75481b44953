package unit

import "fmt"

// A Lack is the first need that a unit does not meet for denying or gaining Control
// (A26.11).
type Lack uint8

// The lacks.
const (
	LacksNothing Lack = iota
	IsDummy           // a Dummy is no unit
	IsWreck           // a wreck is no unit
	IsAerial          // not on the ground
	IsPrisoner        // unarmed
	IsSwimming        // unarmed
	IsAbandoned       // a vehicle without its crew is unarmed
	IsUnarmed         // Unarmed Personnel; a vehicle without a crew of its own
	IsVehicle         // no Infantry
	IsPRC             // Passengers and Riders are no Infantry
	IsCavalry         // no Infantry
	IsSMC             // no MMC
	NotGoodOrder      // broken, berserk, disrupted, stunned, shocked or in Melee
	InBypass          // outside the obstacle
	IsStrayed         // put in the obstacle as its MPh ended in Bypass, and not moved since
	IsClimbing        // on a cliff or wall
)

var lackNames = [...]string{
	"", "it is a Dummy", "it is a wreck", "it is not on the ground", "it is a prisoner", "it is swimming", "it is Abandoned", "it is unarmed",
	"it is a vehicle", "it is a Passenger or Rider", "it is Cavalry", "it is no MMC", "it is not in Good Order", "it is in Bypass",
	"it has not moved since its MPh ended in Bypass", "it is climbing",
}

// String tells the lack in a clause.
func (l Lack) String() string {
	if int(l) >= len(lackNames) {
		return fmt.Sprintf("Lack(%d)", l)
	}
	return lackNames[l]
}

// lacksArms is what keeps u from being armed.
func (u *Unit) lacksArms() Lack {
	switch {
	case u.Type == Dummy:
		return IsDummy
	case u.Has(Wreck):
		return IsWreck
	case u.Prisoner():
		return IsPrisoner
	case u.Has(Swimming):
		return IsSwimming
	case u.Has(Abandoned):
		return IsAbandoned
	case u.Arms == ArmsNo, u.Arms == ArmsByStatus && u.Has(Unarmed):
		return IsUnarmed
	}
	return LacksNothing
}

// LacksToDeny is what keeps u from being an armed ground unit, LacksNothing if it is one.
func (u *Unit) LacksToDeny() Lack {
	if u.Real() && u.Has(Aerial) {
		return IsAerial
	}
	return u.lacksArms()
}

// LacksToGain is what keeps u from gaining Control of what it occupies, LacksNothing if
// nothing does.
func (u *Unit) LacksToGain() Lack {
	if lack := u.LacksToDeny(); lack != LacksNothing {
		return lack
	}
	switch {
	case u.Vehicle():
		return IsVehicle
	case u.PRC():
		return IsPRC
	case u.Mounted:
		return IsCavalry
	case u.SMC():
		return IsSMC
	case u.Has(disorder):
		return NotGoodOrder
	case u.Bypass:
		return InBypass
	case u.Strayed:
		return IsStrayed
	case u.Has(Climbing):
		return IsClimbing
	}
	return LacksNothing
}

// Overcome makes u meet the need that it lacks, where that is in its power: an enemy's
// prisoner is freed and armed, a vehicle stays one.
func (u *Unit) Overcome(l Lack) {
	switch l {
	case IsPrisoner:
		u.Free(ArmsYes)
	case IsSwimming:
		u.Status &^= Swimming | Unarmed
	case IsUnarmed:
		u.Status &^= Unarmed
		u.Arms = ArmsByStatus
	case IsPRC:
		u.Aboard, u.Bypass = 0, false
	case IsCavalry:
		u.Mounted = false
	case NotGoodOrder:
		u.Status &^= disorder
	case InBypass:
		u.Bypass = false
	case IsStrayed:
		u.Strayed = false
	case IsClimbing:
		u.Status &^= Climbing
	}
}
