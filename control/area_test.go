package control_test

import (
	"testing"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
	"github.com/stretchr/testify/require"
)

// TestSetupByBoard has boards 1 and 2 above board 3, below board 1; 1GG5 lies on 1 and
// 2, 1B10 on 1 and 3, 1GG10 on 1 and 2 just above 3.
func TestSetupByBoard(t *testing.T) {
	const none, first, second = unit.None, unit.First, unit.Second
	for name, test := range map[string]struct {
		first, second []string
		want          map[string]unit.Side
	}{
		"nobody": {nil, nil,
			map[string]unit.Side{"1A1": none, "1GG5": none}},
		"one side on one board": {[]string{"1C3"}, nil,
			map[string]unit.Side{"1A1": first, "1GG5": first, "1B10": first, "2B5": none, "3B1": none}},
		"each on its own": {[]string{"1C3"}, []string{"2C3"},
			map[string]unit.Side{"1A1": first, "2B5": second, "1GG5": none, "1B10": first, "3B1": none}},
		"both on one, one on the next": {[]string{"1C3", "2C3"}, []string{"2D3"},
			map[string]unit.Side{"1A1": first, "1GG5": first, "2C3": first, "2D3": second, "2E3": none}},
		"on the seam": {[]string{"1GG5"}, nil,
			map[string]unit.Side{"1A1": first, "2B5": first, "3B1": none, "1B10": first}},
		"one on the seam, the other on one board": {[]string{"2A5"}, []string{"1C3"},
			map[string]unit.Side{"1GG5": first, "1C3": second, "1A1": none, "2B5": first, "1GG4": first, "1B10": none}},
		"both on the seam": {[]string{"1GG5"}, []string{"2A5"},
			map[string]unit.Side{"1GG5": none, "1A1": none, "2B5": none}},
		"three boards, one side each way": {[]string{"3C3"}, []string{"1C3", "2C3"},
			map[string]unit.Side{"1GG5": second, "1B10": none, "1GG10": second, "3GG1": first}},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := terrain.NewMap(terrain.Plan{Boards: [][]location.Board{{{Name: "1"}, {Name: "2"}}, {{Name: "3"}}}})
			require.NoError(t, err)
			roster, err := unit.NewRoster("German", "Russian")
			require.NoError(t, err)
			var p control.Position
			for i, names := range [][]string{test.first, test.second} {
				for _, name := range names {
					h, err := m.ParseHex(name)
					require.NoError(t, err)
					p.Setup[i] = append(p.Setup[i], h)
				}
			}
			game, err := control.New(m, roster, p)
			require.NoError(t, err)
			for name, side := range test.want {
				h, err := m.ParseHex(name)
				require.NoError(t, err)
				require.Equal(t, side, game.Controller(control.Hex(h)), name)
				require.Equal(t, side, game.Controller(control.Location(m.Base(h))), name)
				if side != none {
					require.Equal(t, control.A26_11, game.Cites(control.Hex(h)))
				}
			}
		})
	}
}
