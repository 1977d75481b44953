package control

import "github.com/aslcontrol/aslcontrol/unit"

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

// A Cause is what brought a ruling about: its kind, and the unit concerned.
type Cause struct {
	Kind CauseKind
	Unit unit.ID
}

// A CauseKind tells causes apart.
type CauseKind uint8

// The causes of a ruling.
const (
	Occupies    CauseKind = iota + 1 // Unit gains it by occupation
	VehicleIn                        // Unit, a vehicle, Controls it for as long as it stays
	VehicleGone                      // Unit, the last vehicle that held it, has left or is in Bypass
	VehicleLost                      // that vehicle was destroyed, Abandoned or captured
)

// String gives the cause's word in JSON.
func (k CauseKind) String() string {
	return [...]string{"", "occupies", "vehicle-holds", "vehicle-left", "vehicle-lost"}[k]
}
