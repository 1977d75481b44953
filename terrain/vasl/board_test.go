package vasl

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

func TestBuildings(t *testing.T) {
	for _, c := range []struct {
		name string
		p    *picture
		want []string
	}{
		{"one hex, no upper level", draw(picture{}).house(50, "C2"), []string{"1C2 C2 [0] wooden"}},
		{"one hex, one upper level", draw(picture{}).house(41, "C2").stair("C2"), []string{"1C2 C2 [1] stairs C2 stone"}},
		{"not in the middle of its hex", offCentre(), []string{"1C2 C2 [0] wooden"}},
		{"at the edge", draw(picture{}).house(50, "A1").house(50, "B4"), []string{"1A1 A1 [0] wooden", "1B4 B4 [0] wooden"}},
		{"several hexes, named after the stairwell", draw(picture{}).house(42, "C2", "D1", "D2", "E3").stair("D2"),
			[]string{"1D2 C2,D1,D2,E3 [2 2 2 2] stairs D2 stone"}},
		{"several stairwells", draw(picture{}).house(52, "C2", "D2").stair("C2", "D2"),
			[]string{"1C2 C2,D2 [2 2] stairs C2,D2 wooden"}},
		{"side by side but apart", draw(picture{}).house(50, "C2").house(42, "D2", "E2").stair("E2"),
			[]string{"1C2 C2 [0] wooden", "1E2 D2,E2 [2 2] stairs E2 stone"}},
		{"levels differ from hex to hex", draw(picture{}).house(43, "C2").house(42, "D2").join(42, 20, "D2", "C2").block(43, 40, "C2").stair("C2"),
			[]string{"1C2 C2,D2 [3 2] stairs C2 stone"}},
		{"market place", draw(picture{}).house(41, "C2").house(49, "C3").join(41, 16, "C2", "C3").block(49, 30, "C3"),
			[]string{"1C2 C2,C3 [1 1] stone market C3"}},
		{"gutted", draw(picture{}).house(184, "C2").stair("C2"), []string{"1C2 C2 [2] stairs C2 stone"}},
		{"several in one hex", draw(picture{}).house(203, "C2"), []string{"1C2 C2 [0] wooden"}},
		{"Factory with inner walls and a roofless part", draw(picture{}).house(48, "C2", "C3", "D3").bar(173, 30, "C2", "C3").block(171, 30, "D3").stair("C3"),
			[]string{"1C3 C2,C3,D3 [0 0 0] stairs C3 stone Factory"}},
		{"wooden Factory", draw(picture{}).house(198, "C2", "C3"), []string{"1C2 C2,C3 [0 0] wooden Factory"}},
		{"Rowhouse", draw(picture{}).house(41, "C2", "D2", "E3").bar(77, 36, "C2", "D2").bar(77, 36, "D2", "E3").stair("C2", "D2", "E3"),
			[]string{"1C2 C2,D2,E3 [1 1 1] stairs C2,D2,E3 stone bars C2/D2 D2/E3 parts C2 D2 E3"}},
		{"Rowhouse of three hexes that meet", draw(picture{}).house(41, "C2", "D2", "D1", "C2").bar(77, 36, "C2", "D2").bar(77, 36, "D2", "D1").bar(77, 36, "C2", "D1"),
			[]string{"1C2 C2,D1,D2 [1 1 1] stone bars C2/D1 C2/D2 D1/D2 parts C2 D1 D2"}},
		{"lumberyard", draw(picture{}).house(29, "C2", "C3"), []string{"1C2 C2,C3 [0 0] wooden lumberyard"}},
		{"lumberyard at a building", draw(picture{}).house(29, "C2", "C3").house(50, "C3"),
			[]string{"1C2 C2 [0] wooden lumberyard", "1C3 C3 [0] wooden"}},
		{"bleeding of a neighbour", draw(picture{}).house(50, "C2").join(50, 2, "C2", "D2").block(0, 56, "D2"), []string{"1C2 C2 [0] wooden"}},
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

// offCentre draws a building that does not touch the centre of its hex.
func offCentre() *picture {
	p := draw(picture{})
	x, y := p.centre("C2")
	p.box(x-15, y-10, 16, 16, 50)
	return p
}

func TestTerrain(t *testing.T) {
	for code, want := range map[byte]terrain.Kind{
		0: terrain.Open, 14: terrain.Marsh, 133: terrain.Marsh, 24: terrain.Grain, 132: terrain.Grain, 25: terrain.Brush, 128: terrain.Brush,
		60: terrain.Woods, 62: terrain.Woods, 127: terrain.Woods, 63: terrain.Orchard, 129: terrain.Orchard, 130: terrain.Hut, 29: terrain.Lumberyard,
		8: terrain.Water, 13: terrain.Water, 34: terrain.Water, 30: terrain.Gully, 31: terrain.Gully, 68: terrain.Gully,
		32: terrain.Stream, 33: terrain.Stream, 104: terrain.Wadi, 66: terrain.Open, 90: terrain.Open, 26: terrain.Open,
	} {
		b := read(t, draw(picture{}).block(code, 40, "C2"))
		h, err := b.ParseHex("C2")
		require.NoError(t, err)
		assert.Equal(t, want, b.Terrain[h], "code %d", code)
		b.Terrain[h] = terrain.Open
		assert.Empty(t, b.Plan().Terrain, "code %d elsewhere", code)
	}
}

func TestTerrainOfSeveralKinds(t *testing.T) {
	for _, c := range []struct {
		name string
		p    *picture
		want terrain.Kind
	}{
		{"a building hides no terrain", draw(picture{}).block(63, 50, "C2").house(50, "C2"), terrain.Orchard},
		{"woods in a gully", draw(picture{}).block(60, 50, "C2").block(30, 24, "C2"), terrain.Gully},
		{"a gully past the centre", draw(picture{}).block(30, 40, "C2").block(0, 22, "C2"), terrain.Gully},
		{"a gully that shows in the centre only", draw(picture{}).block(30, 8, "C2"), terrain.Gully},
		{"a corner of a gully", draw(picture{}).join(30, 6, "C2", "D2").block(0, 48, "C2"), terrain.Open},
		{"a bank of a river", draw(picture{}).block(8, 56, "C2").block(0, 44, "C2"), terrain.Open},
		{"brush drawn thinly", draw(picture{}).block(25, 8, "C2"), terrain.Brush},
		{"a few trees", draw(picture{}).block(60, 8, "C2"), terrain.Open},
		{"more grain than brush", draw(picture{}).block(24, 40, "C2").block(25, 20, "C2"), terrain.Grain},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := read(t, c.p)
			h, err := b.ParseHex("C2")
			require.NoError(t, err)
			assert.Equal(t, c.want, b.Terrain[h])
		})
	}
}

func TestBridges(t *testing.T) {
	p := draw(picture{}).
		join(32, 20, "C1", "C4").block(82, 30, "C2"). // over a stream
		join(8, 60, "E1", "E4").block(84, 30, "E2").block(66, 12, "E2").block(86, 30, "E3")
	b := read(t, p)
	assert.Equal(t, []string{"C2", "E2"}, b.names(b.Bridges), "a pontoon bridge in E3 is none")
	assert.Empty(t, b.Warnings)
	m, err := terrain.NewMap(b.Plan())
	require.NoError(t, err)
	_, err = m.ParseLocation("C2/bridge")
	assert.NoError(t, err)
}

func TestWarnings(t *testing.T) {
	corner := func(size float64) *picture {
		p := draw(picture{})
		x, y := p.centre("C2")
		p.box(x+10, y+10, size, size, 50)
		return p
	}
	row := func() *picture { return draw(picture{}).house(41, "C2", "D2") }
	for _, c := range []struct {
		name string
		p    *picture
		want []string
	}{
		{"too little for a building", corner(6), []string{"C2: only 36 pixels of building; not taken for a building hex"}},
		{"little of a building", corner(10), []string{"C2: only 100 pixels of building; taken for a building hex"}},
		{"few pixels join", draw(picture{}).house(50, "C2").house(50, "C3").join(50, 5, "C2", "C3"),
			[]string{"C2, C3: only 5 pixels of building touch across their hexside; taken for one building"}},
		{"too few pixels join", draw(picture{}).house(50, "C2").house(50, "C3").join(50, 3, "C2", "C3"),
			[]string{"C2, C3: only 3 pixels of building touch across their hexside; not taken for one building"}},
		{"partial bar", row().bar(77, 2, "C2", "D2"), []string{"C2, D2: a partial black bar between them; taken for none"}},
		{"bar with gaps", row().bar(77, 16, "C2", "D2"), []string{"C2, D2: the black bar between them has gaps; taken for a bar"}},
		{"bar of no building", draw(picture{}).bar(77, 30, "C2", "D2"), []string{"C2, D2: a black bar that parts no building; passed over"}},
		{"row with a hexside without a bar", draw(picture{}).house(41, "C2", "D2", "E3").bar(77, 36, "C2", "D2"),
			[]string{"D2, E3: no black bar parts these hexes of a Rowhouse"}},
		{"stone and wood", draw(picture{}).house(40, "C2", "C3").block(50, 36, "C3"),
			[]string{"C2, C3: a building partly of stone, partly wooden; taken for stone"}},
		{"partly a Factory", draw(picture{}).house(40, "C2", "C3").block(47, 36, "C3"),
			[]string{"C2, C3: a building of which only a part is a Factory; taken for a Factory"}},
		{"levels without stairs", draw(picture{}).house(42, "C2", "C3"), []string{"C2, C3: a building of several levels without a stairwell"}},
		{"two types in a hex", draw(picture{}).block(42, 34, "C2").block(41, 20, "C2").stair("C2"),
			[]string{"C2: drawn partly as Stone Building, 2 Level, partly as Stone Building, 1 Level; taken for the former"}},
		{"bridge over land", draw(picture{}).block(82, 30, "C2"), []string{"C2: a bridge over neither a Depression nor water; left out"}},
		{"tower", draw(picture{}).block(164, 30, "C2", "E2"), []string{"C2, E2: Tower, 2 Level Obstacle; not taken for a building"}},
		{"unknown terrain", draw(picture{}).block(250, 30, "C2"), []string{"C2: terrain code 250 is not in the catalogue; taken for nothing"}},
		{"metadata newer than the pixels", draw(picture{body: `<buildingTypes>
				<buildingType hexName="C2" buildingTypeName="Stone Building, 1 Level" /> <!-- <buildingType hexName="D2" buildingTypeName="Huts" /> -->
				<buildingType hexName="E2" buildingTypeName="Stone Building" />
				<buildingType hexName="E3" buildingTypeName="Wooden Building" />
				<buildingType hexName="ZZ1" buildingTypeName="Wooden Building" /></buildingTypes>`}).house(40, "C2").house(50, "E3"),
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
	b := read(t, draw(picture{}).
		house(43, "C2").house(42, "D2", "E3").join(42, 20, "D2", "C2").block(43, 40, "C2").stair("C2").
		house(48, "A1", "A2").stair("A2").
		house(41, "F2", "G3").bar(77, 36, "F2", "G3"))
	assert.Equal(t, terrain.Plan{
		Board: "1", Columns: 7, Rows: 4, Terrain: map[string]terrain.Kind{},
		Buildings: []terrain.BuildingPlan{
			{Name: "1A2", Hexes: []string{"A1", "A2"}, LevelOf: map[string]int{}, Stairwells: []string{"A2"}, Factory: true, Material: terrain.Stone},
			{Name: "1C2", Hexes: []string{"C2", "D2", "E3"}, Levels: 3, LevelOf: map[string]int{"D2": 2, "E3": 2}, Stairwells: []string{"C2"}, Material: terrain.Stone},
			{Name: "1F2", Hexes: []string{"F2", "G3"}, Levels: 1, LevelOf: map[string]int{}, Bars: [][2]string{{"F2", "G3"}}, Material: terrain.Stone},
		},
	}, b.Plan())
	m, err := terrain.NewMap(b.Plan())
	require.NoError(t, err)
	h, err := m.ParseHex("1D2")
	require.NoError(t, err)
	assert.False(t, m.Stairs(h))
	assert.Len(t, m.Locations(h), 3)
}

func TestAt(t *testing.T) {
	b := read(t, draw(picture{}).house(41, "C2", "D2"))
	for h := location.Hex(1); int(h) <= b.Grid.Len(); h++ {
		found := b.At(h)
		switch b.HexName(h) {
		case "C2", "D2":
			require.NotNil(t, found)
			assert.Equal(t, "1C2", found.Name)
		default:
			assert.Nil(t, found)
		}
	}
}
