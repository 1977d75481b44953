package terrain_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/terrain"
)

// wordsRoundTrip checks that names gives these words, and that parse reads just them as
// the values from first on.
func wordsRoundTrip[T interface {
	~uint8
	fmt.Stringer
}](t *testing.T, words []string, first T, parse func(string) (T, bool), names func() []string, unknown ...string) {
	t.Helper()
	assert.Equal(t, words, names())
	for i, word := range words {
		value, ok := parse(word)
		assert.True(t, ok, word)
		assert.Equal(t, first+T(i), value)
		assert.Equal(t, word, value.String())
	}
	for _, word := range unknown {
		_, ok := parse(word)
		assert.False(t, ok, word)
	}
	names()[0] = "changed"
	assert.Equal(t, words, names(), "the list is the caller's own")
}

func TestKindWordsRoundTrip(t *testing.T) {
	words := []string{"open", "woods", "brush", "orchard", "grain", "marsh", "gully", "stream", "wadi", "water", "hut", "lumberyard"}
	wordsRoundTrip(t, words, terrain.Open, terrain.ParseKind, terrain.KindNames, "", "Woods", "forest")
}

func TestMaterialWordsRoundTrip(t *testing.T) {
	wordsRoundTrip(t, []string{"stone", "wooden"}, terrain.Stone, terrain.ParseMaterial, terrain.MaterialNames, "", "Stone", "brick")
	assert.Empty(t, terrain.AnyMaterial.String())
}

// A hex whose terrain is not stated is open.
func TestZeroKind(t *testing.T) {
	assert.Equal(t, "open", terrain.Kind(0).String())
}

func TestDepression(t *testing.T) {
	for _, word := range terrain.KindNames() {
		k, _ := terrain.ParseKind(word)
		want := word == "gully" || word == "stream" || word == "wadi"
		assert.Equal(t, want, k.Depression(), word)
	}
}
