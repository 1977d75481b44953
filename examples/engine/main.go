// Command engine shows how a wargame engine embeds the library: it tries every move
// of every unit on a copy of the game, plays the one that gains most, and tells what
// changed.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

func main() {
	if err := play(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// play lets both sides move three times in turn.
func play(w io.Writer) error {
	game, err := newGame()
	if err != nil {
		return err
	}
	for turn := range 3 {
		for _, side := range []unit.Side{unit.First, unit.Second} {
			move, found := best(game, side)
			if !found {
				continue
			}
			rulings, err := game.Apply(move)
			if err != nil {
				return err
			}
			fmt.Fprintf(w, "turn %d, %s: %s moves to %s\n", turn+1, game.Roster().SideName(side),
				game.Roster().Name(move.Unit), game.Map().LocationName(move.To))
			for _, r := range rulings {
				fmt.Fprintln(w, "  "+game.Text(r))
			}
		}
	}
	return nil
}

// newGame makes a village of two buildings that nobody Controls, a squad of each side
// at its ends.
func newGame() (*control.Adjudicator, error) {
	m, err := terrain.NewMap(terrain.Plan{
		Board: "1", Columns: 6, Rows: 4,
		Buildings: []terrain.BuildingPlan{
			{Hexes: []string{"B2", "C2"}, Levels: 1},
			{Hexes: []string{"E2"}},
		},
	})
	if err != nil {
		return nil, err
	}
	roster, err := unit.NewRoster("German", "Russian")
	if err != nil {
		return nil, err
	}
	var units []unit.Unit
	for _, u := range []struct {
		name, at string
		side     unit.Side
	}{{"4-6-7", "A2", unit.First}, {"4-4-7", "F2", unit.Second}} {
		if _, err := roster.Add(u.name); err != nil {
			return nil, err
		}
		at, err := m.ParseLocation(u.at)
		if err != nil {
			return nil, err
		}
		units = append(units, unit.Unit{Side: u.side, Type: unit.Squad, At: at})
	}
	return control.New(m, roster, control.Position{Units: units})
}

// best finds the move of a side's unit, to ground level next door, that gives it most
// Locations, hexes and buildings.
func best(game *control.Adjudicator, side unit.Side) (move control.Move, found bool) {
	most := -1
	var rulings []control.Ruling
	for id := unit.ID(1); int(id) <= game.Roster().Len(); id++ {
		u := game.Unit(id)
		if u.Side != side || !u.OnMap() {
			continue
		}
		for _, to := range nextDoor(game.Map(), u.At) {
			m := control.Move{Unit: id, To: to}
			var err error
			if rulings, err = game.Clone().AppendApply(rulings[:0], m); err != nil {
				continue
			}
			gains := 0
			for _, r := range rulings {
				if r.To == side {
					gains++
				}
			}
			if gains > most {
				move, most, found = m, gains, true
			}
		}
	}
	return move, found
}

// nextDoor are the base Locations of the hexes adjacent to l.
func nextDoor(m *terrain.Map, l location.ID) []location.ID {
	var next []location.ID
	for _, h := range m.Grid().Neighbors(m.Site(l).Hex) {
		if m.Playable(h) {
			next = append(next, m.Base(h))
		}
	}
	return next
}
