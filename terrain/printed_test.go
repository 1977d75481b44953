package terrain_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// small is a board of 7 columns and 4 rows.
func small(name string) location.Board { return location.Board{Name: name, Columns: 7, Rows: 4} }

// shown is what is printed on one: house D2 with a stairwell there, a Rowhouse, a Factory, a
// lumberyard, and a gully with a bridge.
func shown() terrain.Printed {
	return terrain.Printed{
		Buildings: []terrain.PrintedBuilding{
			{Name: "D2", Hexes: []terrain.PrintedHex{{"C2", 2, false}, {"D2", 2, true}, {"E3", 1, true}}, Material: terrain.Stone},
			{Name: "A1", Hexes: []terrain.PrintedHex{{"A1", 1, true}, {"A2", 1, true}}, Bars: [][2]string{{"A1", "A2"}}, Material: terrain.Wooden},
			{Name: "F1", Hexes: []terrain.PrintedHex{{"F1", 0, false}, {"F2", 0, false}}, Factory: true},
			{Name: "A4", Hexes: []terrain.PrintedHex{{"A4", 0, true}}, Lumberyard: true},
		},
		Terrain: map[string]terrain.Kind{"B2": terrain.Woods, "G1": terrain.Gully, "G2": terrain.Gully, "G3": terrain.Gully, "A4": terrain.Lumberyard},
		Bridges: []string{"G2"},
	}
}

// showing is the plan of a map of board 1 that shows p.
func showing(p terrain.Printed) terrain.Plan {
	return terrain.Plan{Boards: [][]location.Board{{small("1")}}, Printed: map[string]terrain.Printed{"1": p}}
}

// told tells the buildings of m, each in a line: its name, its hexes with their levels
// and an s where one may climb, its bars and what else it is.
func told(m *terrain.Map) []string {
	var lines []string
	for b := terrain.Building(1); int(b) <= m.NumBuildings(); b++ {
		info := m.Building(b)
		words := []string{info.Name + ":"}
		for _, h := range info.Hexes {
			word := fmt.Sprint(m.HexName(h), ".", m.Levels(h))
			if m.Stairs(h) {
				word += "s"
			}
			words = append(words, word)
		}
		for i, h := range info.Hexes {
			for _, n := range info.Hexes[i:] {
				if m.Bar(h, n) {
					words = append(words, m.HexName(h)+"|"+m.HexName(n))
				}
			}
		}
		if info.Factory {
			words = append(words, "Factory")
		}
		if info.Lumberyard {
			words = append(words, "lumberyard")
		}
		lines = append(lines, strings.Join(append(words, info.Material.String()), " "))
	}
	return lines
}

const (
	house   = "1D2: C2.2 D2.2s E3.1s stone"
	row     = "1A1: A1.1s A2.1s A1|A2 wooden"
	works   = "1F1: F1.0 F2.0 Factory "
	lumber  = "1A4: A4.0s lumberyard "
	inOrder = row + "\n" + lumber + "\n" + house + "\n" + works
)

func TestPrinted(t *testing.T) {
	m := newMap(t, showing(shown()))
	assert.Equal(t, inOrder, strings.Join(told(m), "\n"))
	assert.Equal(t, terrain.Woods, m.Kind(hex(t, m, "B2")))
	assert.Equal(t, terrain.Open, m.Kind(hex(t, m, "B1")))
	loc(t, m, "G2/bridge")
	for name, want := range map[string]string{"1D2": "1D2", "D2": "1D2", "1E3": "1D2", "C2": "1D2", "A2": "1A1"} {
		b, err := m.ParseBuilding(name)
		require.NoError(t, err, name)
		assert.Equal(t, want, m.Building(b).Name)
	}
	_, err := m.ParseBuilding("B2")
	assert.ErrorContains(t, err, "there is no building B2")
}

func TestPlanReplacesPrintedBuildings(t *testing.T) {
	for _, c := range []struct {
		name     string
		building terrain.BuildingPlan
		want     []string
	}{
		{"by name", terrain.BuildingPlan{Name: "1D2", Hexes: []string{"D2"}, Levels: 3}, []string{"1D2: D2.3s ", row, lumber, works}},
		{"by name without the board", terrain.BuildingPlan{Name: "D2", Hexes: []string{"C2"}}, []string{"D2: C2.0s ", row, lumber, works}},
		{"by the name that it has by default", terrain.BuildingPlan{Hexes: []string{"D2", "E3"}}, []string{"1D2: D2.0s E3.0s ", row, lumber, works}},
		{"a Rowhouse by a Factory", terrain.BuildingPlan{Hexes: []string{"A1", "A2"}, Factory: true}, []string{"1A1: A1.0s A2.0s Factory ", lumber, house, works}},
		{"all its hexes", terrain.BuildingPlan{Name: "Château", Hexes: []string{"C2", "D2", "E3"}}, []string{"Château: C2.0s D2.0s E3.0s ", row, lumber, works}},
		{"a hex", terrain.BuildingPlan{Hexes: []string{"E3"}}, []string{"1E3: E3.0s ", row, lumber, "1D2: C2.2 D2.2s stone", works}},
		{"hexes of two", terrain.BuildingPlan{Hexes: []string{"E2", "F1", "E3"}},
			[]string{"1E2: E2.0s F1.0s E3.0s ", row, lumber, "1D2: C2.2 D2.2s stone", "1F2: F2.0 Factory "}},
		{"the hex it is named after", terrain.BuildingPlan{Name: "x", Hexes: []string{"D2", "E3"}}, []string{"x: D2.0s E3.0s ", row, lumber, "1C2: C2.2 stone", works}},
		{"a hex at a bar", terrain.BuildingPlan{Hexes: []string{"A2"}}, []string{"1A2: A2.0s ", "1A1: A1.1s wooden", lumber, house, works}},
		{"none", terrain.BuildingPlan{Hexes: []string{"B4"}}, []string{"1B4: B4.0s ", row, lumber, house, works}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := showing(shown())
			p.Buildings = []terrain.BuildingPlan{c.building}
			m := newMap(t, p)
			assert.Equal(t, c.want, told(m))
			for b := terrain.Building(1); int(b) <= m.NumBuildings(); b++ {
				found, err := m.ParseBuilding(m.Building(b).Name)
				require.NoError(t, err)
				assert.Equal(t, b, found)
			}
		})
	}
}

func TestWhatAPlanCannotTakeFromPrintedBuildings(t *testing.T) {
	p := showing(shown())
	p.Buildings = []terrain.BuildingPlan{{Name: "x", Hexes: []string{"D2"}}, {Name: "1A2", Hexes: []string{"A1"}}, {Name: "y", Hexes: []string{"F1", "E1", "F1"}}}
	_, err := terrain.NewMap(p)
	wantProblems(t, err,
		problem{"buildings[2].hexes[2]", "hex F1 is listed twice", leaveOut},
		problem{"buildings[1].name", "hex 1A2 is in another building, which the board shows", rename},
		problem{"buildings[0].hexes", "without hex D2, which this building takes, building 1D2 is no longer connected", "state the rest of it too, as one building or several"})
}

func TestPlanReplacesPrintedTerrain(t *testing.T) {
	p := showing(shown())
	p.Terrain = map[string]terrain.Kind{"1B2": terrain.Brush, "G2": terrain.Open, "G3": terrain.Stream, "E1": terrain.Water}
	p.Bridges = []string{"G3", "E1"}
	m := newMap(t, p)
	for name, kind := range map[string]terrain.Kind{"B2": terrain.Brush, "G1": terrain.Gully, "G2": terrain.Open, "G3": terrain.Stream} {
		assert.Equal(t, kind, m.Kind(hex(t, m, name)), name)
	}
	assert.Zero(t, m.Find(hex(t, m, "G2"), location.Bridge), "a bridge lies over nothing else")
	loc(t, m, "G3/bridge")
	loc(t, m, "E1/bridge")

	p = showing(shown())
	p.Terrain = map[string]terrain.Kind{"G2": terrain.Water}
	p.Bridges = []string{"G2", "G1"}
	m = newMap(t, p)
	loc(t, m, "G2/bridge")
	loc(t, m, "G1/bridge")

	p.Terrain["G2"] = terrain.Open
	_, err := terrain.NewMap(p)
	wantProblems(t, err, problem{"bridges[0]", "no bridge can be in G2, where the terrain is open", inOpen})
}

func TestPrintedWithinThePlayableHexes(t *testing.T) {
	p := showing(shown())
	p.Hexes = []string{"A2:D4", "F0:G1"}
	m := newMap(t, p)
	assert.Equal(t, []string{"1A2: A2.1s wooden", lumber, "1D2: C2.2 D2.2s stone", "1F1: F1.0 Factory "}, told(m))
	assert.Equal(t, terrain.Gully, m.Kind(hex(t, m, "G1")))
}

func TestPrintedOnACroppedBoard(t *testing.T) {
	for crop, want := range map[string][]string{
		"A:C": {row, lumber, "1C2: C2.2 stone"},
		"D:F": {"1D2: D2.2s E3.1s stone", works},
		"B:B": nil,
		"G:G": nil,
	} {
		for _, reversed := range []bool{false, true} {
			p := showing(shown())
			p.Boards[0][0].Crop, p.Boards[0][0].Reversed = crop, reversed
			m := newMap(t, p)
			assert.ElementsMatch(t, turned(want, reversed), told(m), crop)
			if crop == "G:G" {
				loc(t, m, "G2/bridge")
			}
		}
	}
	// A building that is parted by its board's edge stays one.
	p := showing(terrain.Printed{Buildings: []terrain.PrintedBuilding{{Name: "C2", Hexes: []terrain.PrintedHex{{"C2", 1, true}, {"D2", 1, true}, {"C3", 1, true}, {"D3", 1, true}, {"C4", 0, true}}}}})
	p.Hexes = []string{"A1:C2", "A4:C4"}
	assert.Equal(t, []string{"1C2: C2.1s C4.0s "}, told(newMap(t, p)))
}

// turned gives the lines of told for buildings on a board that has been turned: their hexes
// run the other way, down each column and from column to column.
func turned(lines []string, really bool) []string {
	if !really {
		return lines
	}
	of := map[string]string{
		row: "1A1: A2.1s A1.1s A2|A1 wooden", lumber: lumber, "1C2: C2.2 stone": "1C2: C2.2 stone",
		"1D2: D2.2s E3.1s stone": "1D2: E3.1s D2.2s stone", works: "1F1: F2.0 F1.0 Factory ",
	}
	var all []string
	for _, line := range lines {
		all = append(all, of[line])
	}
	return all
}

func TestPrintedOnAHalfBoard(t *testing.T) {
	half := location.Board{Name: "1b", First: 16, FirstRow: 10, Columns: 7, Rows: 4}
	house := terrain.Printed{
		Buildings: []terrain.PrintedBuilding{{Name: "T12", Hexes: []terrain.PrintedHex{{"S12", 2, false}, {"T12", 2, true}}}},
		Terrain:   map[string]terrain.Kind{"R10": terrain.Woods, "Q14": terrain.Brush},
	}
	m := newMap(t, terrain.Plan{Boards: [][]location.Board{{half}}, Printed: map[string]terrain.Printed{"1b": house}})
	assert.Equal(t, []string{"1bT12: S12.2 T12.2s "}, told(m))
	assert.Equal(t, terrain.Woods, m.Kind(hex(t, m, "R10")))
	assert.Equal(t, terrain.Brush, m.Kind(hex(t, m, "Q14")))
	_, err := m.ParseHex("Q10")
	assert.ErrorContains(t, err, "columns run from Q to W, hexes from Q11 to Q14 and R10 to R14")

	half.Reversed, half.Crop = true, "S:W"
	m = newMap(t, terrain.Plan{
		Boards:  [][]location.Board{{{Name: "1a", Columns: 5, Rows: 4}}, {half}},
		Printed: map[string]terrain.Printed{"1b": house},
	})
	assert.Equal(t, []string{"1bT12: 1bT12.2s 1bS12.2 "}, told(m))
}

func TestProblemsOfPrinted(t *testing.T) {
	p := showing(terrain.Printed{
		Buildings: []terrain.PrintedBuilding{{Name: "?", Hexes: []terrain.PrintedHex{{"a1", 0, true}, {"A1", 21, true}}, Bars: [][2]string{{"A1", "7"}}}},
		Terrain:   map[string]terrain.Kind{"": terrain.Woods},
		Bridges:   []string{"A01"},
	})
	p.Printed["2"] = terrain.Printed{}
	_, err := terrain.NewMap(p)
	const form = "a hex is column letters and a number, such as U3 or GG10"
	wantProblems(t, err,
		problem{"printed.2", "there is no board 2", ""},
		problem{"printed.1.terrain.", `"" is not a hex`, form},
		problem{"printed.1.bridges[0]", `"A01" is not a hex`, "did you mean A1?"},
		problem{"printed.1.buildings[0].name", `"?" is not a hex`, form},
		problem{"printed.1.buildings[0].hexes[0]", "column letters are capitals", "did you mean A1?"},
		problem{"printed.1.buildings[0].hexes[1]", "a building cannot have 21 upper levels", levels},
		problem{"printed.1.buildings[0].bars[0]", `"7" is not a hex`, form})
}
