package scenario_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// FuzzLoad holds that no bytes whatever do harm: they are read without panic, in time
// and memory that are bounded, each thing said to be wrong with them has its place in
// the file, and what can be read can be played and reported on.
func FuzzLoad(f *testing.F) {
	add := func(src string) { f.Add([]byte(src)) }
	for _, path := range append(caseFiles(f), "testdata/whole.yaml", "testdata/22U3.yaml") {
		src, err := os.ReadFile(path)
		require.NoError(f, err)
		f.Add(src)
	}
	for _, table := range [][]wrong{yamlWrongs, unknownKeys, missingKeys, twice, misfits, unknownNames, unknownPlaces} {
		for _, w := range table {
			src, _ := places(w.src)
			add(src)
		}
	}
	for _, src := range yamlCrashers {
		add(src)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if _, err := scenario.Parse("test.yaml", src); err != nil {
			sound(t, src, err)
		}
		affordable(t, src)
		if t.Failed() {
			t.Logf("the file: %.200q", src)
		}
	})
}
