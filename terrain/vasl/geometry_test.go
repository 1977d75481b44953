package vasl

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/terrain/vasl/vasltest"
)

// pictures are boards of every geometry, with a two hex building from their second column
// to their third.
func pictures() map[string]*vasltest.Picture {
	return map[string]*vasltest.Picture{
		"geomorphic":    vasltest.Draw(vasltest.Picture{Columns: 33, Rows: 10, Attrs: `name="01"`}),
		"a half board":  vasltest.Draw(vasltest.Picture{Columns: 17, Rows: 20, HexWidth: 56.3125, HexHeight: 64.5, Width: 901, Height: 1290, Attrs: `name="1a" hexWidth="56.3125" hexHeight="64.5"`}),
		"b half board":  vasltest.Draw(vasltest.Picture{Columns: 17, Rows: 20, HexWidth: 56.3125, HexHeight: 64.5, Width: 901, Height: 1290, Attrs: `name="1b" hexWidth="56.3125" hexHeight="64.5" A1CenterX="-901" A1CenterY="32.25"`}),
		"Deluxe":        vasltest.Draw(vasltest.Picture{Columns: 15, Rows: 5, HexWidth: 168.7857142857, HexHeight: 194.2, Attrs: `name="a" hexWidth="168.7857142857" hexHeight="194.2" A1CenterX="0" A1CenterY="97.1"`}),
		"lower board":   vasltest.Draw(vasltest.Picture{Columns: 33, Rows: 10, Attrs: `name="BFPDW2b" A1CenterX="0" A1CenterY="-612.75"`}),
		"historical":    vasltest.Draw(vasltest.Picture{Columns: 36, Rows: 45, HexWidth: 56.25, HexHeight: 64.47, X: 22, Y: 32.25, Width: 2012, Height: 2901, Attrs: `name="RBv2" hexWidth="56.25" hexHeight="64.47" A1CenterX="22.0" A1CenterY="32.25"`}),
		"a row missing": vasltest.Draw(vasltest.Picture{Columns: 33, Rows: 10, Width: 1800, Height: 644, Attrs: `name="LFT1" HexGridConfig="Normal" altHexGrain="FALSE"`}),
	}
}

func TestGeometry(t *testing.T) {
	want := map[string][2]string{ // the name of a building in B2 and C2, counted from A, and the last hex
		"geomorphic": {"1B2", "GG10"}, "a half board": {"1aB2", "Q20"}, "b half board": {"1bR2", "GG20"}, "Deluxe": {"aB2", "O5"},
		"lower board": {"BFPDW2bB12", "GG20"}, "historical": {"RBv2B2", "JJ45"}, "a row missing": {"LFT1B2", "GG10"},
	}
	for name, p := range pictures() {
		t.Run(name, func(t *testing.T) {
			b := read(t, p.House(50, "B2", "C2"))
			assert.Empty(t, b.Warnings)
			require.Len(t, b.Buildings, 1)
			assert.Equal(t, want[name][0], b.Buildings[0].Name)
			assert.Len(t, b.Buildings[0].Hexes, 2)
			assert.Equal(t, want[name][1], b.Grid.Name(location.Hex(b.Grid.Len())))
			for h := location.Hex(1); int(h) <= b.Grid.Len(); h++ {
				same, err := b.Grid.Parse(b.Grid.Name(h))
				require.NoError(t, err)
				require.Equal(t, h, same)
			}
			_, err := b.Grid.Parse("ZZ1")
			assert.ErrorContains(t, err, "hexes from "+b.Grid.Name(1))
			_, err = terrain.NewMap(b.Plan())
			assert.NoError(t, err)
		})
	}
}

// TestColumn compares the hex of every pixel with the one whose centre is nearest.
func TestColumn(t *testing.T) {
	for name, p := range pictures() {
		t.Run(name, func(t *testing.T) {
			g := geometryOf(t, p)
			fromA := fromA(t, p)
			stretch := g.width / g.height * 2 / math.Sqrt(3)
			distance := func(h location.Hex, x, y int) float64 {
				cx, cy := p.Centre(fromA.Name(h))
				return math.Hypot(cx-float64(x), (cy-float64(y))*stretch)
			}
			hexes := make([]location.Hex, p.Height)
			for x := 0; x < p.Width; x += 5 {
				g.column(x, hexes)
				for y, h := range hexes {
					if h == 0 {
						if p.X == 0 {
							t.Fatalf("pixel %d, %d is in no hex, on a board without margins", x, y)
						}
						continue
					}
					if y > 0 && hexes[y-1] == h && y%8 != 0 {
						continue // within a hex a sample will do
					}
					mine := distance(h, x, y)
					for _, n := range g.grid.Neighbors(h) {
						if n != 0 && distance(n, x, y) < mine-1e-6 {
							t.Fatalf("pixel %d, %d is in %s, but %s is nearer", x, y, g.grid.Name(h), g.grid.Name(n))
						}
					}
				}
			}
		})
	}
}

// fromA is the grid of p with its hexes named as if it began with A1.
func fromA(t testing.TB, p *vasltest.Picture) location.Grid {
	t.Helper()
	g, err := location.NewGrid("", p.Columns, p.Rows)
	require.NoError(t, err)
	return g
}

func geometryOf(t testing.TB, p *vasltest.Picture) geometry {
	t.Helper()
	files := folder(p.Metadata(), p.LOSData())
	f, err := files.Open(metadataFile)
	require.NoError(t, err)
	m, err := readMetadata(f)
	require.NoError(t, err)
	g, err := newGeometry(m, header{p.Columns, p.Rows, p.Width, p.Height})
	require.NoError(t, err)
	return g
}
