package terrain_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// TestAnyPrinted lays boards together at random, with buildings at random on each, and
// finds in another way which hexes are one building.
func TestAnyPrinted(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	made := 0
	for range 600 {
		p := terrain.Plan{Boards: make([][]location.Board, 1+random.IntN(2)), Printed: map[string]terrain.Printed{}}
		for i := range p.Boards {
			for j := range 2 {
				b := location.Board{Name: fmt.Sprint(i, "x", j), Columns: 3 + 2*random.IntN(2), Rows: 3, FirstRow: 3 * i, Reversed: random.IntN(2) == 0}
				p.Printed[b.Name] = anything(random, b)
				if random.IntN(4) == 0 {
					b.Crop = "A:C"
				}
				p.Boards[i] = append(p.Boards[i], b)
			}
		}
		if random.IntN(2) == 0 {
			p.Buildings = []terrain.BuildingPlan{{Name: "own", Hexes: []string{"0x0C2", "0x0C3"}}}
		}
		m, err := terrain.NewMap(p)
		if err != nil {
			continue // boards that do not fit, or a building parted by our own
		}
		made++
		label := labels(m, p)
		for h := range m.Hexes() {
			b := m.BuildingAt(h)
			if p.Buildings != nil && b == 1 {
				continue
			}
			require.Equal(t, label[h] != 0, b != 0, m.HexName(h))
			for other := range m.Hexes() {
				if o := m.BuildingAt(other); b != 0 && (o != 1 || p.Buildings == nil) {
					require.Equal(t, label[h] == label[other], b == o, "%s and %s", m.HexName(h), m.HexName(other))
				}
			}
			if b != 0 {
				require.True(t, slices.IsSorted(m.Building(b).Hexes))
				found, err := m.ParseBuilding(m.HexName(h))
				require.NoError(t, err)
				require.Equal(t, b, found)
			}
		}
	}
	require.Greater(t, made, 150)
}

// anything prints buildings of adjacent hexes on b, which do not share any.
func anything(random *rand.Rand, b location.Board) terrain.Printed {
	grid, err := location.Join([][]location.Board{{{Columns: b.Columns, Rows: b.Rows, FirstRow: b.FirstRow}}})
	if err != nil {
		panic(err)
	}
	var printed terrain.Printed
	taken := map[location.Hex]bool{0: true}
	for h := location.Hex(1); int(h) <= grid.Len(); h++ {
		if taken[h] || random.IntN(3) > 0 {
			continue
		}
		house := terrain.PrintedBuilding{Name: grid.Name(h)}
		for next := h; !taken[next]; next = grid.Neighbors(next)[random.IntN(6)] {
			taken[next] = true
			house.Hexes = append(house.Hexes, terrain.PrintedHex{Hex: grid.Name(next)})
		}
		printed.Buildings = append(printed.Buildings, house)
	}
	return printed
}

// labels gives all hexes of a building the same number, others 0: it gives each printed
// building its own and then the lowest of those that it meets, until nothing changes.
func labels(m *terrain.Map, p terrain.Plan) map[location.Hex]int {
	label := map[location.Hex]int{}
	for changed := true; changed; {
		changed = false
		n := 0
		for i, b := range m.Grid().Boards() {
			for _, house := range p.Printed[b.Name].Buildings {
				n++
				lowest := n
				var hexes []location.Hex
				for _, printed := range house.Hexes {
					c, err := location.ParseCoord(printed.Hex)
					if err != nil {
						panic(err)
					}
					if h := m.Grid().On(i, c); h != 0 {
						hexes = append(hexes, h)
						if label[h] != 0 {
							lowest = min(lowest, label[h])
						}
					}
				}
				for _, h := range hexes {
					changed = changed || label[h] != lowest
					label[h] = lowest
				}
			}
		}
	}
	return label
}
