package location_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/location"
)

func TestBoardInFront(t *testing.T) {
	for _, tt := range []struct {
		board   string
		columns int
		name    string
		want    string
	}{
		{"22", 33, "U3", "U3"},
		{"22", 33, "22U3", "U3"},
		{"1", 33, "1E3", "E3"}, // not a thousand
		{"y", 33, "yB0", "B0"},
		{"BFP A", 33, "BFP AU3", "U3"},
		{"A", 33, "AA1", "AA1"}, // both a hex and board A's A1: as the hex
		{"A", 33, "AB3", "B3"},
		{"A", 26, "AA1", "A1"}, // no column AA
		{"A", 26, "AA0", ""},
		{"A", 33, "AAA1", "AA1"},
	} {
		t.Run(tt.board+" "+tt.name, func(t *testing.T) {
			g := newGrid(t, tt.board, tt.columns, 10)
			h, err := g.Parse(tt.name)
			if tt.want == "" {
				assert.Error(t, err)
				assert.Zero(t, h)
				return
			}
			assert.NoError(t, err)
			assert.Equal(t, tt.want, g.Name(h))
		})
	}
}

func TestBoardInFrontOfEveryHex(t *testing.T) {
	g := newGrid(t, "22", 33, 10)
	for h := location.Hex(1); int(h) <= g.Len(); h++ {
		assert.Equal(t, h, parse(t, g, "22"+g.Name(h)))
	}
}

func TestParseErrors(t *testing.T) {
	const extent = "columns run from A to GG, hexes from A1 to A10 and B0 to B10"
	const form = "a hex is column letters and a number, such as U3 or GG10"
	for _, tt := range []struct{ board, name, what, want string }{
		{"", "A0", "there is no hex A0", extent},
		{"", "A11", "there is no hex A11", extent},
		{"", "HH1", "there is no hex HH1", extent},
		{"22", "22A0", "there is no hex 22A0", extent},
		{"22", "HH1", "there is no hex HH1", extent},
		{"22", "23U3", `there is no hex 23U3: this map has no board "23"`, "did you mean U3?"},
		{"", "22U3", `there is no hex 22U3: this map has no board "22"`, "did you mean U3?"},
		{"1", "12U3", `there is no hex 12U3: this map has no board "12"`, "did you mean U3?"}, // nor board 1 a hex 2U3
		{"22", "2U3", `there is no hex 2U3: this map has no board "2"`, "did you mean U3?"},
		{"22", "23HH3", `there is no hex 23HH3: this map has no board "23"`, extent}, // nor has board 22 a hex HH3
		{"1", "12A0", `there is no hex 12A0: this map has no board "12"`, extent},
		{"22", "22", "no column letters where they should stand", form},
		{"22", "22u3", "column letters are capitals", "did you mean 22U3?"},
		{"22", "22Gg10", "column letters are capitals", "did you mean 22GG10?"},
		{"22", "22U03", "the number has leading zeros", "did you mean 22U3?"},
		{"22", "22AB3", `the column "AB" is not one letter repeated`, "after Z come AA, BB, CC"},
		{"22", "U", "it has no number", form},
		{"22", "22U", "it has no number", form},
		{"A", "A", "it has no number", form}, // the board alone
	} {
		t.Run(tt.board+" "+tt.name, func(t *testing.T) {
			h, err := newGrid(t, tt.board, 33, 10).Parse(tt.name)
			wantProblem(t, err, tt.what, tt.want)
			assert.Zero(t, h)
		})
	}
}

func TestExtentOfOneColumn(t *testing.T) {
	_, err := newGrid(t, "", 1, 5).Parse("B0")
	wantProblem(t, err, "there is no hex B0", "columns run from A to A, hexes from A1 to A5")
}

func TestNamesOfAnotherBoardThanACroppedOne(t *testing.T) {
	g := join(t, []location.Board{{Name: "22", Crop: "Q:GG", Reversed: true}})
	for name, want := range map[string]string{
		"23U3": "did you mean U3?",
		"23A3": "columns run from Q to GG, hexes from Q1 to Q10 and R0 to R10",
	} {
		_, err := g.Parse(name)
		wantProblem(t, err, `this map has no board "23"`, want)
	}
}
