package unit

// A Side is one of the two sides of a game, or None.
type Side uint8

// None is no side; what None Controls is un-Controlled. First and Second are the
// sides in the order of the [Roster].
const (
	None Side = iota
	First
	Second
)

// Enemy is the other side; None has no enemy.
func (s Side) Enemy() Side { return (3 - s) % 3 }

// Playing reports whether s is one of the two sides.
func (s Side) Playing() bool { return s == First || s == Second }
