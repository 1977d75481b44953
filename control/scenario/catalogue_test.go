package scenario_test

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

const catalogue = "../../testdata/cases"

// caseFiles lists the files of the catalogue.
func caseFiles(t testing.TB) (files []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(catalogue, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(path) != ".md" {
			files = append(files, path)
		}
		return err
	}))
	require.NotEmpty(t, files)
	return files
}

func TestCatalogue(t *testing.T) {
	where := map[string]string{}
	for _, path := range caseFiles(t) {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".yaml"), func(t *testing.T) {
			s, err := scenario.Load(path)
			require.NoError(t, err)
			assert.Empty(t, where[s.Case], "another file has this case")
			where[s.Case] = path
			wellFiled(t, path, s)
			r, err := s.Run()
			require.NoError(t, err)
			for _, failure := range r.Failures {
				t.Error(failure)
			}
		})
	}
}

// wellFiled checks what README.md of the catalogue asks of a case beside its truth.
func wellFiled(t *testing.T, path string, s *scenario.Scenario) {
	rule, file := filepath.Base(filepath.Dir(path)), filepath.Base(path)
	assert.Equal(t, s.Case+".yaml", file, "the file is called as the case")
	assert.True(t, strings.HasPrefix(s.Case, rule+"-"), "case %s lies in the folder of its rule, not in %s", s.Case, rule)
	assert.NotEmpty(t, s.Title, "title")
	assert.NotEmpty(t, s.Cites, "cites")
	if s.Contested || len(s.Readings) > 0 {
		assert.NotEmpty(t, s.Note, "a case that is contested or chooses a reading says why in a note")
	}
	if !s.Contested && len(s.Readings) > 0 {
		plain := *s
		plain.Readings = nil
		r, err := plain.Run()
		require.NoError(t, err)
		assert.Empty(t, r.Failures, "it holds only under the reading that it chooses, so it is contested")
	}
	asserts := s.Start != nil
	for _, e := range s.Events {
		asserts = asserts || e.Expect != nil
	}
	assert.True(t, asserts, "it expects something")
}
