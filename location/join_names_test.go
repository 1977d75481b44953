package location_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

func TestOneBoardNeedsNoPrefix(t *testing.T) {
	g := join(t, []location.Board{{Name: "22", Crop: "Q:GG", Reversed: true}})
	require.Equal(t, "22", g.Board())
	h := parse(t, g, "22GG1")
	require.Equal(t, "GG1", g.Name(h))
	require.Equal(t, []string{"22GG1"}, g.Names(h))
	require.Equal(t, location.Coord{Column: 32, Number: 1}, g.Coord(h))
	require.Equal(t, h, g.At(location.Coord{Column: 32, Number: 1}))
	require.Zero(t, g.At(location.Coord{Column: 0, Number: 1}))
	require.Empty(t, join(t, layouts["four"]...).Board())
	require.Equal(t, []location.Board{{Name: "22", First: 16, Columns: 17, Rows: 10, Reversed: true, Crop: "Q:GG"}}, g.Boards())

	unnamed := join(t, []location.Board{{}})
	require.Equal(t, 346, unnamed.Len())
	require.Equal(t, []string{"A1"}, unnamed.Names(1))
}

func TestNamesOnALowerBoard(t *testing.T) {
	g := join(t, []location.Board{{Name: "2b", FirstRow: 10}})
	require.Equal(t, "A11", g.Name(1))
	require.Equal(t, location.Coord{Column: 1, Number: 10}, g.Coord(parse(t, g, "2bB10")))
	for s, want := range map[string]string{
		"A10:B11":   "A11 B10 B11",
		"GG20":      "GG20",
		"EE20:GG20": "EE20 FF20 GG20",
	} {
		hexes, err := g.Range(s)
		require.NoError(t, err)
		require.Equal(t, want, strings.Join(names(g, hexes), " "))
	}
	const extent = "columns run from A to GG, hexes from A11 to A20 and B10 to B20"
	for s, want := range map[string]string{
		"A10":     "there is no hex A10; " + extent,
		"B9":      "there is no hex B9; " + extent,
		"A21":     "there is no hex A21; " + extent,
		"A9:B12":  "the range A9:B12 goes beyond the board; " + extent,
		"A11:B21": "the range A11:B21 goes beyond the board; " + extent,
		"A10:A10": "the range A10:A10 holds no hex; " + extent,
	} {
		_, err := g.Range(s)
		require.EqualError(t, err, want)
	}
}

func TestFindBoard(t *testing.T) {
	g := join(t, layouts["four"]...)
	i, ok := g.FindBoard("3")
	require.True(t, ok)
	require.Equal(t, 2, i)
	_, ok = g.FindBoard("5")
	require.False(t, ok)
}

func TestRangesLieOnOneBoard(t *testing.T) {
	g := join(t, []location.Board{{Name: "22"}, {Name: "23", Reversed: true}})
	for s, want := range map[string]string{
		"22A1:B2":    "22A1 22A2 22B1 22B2",
		"22A1:22B2":  "22A1 22A2 22B1 22B2",
		"23A1:B2":    "23B2 23B1 23A2 23A1",
		"23GG9:GG10": "22GG1 22GG2",
		"23GG10":     "22GG1",
	} {
		hexes, err := g.Range(s)
		require.NoError(t, err)
		require.Equal(t, want, strings.Join(names(g, hexes), " "), s)
	}

	letters := join(t, []location.Board{{Name: "A"}, {Name: "22"}})
	for s, n := range map[string]int{"AA1:AA2": 2, "AA1:A2": 2, "22A1:AA1": 27, "AA1:B2": 4} {
		hexes, err := letters.Range(s)
		require.NoError(t, err)
		require.Len(t, hexes, n, s)
	}
}

func TestNamesThatAreWrongOnSeveralBoards(t *testing.T) {
	g := join(t, []location.Board{{Name: "2"}, {Name: "22", Crop: "Q:GG", Reversed: true}}, []location.Board{{Name: "a", Crop: "A:GG"}})
	for name, want := range map[string]string{
		"U3":           "U3 does not tell on which board; did you mean 2U3, 22U3 or aU3?",
		"A5":           "A5 does not tell on which board; did you mean 2A5 or aA5?",
		"HH3":          "HH3 does not tell on which board; put the board in front",
		"24U3":         `there is no hex 24U3: this map has no board "24"; its boards are 2, 22 and a`,
		"222U3":        `there is no hex 222U3: this map has no board "222"; its boards are 2, 22 and a`,
		"22Gg3":        `"22Gg3" is not a hex: column letters are capitals; did you mean 22GG3?`,
		"Gg3":          `"Gg3" is not a hex: column letters are capitals; did you mean GG3?`,
		"22u3":         `"22u3" is not a hex: column letters are capitals; did you mean 22U3?`,
		"22U03":        `"22U03" is not a hex: the number has leading zeros; did you mean 22U3?`,
		"22A3":         "there is no hex 22A3; on board 22 columns run from Q to GG, hexes from Q1 to Q10 and R0 to R10",
		"2B11":         "there is no hex 2B11; on board 2 columns run from A to GG, hexes from A1 to A10 and B0 to B10",
		"aAB1":         `"aAB1" is not a hex: the column "AB" is not one letter repeated; after Z come AA, BB, CC`,
		"xyz":          `"xyz" is not a hex: no column letters where they should stand; a hex is column letters and a number, such as U3 or GG10`,
		"":             `"" is not a hex: no column letters where they should stand; a hex is column letters and a number, such as U3 or GG10`,
		"A1:B2":        "A1 does not tell on which board; did you mean 2A1 or aA1?",
		"2A1:22Q2":     "22Q2 is not on board 2; a range lies on one board",
		"2A1:x":        `"x" is not a hex: no column letters where they should stand; a hex is column letters and a number, such as U3 or GG10`,
		"2B2:2A1":      "the range 2B2:2A1 runs backwards; did you mean 2A1:B2?",
		"22A1:R1":      "the range 22A1:R1 goes beyond the board; on board 22 columns run from Q to GG, hexes from Q1 to Q10 and R0 to R10",
		"22Q1:GG11":    "the range 22Q1:GG11 goes beyond the board; on board 22 columns run from Q to GG, hexes from Q1 to Q10 and R0 to R10",
		"2A0:2A0":      "the range 2A0:2A0 holds no hex; on board 2 columns run from A to GG, hexes from A1 to A10 and B0 to B10",
		"22AA1:24AA10": `there is no hex 24AA10: this map has no board "24"; its boards are 2, 22 and a`,
	} {
		_, err := g.Range(name)
		require.EqualError(t, err, want)
		require.IsType(t, location.Problem{}, err)
	}
	var many []location.Board
	for i := range 10 {
		many = append(many, location.Board{Name: fmt.Sprint(i)})
	}
	_, err := join(t, many).Parse("A1")
	require.EqualError(t, err, "A1 does not tell on which board; did you mean 0A1, 1A1, 2A1, 3A1, 4A1, 5A1, 6A1, 7A1 or others?")
	_, err = join(t, layouts["cropped"]...).Parse("U3")
	require.EqualError(t, err, "U3 does not tell on which board; did you mean 1U3?")
}

func TestBoardsThatCannotBeJoined(t *testing.T) {
	var many []location.Board
	for i := range location.MaxBoards + 1 {
		many = append(many, location.Board{Name: fmt.Sprint(i), Columns: 1})
	}
	for want, rows := range map[string][][]location.Board{
		"there are no boards":                                nil,
		"[1]: there are no boards in this row":               {{{Name: "1"}}, {}},
		"there are 101 boards; there may be 100 at the most": {many},

		"[0][1].name: this board has no name; where there are several boards, each needs one":                                     {{{Name: "1"}, {}}},
		"[1][0].name: there is already a board 1; give it another name":                                                           {{{Name: "1"}}, {{Name: "1"}}},
		"[0][1].name: the name of this board has 33 letters; it may have 32 at the most":                                          {{{Name: "1"}, {Name: strings.Repeat("x", 33)}}},
		`[0][0].name: "1/2" cannot stand before the name of a hex; leave out slash, colon and space`:                              {{{Name: "1/2"}, {Name: "3"}}},
		"[0][1].name: hexes of board 1 cannot be told from those of board 1AA; 1AAA1 may be either's; give it another name":       {{{Name: "1AA"}, {Name: "1"}}},
		"[0][1]: a board without columns or rows has no hexes; both must be 1 or more":                                            {{{Name: "1"}, {Name: "2", Columns: -1}}},
		"[0][0]: a board of 33 columns and 999999 rows is too large; it may have 65536 hexes at the most":                         {{{Name: "1", Rows: 999999}}},
		"[0][0]: no column has the number -1":                                                                                     {{{First: -1}}},
		"[0][0]: no row has the number -1":                                                                                        {{{FirstRow: -1}}},
		"a map of 1999 columns and 60 rows is too large; it may have 65536 hexes at the most":                                     {{{Name: "1", Columns: 999, Rows: 60}, {Name: "2", Columns: 1001, Rows: 60}}},
		`[0][0].crop: "A-P" does not tell which columns are kept; write the first and the last, as in A:P`:                        {{{Crop: "A-P"}}},
		`[0][0].crop: "P" does not tell which columns are kept; write the first and the last, as in A:P`:                          {{{Crop: "P"}}},
		`[0][0].crop: "A:p" does not tell which columns are kept; write the first and the last, as in A:P`:                        {{{Crop: "A:p"}}},
		"[0][0].crop: the columns P:A run backwards; did you mean A:P?":                                                           {{{Crop: "P:A", Reversed: true}}},
		"[0][0].crop: the columns A:HH go beyond the board; its columns run from A to GG":                                         {{{Crop: "A:HH"}}},
		"[0][0].crop: the columns P:R go beyond the board; its columns run from Q to GG":                                          {{{First: 16, Columns: 17, Crop: "P:R"}}},
		"[0][1].rows: board 2 has 20 rows, board 1 beside it 10; boards side by side have equally many rows":                      {{{Name: "1"}, {Name: "2", Rows: 20}}},
		"[0][0].crop: column P of board 1 and column A of board 2 cannot be one; " + numbering:                                    {{{Name: "1", Crop: "A:P"}, {Name: "2"}}},
		"[0][1].crop: column GG of board 1 and column P of board 2 cannot be one; " + numbering:                                   {{{Name: "1"}, {Name: "2", Crop: "A:P", Reversed: true}}},
		"[1][0].crop: column B of board 2 cannot lie below the first column of board 1; " + numbering:                             {{{Name: "1"}}, {{Name: "2", Columns: 34, Crop: "B:HH"}}},
		"[1]: this row of boards is 17 columns wide, the one above it 33, and they do not meet at the edge of a board; " + widths: {{{Name: "1"}}, {{Name: "2", Crop: "A:Q"}}},
		"[1]: this row of boards is 65 columns wide, the one above it 49, and they do not meet at the edge of a board; " + widths: {{{Name: "1"}, {Name: "2", Crop: "A:Q"}}, {{Name: "3"}, {Name: "4"}}},
	} {
		_, err := location.Join(rows)
		require.EqualError(t, err, want)
		require.IsType(t, location.Problems{}, err)
	}
	_, err := location.Join([][]location.Board{{{Crop: "x"}, {Name: "2", Rows: -1}}, {}})
	require.Len(t, err, 4, "all problems are told together: %v", err)
}

const (
	widths    = "boards above one another are equally wide"
	numbering = "one numbers its hexes from 0, the other from 1; crop one column more or less"
)
