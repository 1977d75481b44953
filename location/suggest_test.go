package location_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/location"
)

func TestDidYouMean(t *testing.T) {
	words := []string{"squad", "half-squad", "crew", "leader", "hero", "vehicle", "dummy"}
	for word, want := range map[string]string{
		"half_squad": "half-squad", // one replaced
		"halfsquad":  "half-squad", // one missing
		"sqaud":      "squad",      // two swapped
		"leaders":    "leader",     // one too many
		"Squad":      "squad",
		"HERO":       "hero", // in other letters
		"squad":      "squad",
		"crow":       "crew",
		"battalion":  "", // nothing close
		"axes":       "", // three of its four letters are not those of crew
	} {
		got := location.DidYouMean(word, words)
		if want != "" {
			want = "did you mean " + want + "?"
		}
		assert.Equal(t, want, got, word)
	}
}

func TestDidYouMeanTheClosest(t *testing.T) {
	assert.Equal(t, "did you mean 22U3?", location.DidYouMean("2U3", []string{"22U4", "22U3"}))
}

func TestDidYouMeanOfNothing(t *testing.T) {
	assert.Empty(t, location.DidYouMean("squad", nil))
}

// Hostile input may ask often and at length.
func TestDidYouMeanIsBounded(t *testing.T) {
	longest := strings.Repeat("x", 64)
	assert.Equal(t, "did you mean "+longest+"?", location.DidYouMean(longest, []string{longest}))
	assert.Empty(t, location.DidYouMean(longest+"x", []string{longest + "x"}))

	many := make([]string, 501)
	for i := range many {
		many[i] = fmt.Sprintf("unit number %d", i)
	}
	many[499], many[500] = "four-four-seven", "four-five-seven"
	assert.Equal(t, "did you mean four-four-seven?", location.DidYouMean("four-four-sevem", many))
	assert.NotContains(t, location.DidYouMean("four-five-sevem", many), "four-five-seven")
}
