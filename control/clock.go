package control

import (
	"fmt"
	"slices"

	"github.com/aslcontrol/aslcontrol/unit"
)

// A Phase is one of the eight phases of a Player Turn (A3). The zero Phase is unknown.
type Phase uint8

// The phases in their order.
const (
	RPh Phase = iota + 1
	PFPh
	MPh
	DFPh
	AFPh
	RtPh
	APh
	CCPh
)

var phaseNames = [...]string{"", "RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh"}

// PhaseNames lists the names of the phases.
func PhaseNames() []string { return slices.Clone(phaseNames[1:]) }

// String gives the phase's name.
func (p Phase) String() string {
	if int(p) >= len(phaseNames) {
		return fmt.Sprintf("Phase(%d)", p)
	}
	return phaseNames[p]
}

// ParsePhase finds the phase with that name.
func ParsePhase(name string) (p Phase, ok bool) {
	for i, n := range phaseNames[1:] {
		if n == name {
			return Phase(i + 1), true
		}
	}
	return 0, false
}

// A Clock is a moment of the game: the Game Turn from 1, the player whose Player
// Turn it is, and the phase. The zero Clock is unknown.
type Clock struct {
	Turn   int       // from 1
	Player unit.Side // whose Player Turn it is
	Phase  Phase
}

func (c Clock) valid() bool {
	return c.Turn >= 1 && c.Player.Playing() && c.Phase >= RPh && c.Phase <= CCPh
}

// endsMPh reports whether a MPh of side ends in the shortest time that leads from c to
// next. From an unknown moment any MPh but next itself has ended.
func (c Clock) endsMPh(next Clock, side unit.Side) bool {
	if c == (Clock{}) {
		return next.Player != side || next.Phase != MPh
	}
	turns := 2 * (next.Turn - c.Turn) // Player Turns from the one to the other
	switch {
	case c.Player == next.Player:
	case turns == 0:
		turns = 1
	default:
		turns-- // who is first in a Game Turn is unknown
	}
	first := side == c.Player && c.Phase <= MPh
	last := side == next.Player && next.Phase > MPh
	switch {
	case turns < 0:
		return false
	case turns == 0:
		return first && last
	case side == c.Player:
		return first || last || turns > 2
	}
	return last || turns > 1
}
