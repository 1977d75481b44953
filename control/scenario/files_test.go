package scenario_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/terrain/vasl/vasltest"
)

// A picture of 7 columns and 4 rows.
func board(attrs string) *vasltest.Picture { return vasltest.Draw(vasltest.Picture{Attrs: attrs}) }

// village is board 1: house D1, a house that goes on beyond the right edge, a gully with
// a bridge, a hedge of brush.
func village() *vasltest.Picture {
	return board("").
		House(42, "C2", "D2", "D1").Stair("D1").
		House(41, "F2", "G2").
		Join(30, 20, "A1", "A4").Block(82, 30, "A2").
		Block(25, 40, "B2", "C4")
}

// A file to write, by its path in a folder.
type files map[string][]byte

// library is a folder of files: boards 1 and 2, of which the houses at the edge meet, in
// boards, where 2 is a folder; a scenario's folder with a damaged board.
func library(t *testing.T, more files) string {
	t.Helper()
	two := board(`name="2"`).House(41, "A2", "B2").House(41, "G3", "F3").Block(25, 40, "A4")
	all := files{
		"boards/bd01":                   village().Archive(),
		"boards/bd02/LOSData":           two.LOSData(),
		"boards/bd02/BoardMetadata.xml": two.Metadata(),
		"boards/bd2b":                   board(`name="2b" A1CenterY="-225.75"`).House(41, "D1", "D2").Archive(),
		"boards/bd1b":                   board(`name="1b" A1CenterX="-900"`).House(41, "B2", "C2").Archive(),
		"boards/bd3":                    board(`name="3"`).House(50, "F4").Block(50, 30, "G4").Join(50, 4, "F4", "G4").Archive(),
		"game/damaged":                  []byte("PK"),
	}
	for name, data := range more {
		all[name] = data
	}
	dir := t.TempDir()
	for name, data := range all {
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, data, 0o600))
	}
	return dir
}

// loadMap loads a scenario with that map from the folder game of dir.
func loadMap(t *testing.T, dir, m string, options ...scenario.Option) (*scenario.Scenario, error) {
	t.Helper()
	path := filepath.Join(dir, "game", "s.yaml")
	require.NoError(t, os.WriteFile(path, []byte("format: 1\nsides: [German, Russian]\nmap:\n"+m+"\n"), 0o600))
	return scenario.Load(path, options...)
}

// buildings tells the buildings of a map: "1D1 C2 D1 D2", in the order of the map.
func buildings(m *terrain.Map) []string {
	var all []string
	for b := terrain.Building(1); int(b) <= m.NumBuildings(); b++ {
		s := m.Building(b).Name
		for _, h := range m.Building(b).Hexes {
			s += " " + m.HexName(h)
		}
		all = append(all, s)
	}
	return all
}

func TestFilesOfBoards(t *testing.T) {
	dir := library(t, files{"game/1": board(`name="9"`).House(50, "A1").Archive(), "game/sub/own": board(`name="8"`).House(50, "A2").Archive()})
	boards := filepath.Join(dir, "boards")
	one, two, nine := []string{"1D1 C2 D1 D2", "1F2 F2 G2"}, []string{"2A2 A2 B2", "2F3 F3 G3"}, []string{"9A1 A1"}
	for file, want := range map[string][]string{
		"../boards/bd01":              one, // a path from the file's folder
		"../boards/bd02":              two,
		"sub/own":                     {"8A2 A2"},
		filepath.Join(boards, "bd01"): one,
		"bd01":                        one, // a name
		"01":                          one,
		`"2"`:                         two,
		"bd02":                        two,
		"2":                           two,
		"1":                           nine, // a path before a name
	} {
		s, err := loadMap(t, dir, "  file: "+file, scenario.WithBoards(boards))
		require.NoError(t, err, file)
		assert.Equal(t, want, buildings(s.Map), file)
		assert.Empty(t, s.Warnings)
	}
	for m, want := range map[string][]string{
		"  board: \"1\"\n  columns: 7\n  rows: 4\n  file: bd01":            one,
		"  board: \"one\"\n  file: bd01":                                   {"oneD1 C2 D1 D2", "oneF2 F2 G2"},
		"  boards: [[{file: bd01}]]":                                       one,
		"  boards: [[{file: bd02, rows: 4, crop: 'B:G', reversed: true}]]": {"2F3 G3 F3", "2B2 B2"},
		"  boards: [[{name: x, file: bd02}, {file: bd02, crop: 'A:A'}]]":   {"xA2 xA2 xB2", "xF3 xF3 xG3", "xG2 xG2"},
	} {
		s, err := loadMap(t, dir, m, scenario.WithBoards(boards))
		require.NoError(t, err, m)
		assert.ElementsMatch(t, want, buildings(s.Map), m)
	}
}

func TestFilesOfHalfBoards(t *testing.T) {
	dir := library(t, nil)
	s, err := loadMap(t, dir, "  file: ../boards/bd1b")
	require.NoError(t, err)
	assert.Equal(t, []string{"1bR2 R2 S2"}, buildings(s.Map))
	s, err = loadMap(t, dir, "  boards: [[{file: ../boards/bd02}], [{file: ../boards/bd2b}]]\nsetup: {German: ['2bA4:B5']}")
	require.NoError(t, err)
	assert.Contains(t, buildings(s.Map), "2bD5 2bD5 2bD6")
	var area []string
	for _, h := range s.Position.Setup[0] {
		area = append(area, s.Map.HexName(h))
	}
	assert.Equal(t, "2bA5 2B4 2bB5", strings.Join(area, " "))
}

func TestFilesThatCannotBeUsed(t *testing.T) {
	dir := library(t, files{"game/empty/x": nil})
	at := func(path string) string { return filepath.Join(dir, filepath.FromSlash(path)) }
	const wanted = "; name a board archive of VASL, such as bd01, or a folder with its LOSData and BoardMetadata.xml"
	boards := scenario.WithBoards(at("boards"))
	for _, c := range []struct {
		m       string
		options []scenario.Option
		want    []string
	}{
		{"  file: bd01", nil, []string{
			"4:9: map.file: there is no " + at("game/bd01") + "; name a path from the folder of this file, or tell in which folder boards are looked up by name (--boards, ASLCONTROL_BOARDS)"}},
		{"  file: bd7", []scenario.Option{boards}, []string{
			"4:9: map.file: there is no " + at("game/bd7") + ", and there is no bd07 or bd7 in " + at("boards") + "; name a path from the folder of this file, or one of the boards there"}},
		{"  file: bdxyzzy", []scenario.Option{boards}, []string{
			"4:9: map.file: there is no " + at("game/bdxyzzy") + ", and there is no bdxyzzy in " + at("boards") + "; name a path from the folder of this file, or one of the boards there"}},
		{"  file: ../x/bd1", []scenario.Option{boards}, []string{
			`4:9: map.file: there is no ` + at("x/bd1") + `, and "../x/bd1" is no name of a board; such as 1, 1a or BFPA`}},
		{"  file: bd01", []scenario.Option{scenario.WithBoards(at("none"))}, []string{
			"4:9: map.file: there is no " + at("game/bd01") + ", and boards: open " + at("none") + ": no such file or directory; tell in which folder the boards are (--boards, ASLCONTROL_BOARDS)"}},
		{"  file: damaged", nil, []string{"4:9: map.file: board " + at("game/damaged") + ": it is no board archive: zip: not a valid zip file" + wanted}},
		{"  file: .", nil, []string{"4:9: map.file: board " + at("game") + ": it has no BoardMetadata.xml: boards of before VASL 6 cannot be read" + wanted}},
		{"  file: damaged/x", nil, []string{"4:9: map.file: board " + at("game/damaged/x") + ": not a directory" + wanted}},
		{"  file: \"a\\0b\"", nil, []string{"4:9: map.file: the character U+0000 is not allowed here; leave it out", "4:9: map.file: board " + at("game/a·b") + ": invalid argument" + wanted}},
		{"  file: " + strings.Repeat("x", 1001), nil, []string{"4:9: map.file: this path has 1001 letters; it may have 1000 at the most"}},
		{"  file: ", nil, []string{"4:8: map.file: there is nothing here; a word is wanted"}},
		{"  file: [bd01]", nil, []string{"4:9: map.file: this is a list; a word is wanted"}},
		{"  file: bd01\n  columns: 33\n  rows: 10", []scenario.Option{boards}, []string{
			"5:12: map.columns: board 1 has 7 columns; leave columns out where a file tells it",
			"6:9: map.rows: board 1 has 4 rows; leave rows out where a file tells it"}},
		{"  file: bd01\n  columns: x\n  rows: 0", []scenario.Option{boards}, []string{
			`5:12: map.columns: "x" is no plain number; write decimal digits, without quotes or leading zeros`,
			"6:9: map.rows: board 1 has 4 rows; leave rows out where a file tells it"}},
		{"  file: bd01\n  boards: [[{file: bd01}]]", []scenario.Option{boards}, []string{
			"4:9: map.file: there are boards beside this file; give each of the boards its own"}},
		{"  boards: [[{file: bd01, columns: 8}, {file: bd7}], [{file: damaged}]]", []scenario.Option{boards}, []string{
			"4:35: map.boards[0][0].columns: board 1 has 7 columns; leave columns out where a file tells it",
			"4:46: map.boards[0][1].file: there is no " + at("game/bd7") + ", and there is no bd07 or bd7 in " + at("boards") + "; name a path from the folder of this file, or one of the boards there",
			"4:61: map.boards[1][0].file: board " + at("game/damaged") + ": it is no board archive: zip: not a valid zip file" + wanted}},
		{"  boards: [[{file: bd01}, {file: bd01}]]", []scenario.Option{boards}, []string{
			"4:27: map.boards[0][1]: there is already a board 1; give it another name"}},
		{"  boards: [[{file: bd01}, {name: \"7\"}]]", []scenario.Option{boards}, []string{
			"4:27: map.boards[0][1]: board 7 has 10 rows, board 1 beside it 4; boards side by side have equally many rows"}},
		{"  boards: [[{file: bd01, crop: 'A:H'}]]", []scenario.Option{boards}, []string{
			"4:32: map.boards[0][0].crop: the columns A:H go beyond the board; its columns run from A to G"}},
		{"  boards: [[" + strings.Repeat("{file: bd01}, ", 101) + "]]", []scenario.Option{boards}, []string{
			"4:11: map.boards: there are 101 boards; there may be 100 at the most"}},
	} {
		_, err := loadMap(t, dir, c.m, c.options...)
		diagnostics, _ := err.(scenario.Diagnostics)
		var got []string
		for _, d := range diagnostics {
			got = append(got, strings.TrimPrefix(d.Error(), at("game/s.yaml")+":"))
		}
		assert.Equal(t, c.want, got, c.m)
	}
}

// Parse knows of no folder, and takes from that of the boards what is there by name.
func TestParseOpensNoPaths(t *testing.T) {
	dir := library(t, nil)
	boards := filepath.Join(dir, "boards")
	src := func(file string) []byte {
		return fmt.Appendf(nil, "format: 1\nsides: [German, Russian]\nmap: {file: %q}\n", file)
	}
	for _, file := range []string{filepath.Join(boards, "bd01"), "game/s.yaml", "bd01", "../boards/bd01"} {
		_, err := scenario.Parse(filepath.Join(boards, "s.yaml"), src(file))
		assert.ErrorContains(t, err, "map.file: no board can be read: it is not known in which folder this scenario lies")
	}
	for _, file := range []string{filepath.Join(boards, "bd01"), "../boards/bd01", "./bd01", "bd02/LOSData", ".", ""} {
		_, err := scenario.Parse("s.yaml", src(file), scenario.WithBoards(boards))
		assert.Error(t, err, file)
	}
	s, err := scenario.Parse("s.yaml", src("bd01"), scenario.WithBoards(boards))
	require.NoError(t, err)
	assert.Equal(t, "1", s.Map.Grid().Board())
}

func TestDoubtfulPlacesAreWarnings(t *testing.T) {
	dir := library(t, nil)
	s, err := loadMap(t, dir, "  boards: [[{file: ../boards/bd01}, {name: x, file: ../boards/bd3}]]")
	require.NoError(t, err)
	require.Len(t, s.Warnings, 1)
	assert.Equal(t, filepath.Join(dir, "game", "s.yaml")+":4:53: map.boards[0][1].file: board x: F4, G4: only 7 pixels of building touch across their hexside; taken for one building; "+
		"where the board itself shows something else, state that", s.Warnings[0].Error())
	assert.Contains(t, s.Warnings[0].Snippet(), "^^^^^^^^^^^^^")
	assert.Contains(t, buildings(s.Map), "xF4 xF4 xG4")
}
