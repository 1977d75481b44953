package control

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Ruling says that Control of a subject changed, by which rule and because of
// what. Where a side's own Infantry makes lasting what its vehicle held, From and To
// are the same side.
type Ruling struct {
	Subject Subject
	From    unit.Side
	To      unit.Side
	Rule    Rule
	Cause   Cause
	Step    int // the step of a March that brought it about, from 0
}

// A Cause is what brought a ruling about: its kind, and what is concerned.
type Cause struct {
	Kind  CauseKind
	Side  unit.Side   // of Burns and CutOff: its Kindler
	Count int16       // of Majority: how many of the adjacent hexes
	Of    int16       // of Majority: how many there are
	Unit  unit.ID     // of Occupies, VehicleIn, VehicleGone, VehicleLost, MoppedUp
	At    location.ID // of Burns and CutOff: the fire
}

// A CauseKind tells causes apart.
type CauseKind uint8

// The causes of a ruling.
const (
	Occupies      CauseKind = iota + 1 // Unit gains it by occupation
	VehicleIn                          // Unit, a vehicle, Controls it for as long as it stays
	VehicleGone                        // Unit, the last vehicle that held it, has left or is in Bypass
	VehicleLost                        // that vehicle was destroyed, Abandoned or captured
	MoppedUp                           // Unit and those with it have Mopped Up
	Burns                              // Side's fire at At burns in it
	CutOff                             // Side's fire, that at At among others, cuts it off
	Majority                           // Count of the Of hexes adjacent to its burning Area are To's
	FollowsHex                         // a Location cut off by fire or rubble follows its hex
	AllHexes                           // a building cut off by fire is his who Controls all its hexes
	VehicleUnseen                      // no vehicle known to hold it is there any longer; in a view's history only
	Ruined                             // it is gone; in a history only
	Revealed                           // Unit was revealed to the onlooker; in a view's history only
	Declared                           // its controller declared it, or the game ended; in a view's history only
)

// String gives the cause's word in JSON.
func (k CauseKind) String() string {
	return [...]string{"", "occupies", "vehicle-holds", "vehicle-left", "vehicle-lost", "mopped-up", "burns", "cut-off", "majority", "follows-hex", "all-hexes", "vehicle-unseen", "ruined", "revealed", "declared"}[k]
}
