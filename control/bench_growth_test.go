package control

import (
	"fmt"
	"testing"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// BenchmarkMoveAmongBlazes is a move on four boards without fire and with 20 Blazes, which
// do not burn where it goes.
func BenchmarkMoveAmongBlazes(b *testing.B) {
	for _, blazes := range []int{0, 20} {
		size := fourBoards
		size.blazes = blazes
		b.Run(fmt.Sprintf("nothing changes/blazes=%d", blazes), func(b *testing.B) { f := size.field(b); f.run(b, f.shuttle) })
		b.Run(fmt.Sprintf("gains three items/blazes=%d", blazes), func(b *testing.B) { f := size.field(b); f.run(b, f.chase) })
	}
}

// BenchmarkFireEvent is one event of fire on four boards with 20 Blazes, in turn a Flame,
// its Blaze, and its end.
func BenchmarkFireEvent(b *testing.B) {
	for _, views := range []bool{false, true} {
		b.Run(fmt.Sprintf("views=%v", views), func(b *testing.B) {
			size, options := fourBoards, []Option{}
			size.blazes = 20
			if views {
				options = append(options, WithViews())
			}
			f := size.field(b, options...)
			at := f.house(4)
			events := []Event{Ignite{at}, Blaze{at}, Extinguish{at}}
			rulings := make([]Ruling, 0, 16)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				var err error
				if rulings, err = f.a.AppendApply(rulings[:0], events[i%len(events)]); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// house is the ground level of a building's first hex.
func (f *field) house(n int) location.ID {
	m := f.a.Map()
	return m.Base(m.Building(terrain.Building(n)).Hexes[0])
}

// BenchmarkGrowth is the same move with more and more units and boards: its cost is to
// stay the same.
func BenchmarkGrowth(b *testing.B) {
	size := fourBoards
	for _, size.units = range []int{20, 200, 2000} {
		size.both(b, fmt.Sprintf("boards=4/units=%d", size.units))
	}
	size.units = 200
	for _, size = range []scale{
		{columns: 33, rows: 10, buildings: 50, units: 200},
		fourBoards,
		{columns: 129, rows: 40, buildings: 800, units: 200},
	} {
		size.both(b, fmt.Sprintf("units=200/boards=%d", size.buildings/50))
	}
}

func (size scale) both(b *testing.B, name string) {
	b.Run("nothing changes/"+name, func(b *testing.B) { f := size.field(b); f.run(b, f.shuttle) })
	b.Run("gains three items/"+name, func(b *testing.B) { f := size.field(b); f.run(b, f.chase) })
}
