package unit_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/unit"
)

// wordsRoundTrip checks that parse reads just these words, which String and names give.
func wordsRoundTrip[T fmt.Stringer](t *testing.T, words map[string]T, parse func(string) (T, bool), names func() []string, unknown ...string) {
	t.Helper()
	for word, want := range words {
		value, ok := parse(word)
		assert.True(t, ok, word)
		assert.Equal(t, want, value)
		assert.Equal(t, word, value.String())
		assert.Contains(t, names(), word)
	}
	assert.Len(t, names(), len(words))
	for _, word := range unknown {
		_, ok := parse(word)
		assert.False(t, ok, word)
	}
	names()[0] = "changed"
	assert.NotContains(t, names(), "changed", "the list is the caller's own")
}

func TestTypeWordsRoundTrip(t *testing.T) {
	wordsRoundTrip(t, map[string]unit.Type{
		"squad": unit.Squad, "half-squad": unit.HalfSquad, "crew": unit.Crew,
		"leader": unit.Leader, "hero": unit.Hero,
		"vehicle": unit.Vehicle, "dummy": unit.Dummy,
	}, unit.ParseType, unit.TypeNames, "", "Squad", "half squad", "mmc")
}

func TestStatusWordsRoundTrip(t *testing.T) {
	wordsRoundTrip(t, map[string]unit.Status{
		"broken": unit.Broken, "pinned": unit.Pinned, "berserk": unit.Berserk, "disrupted": unit.Disrupted,
		"melee": unit.Melee, "stunned": unit.Stunned, "shocked": unit.Shocked, "unarmed": unit.Unarmed,
		"captured": unit.Captured, "concealed": unit.Concealed, "hidden": unit.Hidden, "aerial": unit.Aerial,
		"climbing": unit.Climbing, "swimming": unit.Swimming, "abandoned": unit.Abandoned,
		"immobilized": unit.Immobilized, "wreck": unit.Wreck, "ti": unit.TI, "cx": unit.CX, "recalled": unit.Recalled,
	}, unit.ParseStatus, unit.StatusNames, "", "Broken", "TI", "dm", "broken, pinned")
}

func TestStatusString(t *testing.T) {
	assert.Empty(t, unit.Status(0).String())
	assert.Equal(t, "broken, concealed, recalled", (unit.Recalled | unit.Concealed | unit.Broken).String())
}
