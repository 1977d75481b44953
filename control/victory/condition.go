package victory

import (
	"fmt"
	"slices"

	"github.com/aslcontrol/aslcontrol/unit"
)

// A Condition is one way for a side to win. Several of one side are alternatives.
type Condition struct {
	Side  unit.Side // who wins by it: First or Second
	When  When      // when it is judged
	Needs Need      // what must be true then
}

// A When says at which moments a condition is judged.
type When uint8

// The moments.
const (
	GameEnd   When = iota // when the game ends: after the last CCPh, all Control declared
	Immediate             // after every step of every event, and when the game ends
)

var whenNames = [...]string{"game-end", "immediate"}

// String gives the word of w in a scenario file.
func (w When) String() string {
	if int(w) >= len(whenNames) {
		return fmt.Sprintf("When(%d)", w)
	}
	return whenNames[w]
}

// WhenNames lists the words of all moments.
func WhenNames() []string { return slices.Clone(whenNames[:]) }

// ParseWhen finds the moment with that word.
func ParseWhen(word string) (w When, ok bool) {
	i := slices.Index(whenNames[:], word)
	return When(max(i, 0)), i >= 0
}

// A Need is what must be true: [All], [Any] or [Not] of other needs, or a test, which
// is [Control], [Margin], [Points], [Units], [CVP] or [ExitVP]. It is the value of such
// a type, not a pointer to one.
//
// A test names the side that it is about; None stands for the condition's own.
type Need interface {
	// key is the need's key in a scenario file.
	key() string
}

// A test is a Need that counts something.
type test interface {
	Need
	// asks gives the side that the test is about, None for the condition's own, and how
	// many it asks for.
	asks() (unit.Side, Amount)
}

// All holds when all its parts do, of which there is at least one.
type All []Need

// Any holds when any of its parts does, of which there is at least one.
type Any []Need

// Not holds when its part does not.
type Not struct{ Need Need }

// Control asks how many items of a set the side Controls (A26.1).
type Control struct {
	Side   unit.Side // whose Control; None: the condition's own side
	Amount Amount    // how many items: any Amount but TimesEnemy
	Of     Set       // which items
	Terms            // what counts as Control
}

// Terms say what counts as Control in a test.
type Terms struct {
	Lasting bool // leave vehicles' temporary Control out (A26.12)
	Sole    bool // the card says "solely", see [control.SoleControlNeedsEmpty]
}

// Margin asks for the items of Plus that the side Controls, less those of Minus that
// the enemy Controls.
type Margin struct {
	Side    unit.Side // whose Control; None: the condition's own side
	AtLeast int       // how many items the difference must come to; it may be less than 0
	Plus    Set       // the items that count for the side
	Minus   Set       // the items that count against it
	Terms             // what counts as Control, of either side
}

// Points asks for points for what the side Controls.
type Points struct {
	Side    unit.Side // whose Control; None: the condition's own side
	AtLeast int       // how many points, from 0 to those that there are
	Sum     []Award   // what points are given for: one Award at least
	Terms             // what counts as Control
}

// An Award is what a set is worth: so much for each item, or once for all of them.
type Award struct {
	Of    Set  // the items
	Worth int  // how many points, 0 or more
	All   bool // once, for the Control of all items; else for each
}

// Units asks how many units the side has on the map. Dummies, prisoners, wrecks and
// Aerial units, with those aboard them, do not count.
type Units struct {
	Side     unit.Side   // whose units; None: the condition's own side
	Amount   Amount      // how many units, or squad-equivalents: AtLeast, AtMost, MoreThanEnemy or TimesEnemy
	In       Set         // where: those in any item of it; nil: anywhere on the map
	MinLevel int         // at this building level or higher, a Rooftop being the one above the highest; 0: at any
	Types    []unit.Type // of which types, Dummy excepted; nil: of any
	Status   Status      // in which condition
	Squads   bool        // count squad-equivalents: a squad 1, a half-squad or crew one half, others none
}

// CVP asks for Casualty Victory Points (A26.2): those of enemy units eliminated,
// captured, or gone from the map where their side has no condition about Exit VP.
// Captured ones count double when the game ends.
type CVP struct {
	Side    unit.Side // whose points; None: the condition's own side
	AtLeast int       // how many points, 0 or more
}

// ExitVP asks for Exit Victory Points (A26.2): those of the side's own units that have
// left the map by [control.Exit], but for broken Personnel and recalled vehicles.
type ExitVP struct {
	Side    unit.Side // whose points; None: the condition's own side
	AtLeast int       // how many points, 0 or more
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

func (t Control) asks() (unit.Side, Amount) { return t.Side, t.Amount }
func (t Margin) asks() (unit.Side, Amount)  { return t.Side, AtLeast(t.AtLeast) }
func (t Points) asks() (unit.Side, Amount)  { return t.Side, AtLeast(t.AtLeast) }
func (t Units) asks() (unit.Side, Amount)   { return t.Side, t.Amount }
func (t CVP) asks() (unit.Side, Amount)     { return t.Side, AtLeast(t.AtLeast) }
func (t ExitVP) asks() (unit.Side, Amount)  { return t.Side, AtLeast(t.AtLeast) }

// parts are the needs that n joins; a test has none.
func parts(n Need) []Need {
	switch n := n.(type) {
	case All:
		return n
	case Any:
		return n
	case Not:
		return []Need{n.Need}
	}
	return nil
}

// A Status says in which condition a unit must be to count.
type Status uint8

// The conditions. Berserk, pinned and Melee units are unbroken. A vehicle is in Good
// Order if it is not Abandoned and its crew neither stunned nor shocked.
const (
	AnyStatus Status = iota
	Unbroken         // neither broken nor disrupted
	GoodOrder        // A.7
)

var statusNames = [...]string{"any", "unbroken", "good-order"}

// String gives the word of s in a scenario file.
func (s Status) String() string {
	if int(s) >= len(statusNames) {
		return fmt.Sprintf("Status(%d)", s)
	}
	return statusNames[s]
}

// StatusNames lists the words of all conditions.
func StatusNames() []string { return slices.Clone(statusNames[:]) }

// ParseStatus finds the condition with that word.
func ParseStatus(word string) (s Status, ok bool) {
	i := slices.Index(statusNames[:], word)
	return Status(max(i, 0)), i >= 0
}

// The words for several types at once.
const (
	anyMMC = "mmc"
	anySMC = "smc"
)

// TypeNames lists the words for the types of units that count: that of each, and "mmc"
// and "smc".
func TypeNames() []string {
	var words []string
	for t := unit.Squad; t < unit.Dummy; t++ {
		words = append(words, t.String())
	}
	return append(words, anyMMC, anySMC)
}

// ParseTypes finds the types of units called by one of the words of [TypeNames].
func ParseTypes(word string) (types []unit.Type, ok bool) {
	for t := unit.Squad; t < unit.Dummy; t++ {
		u := unit.Unit{Type: t}
		if word == t.String() || word == anyMMC && u.MMC() || word == anySMC && u.SMC() {
			types = append(types, t)
		}
	}
	return types, types != nil
}
