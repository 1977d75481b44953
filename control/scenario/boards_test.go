package scenario_test

import (
	"testing"

	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// boardsFile is a file whose map is that, and the setup of the Germans.
func boardsFile(m, setup string) []byte {
	return []byte("format: 1\nsides: [German, Russian]\nmap: " + m + "\nsetup: {German: [" + setup + "]}\n")
}

func TestBoardsOfAFile(t *testing.T) {
	s, err := scenario.Parse("boards.yaml", boardsFile(
		`{boards: [[{name: "22"}, {name: "23", reversed: true, crop: "Q:GG"}], [{name: 20, rows: 5}]]}`, `"board 20", 23GG7, 22A1:B2`))
	require.NoError(t, err)
	grid := s.Map.Grid()
	require.Equal(t, []int{49, 15}, []int{grid.Columns(), grid.Rows()})
	var names []string
	for _, h := range s.Position.Setup[0] {
		names = append(names, s.Map.HexName(h))
	}
	require.Contains(t, names, "20A5")
	require.Contains(t, names, "22B10", "which is 20B0")
	require.Equal(t, []string{"22GG4", "22A1", "22A2", "22B1", "22B2"}, names[len(names)-5:])
}

func TestBoardsThatAreWrong(t *testing.T) {
	for _, test := range []struct {
		m, setup string
		want     []string
	}{
		{`{board: "1", boards: [[{name: "1"}, {name: "2"}]]}`, "",
			[]string{"boards.yaml:3:27: map.boards: boards stand instead of board, columns and rows; each of the boards has its own name, columns and rows"}},
		{`{boards: "22"}`, "22A1", []string{`boards.yaml:3:15: map.boards: this is "22"; a list [..] is wanted`}},
		{`{boards: }`, "22A1", []string{`boards.yaml:3:15: map.boards: this is nothing; a list [..] is wanted`}},
		{`{boards: []}`, "22A1", []string{"boards.yaml:3:15: map.boards: there are no boards"}},
		{`{boards: [[]]}`, "22A1", []string{"boards.yaml:3:16: map.boards[0]: there are no boards in this row"}},
		{`{boards: [{name: "22"}]}`, "22A1", []string{"boards.yaml:3:16: map.boards[0]: this is a mapping; a list [..] is wanted"}},
		{`{boards: [["22", "23"]]}`, "22A1", []string{
			`boards.yaml:3:17: map.boards[0][0]: this is "22"; a mapping {key: value} is wanted`,
			`boards.yaml:3:23: map.boards[0][1]: this is "23"; a mapping {key: value} is wanted`}},
		{`{boards: [[{name: "22", reversd: true, file: bd22}, {rows: 5}]]}`, "22A1", []string{
			`boards.yaml:3:30: map.boards[0][0].reversd: there is no key "reversd" here; did you mean reversed?`,
			`boards.yaml:3:51: map.boards[0][0].file: no board can be read: it is not known in which folder this scenario lies; read it from its file, or tell in which folder the boards are`}},
		{`{boards: [[{name: "22"}, {rows: 5}]]}`, "22A1", []string{
			`boards.yaml:3:31: map.boards[0][1]: this board has no name; where there are several boards, each needs one`}},
		{`{boards: [[{name: "22", columns: 0}, {name: "23", rows: 010, reversed: yes}]]}`, "", []string{
			"boards.yaml:3:17: map.boards[0][0]: a board without columns or rows has no hexes; both must be 1 or more",
			`boards.yaml:3:62: map.boards[0][1].rows: "010" is no plain number; write decimal digits, without quotes or leading zeros`,
			`boards.yaml:3:77: map.boards[0][1].reversed: "yes" is neither true nor false; write true or false, without quotes`}},
		{`{boards: [[{name: "22", crop: "A:P"}, {name: "23"}]]}`, "", []string{
			"boards.yaml:3:36: map.boards[0][0].crop: column P of board 22 and column A of board 23 cannot be one; one numbers its hexes from 0, the other from 1; crop one column more or less"}},
		{`{boards: [[{name: "22"}, {name: "23", rows: 20}]]}`, "", []string{
			"boards.yaml:3:50: map.boards[0][1].rows: board 23 has 20 rows, board 22 beside it 10; boards side by side have equally many rows"}},
		{`{boards: [[{name: "22"}], [{name: "23", crop: "A:Q"}]]}`, "", []string{
			"boards.yaml:3:32: map.boards[1]: this row of boards is 17 columns wide, the one above it 33, and they do not meet at the edge of a board; boards above one another are equally wide"}},
		{`{boards: [[{name: "22"}, {name: "23"}]]}`, `"board 24", A1, "22A1:23B2"`, []string{
			"boards.yaml:4:18: setup.German[0]: there is no board 24; the boards are 22, 23",
			"boards.yaml:4:30: setup.German[1]: A1 does not tell on which board; did you mean 22A1 or 23A1?",
			"boards.yaml:4:34: setup.German[2]: 23B2 is not on board 22; a range lies on one board"}},
	} {
		_, err := scenario.Parse("boards.yaml", boardsFile(test.m, test.setup))
		var found []string
		diagnostics, _ := err.(scenario.Diagnostics)
		for _, d := range diagnostics {
			found = append(found, d.Error())
		}
		assert.Equal(t, test.want, found, test.m)
	}
}
