package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Refusal is the error of Apply: the event may not or cannot happen, and nothing
// has changed.
type Refusal struct {
	Rule Rule
	Why  Why
	Unit unit.ID     // the unit concerned, or 0
	At   location.ID // the Location concerned, or 0
	Part int         // which part of a Together was refused, from 0

	detail string
	adj    *Adjudicator
}

// A Why tells refusals apart.
type Why uint8

// Why an event is refused.
const (
	GameOver      Why = iota + 1 // the game has ended
	NoSuchThing                  // a handle or value in the event is invalid
	NotOnMap                     // Unit is not on the map
	AlreadyPlaced                // Unit has been in play before
	OddUnit                      // Unit cannot be in such a state
	LocationGone                 // At is gone
	NotForVehicle                // At cannot hold a vehicle
	NoBypass                     // At is no place for Bypass
	Clashing                     // a condition is both added and removed
	NotEnemy                     // Unit is By's own already
	NotCapturable                // Unit cannot be captured: a Dummy, wreck or prisoner
	NotPrisoner                  // Unit is no prisoner
	CannotLoad                   // Unit or its vehicle cannot do so
	NotAboard                    // Unit is not aboard a vehicle
	NoBuilding                   // At is no building Location
	IsRubble                     // At is rubble already
	UnitInside                   // Unit is in At, which would vanish
	NotBuilt                     // At is no pillbox or bridge
)

// Error tells in a sentence, with the rule, why the event was refused.
func (r *Refusal) Error() string { return r.Rule.String() + ": " + r.Reason() }

// Reason tells in a sentence why the event was refused.
func (r *Refusal) Reason() string {
	var u, at string
	if r.Unit != 0 {
		u = r.adj.names.Name(r.Unit)
	}
	if r.At != 0 {
		at = r.adj.m.LocationName(r.At)
	}
	switch r.Why {
	case GameOver:
		return "the game has ended"
	case NoSuchThing:
		return "the event names " + r.detail
	case NotOnMap:
		return u + " is not on the map"
	case AlreadyPlaced:
		return u + " has been in play before"
	case OddUnit:
		return u + ": " + r.detail
	case LocationGone:
		return at + " is gone"
	case NotForVehicle:
		return u + " is a vehicle and cannot be in " + at
	case NoBypass:
		return at + " is no place for Bypass, which is at ground level"
	case Clashing:
		return u + " cannot become and cease to be " + r.detail + " at once"
	case NotEnemy:
		return u + " is that side's own already"
	case NotCapturable:
		return u + " cannot be captured: it is " + r.detail
	case NotPrisoner:
		return u + " is no prisoner"
	case CannotLoad:
		return u + " cannot be loaded: " + r.detail
	case NotAboard:
		return u + " is not aboard a vehicle"
	case NoBuilding:
		return at + " is no building Location"
	case IsRubble:
		return at + " is rubble already"
	case UnitInside:
		return u + " is in " + at + ", which would vanish"
	}
	return at + " is no pillbox or bridge"
}

// refuse makes a refusal.
func (a *Adjudicator) refuse(rule Rule, why Why, u unit.ID, at location.ID, detail string) *Refusal {
	return &Refusal{Rule: rule, Why: why, Unit: u, At: at, detail: detail, adj: a}
}

// impossible makes a refusal for which no rule stands but the state of the game.
func (a *Adjudicator) impossible(why Why, u unit.ID, detail string) *Refusal {
	return a.refuse(Impossible, why, u, 0, detail)
}
