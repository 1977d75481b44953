package control

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A scale is how large a field is.
type scale struct{ columns, rows, buildings, units, blazes int }

// fourBoards are as large as four geomorphic boards.
var fourBoards = scale{columns: 65, rows: 20, buildings: 200, units: 200}

// A field is a game on a map with many buildings and units.
type field struct {
	a        *Adjudicator
	position Position
	shuttle  []Move // to and fro, changing nothing
	chase    []Move // two enemies into three houses, each time the one that the other has just left
}

func newField(tb testing.TB, options ...Option) *field { return fourBoards.field(tb, options...) }

func (size scale) field(tb testing.TB, options ...Option) *field {
	r := rand.New(rand.NewPCG(26, 11))
	m, err := terrain.NewMap(size.plan(r))
	if err != nil {
		tb.Fatal(err)
	}
	roster, err := unit.NewRoster("German", "Russian")
	if err != nil {
		tb.Fatal(err)
	}
	house := func(b terrain.Building) location.ID { return m.Base(m.Building(b).Hexes[0]) }
	f := &field{position: Position{Stated: []Statement{{Side: unit.Second}}}}
	german, russian := unit.Unit{Side: unit.First, Type: unit.Squad}, unit.Unit{Side: unit.Second, Type: unit.Squad}
	german.At, russian.At = house(1), house(2)
	f.position.Units = append(f.position.Units, german, russian)
	busy, nearby := map[location.Hex]bool{}, map[location.Hex]bool{}
	for b := terrain.Building(1); b <= 3; b++ {
		busy[m.Building(b).Hexes[0]] = true
	}
	var open []location.ID // where the third unit moves to and fro
	for h := range m.Hexes() {
		if m.BuildingAt(h) == 0 && len(open) < 2 {
			open = append(open, m.Base(h))
			busy[h] = true
		}
	}
	german.At = open[0]
	f.position.Units = append(f.position.Units, german)
	for len(f.position.Units) < size.units {
		u := unit.Unit{
			Side: unit.Side(1 + r.IntN(2)),
			Type: pick(r, unit.Squad, unit.Squad, unit.Squad, unit.HalfSquad, unit.Leader, unit.Crew, unit.Vehicle),
			At:   location.ID(1 + r.IntN(m.NumLocations())),
		}
		if chance(r, 20) {
			u.Status = pick(r, unit.Concealed, unit.Broken, unit.Pinned)
		}
		if site := m.Site(u.At); !busy[site.Hex] && (!u.Vehicle() || site.Place == location.Base) {
			f.position.Units = append(f.position.Units, u)
		}
	}
	for b := range busy {
		for _, n := range m.Grid().Neighbors(b) {
			nearby[n] = true
		}
	}
	for len(f.position.Fires) < size.blazes {
		l := location.ID(1 + r.IntN(m.NumLocations()))
		if h := m.Site(l).Hex; !busy[h] && !nearby[h] {
			nearby[h] = true
			f.position.Fires = append(f.position.Fires, fire.Counter{At: l, Blaze: true})
		}
	}
	for i := range f.position.Units {
		if _, err := roster.Add(fmt.Sprint(i + 1)); err != nil {
			tb.Fatal(err)
		}
	}
	f.a, err = New(m, roster, f.position, options...)
	if err != nil {
		tb.Fatal(err)
	}
	f.shuttle = []Move{{Unit: 3, To: open[1]}, {Unit: 3, To: open[0]}}
	for _, to := range []struct {
		unit  unit.ID
		house terrain.Building
	}{{1, 3}, {2, 1}, {1, 2}, {2, 3}, {1, 1}, {2, 2}} {
		f.chase = append(f.chase, Move{Unit: to.unit, To: house(to.house)})
	}
	f.play(tb, f.shuttle)
	f.play(tb, f.chase)
	return f
}

func (f *field) play(tb testing.TB, moves []Move) {
	for _, move := range moves {
		if _, err := f.a.Apply(move); err != nil {
			tb.Fatal(err)
		}
	}
}

// plan has three houses of one hex first, then the other buildings.
func (size scale) plan(r *rand.Rand) terrain.Plan {
	grid, err := location.NewGrid("", size.columns, size.rows)
	if err != nil {
		panic(err)
	}
	p := terrain.Plan{Columns: size.columns, Rows: size.rows}
	used := map[location.Hex]bool{}
	for len(p.Buildings) < size.buildings {
		h := location.Hex(1 + r.IntN(grid.Len()))
		b := terrain.BuildingPlan{Levels: r.IntN(3)}
		for n := 1 + r.IntN(4); n > 0 && h != 0 && !used[h]; n-- {
			used[h] = true
			b.Hexes = append(b.Hexes, grid.Name(h))
			h = grid.Neighbors(h)[r.IntN(6)]
			if len(p.Buildings) < 3 {
				break
			}
		}
		if b.Hexes != nil {
			p.Buildings = append(p.Buildings, b)
		}
	}
	return p
}

// run plays the moves over and over, with one buffer for the rulings.
func (f *field) run(b *testing.B, moves []Move) {
	rulings := make([]Ruling, 0, 16)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		var err error
		if rulings, err = f.a.AppendApply(rulings[:0], moves[i%len(moves)]); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMove(b *testing.B) {
	b.Run("nothing changes", func(b *testing.B) { f := newField(b); f.run(b, f.shuttle) })
	b.Run("gains three items", func(b *testing.B) { f := newField(b); f.run(b, f.chase) })
	b.Run("nothing changes, with views", func(b *testing.B) { f := newField(b, WithViews()); f.run(b, f.shuttle) })
	b.Run("gains three items, with views", func(b *testing.B) { f := newField(b, WithViews()); f.run(b, f.chase) })
}

func BenchmarkController(b *testing.B) {
	f := newField(b)
	s := Hex(f.a.Map().Site(f.chase[0].To).Hex)
	for b.Loop() {
		f.a.Controller(s)
	}
}

func BenchmarkClone(b *testing.B) {
	f := newField(b)
	for b.Loop() {
		f.a.Clone()
	}
}

func BenchmarkCopyTo(b *testing.B) {
	f := newField(b)
	var room Adjudicator
	for b.Loop() {
		f.a.CopyTo(&room)
	}
}

// BenchmarkUndo is a move that gains three items, and its undoing.
func BenchmarkUndo(b *testing.B) {
	f := newField(b, WithUndo())
	rulings := make([]Ruling, 0, 16)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := f.a.AppendApply(rulings, f.chase[0]); err != nil || !f.a.Undo() {
			b.Fatal(err)
		}
	}
}

// BenchmarkRecompute adjudicates the same position from all units with the plain
// adjudicator.
func BenchmarkRecompute(b *testing.B) { newField(b).plain().run(b) }

func (x *plain) run(b *testing.B) {
	for b.Loop() {
		x.settle(x.truth())
	}
}

// plain is the plain adjudicator of the field's position.
func (f *field) plain() *plain {
	var view [numReadings]bool
	for _, r := range AllReadings() {
		view[r] = r.Default()
	}
	x := newPlain(f.a.Map(), f.position, view, snapshot(f.a))
	x.happen(x.units)
	return x
}
