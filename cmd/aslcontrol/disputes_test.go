package main

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestDisputesPage holds the page of disputes to the cases that it is made from:
// aslcontrol disputes testdata/cases > testdata/cases/DISPUTES.md.
func TestDisputesPage(t *testing.T) {
	const cases = "../../testdata/cases"
	var out, err strings.Builder
	require.Equal(t, exitOK, run([]string{"disputes", cases}, &out, &err), err.String())
	page, readErr := os.ReadFile(cases + "/DISPUTES.md")
	require.NoError(t, readErr)
	require.Equal(t, string(page), out.String(), "write the page anew")
}
