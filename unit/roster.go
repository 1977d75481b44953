package unit

import (
	"fmt"
	"slices"

	"github.com/aslcontrol/aslcontrol/location"
)

// A Roster names the sides and units of a game. Its zero value has no names; make
// one with [NewRoster]. It may be shared by games once all its units are added.
type Roster struct {
	sides [3]string
	names []string // by ID - 1
	ids   map[string]ID
}

// NewRoster makes a roster for two sides. The error is a [location.Problem] where a
// side has no name, both have the same, or one is called "none".
func NewRoster(first, second string) (*Roster, error) {
	for _, name := range []string{first, second} {
		switch name {
		case "":
			return nil, location.Problem{What: "a side has no name", Want: "name both sides"}
		case "none":
			return nil, location.Problem{What: `a side cannot be called "none"`, Want: "that is what nobody Controls"}
		}
	}
	if first == second {
		return nil, location.Problem{What: fmt.Sprintf("both sides are called %s", first), Want: "two sides have two names"}
	}
	return &Roster{sides: [3]string{"none", first, second}, ids: map[string]ID{}}, nil
}

// Add enters a unit and gives its handle. The error is a [location.Problem] where
// the name is empty or taken.
func (r *Roster) Add(name string) (ID, error) {
	if name == "" {
		return 0, location.Problem{What: "a unit has no name", Want: "name it"}
	}
	if r.ids[name] != 0 {
		return 0, location.Problem{What: fmt.Sprintf("there is already a unit %s", name), Want: "names of units are unique"}
	}
	if r.ids == nil {
		r.ids = map[string]ID{}
	}
	r.names = append(r.names, name)
	r.ids[name] = ID(len(r.names))
	return ID(len(r.names)), nil
}

// Len is the number of units; their handles are 1 to Len.
func (r *Roster) Len() int { return len(r.names) }

// Name is the name of u, empty where the roster lacks it.
func (r *Roster) Name(u ID) string {
	if u < 1 || int(u) > len(r.names) {
		return ""
	}
	return r.names[u-1]
}

// Names are the names of all units in the order of their handles. The slice must not be
// changed.
func (r *Roster) Names() []string { return slices.Clip(r.names) }

// Find gives the unit with that name, or 0.
func (r *Roster) Find(name string) ID { return r.ids[name] }

// SideName is the name of s, "none" for None; empty for what is no side.
func (r *Roster) SideName(s Side) string {
	if int(s) >= len(r.sides) {
		return ""
	}
	return r.sides[s]
}

// FindSide gives the side with that name; "none" is None.
func (r *Roster) FindSide(name string) (s Side, ok bool) {
	for i, n := range r.sides {
		if n == name {
			return Side(i), true
		}
	}
	return None, false
}
