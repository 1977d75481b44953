package location_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
)

// suffixes are those of the places that are no level.
var suffixes = map[location.Place]string{
	location.Base:    "",
	location.Rooftop: "/rooftop",
	location.Cellar:  "/cellar",
	location.Bridge:  "/bridge",
	location.Pillbox: "/pillbox",
	location.Sewer:   "/sewer",
	location.Tunnel:  "/tunnel",
	location.Cave:    "/cave",
}

func TestSuffixRoundTrip(t *testing.T) {
	places := map[location.Place]string{1: "/1", 2: "/2", 10: "/10", location.MaxLevel: "/20"}
	for p, suffix := range suffixes {
		places[p] = suffix
	}
	for p, suffix := range places {
		assert.Equal(t, suffix, p.Suffix())
		hex, back, err := location.SplitPlace("22V2" + suffix)
		require.NoError(t, err, suffix)
		assert.Equal(t, "22V2", hex)
		assert.Equal(t, p, back)
	}
}

func TestEveryLevelRoundTrips(t *testing.T) {
	for p := location.Base; p <= location.MaxLevel; p++ {
		_, back, err := location.SplitPlace("V2" + p.Suffix())
		require.NoError(t, err)
		assert.Equal(t, p, back)
	}
}

// What stands before the slash is left alone.
func TestBase(t *testing.T) {
	for name, hex := range map[string]string{"V2": "V2", "V2/0": "V2", "no hex at all": "no hex at all"} {
		before, p, err := location.SplitPlace(name)
		require.NoError(t, err)
		assert.Equal(t, hex, before)
		assert.Equal(t, location.Base, p)
	}
}

func TestPlaceString(t *testing.T) {
	assert.Equal(t, "base", location.Base.String())
	assert.Equal(t, "1", location.Place(1).String())
	assert.Equal(t, "rooftop", location.Rooftop.String())
	assert.Equal(t, "cave", location.Cave.String())
}

// A cellar is a building Location (rules.md 1.4).
func TestSubterranean(t *testing.T) {
	for p := range suffixes {
		want := p == location.Sewer || p == location.Tunnel || p == location.Cave
		assert.Equal(t, want, p.Subterranean(), p)
	}
	assert.False(t, location.Place(1).Subterranean())
}

func TestSplitPlaceErrors(t *testing.T) {
	for name, word := range map[string]string{
		"V2/":            "",
		"V2/attic":       "attic",
		"V2/Rooftop":     "Rooftop",
		"V2/base":        "base",
		"V2/-1":          "-1",
		"V2/+1":          "+1",
		"V2/01":          "01",
		"V2/1.0":         "1.0",
		"V2/ 1":          " 1",
		"V2/21":          "21",
		"V2/256":         "256",
		"V2/1/2":         "1/2",
		"V2/rooftop/":    "rooftop/",
		"V2/99999999999": "99999999999",
	} {
		t.Run(name, func(t *testing.T) {
			hex, _, err := location.SplitPlace(name)
			assert.Equal(t, "V2", hex)
			wantProblem(t, err, `"`+name+`" is not a Location: no Location of a hex is called "`+word+`"`,
				"after the slash comes a level (0 to 20) or one of rooftop, cellar, bridge, pillbox, sewer, tunnel, cave")
		})
	}
}
