package victory_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

var streams = flag.Int("streams", 200, "how many random streams are judged both ways")

// A world is a random game with random conditions.
type world struct {
	*rand.Rand
	m     *terrain.Map
	names *unit.Roster
}

const (
	worldUnits  = 14
	worldPlaced = 3 // of them, not on the map at the start
)

func newWorld(t *testing.T, seed uint64) *world {
	w := &world{Rand: rand.New(rand.NewPCG(seed, 5))}
	var err error
	w.m, err = terrain.NewMap(terrain.Plan{
		Columns: 9, Rows: 6,
		Buildings: []terrain.BuildingPlan{
			{Name: "Big", Hexes: []string{"B1", "B2", "C2"}, Levels: 2, Rooftops: []string{"B2"}, Material: terrain.Stone},
			{Name: "Cellar", Hexes: []string{"E4", "E5"}, Levels: 1, Cellars: []string{"E4"}, Material: terrain.Wooden},
			{Name: "House", Hexes: []string{"G2"}, Material: terrain.Wooden},
			{Name: "Works", Hexes: []string{"G5", "H5"}, Factory: true, Rooftops: []string{"G5"}, Material: terrain.Stone},
			{Name: "Yard", Hexes: []string{"A5"}, Lumberyard: true},
			{Name: "Ruin", Hexes: []string{"I2"}, Levels: 1},
		},
		Terrain: map[string]terrain.Kind{"D1": terrain.Gully}, Bridges: []string{"D1"}, Pillboxes: []string{"F1"}, Sewers: []string{"B1", "G2"},
		Rubble: []string{"I2"},
	})
	require.NoError(t, err)
	w.names, err = unit.NewRoster("German", "Russian")
	require.NoError(t, err)
	for i := range worldUnits {
		_, err := w.names.Add(fmt.Sprintf("unit %02d", i+1))
		require.NoError(t, err)
	}
	return w
}

func (w *world) side() unit.Side  { return unit.Side(1 + w.IntN(2)) }
func (w *world) unit() unit.ID    { return unit.ID(1 + w.IntN(worldUnits)) }
func (w *world) often(n int) bool { return w.IntN(n) > 0 }
func (w *world) rarely() bool     { return w.IntN(5) == 0 }

// place is a Location, of the few that units like to meet in.
func (w *world) place() location.ID {
	l := location.ID(1 + w.IntN(w.m.NumLocations()))
	if w.often(3) {
		b := w.m.Building(terrain.Building(1 + w.IntN(w.m.NumBuildings())))
		l = pick(w.Rand, w.m.Locations(pick(w.Rand, b.Hexes)))
	}
	return l
}

func (w *world) status() unit.Status {
	return pick(w.Rand, []unit.Status{
		unit.Broken, unit.Pinned, unit.Berserk, unit.Disrupted, unit.Melee, unit.Stunned, unit.Unarmed, unit.Captured, unit.Concealed,
		unit.Hidden, unit.Aerial, unit.Climbing, unit.Abandoned, unit.Wreck, unit.Recalled,
	})
}

func (w *world) newUnit() unit.Unit {
	u := unit.Unit{Side: w.side(), Type: unit.Type(1 + w.IntN(int(unit.Dummy))), At: w.place()}
	if w.rarely() {
		u.Status = w.status()
	}
	if u.Type == unit.Vehicle || w.rarely() {
		u.VP = pick(w.Rand, []int16{unit.NoVP, 1, 2, 3, 5, 6})
	}
	return u
}

func (w *world) position() control.Position {
	var p control.Position
	for side := range p.Setup {
		for h := range w.m.Hexes() {
			if w.IntN(3) == side {
				p.Setup[side] = append(p.Setup[side], h)
			}
		}
	}
	for range worldUnits - worldPlaced {
		p.Units = append(p.Units, w.newUnit())
	}
	return p
}

// game makes a game at a position in which the map allows every unit.
func (w *world) game(p *control.Position, readings map[control.Reading]bool) *control.Adjudicator {
	options := []control.Option{control.WithViews()}
	for r, view := range readings {
		options = append(options, control.WithReading(r, view))
	}
	for {
		game, err := control.New(w.m, w.names, *p, options...)
		if err == nil {
			return game
		}
		for _, problem := range err.(location.Problems) {
			var i int
			_, _ = fmt.Sscanf(problem.Path, "units[%d]", &i)
			p.Units[i] = w.newUnit()
		}
	}
}

func (w *world) event(depth int) control.Event {
	u := w.unit()
	switch w.IntN(28) {
	case 0:
		return control.Place{Unit: unit.ID(worldUnits - w.IntN(worldPlaced)), As: w.newUnit()}
	case 1:
		return control.Eliminate{Units: []unit.ID{u}}
	case 2:
		return control.Exit{Units: []unit.ID{u}}
	case 3, 4, 5:
		return control.SetStatus{Unit: u, Add: w.status()}
	case 6, 7, 8:
		var remove unit.Status
		for range 3 {
			remove |= w.status()
		}
		return control.SetStatus{Unit: u, Remove: remove}
	case 9:
		return control.Capture{Unit: u, By: w.side(), Uncrewed: w.rarely()}
	case 10:
		return control.Free{Unit: u, Arms: unit.Arms(w.IntN(3))}
	case 11, 12:
		return control.Load{Unit: u, Vehicle: w.unit()}
	case 13:
		return control.Unload{Unit: u, Bypass: w.rarely()}
	case 14:
		if w.rarely() {
			return control.Rubble{At: w.place()}
		}
		return control.Declare{Side: w.side()}
	case 15:
		return control.Tick{Clock: control.Clock{Turn: 1 + w.IntN(3), Player: w.side(), Phase: control.Phase(1 + w.IntN(8))}}
	case 18:
		return pick(w.Rand, []control.Event{control.Ignite{At: w.place()}, control.Kindle{By: w.side(), At: w.place()}, control.Extinguish{At: w.place()}})
	case 19:
		return control.Blaze{At: w.place()}
	case 20:
		return control.MopUp{Units: []unit.ID{u}, Building: terrain.Building(1 + w.IntN(w.m.NumBuildings()))}
	case 16, 17:
		if depth == 0 {
			var t control.Together
			for range 1 + w.IntN(3) {
				t.Events = append(t.Events, w.event(1))
			}
			return t
		}
	}
	march := control.March{Units: []unit.ID{u}, Bypass: w.rarely()}
	if w.rarely() {
		if v := w.unit(); v != u {
			march.Units = append(march.Units, v)
		}
	}
	for range 1 + w.IntN(3) {
		march.To = append(march.To, w.place())
	}
	return march
}

func (w *world) need(depth int) victory.Need {
	var side unit.Side
	if w.rarely() {
		side = w.side()
	}
	terms := victory.Terms{Lasting: w.rarely(), Sole: w.rarely()}
	switch n := w.IntN(11); {
	case depth > 0 && n == 0:
		return victory.All{w.need(depth - 1), w.need(depth - 1)}
	case depth > 0 && n == 1:
		return victory.Any{w.need(depth - 1), w.need(depth - 1), w.need(depth - 1)}
	case depth > 0 && n == 2:
		return victory.Not{Need: w.need(depth - 1)}
	case n == 3:
		return victory.Margin{Side: side, AtLeast: w.IntN(3) - 1, Plus: w.set(), Minus: w.set(), Terms: terms}
	case n == 4:
		return victory.Points{Side: side, AtLeast: 1 + w.IntN(6), Terms: terms,
			Sum: []victory.Award{{Of: w.set(), Worth: 1 + w.IntN(2)}, {Of: w.set(), Worth: 3, All: true}}}
	case n <= 6:
		u := victory.Units{Side: side, Status: victory.Status(w.IntN(3)), Squads: w.rarely(),
			Amount: pick(w.Rand, []victory.Amount{victory.AtLeast(1 + w.IntN(3)), victory.AtMost(w.IntN(2)), victory.MoreThanEnemy(), victory.TimesEnemy(1 + w.IntN(3))})}
		if w.often(4) {
			u.In = w.set()
		}
		if w.rarely() {
			u.MinLevel = w.IntN(3)
		}
		for range w.IntN(3) {
			u.Types = append(u.Types, unit.Type(1+w.IntN(int(unit.Vehicle))))
		}
		return u
	case n == 7:
		return victory.CVP{Side: side, AtLeast: 1 + w.IntN(8)}
	case n == 8:
		return victory.ExitVP{Side: side, AtLeast: 1 + w.IntN(4)}
	}
	return victory.Control{Side: side, Of: w.set(), Terms: terms, Amount: pick(w.Rand, []victory.Amount{
		victory.AtLeast(1 + w.IntN(2)), victory.AtMost(w.IntN(3)), victory.Exactly(w.IntN(3)), victory.AllOf(), victory.MoreThanEnemy(),
	})}
}

func (w *world) set() victory.Set {
	var n victory.Narrow
	if w.rarely() {
		n.Within = &victory.Range{Hexes: 1 + w.IntN(3), Of: w.m.Site(w.place()).Hex}
	}
	if w.rarely() {
		n.Initially = new(unit.Side(w.IntN(3)))
	}
	n.MultiHex = w.rarely()
	if w.rarely() {
		n.Material = pick(w.Rand, []terrain.Material{terrain.Stone, terrain.Wooden})
	}
	all := w.rarely()
	var buildings []terrain.Building
	var hexes []location.Hex
	var locations []location.ID
	for _, b := range w.Perm(w.m.NumBuildings())[:1+w.IntN(4)] {
		buildings = append(buildings, terrain.Building(b+1))
		hexes = append(hexes, w.m.Building(terrain.Building(b + 1)).Hexes[0])
		locations = append(locations, w.m.Locations(hexes[len(hexes)-1])...)
	}
	return pick(w.Rand, []victory.Set{
		victory.Buildings{List: buildings, All: all, Narrow: n}, victory.Hexes{List: hexes, All: all, Narrow: n},
		victory.Locations{List: locations, All: all, Narrow: n}, victory.BuildingHexes{Of: buildings, All: all, Narrow: n},
		victory.BuildingLocations{Of: buildings, All: all, Narrow: n},
	})
}

// conditions are some that the game can fulfil at all.
func (w *world) conditions(game *control.Adjudicator) []victory.Condition {
	var all []victory.Condition
	for n := 1 + w.IntN(6); len(all) < n; {
		c := victory.Condition{Side: w.side(), When: victory.When(w.IntN(2)), Needs: w.need(2)}
		if len(victory.Check(game, []victory.Condition{c})) == 0 {
			all = append(all, c)
		}
	}
	return all
}

// hidesTheUnseen checks that a text for viewer names no enemy unit that he cannot know of.
func hidesTheUnseen(t *testing.T, judge *victory.Judge, viewer unit.Side, text string) {
	for i, u := range judge.Game().Units() {
		if u.Side == viewer.Enemy() && u.Unseen() && !judge.Game().Ended() {
			require.NotContains(t, text, judge.Game().Roster().Name(unit.ID(i+1)))
		}
	}
}

// TestStreams judges random games by the Judge and by the plain judge.
func TestStreams(t *testing.T) {
	wins := 0
	for seed := range uint64(*streams) {
		w := newWorld(t, seed)
		readings := map[control.Reading]bool{}
		for _, r := range control.AllReadings() {
			readings[r] = r.Default() != (w.IntN(4) == 0)
		}
		position := w.position()
		game := w.game(&position, readings)
		conditions := w.conditions(game)
		judge, err := victory.New(game, conditions)
		require.NoError(t, err)
		spare := &victory.Judge{}
		p := newPlain(w.game(&position, readings), conditions, readings)
		for i := range 60 {
			var e control.Event = control.End{}
			if i < 59 {
				e = w.event(0)
			}
			at := fmt.Sprintf("stream %d, event %d, %#v", seed, i, e)
			switch w.IntN(20) {
			case 0:
				judge = judge.Clone()
			case 1:
				judge.CopyTo(spare)
				judge, spare = spare, judge
			}
			if _, err := judge.Apply(e); err != nil {
				continue
			}
			march, _ := e.(control.March)
			if march.To == nil {
				p.apply(e)
			}
			for k, to := range march.To {
				p.apply(control.March{Units: march.Units, To: []location.ID{to}, Bypass: march.Bypass && k == len(march.To)-1})
			}
			require.Equal(t, p.winner, judge.Outcome().Winner, at)
			require.Equal(t, p.both, judge.Outcome().Both, at)
			for c, cond := range conditions {
				holds := p.holds(cond.Needs, cond.Side, unit.None)
				require.Equal(t, holds, judge.Holds(c), "%s: %s", at, judge.Text(c, judge.Standings()[c]))
				require.Equal(t, holds, judge.Standings()[c].Holds, at)
				for viewer := unit.First; viewer <= unit.Second; viewer++ {
					s := judge.KnownTo(viewer)[c]
					hidesTheUnseen(t, judge, viewer, judge.Text(c, s))
					require.Equal(t, p.holds(cond.Needs, cond.Side, viewer), s.Holds, "%s: known to %d: %s", at, viewer, judge.Text(c, s))
				}
			}
		}
		if p.winner != unit.None {
			wins++
		}
	}
	require.Positive(t, wins)
}
