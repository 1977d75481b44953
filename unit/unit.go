package unit

import (
	"fmt"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
)

// An ID is the handle of a unit, counted from 1. The zero ID is invalid.
type ID int32

// A Type is what kind of unit a unit is.
type Type uint8

// The types. The zero Type is invalid.
const (
	Squad Type = iota + 1
	HalfSquad
	Crew // a crew as a counter; a vehicle's inherent crew is none
	Leader
	Hero
	Vehicle // an AFV, truck, boat, wagon, glider
	Dummy   // a Dummy stack
)

var typeNames = [...]string{"", "squad", "half-squad", "crew", "leader", "hero", "vehicle", "dummy"}

// TypeNames lists the words of the types.
func TypeNames() []string { return slices.Clone(typeNames[1:]) }

// ParseType finds the type with that word.
func ParseType(word string) (t Type, ok bool) {
	for i, name := range typeNames[1:] {
		if name == word {
			return Type(i + 1), true
		}
	}
	return 0, false
}

// String gives the type's word in a scenario file.
func (t Type) String() string {
	if int(t) >= len(typeNames) {
		return fmt.Sprintf("Type(%d)", t)
	}
	return typeNames[t]
}

// Arms says whether a unit is armed where its type and status do not tell.
type Arms uint8

// The values of Arms.
const (
	ArmsByStatus Arms = iota // as its type and status say
	ArmsYes                  // an Unarmed unit with a working weapon
	ArmsNo                   // a truck, jeep, boat, wagon; Personnel without arms
)

// A Unit is one unit's state. Its predicates are those of the Index and A.7, as
// far as the unit alone decides them.
type Unit struct {
	At      location.ID // 0: not on the map
	Aboard  ID          // the vehicle whose Passenger or Rider it is; At is then the vehicle's
	Guard   ID          // a prisoner's Guard (A20.4), where stated; it decides nothing about Control
	Status  Status
	VP      int16 // Victory Points of this counter by its card (A26.2); 0: not stated, NoVP: stated as none
	Side    Side  // of a captured vehicle, its captor's
	Type    Type
	Arms    Arms
	Mounted bool // Cavalry (A13)
	Bypass  bool // in Bypass: Infantry within its own MPh (A4.3), a vehicle and its PRC at any time (D2.3)
	Strayed bool // under the reading bypass-end-gains: false, its MPh ended in Bypass and it has not moved since (A4.33)
}

// NoVP are the VP of a unit that is worth nothing by its card.
const NoVP = -1

// Has reports whether u is in any of the conditions of s.
func (u *Unit) Has(s Status) bool { return u.Status&s != 0 }

// OnMap reports whether u is on the map.
func (u *Unit) OnMap() bool { return u.At != 0 }

// Vehicle reports whether u is a vehicle, a wreck included.
func (u *Unit) Vehicle() bool { return u.Type == Vehicle }

// Personnel reports whether u is men and no vehicle: a MMC or SMC, on foot or not (A1.1).
func (u *Unit) Personnel() bool { return u.MMC() || u.SMC() }

// MMC reports whether u is a Multi-Man Counter: squad, half-squad or crew (A1.12).
func (u *Unit) MMC() bool { return u.Type >= Squad && u.Type <= Crew }

// SMC reports whether u is a Single-Man Counter: leader or hero (A1.11).
func (u *Unit) SMC() bool { return u.Type == Leader || u.Type == Hero }

// Prisoner reports whether u is Personnel in the enemy's hands (A20).
func (u *Unit) Prisoner() bool { return u.Personnel() && u.Has(Captured) }

// Unseen reports whether the enemy cannot know what u is: beneath "?" or hidden (A12).
func (u *Unit) Unseen() bool { return u.Has(Concealed | Hidden) }

// KnownTo reports whether viewer knows of u: of the enemy's units that are concealed or
// hidden he does not (A26.15). None knows all.
func (u *Unit) KnownTo(viewer Side) bool {
	return viewer == None || u.Side == viewer || !u.Unseen()
}

// Real reports whether u is a unit at all: no Dummy stack and no wreck (Index).
func (u *Unit) Real() bool { return u.Type != Dummy && !u.Has(Wreck) }

// Ground reports whether u is a ground unit: a unit that is not Aerial (A26.11).
func (u *Unit) Ground() bool { return u.Real() && !u.Has(Aerial) }

// PRC reports whether u is a Passenger or Rider (D6).
func (u *Unit) PRC() bool { return u.Aboard != 0 }

// Infantry reports whether u is Personnel on foot: neither PRC nor Cavalry. Being
// pinned, broken or swimming does not matter (Index).
func (u *Unit) Infantry() bool { return u.Personnel() && !u.PRC() && !u.Mounted }

// Armed reports whether u is armed (Index). Personnel are unless prisoner,
// Unarmed or swimming; broken, berserk, disrupted, pinned and Melee units are. A
// vehicle is if it has a crew of its own that has not Abandoned it, whatever has
// become of its weapons, unless it is said to be unarmed. Arms outweighs the status.
func (u *Unit) Armed() bool { return u.lacksArms() == LacksNothing }

// disorder are the conditions that keep Personnel from Good Order (A.7).
const disorder = Broken | Berserk | Disrupted | Captured | Stunned | Shocked | Melee

// GoodOrder reports whether u is Personnel in Good Order: not broken, berserk,
// disrupted, captured, stunned, shocked or held in Melee (A.7).
func (u *Unit) GoodOrder() bool { return u.Personnel() && !u.Has(disorder) }

// CanDeny reports whether u is of the kind that denies the enemy Control where it
// is: any armed ground unit (A26.11). LacksToDeny says why not.
func (u *Unit) CanDeny() bool { return u.LacksToDeny() == LacksNothing }

// CanGain reports whether u is of the kind that gains Control of what it occupies:
// an armed Good Order Infantry MMC, neither in Bypass nor climbing (A26.11). A unit
// whose MPh ended in Bypass does not until it has moved, where that reading holds.
// LacksToGain says why not.
func (u *Unit) CanGain() bool { return u.LacksToGain() == LacksNothing }

// Engages reports whether u keeps an enemy in its Location held in Melee: any
// ground unit but prisoners and Abandoned vehicles (A11.15).
func (u *Unit) Engages() bool { return u.Ground() && !u.Prisoner() && !u.Has(Abandoned) }
