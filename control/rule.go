package control

import "fmt"

// A Rule is a rule of the Rulebook that a ruling or a refusal cites.
type Rule uint8

// The rules. NoRule stands where nothing has given Control yet.
const (
	NoRule     Rule = iota
	Stated          // Control stated for the start of play
	A12_153         // Mopping Up
	A26_11          // setup areas; a Location gained; every denial
	A26_12          // a vehicle's temporary Control, and its reversion
	A26_13          // a hex gained at ground level
	A26_131         // a bridge hex
	A26_132         // a pillbox hex
	A26_14          // a building
	A26_15          // concealment: what a side comes to know
	A26_16          // forfeited by Kindling
	A26_161         // accidental fire
	B6_1            // a bridge
	B8_4            // sewers, tunnels and caves
	B23_4           // a vehicle within a building
	B24_1           // rubble
	B25_11          // Kindling
	B25_15          // Flame to Blaze
	B25_4           // into a Blaze
	B25_6           // the spread of fire
	B30_1           // a pillbox
	Impossible      // no rule: the state of the game does not allow it
)

var ruleNames = [...]string{
	"", "stated", "A12.153", "A26.11", "A26.12", "A26.13", "A26.131", "A26.132", "A26.14", "A26.15", "A26.16", "A26.161",
	"B6.1", "B8.4", "B23.4", "B24.1", "B25.11", "B25.15", "B25.4", "B25.6", "B30.1", "impossible",
}

// String gives the rule's number, such as "A26.132", or the word "stated" or "impossible".
func (r Rule) String() string {
	if int(r) >= len(ruleNames) {
		return fmt.Sprintf("Rule(%d)", r)
	}
	return ruleNames[r]
}
