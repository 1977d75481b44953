package victory

import (
	"fmt"
	"strconv"
)

// An Amount says how many are asked for. Make one with [AtLeast], [AtMost],
// [Exactly], [AllOf], [MoreThanEnemy] or [TimesEnemy]; the zero Amount is invalid.
type Amount struct {
	how how
	n   int
}

type how uint8

const (
	atLeast how = iota + 1
	atMost
	exactly
	allOf
	moreThanEnemy
	timesEnemy
)

// AtLeast is n or more.
func AtLeast(n int) Amount { return Amount{atLeast, n} }

// AtMost is n or fewer.
func AtMost(n int) Amount { return Amount{atMost, n} }

// Exactly is n.
func Exactly(n int) Amount { return Amount{exactly, n} }

// AllOf is the whole set. An empty set is all of it.
func AllOf() Amount { return Amount{how: allOf} }

// MoreThanEnemy is more than the enemy has.
func MoreThanEnemy() Amount { return Amount{how: moreThanEnemy} }

// TimesEnemy is n times what the enemy has, or more, and not nothing.
func TimesEnemy(n int) Amount { return Amount{timesEnemy, n} }

// key is the amount's key in a scenario file.
func (a Amount) key() string {
	return [...]string{"", "at-least", "at-most", "exactly", "all-of", "more-than-enemy", "times-enemy"}[a.how]
}

// A Number is how many items, units or points there are, or squad-equivalents, of which
// a half-squad is one half. It prints as "3" or "2.5".
type Number float64

// String gives the number in decimal digits.
func (n Number) String() string { return strconv.FormatFloat(float64(n), 'f', -1, 64) }

// halves are what squad-equivalents are counted in.
const halves = 2

// A score is what is counted, squad-equivalents in halves: the side's count, the enemy's
// where it matters, and how many there are.
type score struct{ own, enemy, of int }

// want is the count that the amount comes to.
func (a Amount) want(s score) int {
	switch a.how {
	case allOf:
		return s.of
	case moreThanEnemy:
		return s.enemy + 1
	case timesEnemy:
		return max(1, a.n*s.enemy)
	}
	return a.n
}

// short is how many more the side needs, or if negative how many it has too many; 0
// where the amount is met.
func (a Amount) short(s score) int {
	short := a.want(s) - s.own
	if short > 0 && a.how == atMost || short < 0 && a.how != atMost && a.how != exactly {
		return 0
	}
	return short
}

// compares reports whether the amount looks at the enemy's count.
func (a Amount) compares() bool { return a.how == moreThanEnemy || a.how == timesEnemy }

// times is the amount in parts of which n make one.
func (a Amount) times(n int) Amount {
	if !a.compares() {
		a.n *= n
	}
	return a
}

// least is how many a set must have for the amount to be met, but for AllOf.
func (a Amount) least() int {
	switch a.how {
	case atLeast, exactly:
		return a.n
	case moreThanEnemy:
		return 1
	}
	return 0
}

// String tells the amount in words: "at least 4".
func (a Amount) String() string {
	switch a.how {
	case atLeast:
		return fmt.Sprint("at least ", a.n)
	case atMost:
		return fmt.Sprint("at most ", a.n)
	case exactly:
		return fmt.Sprint("exactly ", a.n)
	case allOf:
		return "all"
	case moreThanEnemy:
		return "more than the enemy"
	case timesEnemy:
		return fmt.Sprint(a.n, " times as many as the enemy")
	}
	return "no amount"
}
