package vasl

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/terrain/vasl/vasltest"
)

func TestBuildings(t *testing.T) {
	for _, c := range []struct {
		name string
		p    *vasltest.Picture
		want []string
	}{
		{"one hex, no upper level", blank().House(50, "C2"), []string{"1C2 C2 [0] wooden"}},
		{"one hex, one upper level", blank().House(41, "C2").Stair("C2"), []string{"1C2 C2 [1] stairs C2 stone"}},
		{"not in the middle of its hex", offCentre(), []string{"1C2 C2 [0] wooden"}},
		{"at the edge", blank().House(50, "A1").House(50, "B4"), []string{"1A1 A1 [0] wooden", "1B4 B4 [0] wooden"}},
		{"several hexes, named after the stairwell", blank().House(42, "C2", "D1", "D2", "E3").Stair("D2"),
			[]string{"1D2 C2,D1,D2,E3 [2 2 2 2] stairs D2 stone"}},
		{"several stairwells", blank().House(52, "C2", "D2").Stair("C2", "D2"),
			[]string{"1C2 C2,D2 [2 2] stairs C2,D2 wooden"}},
		{"side by side but apart", blank().House(50, "C2").House(42, "D2", "E2").Stair("E2"),
			[]string{"1C2 C2 [0] wooden", "1E2 D2,E2 [2 2] stairs E2 stone"}},
		{"levels differ from hex to hex", blank().House(43, "C2").House(42, "D2").Join(42, 20, "D2", "C2").Block(43, 40, "C2").Stair("C2"),
			[]string{"1C2 C2,D2 [3 2] stairs C2 stone"}},
		{"market place", blank().House(41, "C2").House(49, "C3").Join(41, 16, "C2", "C3").Block(49, 30, "C3"),
			[]string{"1C2 C2,C3 [1 1] stone market C3"}},
		{"gutted", blank().House(184, "C2").Stair("C2"), []string{"1C2 C2 [2] stairs C2 stone"}},
		{"several in one hex", blank().House(203, "C2"), []string{"1C2 C2 [0] wooden"}},
		{"Factory with inner walls and a roofless part", blank().House(48, "C2", "C3", "D3").Bar(173, 30, "C2", "C3").Block(171, 30, "D3").Stair("C3"),
			[]string{"1C3 C2,C3,D3 [0 0 0] stairs C3 stone Factory"}},
		{"wooden Factory", blank().House(198, "C2", "C3"), []string{"1C2 C2,C3 [0 0] wooden Factory"}},
		{"Rowhouse", blank().House(41, "C2", "D2", "E3").Bar(77, 36, "C2", "D2").Bar(77, 36, "D2", "E3").Stair("C2", "D2", "E3"),
			[]string{"1C2 C2,D2,E3 [1 1 1] stairs C2,D2,E3 stone bars C2/D2 D2/E3 parts C2 D2 E3"}},
		{"Rowhouse of three hexes that meet", blank().House(41, "C2", "D2", "D1", "C2").Bar(77, 36, "C2", "D2").Bar(77, 36, "D2", "D1").Bar(77, 36, "C2", "D1"),
			[]string{"1C2 C2,D1,D2 [1 1 1] stone bars C2/D1 C2/D2 D1/D2 parts C2 D1 D2"}},
		{"lumberyard", blank().House(29, "C2", "C3"), []string{"1C2 C2,C3 [0 0] wooden lumberyard"}},
		{"lumberyard at a building", blank().House(29, "C2", "C3").House(50, "C3"),
			[]string{"1C2 C2 [0] wooden lumberyard", "1C3 C3 [0] wooden"}},
		{"bleeding of a neighbor", blank().House(50, "C2").Join(50, 2, "C2", "D2").Block(0, 56, "D2"), []string{"1C2 C2 [0] wooden"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := read(t, c.p)
			var got []string
			for i := range b.Buildings {
				got = append(got, describe(b, &b.Buildings[i]))
			}
			assert.Equal(t, c.want, got)
			assert.Empty(t, b.Warnings)
			_, err := terrain.NewMap(b.Plan())
			assert.NoError(t, err)
		})
	}
}

// blank is a board of 7 columns and 4 rows without anything on it.
func blank() *vasltest.Picture { return vasltest.Draw(vasltest.Picture{}) }

// offCentre draws a building that does not touch the centre of its hex.
func offCentre() *vasltest.Picture {
	return blank().Box(50, "C2", -15, -10, 16, 16)
}

func TestTerrain(t *testing.T) {
	for code, want := range map[byte]terrain.Kind{
		0: terrain.Open, 14: terrain.Marsh, 133: terrain.Marsh, 24: terrain.Grain, 132: terrain.Grain, 25: terrain.Brush, 128: terrain.Brush,
		60: terrain.Woods, 62: terrain.Woods, 127: terrain.Woods, 63: terrain.Orchard, 129: terrain.Orchard, 130: terrain.Hut, 29: terrain.Lumberyard,
		8: terrain.Water, 13: terrain.Water, 34: terrain.Water, 30: terrain.Gully, 31: terrain.Gully, 68: terrain.Gully,
		32: terrain.Stream, 33: terrain.Stream, 104: terrain.Wadi, 66: terrain.Open, 90: terrain.Open, 26: terrain.Open,
	} {
		b := read(t, blank().Block(code, 40, "C2"))
		h, err := b.Grid.Parse("C2")
		require.NoError(t, err)
		assert.Equal(t, want, b.Terrain[h], "code %d", code)
		b.Terrain[h] = terrain.Open
		assert.Empty(t, b.Printed().Terrain, "code %d elsewhere", code)
	}
}

func TestTerrainOfSeveralKinds(t *testing.T) {
	for _, c := range []struct {
		name string
		p    *vasltest.Picture
		want terrain.Kind
	}{
		{"a building hides no terrain", blank().Block(63, 50, "C2").House(50, "C2"), terrain.Orchard},
		{"woods in a gully", blank().Block(60, 50, "C2").Block(30, 24, "C2"), terrain.Gully},
		{"a gully past the centre", blank().Block(30, 40, "C2").Block(0, 22, "C2"), terrain.Gully},
		{"a gully that shows in the centre only", blank().Block(30, 8, "C2"), terrain.Gully},
		{"a corner of a gully", blank().Join(30, 6, "C2", "D2").Block(0, 48, "C2"), terrain.Open},
		{"a bank of a river", blank().Block(8, 56, "C2").Block(0, 44, "C2"), terrain.Open},
		{"brush drawn thinly", blank().Block(25, 8, "C2"), terrain.Brush},
		{"a few trees", blank().Block(60, 8, "C2"), terrain.Open},
		{"more grain than brush", blank().Block(24, 40, "C2").Block(25, 20, "C2"), terrain.Grain},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := read(t, c.p)
			h, err := b.Grid.Parse("C2")
			require.NoError(t, err)
			assert.Equal(t, c.want, b.Terrain[h])
		})
	}
}

func TestBridges(t *testing.T) {
	p := blank().
		Join(32, 20, "C1", "C4").Block(82, 30, "C2"). // over a stream
		Join(8, 60, "E1", "E4").Block(84, 30, "E2").Block(66, 12, "E2").Block(86, 30, "E3")
	b := read(t, p)
	assert.Equal(t, []string{"C2", "E2"}, b.names(b.Bridges), "a pontoon bridge in E3 is none")
	assert.Empty(t, b.Warnings)
	m, err := terrain.NewMap(b.Plan())
	require.NoError(t, err)
	_, err = m.ParseLocation("C2/bridge")
	assert.NoError(t, err)
}

func TestWarnings(t *testing.T) {
	corner := func(size float64) *vasltest.Picture {
		return blank().Box(50, "C2", 10, 10, size, size)
	}
	row := func() *vasltest.Picture { return blank().House(41, "C2", "D2") }
	for _, c := range []struct {
		name string
		p    *vasltest.Picture
		want []string
	}{
		{"too little for a building", corner(6), []string{"C2: only 36 pixels of building; not taken for a building hex"}},
		{"little of a building", corner(10), []string{"C2: only 100 pixels of building; taken for a building hex"}},
		{"few pixels join", blank().House(50, "C2").House(50, "C3").Join(50, 5, "C2", "C3"),
			[]string{"C2, C3: only 5 pixels of building touch across their hexside; taken for one building"}},
		{"too few pixels join", blank().House(50, "C2").House(50, "C3").Join(50, 3, "C2", "C3"),
			[]string{"C2, C3: only 3 pixels of building touch across their hexside; not taken for one building"}},
		{"partial bar", row().Bar(77, 2, "C2", "D2"), []string{"C2, D2: a partial black bar between them; taken for none"}},
		{"bar with gaps", row().Bar(77, 16, "C2", "D2"), []string{"C2, D2: the black bar between them has gaps; taken for a bar"}},
		{"bar of no building", blank().Bar(77, 30, "C2", "D2"), []string{"C2, D2: a black bar that parts no building; passed over"}},
		{"row with a hexside without a bar", blank().House(41, "C2", "D2", "E3").Bar(77, 36, "C2", "D2"),
			[]string{"D2, E3: no black bar parts these hexes of a Rowhouse"}},
		{"stone and wood", blank().House(40, "C2", "C3").Block(50, 36, "C3"),
			[]string{"C2, C3: a building partly of stone, partly wooden; taken for stone"}},
		{"partly a Factory", blank().House(40, "C2", "C3").Block(47, 36, "C3"),
			[]string{"C2, C3: a building of which only a part is a Factory; taken for a Factory"}},
		{"levels without stairs", blank().House(42, "C2", "C3"), []string{"C2, C3: a building of several levels without a stairwell"}},
		{"two types in a hex", blank().Block(42, 34, "C2").Block(41, 20, "C2").Stair("C2"),
			[]string{"C2: drawn partly as Stone Building, 2 Level, partly as Stone Building, 1 Level; taken for the former"}},
		{"bridge over land", blank().Block(82, 30, "C2"), []string{"C2: a bridge over neither a Depression nor water; left out"}},
		{"tower", blank().Block(164, 30, "C2", "E2"), []string{"C2, E2: Tower, 2 Level Obstacle; not taken for a building"}},
		{"unknown terrain", blank().Block(250, 30, "C2"), []string{"C2: terrain code 250 is not in the catalogue of terrain; taken for nothing"}},
		{"metadata newer than the pixels", vasltest.Draw(vasltest.Picture{Body: `<buildingTypes>
				<buildingType hexName="C2" buildingTypeName="Stone Building, 1 Level" /> <!-- <buildingType hexName="D2" buildingTypeName="Huts" /> -->
				<buildingType hexName="E2" buildingTypeName="Stone Building" />
				<buildingType hexName="E3" buildingTypeName="Wooden Building" />
				<buildingType hexName="ZZ1" buildingTypeName="Wooden Building" /></buildingTypes>`}).House(40, "C2").House(50, "E3"),
			[]string{
				"C2: LOSData, which was followed, has Stone Building, but BoardMetadata.xml says Stone Building, 1 Level: it may be newer",
				"E2: LOSData, which was followed, has no building, but BoardMetadata.xml says Stone Building: it may be newer",
				`BoardMetadata.xml has a building in "ZZ1", which is no hex of the board`,
			}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := read(t, c.p)
			var got []string
			for _, w := range b.Warnings {
				got = append(got, w.String())
			}
			assert.Equal(t, c.want, got)
			_, err := terrain.NewMap(b.Plan())
			assert.NoError(t, err)
		})
	}
}

func TestPlan(t *testing.T) {
	b := read(t, blank().
		House(43, "C2").House(42, "D2", "E3").Join(42, 20, "D2", "C2").Block(43, 40, "C2").Stair("C2").
		House(48, "A1", "A2").Stair("A2").
		House(41, "F2", "G3").Bar(77, 36, "F2", "G3").
		House(29, "A4").Join(32, 20, "E1", "E2").Block(82, 30, "E2"))
	assert.Equal(t, terrain.Printed{
		Terrain: map[string]terrain.Kind{"A4": terrain.Lumberyard, "E1": terrain.Stream, "E2": terrain.Stream},
		Bridges: []string{"E2"},
		Buildings: []terrain.PrintedBuilding{
			{Name: "A2", Hexes: []terrain.PrintedHex{{Hex: "A1"}, {Hex: "A2", Stairs: true}}, Factory: true, Material: terrain.Stone},
			{Name: "A4", Hexes: []terrain.PrintedHex{{Hex: "A4", Stairs: true}}, Lumberyard: true, Material: terrain.Wooden},
			{Name: "C2", Hexes: []terrain.PrintedHex{{Hex: "C2", Levels: 3, Stairs: true}, {Hex: "D2", Levels: 2}, {Hex: "E3", Levels: 2}}, Material: terrain.Stone},
			{Name: "F2", Hexes: []terrain.PrintedHex{{Hex: "F2", Levels: 1, Stairs: true}, {Hex: "G3", Levels: 1, Stairs: true}}, Bars: [][2]string{{"F2", "G3"}}, Material: terrain.Stone},
		},
	}, b.Printed())
	m, err := terrain.NewMap(b.Plan())
	require.NoError(t, err)
	h, err := m.ParseHex("1D2")
	require.NoError(t, err)
	assert.False(t, m.Stairs(h))
	assert.Len(t, m.Locations(h), 3)
	x, err := m.ParseBuilding("E3")
	require.NoError(t, err)
	assert.Equal(t, "1C2", m.Building(x).Name)
}

// TestPlanNamesHexesAsPrinted asks for a building in the second and third columns of boards
// of every geometry.
func TestPlanNamesHexesAsPrinted(t *testing.T) {
	for name, p := range pictures() {
		t.Run(name, func(t *testing.T) {
			b := read(t, p.House(50, "B2", "C2").Block(8, 60, "A2"))
			m, err := terrain.NewMap(b.Plan())
			require.NoError(t, err)
			assert.Equal(t, b.Buildings[0].Name, m.Building(1).Name)
			for i, h := range m.Building(1).Hexes {
				assert.Equal(t, b.Grid.Name(b.Buildings[0].Hexes[i]), m.HexName(h))
			}
			water, err := m.ParseHex(b.Grid.Name(2))
			require.NoError(t, err)
			assert.Equal(t, terrain.Water, m.Kind(water))
		})
	}
}

func TestAt(t *testing.T) {
	b := read(t, blank().House(41, "C2", "D2"))
	for h := location.Hex(1); int(h) <= b.Grid.Len(); h++ {
		found := b.At(h)
		switch b.Grid.Name(h) {
		case "C2", "D2":
			require.NotNil(t, found)
			assert.Equal(t, "1C2", found.Name)
		default:
			assert.Nil(t, found)
		}
	}
}

// folder makes the files of a board.
func folder(metadata, los []byte) fstest.MapFS {
	return fstest.MapFS{metadataFile: {Data: metadata}, losFile: {Data: los}}
}

// read reads the board that p shows.
func read(t testing.TB, p *vasltest.Picture) *Board {
	t.Helper()
	b, err := Read(folder(p.Metadata(), p.LOSData()), nil)
	require.NoError(t, err)
	return b
}

// describe tells a building in a line.
func describe(b *Board, x *Building) string {
	s := fmt.Sprint(x.Name, " ", strings.Join(b.names(x.Hexes), ","), " ", x.Levels)
	if x.Stairwells != nil {
		s += " stairs " + strings.Join(b.names(x.Stairwells), ",")
	}
	if x.Material != 0 {
		s += " " + x.Material.String()
	}
	if x.Factory {
		s += " Factory"
	}
	if x.Lumberyard {
		s += " lumberyard"
	}
	if x.Markets != nil {
		s += " market " + strings.Join(b.names(x.Markets), ",")
	}
	if x.Rowhouse() {
		s += " bars"
		for _, bar := range x.Bars {
			s += " " + strings.Join(b.names(bar[:]), "/")
		}
		s += " parts"
		for _, part := range x.Parts {
			s += " " + strings.Join(b.names(part), ",")
		}
	}
	return s
}
