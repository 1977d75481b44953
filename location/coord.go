package location

import (
	"fmt"
	"strconv"
	"strings"
)

// A Coord is a hex's place on a board: its column, counted from 0, and the
// number printed in it.
type Coord struct {
	Column int
	Number int
}

// firstNumber is the number of a column's topmost hex.
func firstNumber(column int) int { return 1 - column%2 }

// ColumnName gives the letters of a column counted from 0: A..Z, AA, BB..ZZ, AAA...
func ColumnName(column int) string {
	return strings.Repeat(string(rune('A'+column%26)), 1+column/26)
}

// parseColumn reads the letters of a column.
func parseColumn(letters string) (column int, ok bool) {
	if letters == "" || letters[0] < 'A' || letters[0] > 'Z' || strings.Trim(letters, letters[:1]) != "" {
		return 0, false
	}
	return (len(letters)-1)*26 + int(letters[0]-'A'), true
}

// String gives the coordinate as it is printed on a board, such as "U3".
func (c Coord) String() string { return ColumnName(c.Column) + strconv.Itoa(c.Number) }

// ParseCoord reads a coordinate such as "U3" or "GG10". It is strict, so that
// every coordinate has one spelling. The error is a [Problem].
func ParseCoord(s string) (Coord, error) { return parseCoord("", s) }

// parseCoord reads what follows the board's name in the name of a hex.
func parseCoord(board, s string) (Coord, error) {
	bad := func(want, format string, args ...any) (Coord, error) {
		return Coord{}, Problem{What: fmt.Sprintf("%q is not a hex: ", board+s) + fmt.Sprintf(format, args...), Want: want}
	}
	const form = "a hex is column letters and a number, such as U3 or GG10"
	digits := strings.IndexFunc(s, func(r rune) bool { return r < 'A' || r > 'Z' })
	if digits < 0 {
		digits = len(s)
	}
	letters, number := s[:digits], s[digits:]
	if up := strings.ToUpper(s); up != s {
		if _, err := ParseCoord(up); err == nil {
			return bad("did you mean "+board+up+"?", "column letters are capitals")
		}
	}
	if letters == "" {
		return bad(form, "no column letters where they should stand")
	}
	column, ok := parseColumn(letters)
	if !ok {
		return bad("after Z come AA, BB, CC", "the column %q is not one letter repeated", letters)
	}
	if number == "" {
		return bad(form, "it has no number")
	}
	n, err := strconv.ParseUint(number, 10, 16)
	if err != nil {
		return bad(form, "%q is not a number of a hex", number)
	}
	if canonical := strconv.FormatUint(n, 10); canonical != number {
		return bad("did you mean "+board+letters+canonical+"?", "the number has leading zeros")
	}
	return Coord{Column: column, Number: int(n)}, nil
}
