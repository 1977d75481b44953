package location_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

func TestColumnName(t *testing.T) {
	for column, want := range map[int]string{
		0: "A", 1: "B", 25: "Z",
		26: "AA", 27: "BB", 32: "GG", 51: "ZZ",
		52: "AAA", 77: "ZZZ", 78: "AAAA",
	} {
		assert.Equal(t, want, location.ColumnName(column))
	}
}

func TestCoordRoundTrip(t *testing.T) {
	for name, want := range map[string]location.Coord{
		"A1":     {Column: 0, Number: 1},
		"B0":     {Column: 1, Number: 0},
		"U3":     {Column: 20, Number: 3},
		"Z10":    {Column: 25, Number: 10},
		"AA1":    {Column: 26, Number: 1},
		"GG10":   {Column: 32, Number: 10},
		"BBB0":   {Column: 53, Number: 0},
		"A65535": {Column: 0, Number: 65535},
	} {
		c, err := location.ParseCoord(name)
		require.NoError(t, err, name)
		assert.Equal(t, want, c, name)
		assert.Equal(t, name, c.String())
	}
}

func TestCoordErrors(t *testing.T) {
	const form = "a hex is column letters and a number, such as U3 or GG10"
	for _, tt := range []struct{ name, what, want string }{
		{"", "no column letters where they should stand", form},
		{"3", "no column letters where they should stand", form},
		{"3U", "no column letters where they should stand", form},
		{" U3", "no column letters where they should stand", form},
		{"Ä3", "no column letters where they should stand", form},
		{"u3", "column letters are capitals", "did you mean U3?"},
		{"gg10", "column letters are capitals", "did you mean GG10?"},
		{"Gg10", "column letters are capitals", "did you mean GG10?"},
		{"gG10", "column letters are capitals", "did you mean GG10?"},
		{"aB3", "no column letters where they should stand", form}, // AB3 is no hex either
		{"Ab3", `"b3" is not a number of a hex`, form},
		{"AB3", `the column "AB" is not one letter repeated`, "after Z come AA, BB, CC"},
		{"ABA3", `the column "ABA" is not one letter repeated`, "after Z come AA, BB, CC"},
		{"U", "it has no number", form},
		{"U-3", `"-3" is not a number of a hex`, form},
		{"U+3", `"+3" is not a number of a hex`, form},
		{"U3 ", `"3 " is not a number of a hex`, form},
		{"U3x", `"3x" is not a number of a hex`, form},
		{"U3.0", `"3.0" is not a number of a hex`, form},
		{"U3/1", `"3/1" is not a number of a hex`, form},
		{"U65536", `"65536" is not a number of a hex`, form},
		{"U03", "the number has leading zeros", "did you mean U3?"},
		{"B00", "the number has leading zeros", "did you mean B0?"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := location.ParseCoord(tt.name)
			wantProblem(t, err, tt.what, tt.want)
			assert.ErrorContains(t, err, `"`+tt.name+`" is not a hex`)
		})
	}
}
