package location

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func join(t *testing.T, rows ...[]Board) Grid {
	t.Helper()
	g, err := Join(rows)
	require.NoError(t, err)
	return g
}

// layouts are maps of every shape that boards can make.
var layouts = map[string][][]Board{
	"one":               {{{Name: "1"}}},
	"side by side":      {{{Name: "22"}, {Name: "23"}}},
	"above":             {{{Name: "22"}}, {{Name: "20"}}},
	"four":              {{{Name: "1"}, {Name: "2"}}, {{Name: "3"}, {Name: "4"}}},
	"reversed":          {{{Name: "1", Reversed: true}, {Name: "2"}}, {{Name: "3"}, {Name: "4", Reversed: true}}},
	"cropped":           {{{Name: "1", Crop: "R:GG"}, {Name: "2", Crop: "A:H"}}},
	"reversed, cropped": {{{Name: "1", Crop: "A:P", Reversed: true}, {Name: "2", Crop: "A:Q"}}},
	"seam of P":         {{{Name: "1", Crop: "A:P"}, {Name: "2", Crop: "P:S"}}, {{Name: "3", Crop: "A:P"}, {Name: "4", Crop: "P:S"}}},
	"begins with B":     {{{Name: "1", Crop: "B:D"}}, {{Name: "2", Crop: "X:Z"}}},
	"halves on a whole": {{{Name: "1a", Columns: 17, Rows: 20}, {Name: "1b", First: 16, Columns: 17, Rows: 20}}, {{Name: "1"}}},
	"one row short":     {{{Name: "22"}, {Name: "23", Reversed: true}}, {{Name: "20"}}},
	"one row long":      {{{Name: "20", Crop: "A:C", Rows: 2}}, {{Name: "22", Crop: "A:C", Rows: 2}, {Name: "23", Crop: "A:C", Rows: 2}}},
	"small":             {{{Name: "1", Columns: 3, Rows: 2}, {Name: "2", Columns: 5, Rows: 2}}, {{Name: "3", Columns: 7, Rows: 1, Reversed: true}}},
	"one column":        {{{Name: "1", Crop: "A:A"}, {Name: "2", Crop: "A:B"}}, {{Name: "3", Crop: "A:B"}}},
}

func TestJoinedGridHoldsTogether(t *testing.T) {
	for name, rows := range layouts {
		t.Run(name, func(t *testing.T) { holdsTogether(t, join(t, rows...)) })
	}
}

// TestAnyLayout lays out small boards at random, most of which do not fit.
func TestAnyLayout(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	joined := 0
	for range 3000 {
		rows := make([][]Board, 1+random.IntN(3))
		for i := range rows {
			for range 1 + random.IntN(3) {
				b := Board{Name: fmt.Sprint(random.IntN(100)), First: random.IntN(2), Columns: 1 + random.IntN(5), Rows: 1 + random.IntN(2), Reversed: random.IntN(2) == 0}
				if random.IntN(3) == 0 {
					b.Crop = ColumnName(random.IntN(4)) + ":" + ColumnName(random.IntN(6))
				}
				rows[i] = append(rows[i], b)
			}
		}
		if g, err := Join(rows); err == nil {
			joined++
			holdsTogether(t, g)
		}
	}
	require.Greater(t, joined, 300)
}

// holdsTogether checks names, board order and neighbors.
func holdsTogether(t *testing.T, g Grid) {
	t.Helper()
	named := map[string]bool{}
	for h := Hex(1); int(h) <= g.Len(); h++ {
		back, err := g.Parse(g.Name(h))
		require.NoError(t, err)
		require.Equal(t, h, back, "%s does not round trip", g.Name(h))
		require.False(t, named[g.Name(h)], "two hexes are called %s", g.Name(h))
		named[g.Name(h)] = true
		require.Equal(t, h, g.at(g.cells[h-1]))
		for i, n := range g.Neighbors(h) {
			if n != 0 {
				require.Equal(t, h, g.Neighbors(n)[(i+3)%6], "%s and %s", g.Name(h), g.Name(n))
				require.True(t, g.Adjacent(h, n))
			}
		}
	}
	require.Zero(t, g.at(Coord{g.first - 1, 1}))
	require.Zero(t, g.at(Coord{g.first + g.columns, 1}))
}

func TestEveryHexOfEveryBoardIsFoundByItsName(t *testing.T) {
	for name, rows := range layouts {
		t.Run(name, func(t *testing.T) {
			g := join(t, rows...)
			on := map[Hex][]int{}
			for i, b := range g.Boards() {
				alone, err := NewGrid("", b.Columns+b.First, b.Rows)
				require.NoError(t, err)
				n := 0
				for a := Hex(1); int(a) <= alone.Len(); a++ {
					c := alone.Coord(a)
					h := g.On(i, c)
					require.Equal(t, c.Column >= b.First, h != 0, "%s%v", b.Name, c)
					if h == 0 {
						continue
					}
					n++
					on[h] = append(on[h], i)
					parsed, err := g.Parse(b.Name + c.String())
					require.NoError(t, err)
					require.Equal(t, h, parsed)
					for j, m := range alone.Neighbors(a) {
						if m == 0 || g.On(i, alone.Coord(m)) == 0 {
							continue
						}
						if b.Reversed {
							j = (j + 3) % 6
						}
						require.Equal(t, g.On(i, alone.Coord(m)), g.Neighbors(h)[j], "beside %s%v", b.Name, c)
					}
				}
				hexes := g.HexesOf(i)
				require.Len(t, hexes, n)
				require.IsIncreasing(t, append(hexes, Hex(g.Len()+1)))
			}
			require.Len(t, on, g.Len(), "every hex lies on a board")
			for h, boards := range on {
				require.Equal(t, boards, g.BoardsOf(h))
				names := g.Names(h)
				require.Equal(t, g.Boards()[boards[0]].Name+g.Coord(h).String(), names[0])
				require.Len(t, names, len(boards))
				for _, name := range names {
					parsed, err := g.Parse(name)
					require.NoError(t, err)
					require.Equal(t, h, parsed)
				}
			}
		})
	}
}

// walk counts the steps from h to every hex.
func walk(g Grid, h Hex) map[Hex]int {
	steps := map[Hex]int{h: 0}
	for queue := []Hex{h}; len(queue) > 0; queue = queue[1:] {
		for _, n := range g.Neighbors(queue[0]) {
			if _, seen := steps[n]; n != 0 && !seen {
				steps[n] = steps[queue[0]] + 1
				queue = append(queue, n)
			}
		}
	}
	return steps
}

func TestDistanceIsTheShortestWay(t *testing.T) {
	for name, rows := range layouts {
		t.Run(name, func(t *testing.T) {
			g := join(t, rows...)
			straight := !strings.HasPrefix(name, "one row")
			for h := Hex(1); int(h) <= g.Len(); h += 1 + Hex(g.Len()/100) {
				steps := walk(g, h)
				require.Len(t, steps, g.Len(), "the map holds together")
				for to, n := range steps {
					if straight {
						require.Equal(t, n, g.Distance(h, to), "%s to %s", g.Name(h), g.Name(to))
					} else {
						require.LessOrEqual(t, g.Distance(h, to), n, "%s to %s", g.Name(h), g.Name(to))
					}
				}
			}
		})
	}
}

func TestSeams(t *testing.T) {
	same := func(rows [][]Board, names ...string) {
		t.Helper()
		g := join(t, rows...)
		for _, name := range names {
			h, err := g.Parse(name)
			require.NoError(t, err)
			require.Equal(t, names[0], g.Name(h))
		}
	}
	same(layouts["side by side"], "22GG10", "23A10")
	same(layouts["above"], "22B10", "20B0")
	same(layouts["four"], "1GG10", "2A10")
	same(layouts["four"], "3GG1", "4A1")
	same(layouts["four"], "2FF10", "4FF0")
	same(layouts["reversed"], "1A10", "2A1")
	same(layouts["reversed"], "2D10", "4DD10")
	same(layouts["cropped"], "1GG3", "2A3")
	same(layouts["seam of P"], "1P10", "2P10", "3P0", "4P0")
	same(layouts["begins with B"], "1B10", "2X0")
	same(layouts["halves on a whole"], "1aQ20", "1bQ20")
	same(layouts["halves on a whole"], "1bR20", "1R0")
	same(layouts["one row short"], "22GG4", "23GG7")
	same(layouts["one row long"], "20B2", "22B0")
	same(layouts["one column"], "1A4", "2A4")

	beside := func(rows [][]Board, name string, neighbors ...string) {
		t.Helper()
		g := join(t, rows...)
		h, err := g.Parse(name)
		require.NoError(t, err)
		var found []string
		for _, n := range g.Neighbors(h) {
			if n == 0 {
				found = append(found, "")
			} else {
				found = append(found, g.Name(n))
			}
		}
		require.Equal(t, neighbors, found)
	}
	beside(layouts["four"], "1GG10", "1GG9", "2B9", "2B10", "3GG1", "1FF10", "1FF9")
	beside(layouts["four"], "3GG1", "1GG10", "2B10", "4B1", "3GG2", "3FF1", "1FF10")
	beside(layouts["seam of P"], "1P10", "1P9", "2Q10", "4Q1", "3P1", "3O1", "1O10")
	beside(layouts["reversed"], "1A10", "", "2B0", "2B1", "1A9", "1B9", "1B10")
	beside(layouts["one row short"], "22GG10", "22GG9", "23FF1", "23FF0", "20GG1", "22FF10", "22FF9")
	beside(layouts["one row short"], "20GG1", "22GG10", "23FF0", "", "20GG2", "20FF1", "22FF10")
	beside(layouts["one row short"], "23FF0", "23FF1", "23EE1", "", "", "20GG1", "22GG10")
}

func TestBoardOrderRunsDownTheWholeMap(t *testing.T) {
	g := join(t, []Board{{Name: "1", Columns: 3, Rows: 1}, {Name: "2", Columns: 3, Rows: 1}}, []Board{{Name: "3", Columns: 5, Rows: 1, Reversed: true}})
	var names []string
	for h := Hex(1); int(h) <= g.Len(); h++ {
		names = append(names, g.Name(h))
	}
	require.Equal(t, "1A1 3E1 1B0 1B1 3D0 1C1 3C1 2B0 2B1 3B0 2C1 3A1", strings.Join(names, " "))
	require.Equal(t, []int{5, 2}, []int{g.Columns(), g.Rows()})
}

func TestOneBoardNeedsNoPrefix(t *testing.T) {
	g := join(t, []Board{{Name: "22", Crop: "Q:GG", Reversed: true}})
	require.Equal(t, "22", g.Board())
	h, err := g.Parse("22GG1")
	require.NoError(t, err)
	require.Equal(t, "GG1", g.Name(h))
	require.Equal(t, []string{"22GG1"}, g.Names(h))
	require.Equal(t, Coord{32, 1}, g.Coord(h))
	require.Equal(t, h, g.At(Coord{32, 1}))
	require.Zero(t, g.At(Coord{0, 1}))
	require.Empty(t, join(t, layouts["four"]...).Board())
	require.Equal(t, []Board{{Name: "22", First: 16, Columns: 17, Rows: 10, Reversed: true, Crop: "Q:GG"}}, g.Boards())

	unnamed := join(t, []Board{{}})
	require.Equal(t, 346, unnamed.Len())
	require.Equal(t, []string{"A1"}, unnamed.Names(1))
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
	g := join(t, []Board{{Name: "22"}, {Name: "23", Reversed: true}})
	names := func(s string) string {
		t.Helper()
		hexes, err := g.Range(s)
		require.NoError(t, err)
		var names []string
		for _, h := range hexes {
			names = append(names, g.Name(h))
		}
		return strings.Join(names, " ")
	}
	require.Equal(t, "22A1 22A2 22B1 22B2", names("22A1:B2"))
	require.Equal(t, "22A1 22A2 22B1 22B2", names("22A1:22B2"))
	require.Equal(t, "23B2 23B1 23A2 23A1", names("23A1:B2"))
	require.Equal(t, "22GG1 22GG2", names("23GG9:GG10"))
	require.Equal(t, "22GG1", names("23GG10"))

	letters := join(t, []Board{{Name: "A"}, {Name: "22"}})
	for s, n := range map[string]int{"AA1:AA2": 2, "AA1:A2": 2, "22A1:AA1": 27, "AA1:B2": 4} {
		hexes, err := letters.Range(s)
		require.NoError(t, err)
		require.Len(t, hexes, n, s)
	}
}

func TestNamesThatAreWrongOnSeveralBoards(t *testing.T) {
	g := join(t, []Board{{Name: "2"}, {Name: "22", Crop: "Q:GG", Reversed: true}}, []Board{{Name: "a", Crop: "A:GG"}})
	for name, want := range map[string]string{
		"U3":           "U3 does not tell on which board; did you mean 2U3, 22U3 or aU3?",
		"A5":           "A5 does not tell on which board; did you mean 2A5 or aA5?",
		"HH3":          "HH3 does not tell on which board; put the board in front",
		"24U3":         `there is no hex 24U3: this map has no board "24"; its boards are 2, 22 and a`,
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
		require.IsType(t, Problem{}, err)
	}
	var many []Board
	for i := range 10 {
		many = append(many, Board{Name: fmt.Sprint(i)})
	}
	_, err := join(t, many).Parse("A1")
	require.EqualError(t, err, "A1 does not tell on which board; did you mean 0A1, 1A1, 2A1, 3A1, 4A1, 5A1, 6A1, 7A1 or others?")
}

func TestBoardsThatCannotBeJoined(t *testing.T) {
	var many []Board
	for i := range MaxBoards + 1 {
		many = append(many, Board{Name: fmt.Sprint(i), Columns: 1})
	}
	for want, rows := range map[string][][]Board{
		"there are no boards":                                nil,
		"[1]: there are no boards in this row":               {{{Name: "1"}}, {}},
		"there are 101 boards; there may be 100 at the most": {many},

		"[0][1].name: this board has no name; where there are several boards, each needs one":                                     {{{Name: "1"}, {}}},
		"[1][0].name: there is already a board 1; give it another name":                                                           {{{Name: "1"}}, {{Name: "1"}}},
		"[0][1].name: the name of this board has 33 letters; it may have 32 at the most":                                          {{{Name: "1"}, {Name: strings.Repeat("x", 33)}}},
		`[0][0].name: "1/2" cannot stand before the name of a hex; leave out slash, colon and space`:                              {{{Name: "1/2"}, {Name: "3"}}},
		"[0][1].name: hexes of board 1 cannot be told from those of board 1AA; 1AAA1 may be either's; give it another name":       {{{Name: "1AA"}, {Name: "1"}}},
		"[0][1]: a board of -1 columns and 10 rows has no hexes; both must be 1 or more":                                          {{{Name: "1"}, {Name: "2", Columns: -1}}},
		"[0][0]: a board of 33 columns and 999999 rows is too large; it may have 65536 hexes at the most":                         {{{Name: "1", Rows: 999999}}},
		"[0][0]: no column has the number -1":                                                                                     {{{First: -1}}},
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
		_, err := Join(rows)
		require.EqualError(t, err, want)
		require.IsType(t, Problems{}, err)
	}
	_, err := Join([][]Board{{{Crop: "x"}, {Name: "2", Rows: -1}}, {}})
	require.Len(t, err, 4, "all problems are told together: %v", err)
}

const widths = "boards above one another are equally wide"
