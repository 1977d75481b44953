package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/terrain/vasl/vasltest"
)

// boardFolder makes a folder of boards: 1, with buildings; ZA, with one in AA1; a, a b half board.
func boardFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, p := range map[string]*vasltest.Picture{
		"bd01": vasltest.Draw(vasltest.Picture{}).
			House(42, "C2", "D2", "D1").Stair("D1").
			House(41, "A1", "A2").Bar(77, 36, "A1", "A2").
			House(48, "F1", "F2").
			House(29, "A4").
			Join(30, 20, "E1", "E4").Block(82, 30, "E2").
			House(50, "C4").House(51, "D4", "C4").Block(50, 46, "C4").
			House(50, "F4").Block(50, 30, "G4").Join(50, 4, "F4", "G4").
			House(49, "E4").
			Block(210, 30, "G1"),
		"bdZA": vasltest.Draw(vasltest.Picture{Columns: 27, Rows: 4, Attrs: `name="ZA"`}).House(50, "AA1"),
		"bda":  vasltest.Draw(vasltest.Picture{Attrs: `name="a" A1CenterX="-900"`}).House(50, "B2"),
	} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), p.Archive(), 0o600))
	}
	return dir
}

// runBoards runs the command and gives its status and what it wrote.
func runBoards(args ...string) (status int, out, err string) {
	var stdout, stderr bytes.Buffer
	status = run(args, &stdout, &stderr)
	return status, stdout.String(), stderr.String()
}

func TestBoard(t *testing.T) {
	status, out, errs := runBoards("board", filepath.Join(boardFolder(t), "bd01"))
	assert.Equal(t, exitOK, status)
	assert.Empty(t, errs)
	assert.Equal(t, `board 1, version 6.1: 7 columns, 4 rows, 7 buildings
  1D1: C2, D1, D2; stone, 2 upper levels, stairs in D1
  1A1: A1, A2; stone, 1 upper level, Rowhouse with bars A1/A2
  1C4: C4, D4; wooden, 1 upper level (C4 0)
  1F1: F1, F2; stone, Factory
  1F4: F4, G4; wooden, no upper level
  1A4: A4; wooden, lumberyard
  1E4: E4; stone, 1 upper level, market place in E4
bridges: E2
2 doubtful places, to be compared with the board itself:
  F4, G4: only 7 pixels of building touch across their hexside; taken for one building
  G1: terrain code 210 is not in the catalogue of terrain; taken for nothing
`, out)
}

func TestBoardAsJSON(t *testing.T) {
	status, out, _ := runBoards("board", filepath.Join(boardFolder(t), "bd01"), "--json")
	assert.Equal(t, exitOK, status)
	var got map[string]any
	require.NoError(t, json.Unmarshal([]byte(out), &got))
	buildings := got["buildings"].([]any)
	require.Len(t, buildings, 7)
	assert.Equal(t, map[string]any{
		"name": "1A1", "hexes": []any{"A1", "A2"}, "levels": map[string]any{"A1": 1.0, "A2": 1.0}, "stairwells": []any{}, "material": "stone",
		"rowhouse": true, "bars": []any{[]any{"A1", "A2"}}, "factory": false, "lumberyard": false,
	}, buildings[1])
	delete(got, "buildings")
	assert.Equal(t, map[string]any{
		"board": "1", "version": "6.1", "columns": 7.0, "rows": 4.0, "bridges": []any{"E2"},
		"warnings": []any{
			"F4, G4: only 7 pixels of building touch across their hexside; taken for one building",
			"G1: terrain code 210 is not in the catalogue of terrain; taken for nothing",
		},
	}, got)
}

func TestBoardWithTerrain(t *testing.T) {
	dir := boardFolder(t)
	catalogue := filepath.Join(dir, "SharedBoardMetadata.xml")
	write := func(xml string) { require.NoError(t, os.WriteFile(catalogue, []byte(xml), 0o600)) }
	write(`<terrainType name="Stone Castle" typeCode="210" height="1" isHalfLevelHeight="FALSE" LOSCategory="BUILDING"/>`)
	status, out, _ := runBoards("board", "--terrain", catalogue, filepath.Join(dir, "bd01"))
	assert.Equal(t, exitOK, status)
	assert.Contains(t, out, "1 building\n  1G1: G1; stone, no upper level\n")

	write("<x/>")
	status, _, errs := runBoards("board", "--terrain", catalogue, filepath.Join(dir, "bd01"))
	assert.Equal(t, exitUnfit, status)
	assert.Equal(t, "aslcontrol board: "+catalogue+": terrain catalogue: it has no terrainType\n", errs)
}

func TestBuilding(t *testing.T) {
	t.Setenv("ASLCONTROL_BOARDS", "")
	dir := boardFolder(t)
	status, out, errs := runBoards("building", "1D2", "--boards", dir)
	assert.Equal(t, exitOK, status)
	assert.Empty(t, errs)
	const asks = `To gain it (A26.14) takes an armed Good Order Infantry MMC in one of these Locations, not
in Bypass, and no armed enemy ground unit in any of them. Enemies in Bypass, on a
Rooftop or beneath the ground do not count. Each of its hexes (A26.13) and
Locations (A26.11) is gained by itself.
`
	assert.Equal(t, `1D2 is in building 1D1: stone, 2 upper levels, stairs in D1
  3 hexes: C2, D1, D2
  9 Locations: C2, C2/1, C2/2, D1, D1/1, D1/2, D2, D2/1, D2/2
`+asks, out)

	for hex, want := range map[string]string{
		"1A1":   asks + "A Rowhouse is one building for Control (B23.71); for Mopping Up each of its hexes is one (A12.153).\n",
		"1F2":   asks + "A Factory has a ground level only, plus Rooftops where an SSR says so (B23.74).\n",
		"1A4":   asks + "A lumberyard counts as no building for Victory Conditions (B23.211).\n",
		"ZAAA1": "ZAAA1 is in building ZAAA1: wooden, no upper level\n  1 hex: AA1\n  1 Location: AA1\n" + asks,
		"aR2":   "aR2 is in building aR2: wooden, no upper level\n  1 hex: R2\n  1 Location: R2\n" + asks,
	} {
		status, out, errs := runBoards("building", "--boards", dir, hex)
		assert.Equal(t, exitOK, status, hex)
		assert.Empty(t, errs)
		assert.Contains(t, out, want)
	}

	status, out, _ = runBoards("building", "--boards", dir, "1E1")
	assert.Equal(t, exitFailed, status)
	assert.Equal(t, "1E1 is in no building\n", out)

	t.Setenv("ASLCONTROL_BOARDS", dir)
	status, _, _ = runBoards("building", "1D2")
	assert.Equal(t, exitOK, status)
}

func TestBoardMisuse(t *testing.T) {
	t.Setenv("ASLCONTROL_BOARDS", "")
	dir := boardFolder(t)
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"board"}, "aslcontrol board: name one board archive or folder\n"},
		{[]string{"board", "a", "b"}, "aslcontrol board: name one board archive or folder\n"},
		{[]string{"board", "--nonsense"}, "flag provided but not defined"},
		{[]string{"board", filepath.Join(dir, "none")}, "none: no such file or directory\n"},
		{[]string{"board", dir}, "it has no BoardMetadata.xml"},
		{[]string{"board", "--terrain", filepath.Join(dir, "none"), dir}, "no such file or directory"},
		{[]string{"building", "1D2"}, "say where the boards are"},
		{[]string{"building", "--boards", dir}, "name one hex, such as 1M5\n"},
		{[]string{"building", "--nonsense"}, "flag provided but not defined"},
		{[]string{"building", "--boards", dir, "2D2"}, "2D2: there is no bd02 or bd2 in " + dir},
		{[]string{"building", "--boards", dir, "1Z9"}, "board 1: there is no hex Z9; columns run from A to G, hexes from A1 to A4 and B0 to B4\n"},
		{[]string{"building", "--boards", dir, "D2"}, "D2: name its board in front, as in 1D2\n"},
		{[]string{"building", "--boards", dir, "1D"}, `"1D": name a hex with its board in front, such as 1M5`},
		{[]string{"building", "--boards", dir, "12"}, `"12": name a hex with its board in front, such as 1M5`},
		{[]string{"building", "--boards", filepath.Join(dir, "none"), "1D2"}, "no such file or directory"},
	} {
		status, out, errs := runBoards(c.args...)
		assert.Equal(t, exitUnfit, status, c.args)
		assert.Empty(t, out)
		assert.Contains(t, errs, c.want)
	}
	for _, name := range []string{"board", "building"} {
		status, out, _ := runBoards(name, "--help")
		assert.Equal(t, exitOK, status)
		assert.Contains(t, out, "aslcontrol "+name+" ")
	}
}
