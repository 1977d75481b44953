package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPlay(t *testing.T) {
	var out strings.Builder
	require.NoError(t, play(&out))
	require.Contains(t, out.String(), "turn 1, German: 4-6-7 moves to B2\n")
	require.Contains(t, out.String(), "  Building 1B2: none to German (A26.14): 4-6-7 occupies it, and no enemy denies it.\n")
	require.Contains(t, out.String(), "turn 1, Russian: 4-4-7 moves to E2\n")
}
