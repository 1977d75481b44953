package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// An Event is something that happens in the game: [Move], [March], [Place], [Eliminate],
// [Exit], [SetStatus], [Capture], [Free], [Load], [Unload], [Rubble], [Destroy], [Kindle],
// [Ignite], [Blaze], [Spread], [Extinguish], [WreckBlaze], [MopUp], [NoQuarter], [Declare],
// [Tick], [Together] and [End], given as values. Dice are the caller's; events report
// outcomes.
type Event interface{ event() }

// A Move puts one unit into a Location, by any change of place in any phase:
// movement, advance, rout, withdrawal. A vehicle takes those aboard along; a
// Passenger or Rider moved by itself dismounts. With Bypass the unit is then in
// Bypass there, and a later Move to the same Location enters the obstacle.
type Move struct {
	Unit   unit.ID
	To     location.ID
	Bypass bool // it is then in Bypass there (A4.3, D2.3)
}

// A March moves a stack through one Location after another, each entry adjudicated
// before the next (A26.11). With Bypass the last Location is entered in Bypass.
type March struct {
	Units  []unit.ID     // at least one
	To     []location.ID // at least one, in the order of entry
	Bypass bool          // the last is entered in Bypass
}

// A Place brings a unit on to the map that was not in play before. Unit is its
// handle, in the roster but without a state so far; As is its state.
type Place struct {
	Unit unit.ID
	As   unit.Unit // with its place, or aboard a vehicle
}

// An Eliminate removes units from play, with all that are aboard them.
type Eliminate struct{ Units []unit.ID }

// An Exit takes units off the map, with all that are aboard them.
type Exit struct{ Units []unit.ID }

// A SetStatus changes a unit's conditions: it breaks, rallies, is revealed, enters
// Melee, is disarmed.
type SetStatus struct {
	Unit        unit.ID
	Add, Remove unit.Status
}

// A Capture makes Personnel prisoners (A20), or gives a vehicle to By, who crews it
// unless Uncrewed (A21.2).
type Capture struct {
	Unit     unit.ID
	By       unit.Side // the captor, not the unit's own side
	Uncrewed bool      // a vehicle is left Abandoned; else the captor crews it
}

// A Free ends a prisoner's captivity: a SMC is armed, a MMC Unarmed unless Arms says
// otherwise (A20.5).
type Free struct {
	Unit unit.ID
	Arms unit.Arms // ArmsByStatus: as A20.5 says
}

// A Load makes a unit a Passenger or Rider of Vehicle; it is then where that is.
type Load struct{ Unit, Vehicle unit.ID }

// An Unload puts a Passenger or Rider on foot in its vehicle's Location, in Bypass
// only if stated.
type Unload struct {
	Unit   unit.ID
	Bypass bool // it is then in Bypass
}

// A Rubble turns a building Location and every one above it into rubble (B24.1).
type Rubble struct{ At location.ID }

// A Destroy removes a pillbox or a bridge; At is its Location.
type Destroy struct{ At location.ID }

// A Kindle is a Kindling attempt of a side that succeeded (B25.11): a deliberate Flame.
// Where Unit is given, the conditions of the attempt are checked.
type Kindle struct {
	By   unit.Side   // the Kindler
	At   location.ID // where the Flame is
	Unit unit.ID     // who Kindles; 0: not stated
}

// An Ignite is an accidental Flame: HE, FT, MOL, WP.
type Ignite struct{ At location.ID }

// A Blaze turns the Flames in a Location into Blazes (B25.15); where there is no fire it
// is an accidental Blaze.
type Blaze struct{ At location.ID }

// A Spread lights Flames at To with the origins of the Blazes at From, or from a burning
// wreck in the hex of From an accidental one (B25.6).
type Spread struct{ From, To location.ID }

// An Extinguish puts out all fire in a Location.
type Extinguish struct{ At location.ID }

// A WreckBlaze sets a wreck on fire; it is no terrain fire until it spreads (B25.14).
type WreckBlaze struct{ Hex location.Hex }

// A MopUp is Mopping Up declared by Units and resolved (A12.153): of Building, or of the
// Rowhouse hex Hex, which then stands for a building of its own.
type MopUp struct {
	Units    []unit.ID        // who declare it, at least one
	Building terrain.Building // 0 where Hex says enough
	Hex      location.Hex     // of a Rowhouse; 0: the whole building
}

// A NoQuarter is a side's use of No Quarter or Massacre (A20.3), after which it cannot
// Mop Up.
type NoQuarter struct{ Side unit.Side }

// A Declare reveals to the enemy all that Side Controls at this moment; its units
// stay concealed (A26.15).
type Declare struct{ Side unit.Side }

// A Tick sets the clock. When a MPh ends, its player's Infantry still in Bypass is
// in the obstacle (A4.33).
type Tick struct{ Clock Clock }

// A Together is several events at once, adjudicated after the last of them. A March
// among them is not adjudicated on its way. It holds no Together.
type Together struct{ Events []Event }

// An End ends the game: all Control is declared (A26.15).
type End struct{}

func (Move) event()       {}
func (March) event()      {}
func (Place) event()      {}
func (Eliminate) event()  {}
func (Exit) event()       {}
func (SetStatus) event()  {}
func (Capture) event()    {}
func (Free) event()       {}
func (Load) event()       {}
func (Unload) event()     {}
func (Rubble) event()     {}
func (Destroy) event()    {}
func (Kindle) event()     {}
func (Ignite) event()     {}
func (Blaze) event()      {}
func (Spread) event()     {}
func (Extinguish) event() {}
func (WreckBlaze) event() {}
func (MopUp) event()      {}
func (NoQuarter) event()  {}
func (Declare) event()    {}
func (Tick) event()       {}
func (Together) event()   {}
func (End) event()        {}
