package scenario_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// realBoards is a folder of real boards, which are no part of this project.
const realBoards = "../../../shared/vasl/boards"

// realFolder gives its path, or skips the test where it is not there.
func realFolder(t testing.TB) string {
	t.Helper()
	dir, err := filepath.Abs(realBoards)
	require.NoError(t, err)
	if _, err := os.Stat(dir); err != nil {
		t.Skipf("no real boards: %v", err)
	}
	return dir
}

// mapBlock is the map of a file that states it in lines of their own.
var mapBlock = regexp.MustCompile(`(?m)^map:\n( .*\n)+`)

// The Rulebook's examples on boards 1 and 22 have the same answers on the real boards.
func TestExamplesOnRealBoards(t *testing.T) {
	boards := scenario.WithBoards(realFolder(t))
	found := 0
	for _, path := range append(caseFiles(t), "../../examples/scenarios/22U3.yaml") {
		typed, err := scenario.Load(path)
		require.NoError(t, err)
		name := typed.Map.Grid().Board()
		if typed.Origin.Kind != "rulebook-example" || !slices.Contains([]string{"1", "22"}, name) {
			continue
		}
		found++
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		block := mapBlock.FindString(string(src))
		require.NotEmpty(t, block, path)
		for how, m := range map[string]string{
			"the board's own buildings": fmt.Sprintf("map:\n  file: %q\n", name),
			"the file's on the board":   block + fmt.Sprintf("  file: %q\n", name),
		} {
			if strings.Contains(block, "rowhouse") && !strings.Contains(m, "rowhouse") {
				continue // on the board it is none
			}
			t.Run(typed.Case+", "+how, func(t *testing.T) {
				path := filepath.Join(t.TempDir(), "s.yaml")
				require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(src), block, m, 1)), 0o600))
				real, err := scenario.Load(path, boards)
				require.NoError(t, err)
				assert.Greater(t, real.Map.NumBuildings(), 50)
				assert.Equal(t, answers(t, typed, typed), answers(t, real, typed))
			})
		}
	}
	assert.GreaterOrEqual(t, found, 8)
}

// answers plays s, which must be as it expects, and tells each ruling, with buildings
// called as in like.
func answers(t *testing.T, s, like *scenario.Scenario) []string {
	t.Helper()
	r, err := s.Run()
	require.NoError(t, err)
	for _, f := range r.Failures {
		t.Error(f)
	}
	var told []string
	for _, record := range r.Records {
		if record.Rejected != nil {
			told = append(told, record.Rejected.Error())
		}
		for _, ruling := range record.Rulings {
			text := r.Game.Text(ruling)
			for b := terrain.Building(1); int(b) <= like.Map.NumBuildings(); b++ {
				name := like.Map.Building(b).Name
				same, err := s.Map.ParseBuilding(name)
				require.NoError(t, err)
				text = strings.ReplaceAll(text, s.Map.Building(same).Name, name)
			}
			told = append(told, text)
		}
	}
	return told
}

// A building keeps its name and hexes however its board lies, and what has been cut off is gone.
func TestRealBoardsLaidTogether(t *testing.T) {
	dir := library(t, nil)
	s, err := loadMap(t, dir, `  boards: [[{file: "1", crop: "A:Q"}, {file: "22", reversed: true, crop: "Q:GG"}], [{file: "20"}]]`, scenario.WithBoards(realFolder(t)))
	require.NoError(t, err)
	all := buildings(s.Map)
	for _, want := range []string{
		"1G3 1E4 1F3 1G3 1G4", // levels and stairs as on the board, see below
		"1P3 1P3 1Q3 1Q4",     // at the edge, where its right halves lie on board 22
		"22U3 22V3 22V2 22U3",
		"20B6 20B6 20B7 20C6 20C7 20C8 20C9 20D6 20D7 20D8 20D9 20E7",
	} {
		assert.Contains(t, all, want)
	}
	for _, gone := range []string{"1X4", "22F3"} {
		_, err := s.Map.ParseBuilding(gone)
		assert.Error(t, err, gone)
	}
	for name, levels := range map[string]int{"1G3": 2, "1E4": 2, "22V2": 1, "20B6": 2, "20A1": 0} {
		h, err := s.Map.ParseHex(name)
		require.NoError(t, err)
		assert.Equal(t, levels, s.Map.Levels(h), name)
	}
}

// BenchmarkLoadFourBoards loads a scenario on four real boards.
func BenchmarkLoadFourBoards(b *testing.B) {
	path := filepath.Join(b.TempDir(), "s.yaml")
	require.NoError(b, os.WriteFile(path, []byte(`format: 1
sides: [German, Russian]
map: {boards: [[{file: "1"}, {file: "22", reversed: true}], [{file: "20"}, {file: "23"}]]}
setup: {German: [board 1], Russian: [board 23]}
units: {4-4-7: {side: Russian, type: squad, at: 22W2}}
`), 0o600))
	boards := scenario.WithBoards(realFolder(b))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := scenario.Load(path, boards); err != nil {
			b.Fatal(err)
		}
	}
}
