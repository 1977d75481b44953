package control

import (
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
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
	m      *terrain.Map
	names  *unit.Roster
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
	IsBlaze                      // At is ablaze
	NoBypass                     // At is no place for Bypass
	Clashing                     // a condition is both added and removed
	NotEnemy                     // Unit is its own side's already
	NotCapturable                // Unit cannot be captured: a Dummy, wreck or prisoner
	NotPrisoner                  // Unit is no prisoner
	CannotLoad                   // Unit or its vehicle cannot do so
	NotAboard                    // Unit is not aboard a vehicle
	NoBuilding                   // At is no building Location
	IsRubble                     // At is rubble already
	UnitInside                   // Unit is in At, which would vanish
	NotBuilt                     // At is no pillbox or bridge
	WrongPhase                   // it is not the side's own PFPh
	NotOwn                       // Unit is not of the side that acts
	NotThere                     // Unit is not in At, or not inside the building there
	UnfitToKindle                // Unit is no unpinned Good Order Infantry, or is in Bypass
	NoLeader                     // Unit is a MMC without a leader fit to Kindle
	NotBurnable                  // At is not Burnable terrain
	NoFlame                      // no Flame in At may become a Blaze
	NoBlaze                      // nothing in At can spread
	NoSpread                     // fire cannot spread to At
	NoFire                       // there is no fire in At
	IsRowhouse                   // a Rowhouse is Mopped Up hex by hex
	NoRowhouse                   // At is no Rowhouse hex
	UsedNoQuarter                // Unit's side has used No Quarter
	MoppedAlready                // this was Mopped Up, or tried, in this Player Turn
	TooSmall                     // the building has one hex and one level
	UnfitToMopUp                 // Unit is no armed, unpinned, Good Order Infantry MMC
	EnemyInside                  // Unit, an unbroken known enemy, is inside
	TooFar                       // At, not yet Controlled, is over two hexes from every declaring unit
)

// reasons are sentences for each Why; {unit}, {at} and {what} stand for what is concerned.
var reasons = [...]string{
	GameOver:      "the game has ended",
	NoSuchThing:   "the event names {what}",
	NotOnMap:      "{unit} is not on the map",
	AlreadyPlaced: "{unit} has been in play before",
	OddUnit:       "{unit}: {what}",
	LocationGone:  "{at} is gone",
	NotForVehicle: "{unit} is a vehicle and cannot be in {at}",
	IsBlaze:       "{unit} may not enter the Blaze in {at}",
	NoBypass:      "{at} is no place for Bypass, which is at ground level",
	Clashing:      "{unit} cannot become and cease to be {what} at once",
	NotEnemy:      "{unit} is that side's own already",
	NotCapturable: "{unit} cannot be captured: it is {what}",
	NotPrisoner:   "{unit} is no prisoner",
	CannotLoad:    "{unit} cannot be loaded: {what}",
	NotAboard:     "{unit} is not aboard a vehicle",
	NoBuilding:    "{at} is no building Location",
	IsRubble:      "{at} is rubble already",
	UnitInside:    "{unit} is in {at}, which would vanish",
	NotBuilt:      "{at} is no pillbox or bridge",
	WrongPhase:    "it is not the PFPh of the side of {unit}",
	NotOwn:        "{unit} is not of the side that acts",
	NotThere:      "{unit} is not there, in {at}",
	UnfitToKindle: "{unit} cannot Kindle: it must be unpinned Good Order Infantry and not in Bypass",
	NoLeader:      "{unit} cannot Kindle: no unpinned Good Order leader is with it in {at}",
	NotBurnable:   "{at} is not Burnable terrain",
	NoFlame:       "no Flame in {at} may become a Blaze in this Player Turn",
	NoBlaze:       "there is no Blaze in {at} to spread",
	NoSpread:      "fire cannot spread from {what} to {at}",
	NoFire:        "there is no fire in {at}",
	IsRowhouse:    "the building at {at} is a Rowhouse, of which each hex is Mopped Up by itself",
	NoRowhouse:    "{at} is no hex of that Rowhouse",
	UsedNoQuarter: "the side of {unit} has used No Quarter",
	MoppedAlready: "the building at {at} has been Mopped Up, or tried, in this Player Turn",
	TooSmall:      "the building at {at} has but one hex and one level",
	UnfitToMopUp:  "{unit} cannot Mop Up: it must be an armed, unpinned, Good Order Infantry MMC",
	EnemyInside:   "{unit}, an unbroken enemy, is inside, in {at}",
	TooFar:        "{at} is not Controlled and over two hexes from every unit that Mops Up",
}

// Error tells in a sentence, with the rule, why the event was refused.
func (r *Refusal) Error() string { return r.Rule.String() + ": " + r.Reason() }

// Reason tells in a sentence why the event was refused.
func (r *Refusal) Reason() string {
	at := ""
	if r.At != 0 {
		at = r.m.LocationName(r.At)
	}
	return strings.NewReplacer("{unit}", r.names.Name(r.Unit), "{at}", at, "{what}", r.detail).Replace(reasons[r.Why])
}

// refuse makes a refusal.
func (a *Adjudicator) refuse(rule Rule, why Why, u unit.ID, at location.ID, detail string) *Refusal {
	return &Refusal{Rule: rule, Why: why, Unit: u, At: at, detail: detail, m: a.m, names: a.names}
}

// impossible makes a refusal for which no rule stands but the state of the game.
func (a *Adjudicator) impossible(why Why, u unit.ID, detail string) *Refusal {
	return a.refuse(Impossible, why, u, 0, detail)
}
