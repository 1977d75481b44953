package main

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const failure = "bad.yaml:9:26: events[0].expect.hexes.A2: wanted hex A2 German, got Russian"

func TestCheck(t *testing.T) {
	runAll(t, []ran{
		{"check good.yaml", 0, "1 passed, 0 failed$", ""},
		{"check bad.yaml", 1, failure, ""},
		{"check bad.yaml", 1, "0 passed, 1 failed$", ""},
		{"check good.yaml bad.yaml", 1, "1 passed, 1 failed$", ""},
		{"check unfit.yaml", 2, "0 passed, 1 failed$", "unfit.yaml:3:7: map.hexs: there is no key \"hexs\" here; did you mean hexes?"},
		{"check unfit.yaml good.yaml", 2, "1 passed, 1 failed$", "unfit.yaml:3:7"},
		{"check unfit.yaml bad.yaml good.yaml", 2, "1 passed, 2 failed$", "unfit.yaml:3:7"},
		{"check bad.yaml unfit.yaml", 2, failure, "unfit.yaml:3:7"},
		{"check good.txt", 0, "1 passed, 0 failed$", ""},
		{"check -- good.yaml", 0, "1 passed, 0 failed$", ""},
		{"check ./good.yaml bad.yaml good.yaml", 1, "2 passed, 1 failed$", ""},
	})
}

func TestCheckFolders(t *testing.T) {
	runAll(t, []ran{
		{"check cases", 0, "2 passed, 0 failed$", ""},
		{"check cases/a", 0, "1 passed, 0 failed$", ""},
		{"check cases good.yaml", 0, "3 passed, 0 failed$", ""},
		{"check mixed", 1, "mixed/" + failure, ""},
		{"check mixed", 1, "1 passed, 1 failed$", ""},
		{"check mixed worse", 2, "1 passed, 3 failed$", "unfit.yaml:3:7"},
		{"check notes", 2, "0 passed, 0 failed$", "notes"},
		{"check notes good.yaml", 0, "1 passed, 0 failed$", ""},
		{"check .", 2, "4 passed, 5 failed$", "unfit.yaml:3:7"},
	})
}

func TestCheckMissing(t *testing.T) {
	runAll(t, []ran{
		{"check none.yaml", 2, "0 failed$", "none.yaml"},
		{"check good.yaml none.yaml", 2, "1 passed", "none.yaml"},
		{"check none.yaml bad.yaml", 2, failure, "none.yaml"},
		{"check none.yaml good.yaml neither.yaml", 2, "1 passed", "none.yaml"},
		{"check none.yaml good.yaml neither.yaml", 2, "1 passed", "neither.yaml"},
	})
}

// Only a terminal is coloured, and not one that wants no colour.
func TestColour(t *testing.T) {
	inFolder(t)
	terminal, err := os.Open(os.DevNull) // a character device, as a terminal is
	require.NoError(t, err)
	defer terminal.Close()
	file, err := os.Open("good.yaml")
	require.NoError(t, err)
	defer file.Close()

	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "")
	assert.True(t, colourful(terminal))
	assert.False(t, colourful(file))
	assert.False(t, colourful(new(bytes.Buffer)))
	t.Setenv("NO_COLOR", "1")
	assert.False(t, colourful(terminal))
	t.Setenv("NO_COLOR", "")
	t.Setenv("TERM", "dumb")
	assert.False(t, colourful(terminal))

	assert.Equal(t, "2 passed", (&session{}).paint(green, "2 passed"))
	assert.Equal(t, "\x1b[32m2 passed\x1b[0m", (&session{colour: true}).paint(green, "2 passed"))
}
