package unit

import "github.com/aslcontrol/aslcontrol/location"

// Add puts u into the conditions of s. Swimming makes it unarmed too (E6.4). What
// was stated of its arms gives way where unarmed or swimming is added.
func (u *Unit) Add(s Status) {
	if s&Swimming != 0 {
		s |= Unarmed
	}
	if s&Unarmed != 0 && u.Arms != ArmsNo {
		u.Arms = ArmsByStatus
	}
	u.Status |= s
}

// Remove takes u out of the conditions of s. A swimmer ashore stays unarmed unless
// that is removed too; so does a freed MMC (see Free). What was stated of its arms
// gives way where unarmed or swimming is removed; a vehicle without a crew of its own stays
// unarmed where it had not that status.
func (u *Unit) Remove(s Status) {
	if s&Captured != 0 && u.Prisoner() {
		u.Free(ArmsByStatus)
	}
	if s&u.Status&(Unarmed|Swimming) != 0 || s&Unarmed != 0 && u.Personnel() {
		u.Arms = ArmsByStatus
	}
	u.Status &^= s
}

// Free ends u's captivity (A20.5): a SMC is armed and a MMC Unarmed unless arms says otherwise.
func (u *Unit) Free(arms Arms) {
	u.Guard, u.Arms = 0, ArmsByStatus
	u.Status &^= Captured | Unarmed
	if arms == ArmsNo || arms == ArmsByStatus && u.MMC() {
		u.Status |= Unarmed
	}
}

// Oddities are what of u's state cannot be. Their paths are the keys of a unit in a
// scenario file.
func (u *Unit) Oddities() location.Problems {
	var ps location.Problems
	if odd := u.Status & vehicular; odd != 0 && !u.Vehicle() {
		ps.Addf("status", "only a vehicle can be so", "a %v cannot be %v", u.Type, odd)
	}
	if u.Mounted && !u.Personnel() {
		ps.Addf("mounted", "only Personnel ride", "a %v cannot be mounted", u.Type)
	}
	if u.PRC() && !u.Personnel() {
		ps.Addf("aboard", "only Personnel are Passengers or Riders", "a %v cannot be aboard a vehicle", u.Type)
	}
	if u.Guard != 0 && !u.Prisoner() {
		ps.Addf("guard", "give it the status captured", "only a prisoner has a Guard")
	}
	return ps
}
