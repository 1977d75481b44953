package unit

import (
	"slices"
	"strings"
)

// A Status is a set of conditions that a unit may be in.
type Status uint32

// The conditions.
const (
	Broken      Status = 1 << iota // A10.4
	Pinned                         // A7.8
	Berserk                        // A15.4
	Disrupted                      // A19.12; implies broken
	Melee                          // A11.15: held in Melee
	Stunned                        // D5.34
	Shocked                        // C7.42
	Unarmed                        // A20.5
	Captured                       // Personnel: a prisoner (A20); a vehicle: in its captor's hands (A21.2)
	Concealed                      // A12.1: beneath a "?"
	Hidden                         // A12.3: HIP
	Aerial                         // E7, E8, E9: not on the ground
	Climbing                       // B11.4
	Swimming                       // E6.4
	Abandoned                      // D5.4: a vehicle without its crew
	Immobilized                    // D8.1
	Wreck                          // D10
	TI                             // A4.8
	CX                             // A4.5
	Recalled                       // D5.341
)

var statusNames = [...]string{
	"broken", "pinned", "berserk", "disrupted", "melee", "stunned", "shocked", "unarmed", "captured", "concealed",
	"hidden", "aerial", "climbing", "swimming", "abandoned", "immobilized", "wreck", "ti", "cx", "recalled",
}

// vehicular are the conditions that only vehicles can be in.
const vehicular = Abandoned | Immobilized | Wreck | Recalled

// StatusNames lists the words of all conditions.
func StatusNames() []string { return slices.Clone(statusNames[:]) }

// ParseStatus finds the condition with that word.
func ParseStatus(word string) (s Status, ok bool) {
	for i, name := range statusNames {
		if name == word {
			return 1 << i, true
		}
	}
	return 0, false
}

// String lists the words of the conditions in s.
func (s Status) String() string {
	var words []string
	for i, name := range statusNames {
		if s>>i&1 == 1 {
			words = append(words, name)
		}
	}
	return strings.Join(words, ", ")
}
