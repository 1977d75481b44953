package vasl

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/terrain"
)

// vaslFiles is a folder with real boards, which are no part of this project.
const vaslFiles = "../../../shared/vasl"

// realPaths gives paths in it, or skips the test where there are none.
func realPaths(t testing.TB, pattern string) []string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(vaslFiles, pattern))
	require.NoError(t, err)
	if paths == nil {
		t.Skipf("no real boards: %s is not there", filepath.Join(vaslFiles, pattern))
	}
	return paths
}

func TestRealBoardsLoad(t *testing.T) {
	f, err := os.Open(realPaths(t, "SharedBoardMetadata.xml")[0])
	require.NoError(t, err)
	defer f.Close()
	catalogue, err := ReadCatalogue(f)
	require.NoError(t, err)
	for _, pattern := range []string{"boards/*", "archives/*"} {
		for _, path := range realPaths(t, pattern) {
			t.Run(path, func(t *testing.T) {
				b, err := Open(path, nil)
				require.NoError(t, err)
				assert.Equal(t, strings.TrimPrefix(strings.TrimPrefix(filepath.Base(path), "bd"), "0"), b.Name)
				assert.NotEmpty(t, b.Buildings)
				_, err = terrain.NewMap(b.Plan())
				assert.NoError(t, err)
				same, err := Open(path, catalogue)
				require.NoError(t, err)
				assert.Equal(t, b, same, "with VASL's own catalogue")
			})
		}
	}
}

// TestRealBuildings compares boards with lists of what is on them.
func TestRealBuildings(t *testing.T) {
	list, err := os.ReadFile(realPaths(t, "buildings-01-20-22.txt")[0])
	require.NoError(t, err)
	want := map[string][]string{}
	board := ""
	line := regexp.MustCompile(`^ *\d+ [A-Z]\w*(,\w+)* \[.*stair:`)
	for text := range strings.Lines(string(list)) {
		text = strings.TrimSpace(text)
		if rest, ok := strings.CutPrefix(text, "== "); ok {
			board, _, _ = strings.Cut(rest, "/")
		} else if line.MatchString(text) {
			want[board] = append(want[board], text)
		}
	}
	require.Len(t, want, 3)
	for board, lines := range want {
		t.Run(board, func(t *testing.T) {
			b, err := Open(realPaths(t, "boards/"+board)[0], nil)
			require.NoError(t, err)
			var got []string
			for i := range b.Buildings {
				got = append(got, listed(b, &b.Buildings[i])...)
			}
			assert.ElementsMatch(t, lines, got)
			assert.Empty(t, b.Warnings)
		})
	}
}

// listed gives the lines of a building as in the lists, where the hexes of a Rowhouse have
// one each.
func listed(b *Board, x *Building) []string {
	var lines []string
	for _, part := range x.Parts {
		types := map[string]int{}
		var stairs, rowhouse string
		for i, h := range x.Hexes {
			for _, p := range part {
				if p != h {
					continue
				}
				name := map[terrain.Material]string{terrain.Stone: "Stone Building", terrain.Wooden: "Wooden Building"}[x.Material]
				if x.Levels[i] > 0 {
					name += fmt.Sprintf(", %d Level", x.Levels[i])
				}
				types[name]++
			}
		}
		for _, s := range x.Stairwells {
			for _, p := range part {
				if p == s {
					stairs += " " + b.Grid.Name(s)
				}
			}
		}
		if x.Rowhouse() {
			rowhouse = " ROWHOUSE"
		}
		for name, n := range types {
			lines = append(lines, fmt.Sprintf("%d %s [%s x%d] stair:%s%s", len(part), strings.Join(b.names(part), ","), name, n, stairs, rowhouse))
		}
	}
	return lines
}

func TestRealArchiveIsItsFolder(t *testing.T) {
	for _, path := range realPaths(t, "archives/*") {
		archived, err := Open(path, nil)
		require.NoError(t, err)
		unpacked, err := Open(filepath.Join(vaslFiles, "boards", filepath.Base(path)), nil)
		require.NoError(t, err)
		assert.Equal(t, unpacked.Buildings, archived.Buildings)
		assert.Equal(t, unpacked.Terrain, archived.Terrain)
	}
}

// TestRealPlaces asks for what is known of boards beyond the lists.
func TestRealPlaces(t *testing.T) {
	open := func(name string) *Board {
		path, err := Find(filepath.Dir(realPaths(t, "boards/bd01")[0]), name)
		require.NoError(t, err)
		b, err := Open(path, nil)
		require.NoError(t, err)
		return b
	}
	at := func(b *Board, hex string) string {
		h, err := b.Grid.Parse(hex)
		require.NoError(t, err)
		return describe(b, b.At(h))
	}
	assert.Equal(t, "1M5 M5,N3,N4,N5 [2 2 2 2] stairs M5 stone", at(open("1"), "N4"))
	assert.Equal(t, "12Q6 Q6,Q8,R6,R7 [1 1 1 1] stairs Q6,Q8,R6 stone market R7", at(open("12"), "R7"))
	assert.Equal(t, "24Q5 Q5,Q6 [0 0] wooden lumberyard", at(open("24"), "Q6"))
	assert.Equal(t, "51G2 G2,H1,H2 [2 2 3] stairs G2,H2 stone", at(open("51"), "H1"))
	for name, bridges := range map[string][]string{"12": {"E9", "CC7"}, "20": {"Q6", "T8", "U9"}, "22": {"K2", "R7"}, "23": {"H4", "P7", "X3", "BB5"}, "24": {"F6"}} {
		b := open(name)
		assert.Equal(t, bridges, b.names(b.Bridges), "board %s", name)
	}
}

func TestRealBoardIsCheap(t *testing.T) {
	path := realPaths(t, "archives/bd01")[0]
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := Open(path, nil)
	runtime.ReadMemStats(&after)
	require.NoError(t, err)
	assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(64<<20))
}

func BenchmarkOpen(b *testing.B) {
	path := realPaths(b, "archives/bd01")[0]
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Open(path, nil); err != nil {
			b.Fatal(err)
		}
	}
}
