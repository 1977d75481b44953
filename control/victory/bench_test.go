package victory_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// fourBoards is a game on a map of the size of four boards, with 200 buildings of two
// upper levels and 200 units.
func fourBoards(t testing.TB) *control.Adjudicator {
	plan := terrain.Plan{Columns: 66, Rows: 20}
	for i := range 200 {
		c := location.Coord{Column: 1 + i%20*3, Number: 1 + i/20*2}
		plan.Buildings = append(plan.Buildings, terrain.BuildingPlan{Hexes: []string{c.String()}, Levels: i % 3})
	}
	m, err := terrain.NewMap(plan)
	require.NoError(t, err)
	r, err := unit.NewRoster("German", "Russian")
	require.NoError(t, err)
	p := control.Position{Setup: [2][]location.Hex{m.Building(1).Hexes, nil}}
	for i := range 200 {
		_, err := r.Add(fmt.Sprint(i))
		require.NoError(t, err)
		at := m.Building(terrain.Building(i + 1)).Hexes[0]
		p.Units = append(p.Units, unit.Unit{Side: unit.Side(1 + i%2), Type: unit.Type(1 + i%5), At: m.Base(at)})
	}
	game, err := control.New(m, r, p)
	require.NoError(t, err)
	_, err = game.Apply(control.Tick{Clock: control.Clock{Turn: 1, Player: unit.First, Phase: control.RPh}})
	require.NoError(t, err)
	return game
}

// twoHundred are conditions of every kind over the whole map.
func twoHundred(m *terrain.Map) []victory.Condition {
	var all []victory.Condition
	for i := range 200 {
		b := func(n int) []terrain.Building {
			var list []terrain.Building
			for k := range n {
				list = append(list, terrain.Building((i*7+k*13)%m.NumBuildings()+1))
			}
			return list
		}
		near := victory.Narrow{Within: &victory.Range{Hexes: 4, Of: m.Building(b(1)[0]).Hexes[0]}}
		var need victory.Need
		switch i % 8 {
		case 0:
			need = victory.Control{Amount: victory.AtLeast(4), Of: victory.Buildings{List: b(7)}}
		case 1:
			need = victory.Control{Amount: victory.AllOf(), Of: victory.BuildingHexes{Of: b(3)}}
		case 2:
			need = victory.Control{Amount: victory.MoreThanEnemy(), Of: victory.Hexes{All: true, Narrow: near}}
		case 3:
			need = victory.Margin{AtLeast: 2, Plus: victory.Buildings{List: b(5)}, Minus: victory.Buildings{All: true, Narrow: near}}
		case 4:
			need = victory.Points{AtLeast: 3, Sum: []victory.Award{{Of: victory.Buildings{List: b(4)}, Worth: 1}, {Of: victory.Locations{All: true, Narrow: near}, Worth: 3, All: true}}}
		case 5:
			need = victory.Units{Amount: victory.AtMost(0), In: victory.Buildings{List: b(4)}, Types: []unit.Type{unit.Squad}, Status: victory.GoodOrder}
		case 6:
			need = victory.Units{Amount: victory.TimesEnemy(3), Squads: true, Status: victory.Unbroken}
		case 7:
			need = victory.Any{victory.CVP{AtLeast: 16}, victory.ExitVP{AtLeast: 8}}
		}
		all = append(all, victory.Condition{Side: unit.Side(1 + i%2), When: victory.When(i / 2 % 2), Needs: victory.Not{Need: victory.Not{Need: need}}})
	}
	return all
}

// BenchmarkMove is a squad's way to and fro that changes no Control, alone and with 200
// conditions judged: between places that no condition asks about, and out of a building
// in which one counts squads. The metric "ratio" is what judging makes of the cost, of
// the medians of turns taken one after the other.
func BenchmarkMove(b *testing.B) {
	m := fourBoards(b).Map()
	a1, err := m.ParseLocation("A1")
	require.NoError(b, err)
	a2, err := m.ParseLocation("A2")
	require.NoError(b, err)
	home := m.Building(1).Hexes[0]
	b.Run("unasked", func(b *testing.B) { benchmarkMove(b, a1, a2) })
	b.Run("counted", func(b *testing.B) { benchmarkMove(b, m.Base(home), m.Base(m.Grid().Neighbors(home)[0])) })
}

func benchmarkMove(b *testing.B, from, to location.ID) {
	alone, judge := fourBoards(b), judged(b)
	way := toAndFro(from, to)
	var buffer []control.Ruling
	var err error
	play := func(apply func([]control.Ruling, control.Event) ([]control.Ruling, error)) time.Duration {
		start := time.Now()
		for i := range 1000 {
			buffer, err = apply(buffer[:0], way[i%2])
		}
		return time.Since(start)
	}
	play(alone.AppendApply)
	play(judge.AppendApply)
	var without, with []time.Duration
	for b.Loop() {
		without = append(without, play(alone.AppendApply))
		with = append(with, play(judge.AppendApply))
	}
	require.NoError(b, err)
	slices.Sort(without)
	slices.Sort(with)
	x, y := without[len(without)/2], with[len(with)/2]
	b.ReportMetric(float64(x.Nanoseconds())/1000, "ns/alone")
	b.ReportMetric(float64(y.Nanoseconds())/1000, "ns/judged")
	b.ReportMetric(float64(y)/float64(x), "ratio")
}

func judged(t testing.TB) *victory.Judge {
	game := fourBoards(t)
	judge, err := victory.New(game, twoHundred(game.Map()))
	require.NoError(t, err)
	return judge
}

func toAndFro(from, to location.ID) [2]control.Event {
	return [2]control.Event{
		control.March{Units: []unit.ID{1}, To: []location.ID{to}},
		control.March{Units: []unit.ID{1}, To: []location.ID{from}},
	}
}

func TestMoveAllocatesNothing(t *testing.T) {
	judge := judged(t)
	m := judge.Game().Map()
	home := m.Building(1).Hexes[0]
	way := toAndFro(m.Base(home), m.Base(m.Grid().Neighbors(home)[0]))
	buffer := make([]control.Ruling, 0, 16)
	require.Zero(t, testing.AllocsPerRun(100, func() {
		for _, e := range way {
			_, err := judge.AppendApply(buffer, e)
			require.NoError(t, err)
		}
	}))
}
