package location

import (
	"fmt"
	"strconv"
	"strings"
)

// An ID is the handle of one Location of a map. Handles count from 1, hex by hex
// in board order. The zero ID is invalid.
type ID int32

// A Place tells the Locations of one hex apart (A2.8): 0 is [Base], 1 and more are
// upper building levels, negative values the other kinds.
type Place int8

// Base is a hex's own Location: its ground level, or IN its Depression.
const Base Place = 0

// The Locations a hex may have beside its base and upper levels.
const (
	Rooftop Place = -iota - 1 // B23.8
	Cellar
	Bridge  // B6.1
	Pillbox // B30.1
	Sewer   // B8.4
	Tunnel
	Cave
)

// MaxLevel is the highest upper building level that a Location may have.
const MaxLevel = 20

// placeWords are the names of the negative Places, in the order of their values.
var placeWords = []string{"rooftop", "cellar", "bridge", "pillbox", "sewer", "tunnel", "cave"}

// Subterranean reports whether p lies beneath the hex: a sewer, tunnel or cave. A
// cellar is a building Location and does not count.
func (p Place) Subterranean() bool { return p == Sewer || p == Tunnel || p == Cave }

// GroundLevel reports whether p is at the ground level of its hex: its base, a Bridge or
// a pillbox, which is not another level (A26.131, A26.132).
func (p Place) GroundLevel() bool { return p == Base || p == Bridge || p == Pillbox }

// String gives the place's word: "base", "1", "rooftop".
func (p Place) String() string {
	switch {
	case p < Cave:
		return fmt.Sprintf("Place(%d)", int(p))
	case p == Base:
		return "base"
	case p > 0:
		return strconv.Itoa(int(p))
	}
	return placeWords[-p-1]
}

// Suffix gives what follows the hex in a Location's name: nothing for the base,
// else "/1", "/rooftop".
func (p Place) Suffix() string {
	if p == Base {
		return ""
	}
	return "/" + p.String()
}

// SplitPlace parts the name of a Location, such as "22V2/1", into its hex, "22V2",
// and its place. "V2/0" is the base, as "V2" is. The error is a [Problem].
func SplitPlace(name string) (hex string, p Place, err error) {
	hex, word, slash := strings.Cut(name, "/")
	if !slash {
		return hex, Base, nil
	}
	for i, w := range placeWords {
		if w == word {
			return hex, Place(-i - 1), nil
		}
	}
	n, err := strconv.ParseUint(word, 10, 8)
	if err != nil || n > MaxLevel || strconv.FormatUint(n, 10) != word {
		return hex, Base, Problem{
			What: fmt.Sprintf("%q is not a Location: no Location of a hex is called %q", name, word),
			Want: fmt.Sprintf("after the slash comes a level (0 to %d) or one of %s", MaxLevel, strings.Join(placeWords, ", ")),
		}
	}
	return hex, Place(n), nil
}
