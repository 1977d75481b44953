package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestExplainVictory(t *testing.T) {
	src := strings.Replace(good, "events:", "victory:\n  - {side: Russian, when: immediate, needs: {control: {all-of: {hexes: [A1, A2]}}}}\nevents:", 1)
	file := filepath.Join(t.TempDir(), "v.yaml")
	require.NoError(t, os.WriteFile(file, []byte(src), 0o600))
	explain := func(status int, args ...string) (string, string) {
		var out, err strings.Builder
		require.Equal(t, status, run(append([]string{"explain", file, "victory"}, args...), &out, &err), err.String())
		return out.String(), err.String()
	}
	// The squad gains A1 as play starts only if it is still there when the first move has been made.
	out, _ := explain(exitOK)
	require.Equal(t, "Russian, immediate: not fulfilled\n  [ ] Russian: 1 of 2 hexes; A1 missing\nNobody has won yet.\n", out)
	out, _ = explain(exitOK, "--at", "-1", "--known-to", "German")
	require.Equal(t, "Russian, immediate: not fulfilled\n  [ ] Russian: 0 of 2 hexes; A1 and A2 missing\nNobody has won yet.\n", out)
	out, _ = explain(exitOK, "--json")
	require.Equal(t, `{"winner":"none","won":null,"both":false,"text":"Nobody has won yet.","conditions":[{"side":"Russian","when":"immediate","holds":false,`+
		`"needs":{"test":"control","holds":false,"side":"Russian","count":1,"of":2,"wanted":"all","short":1,`+
		`"missing":[{"subject":"hex A1","controller":"none","denied-by":[]}],"text":"Russian: 1 of 2 hexes; A1 missing"}}]}`+"\n", out)
	_, err := explain(exitUnfit, "--side", "German")
	require.Contains(t, err, "--side is not for victory")

	require.NoError(t, os.WriteFile(file, []byte(good), 0o600))
	_, err = explain(exitUnfit)
	require.Contains(t, err, "the file states no Victory Conditions")
}
