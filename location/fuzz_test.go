package location_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

// FuzzParse parses any name of a Location on any board: what is read prints as it
// was written, but for the board in front and a "/0", and what is not says why. Its
// seeds are in testdata/fuzz/FuzzParse.
func FuzzParse(f *testing.F) {
	f.Fuzz(func(t *testing.T, board string, columns, rows uint8, name string) {
		g, err := location.NewGrid(board, int(columns), int(rows))
		if err != nil {
			return
		}
		if hexes, err := g.Range(name); err == nil {
			assert.NotEmpty(t, hexes)
			assert.NotContains(t, hexes, location.Hex(0))
		}
		hex, place, err := location.SplitPlace(name)
		if err != nil {
			wantReason(t, err)
			return
		}
		assert.Contains(t, []string{hex + place.Suffix(), hex + "/0"}, name)
		h, err := g.Parse(hex)
		if err != nil {
			wantReason(t, err)
			assert.Zero(t, h)
			return
		}
		assert.Contains(t, []string{g.Name(h), board + g.Name(h)}, hex)
		assert.Equal(t, h, parse(t, g, g.Name(h)))
	})
}

// wantReason checks that err says what is wrong and what would be right.
func wantReason(t *testing.T, err error) {
	t.Helper()
	var p location.Problem
	require.ErrorAs(t, err, &p)
	assert.NotEmpty(t, p.What)
	assert.NotEmpty(t, p.Want)
}
