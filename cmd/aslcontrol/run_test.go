package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The files of these tests: one whose expectations hold, one that fails, one that is
// no scenario.
const (
	good = `format: 1
case: good-01
title: A squad enters
sides: [German, Russian]
map: {hexes: [A1, A2]}
units: {4-4-7: {side: Russian, type: squad, at: A1}}
events:
  - move: {unit: 4-4-7, to: A2}
    expect: {hexes: {A2: Russian}}
`
	bad = `format: 1
case: bad-01
title: A squad is said not to enter
sides: [German, Russian]
map: {hexes: [A1, A2]}
units: {4-4-7: {side: Russian, type: squad, at: A1}}
events:
  - move: {unit: 4-4-7, to: A2}
    expect: {hexes: {A2: German}}
`
	unfit = `format: 1
sides: [German, Russian]
map: {hexs: [A1, A2]}
`
)

// inFolder writes the files of these tests into a new folder and makes that the
// working folder.
func inFolder(t *testing.T) {
	t.Helper()
	dir := t.TempDir()
	for name, src := range map[string]string{
		"good.yaml": good, "bad.yaml": bad, "unfit.yaml": unfit, "good.txt": good,
		"cases/a/good.yaml": good, "cases/b/good.yml": good, "cases/README.md": "No case.", "cases/b/old.yaml.bak": unfit,
		"mixed/good.yaml": good, "mixed/bad.yaml": bad, "worse/bad.yaml": bad, "worse/unfit.yaml": unfit, "notes/README.md": "No case.",
	} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(src), 0o600))
	}
	t.Chdir(dir)
}

// A ran is a command line with what comes of it.
type ran struct {
	line   string
	status int
	out    string // a part of the output; with a "$" at the end, its end
	err    string // likewise of what is told of errors
}

func runAll(t *testing.T, table []ran) {
	t.Helper()
	inFolder(t)
	for _, tt := range table {
		t.Run(tt.line, func(t *testing.T) {
			var out, err bytes.Buffer
			assert.Equal(t, tt.status, run(strings.Fields(tt.line), &out, &err), "exit status; errors:\n%s", &err)
			told(t, "output", tt.out, out.String())
			told(t, "errors", tt.err, err.String())
		})
	}
}

// told checks that got has want in it, or nothing where nothing is wanted.
func told(t *testing.T, what, want, got string) {
	t.Helper()
	if end, found := strings.CutSuffix(want, "$"); found {
		assert.True(t, strings.HasSuffix(got, end+"\n"), "%s should end with %q:\n%s", what, end, got)
		return
	}
	if want == "" {
		assert.Empty(t, got, what)
	}
	assert.Contains(t, got, want, what)
}

func TestHelp(t *testing.T) {
	runAll(t, []ran{
		{"", 2, "", "adjudicate"},
		{"help", 0, "adjudicate", ""},
		{"help", 0, "check", ""},
		{"help", 0, "version", ""},
		{"--help", 0, "aslcontrol check", ""},
		{"-h", 0, "aslcontrol check", ""},
		{"help check", 0, "Exit status: 0 if all passed, 1 if some failed, 2", ""},
		{"help adjudicate", 0, "--json", ""},
		{"help version", 0, "aslcontrol version", ""},
		{"help judge", 2, "", `"judge"`},
		{"check --help", 0, "aslcontrol check PATH...", ""},
		{"check -h", 0, "Exit status", ""},
		{"check good.yaml --help", 0, "aslcontrol check PATH...", ""},
		{"adjudicate --help", 0, "aslcontrol adjudicate [--json]", ""},
		{"version --help", 0, "aslcontrol version", ""},
	})
}

func TestMisuse(t *testing.T) {
	runAll(t, []ran{
		{"judge good.yaml", 2, "", `there is no command "judge"`},
		{"--json good.yaml", 2, "", `"--json"`},
		{"check", 2, "", "usage: aslcontrol check PATH..."},
		{"check --json good.yaml", 2, "", "json"},
		{"check good.yaml --quiet", 2, "", "usage: aslcontrol check"},
		{"adjudicate", 2, "", "usage: aslcontrol adjudicate [--json]"},
		{"adjudicate --json", 2, "", "usage: aslcontrol adjudicate"},
		{"adjudicate --jsn good.yaml", 2, "", "jsn"},
		{"version 1", 2, "", "usage: aslcontrol version"},
	})
}

func TestVersion(t *testing.T) {
	runAll(t, []ran{{"version", 0, "scenario format 1$", ""}})
}
