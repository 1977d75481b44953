package control

import "fmt"

// A Reading is an open question of the rules that may be read in two ways.
type Reading uint8

// The questions. The comment says what true means.
const (
	RooftopEnemyDeniesBuilding Reading = iota // a Rooftop enemy denies the building (B23.83)
	RooftopEnemyDeniesHex                     // a Rooftop enemy denies the hex (A26.13)
	DepressionIsGroundLevel                   // IN the Depression is the ground level of its hex (A26.13)
	BypassEndGains                            // Infantry whose MPh ends in Bypass then gains (A4.33)
	PassengerHoldsLocation                    // armed Passengers of an unarmed vehicle hold its Location (A26.12)
	LostVehicleReverts                        // a vehicle destroyed or Abandoned in place ends its hold (A26.12)
	CellarIsBuilding                          // a cellar is a building Location (A26.14)
	RubbleAloneFollowsHex                     // a Location that rubble alone cuts off follows its hex (A26.161)
	RubbleLeavesBuilding                      // a wholly rubbled building drops out of building counts (B24.1)
	SoleControlNeedsEmpty                     // "solely Control" asks for no enemy present
	numReadings
)

var readings = [numReadings]struct {
	name string
	def  bool
}{
	{"rooftop-enemy-denies-building", false},
	{"rooftop-enemy-denies-hex", true},
	{"depression-is-ground-level", true},
	{"bypass-end-gains", true},
	{"passenger-holds-location", false},
	{"lost-vehicle-reverts", true},
	{"cellar-is-building", true},
	{"rubble-alone-follows-hex", true},
	{"rubble-leaves-building", true},
	{"sole-control-needs-empty", false},
}

// String gives the reading's name in a scenario file.
func (r Reading) String() string {
	if r >= numReadings {
		return fmt.Sprintf("Reading(%d)", r)
	}
	return readings[r].name
}

// Default is the view taken where none is chosen.
func (r Reading) Default() bool { return r < numReadings && readings[r].def }

// AllReadings lists the readings.
func AllReadings() []Reading {
	all := make([]Reading, numReadings)
	for i := range all {
		all[i] = Reading(i)
	}
	return all
}

// ParseReading finds the reading with that name.
func ParseReading(name string) (r Reading, ok bool) {
	for _, r := range AllReadings() {
		if r.String() == name {
			return r, true
		}
	}
	return 0, false
}
