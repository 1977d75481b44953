package main

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// onBoards writes a scenario on boards 1 and ZA of [boardFolder] into a folder of its own and
// gives its path. A squad goes into the house on board 1, across a hexside of the seam.
func onBoards(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "s.yaml")
	require.NoError(t, os.WriteFile(path, []byte(`format: 1
sides: [German, Russian]
map:
  boards: [[{file: bd01, reversed: true}, {file: ZA}]]
control: {all: German}
units: {4-4-7: {side: Russian, type: squad, at: ZAB3}}
events:
  - move: {unit: 4-4-7, to: [1A2, 1B2, 1C2]}
    expect: {buildings: {1A1: Russian, 1D1: Russian}, hexes: {ZAA3: Russian}}
`), 0o600))
	return path
}

func TestScenariosOnBoards(t *testing.T) {
	t.Setenv("ASLCONTROL_BOARDS", "")
	boards, path := boardFolder(t), onBoards(t)
	const doubt = ":4:20: map.boards[0][0].file: board 1: "
	warnings := "warning: " + path + doubt + "F4, G4: only 7 pixels of building touch across their hexside; taken for one building; where the board itself shows something else, state that\n" +
		"warning: " + path + doubt + "G1: terrain code 210 is not in the catalogue of terrain; taken for nothing; where the board itself shows something else, state that\n"
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"adjudicate", path}, "Building 1D1: German to Russian (A26.14)"},
		{[]string{"check", path}, "1 passed, 0 failed\n"},
		{[]string{"explain", path, "building", "1C2"}, "Building 1D1 is Russian's.\n"},
		{[]string{"timeline", path, "hex ZAA3"}, "Hex 1A2"},
		{[]string{"disputes", filepath.Dir(path)}, "# Disputes"},
	} {
		status, out, errs := runBoards(append(c.args, "--boards", boards)...)
		assert.Equal(t, exitOK, status, c.args)
		assert.Contains(t, out, c.want, c.args)
		assert.Equal(t, warnings, errs, c.args)

		status, _, errs = runBoards(c.args...)
		assert.Equal(t, exitUnfit, status, c.args)
		assert.Contains(t, errs, "map.boards[0][0].file: there is no "+filepath.Join(filepath.Dir(path), "bd01"))
	}
	t.Setenv("ASLCONTROL_BOARDS", boards)
	status, _, errs := runBoards("check", path)
	assert.Equal(t, exitOK, status)
	assert.Equal(t, warnings, errs)
}

// TestScenarioOnRealBoards plays on two joined boards, one of them reversed, where there are
// real ones.
func TestScenarioOnRealBoards(t *testing.T) {
	boards, err := filepath.Abs("../../../shared/vasl/boards")
	require.NoError(t, err)
	if _, err := os.Stat(boards); err != nil {
		t.Skipf("no real boards: %v", err)
	}
	path := filepath.Join(t.TempDir(), "s.yaml")
	require.NoError(t, os.WriteFile(path, fmt.Appendf(nil, `format: 1
sides: [German, Russian]
map: {boards: [[{file: %q}, {file: "22", reversed: true}]]}
setup: {German: [board 1], Russian: [22A1:F10]}
units:
  4-4-7: {side: Russian, type: squad, at: 22FF2}
  4-6-7: {side: German, type: squad, at: 1G3/2}
events:
  - move: {unit: 4-4-7, to: [22GG3, 1FF8]}
    note: The way leads across the seam, where 22GG3 is 1GG8.
    expect:
      hexes: {1GG8: Russian, 1FF8: Russian, 1FF7: German, 22FF2: none}
  - move: {unit: 4-4-7, to: [22EE7]}
    expect: {buildings: {22DD7: Russian}, hexes: {22EE8: none, 22EE7: Russian}}
  - move: {unit: 4-4-7, to: [1G4]}
    expect:
      buildings: {1F3: German}
      denied: {"building 1E4": {side: Russian, by: [4-6-7]}}
`, filepath.Join(boards, "bd01")), 0o600))
	status, out, errs := runBoards("check", path, "--boards", boards)
	assert.Equal(t, exitOK, status)
	assert.Equal(t, "1 passed, 0 failed\n", out)
	assert.Empty(t, errs)
	status, out, _ = runBoards("adjudicate", path, "--boards", boards)
	assert.Equal(t, exitOK, status)
	assert.Contains(t, out, "Building 22DD7: none to Russian (A26.14): 4-4-7 occupies it, and no enemy denies it.")
}
