package victory

import "github.com/aslcontrol/aslcontrol/unit"

// A Condition is one way for a side to win. Several of one side are alternatives.
type Condition struct {
	Side  unit.Side
	When  When
	Needs Need
}

// A When says at which moments a condition is judged.
type When uint8

// The moments.
const (
	GameEnd   When = iota // when the game ends
	Immediate             // after every step of every event, and when the game ends
)

var whenNames = []string{"game-end", "immediate"}

// String gives the word of w in a scenario file.
func (w When) String() string { return whenNames[w] }

// WhenNames lists the words of all moments.
func WhenNames() []string { return whenNames }

// ParseWhen finds the moment with that word.
func ParseWhen(word string) (w When, ok bool) {
	for i, name := range whenNames {
		if name == word {
			return When(i), true
		}
	}
	return 0, false
}

// A Need is what must be true: one of [All], [Any], [Not], or a test.
type Need interface {
	// key is the need's key in a scenario file.
	key() string
}

// All holds when all its parts do.
type All []Need

// Any holds when any of its parts does.
type Any []Need

// Not holds when its part does not.
type Not struct{ Need Need }

// A test names the side that it is about; None stands for the condition's own.

// Control asks how many of a set the side Controls.
type Control struct {
	Side   unit.Side
	Amount Amount // any but TimesEnemy
	Of     Set
	Terms
}

// Terms say what counts as Control in a test.
type Terms struct {
	Lasting bool // leave vehicles' temporary Control out (A26.12)
	Sole    bool // the card says "solely", see [control.SoleControlNeedsEmpty]
}

// Margin asks for the items of Plus that the side Controls, less those of Minus that
// the enemy Controls.
type Margin struct {
	Side        unit.Side
	AtLeast     int
	Plus, Minus Set
	Terms
}

// Points asks for points for what the side Controls.
type Points struct {
	Side    unit.Side
	AtLeast int
	Sum     []Award
	Terms
}

// An Award is what a set is worth: so much for each item, or once for all of them.
type Award struct {
	Of    Set
	Worth int
	All   bool
}

// Units asks how many units the side has on the map. Dummies, prisoners, wrecks and
// Aerial units do not count.
type Units struct {
	Side     unit.Side
	Amount   Amount      // AtLeast, AtMost, MoreThanEnemy or TimesEnemy
	In       Set         // where; nil: anywhere on the map
	MinLevel int         // at this building level or higher; 0: at any
	Types    []unit.Type // nil: any
	Status   Status
	Squads   bool // count squad-equivalents: a squad 1, a half-squad or crew one half, others none
}

// CVP asks for Casualty Victory Points (A26.2).
type CVP struct {
	Side    unit.Side
	AtLeast int
}

// ExitVP asks for Exit Victory Points (A26.2).
type ExitVP struct {
	Side    unit.Side
	AtLeast int
}

func (All) key() string     { return "all" }
func (Any) key() string     { return "any" }
func (Not) key() string     { return "not" }
func (Control) key() string { return "control" }
func (Margin) key() string  { return "margin" }
func (Points) key() string  { return "points" }
func (Units) key() string   { return "units" }
func (CVP) key() string     { return "cvp" }
func (ExitVP) key() string  { return "exit-vp" }

// A Status says in which condition a unit must be to count.
type Status uint8

// The conditions. Berserk, pinned and Melee units are unbroken. A vehicle is in Good
// Order if it is not Abandoned and its crew neither stunned nor shocked.
const (
	AnyStatus Status = iota
	Unbroken
	GoodOrder // A.7
)

var statusNames = []string{"any", "unbroken", "good-order"}

// String gives the word of s in a scenario file.
func (s Status) String() string { return statusNames[s] }

// StatusNames lists the words of all conditions.
func StatusNames() []string { return statusNames }

// ParseStatus finds the condition with that word.
func ParseStatus(word string) (s Status, ok bool) {
	for i, name := range statusNames {
		if name == word {
			return Status(i), true
		}
	}
	return 0, false
}
