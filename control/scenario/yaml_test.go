package scenario_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// Of YAML the format does without much.
var yamlWrongs = []wrong{
	{"empty", "«", []string{": the file is empty"}},
	{"nothing but comments", "«# nothing\n", []string{": the file is empty"}},
	{"nothing but document marks", "«---\n...\n", []string{": the file is empty"}},
	{"a list", "«- format: 1\n", []string{": a mapping"}},
	{"a word", "«format\n", []string{": a mapping"}},
	{"second document", head + "«---\n" + head, []string{": second document"}},
	{"second document, empty", head + "«---\n", []string{": second document"}},
	{"anchor", head + "note: «&n words\n", []string{"note: anchors"}},
	{"anchor on a list", head + "cites: «&c [A26.1]\n", []string{"cites: anchors"}},
	{"anchor on a key", head + "«&k note: words\n", []string{"note: anchors"}},
	{"alias", head + "title: «&n words\nnote: «*n\n", []string{"title: anchors", "note: aliases"}},
	{"alias in a list", head + "title: «&n words\ncites: [A26.1, «*n]\n", []string{"title: anchors", "cites[1]: aliases"}},
	{"alias for a side", "format: 1\ntitle: «&n German\nsides: [«*n, Russian]\nmap: {}\n", []string{"title: anchors", "sides[0]: aliases"}},
	{"merge key", head + "origin: {«<<: {kind: rules}}\n", []string{"origin.<<: merge keys"}},
	{"merge key with an alias", head + "units:\n  a: «&a {side: German, type: squad, at: U3}\n  b: {«<<: «*a, side: German, type: squad, at: U3}\n",
		[]string{"units.a: anchors", "units.b.<<: merge keys", "units.b.<<: aliases"}},
	{"tag", head + "note: «!mine words\n", []string{"note: tags"}},
	{"tag on a mapping", head + "origin: «!mine {kind: rules}\n", []string{"origin: tags"}},
	{"tag on a key", head + "«!mine note: words\n", []string{"note: tags"}},
	{"anchor and tag", head + "note: ««&n !mine words\n", []string{"note: anchors", "note: tags"}},
	{"a key that is a list", head + "? «[a]\n: b\n", []string{": a key must be a plain word"}},
	{"a key that is a mapping", head + "origin:\n  ? «{kind: rules}\n  : b\n", []string{"origin: a key must be a plain word"}},
	{"tab for indentation", "format: 1\nsides: [German, Russian]\nmap:\n«\tboard: x\n", []string{": tab"}},
}

func TestYAML(t *testing.T) { refuseAll(t, yamlWrongs) }

// Inputs that have broken YAML readers. They must be refused, and nothing worse.
var yamlCrashers = []string{
	"? [a]\n: b\n<<: {? [a] : c}\n",
	"<<: [{? [a] : c}, {? [a] : d}]\n",
	"a: &a [*a]\n",
	"&a *a : b\n",
	"*a : b\n",
	"a: *a\n",
	"&a : *a\n",
	"? ? ? a\n",
	"- - - - : : :\n",
	"!!binary ? !!binary x\n: !!float y\n",
	"!<tag:yaml.org,2002:map> {a: !!timestamp b}\n",
	"%TAG ! tag:x,2000:\n---\n!a b\n",
	"%YAML 9.9\n---\na: b\n",
	"a: |9\n b\n",
	"a: >-\n\n\n  b\n c\n",
	"\"\\ud800\": \"\\x00\\UFFFFFFFF\"\n",
	"{a: b, ? }\n",
	"[a, [b, {c: ]}]\n",
	"a: 'b\n\n\n",
	"#\xfe\n",
	"\xff\xfea\x00:\x00 \x00b\x00\n\x00",
	"\xfe\xff\x00a\x00:\x00 \x00b\x00\n",
	"\xef\xbb\xbf\xef\xbb\xbfa: b\n",
	"a:\u2028b: c\u2029d: e\u0085f: [\n",
	"format: 1\rsides: [a]\rmap: {\r",
	"---\n...\n---\n...\n",
	"---",
	"- ",
	"a: b\n? ",
	"a:",
	"a: b\n... c\n",
	"\x00",
	"a: \x7f\n",
	strings.Repeat("[", 20_000),
	strings.Repeat("{a: ", 20_000),
	strings.Repeat("- ", 20_000),
	strings.Repeat("? ", 20_000),
	strings.Repeat("&a [", 5_000) + strings.Repeat("]", 5_000),
	strings.Repeat("!a [", 5_000) + strings.Repeat("]", 5_000),
}

func TestCrashers(t *testing.T) {
	for i, src := range yamlCrashers {
		t.Run(fmt.Sprintf("%d_%.12q", i, src), func(t *testing.T) {
			s, err := scenario.Parse("test.yaml", []byte(src))
			assert.Nil(t, s)
			sound(t, []byte(src), err)
		})
	}
}

// Where the YAML itself is broken, the line must be right all the same: anything from
// where the broken thing begins to where that shows.
func TestSyntax(t *testing.T) {
	for _, tt := range []struct {
		name, src   string
		first, last int
		says        string
	}{
		{"list without an end", "format: 1\nsides: [German, Russian\n", 2, 3, "]"},
		{"mapping without an end", "format: 1\nsides: [German, Russian]\nmap: {board: x\n", 3, 4, "}"},
		{"quote without an end", "format: 1\nsides: [German, Russian]\nnote: \"words\n", 3, 4, ""},
		{"missing comma", "format: 1\nsides: [German, Russian]\nmap: {board: x rows: 3}\n", 3, 3, ""},
		{"indented too deep", "format: 1\n  sides: [German, Russian]\n", 2, 2, ""},
		{"indented too little", "format: 1\nsides: [German, Russian]\nmap:\n    board: x\n  rows: 3\n", 4, 5, ""},
		{"list item among keys", "format: 1\nsides: [German, Russian]\n- map\n", 3, 3, ""},
		{"invalid UTF-8", "format: 1\nsides: [German, Russian]\nnote: \xff\n", 3, 3, "UTF-8"},
		{"half a character", "format: 1\nsides: [German, Russi\xc3\n", 2, 2, "UTF-8"},
		{"control character", "format: 1\nsides: [German, Russian]\nnote: a\x01b\n", 3, 3, "control character"},
		{"in the second document", head + "---\na: [b\n", 4, 6, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := scenario.Parse("test.yaml", []byte(tt.src))
			var ds scenario.Diagnostics
			require.ErrorAs(t, err, &ds)
			d := ds[len(ds)-1]
			assert.True(t, tt.first <= d.Line && d.Line <= tt.last, "line %d to %d wanted: %v", tt.first, tt.last, d)
			assert.Contains(t, d.What+"; "+d.Want, tt.says)
		})
	}
}

func TestNesting(t *testing.T) {
	nest := func(n int, open, end string) string {
		return head + "events: " + strings.Repeat(open, n) + strings.Repeat(end, n) + "\n"
	}
	for name, src := range map[string]string{
		"lists":    nest(40, "[", "]"),
		"mappings": nest(40, "{a: ", "}"),
		"anchored": nest(40, "&a [", "]"),
		"tagged":   nest(40, "!a [", "]"),
	} {
		t.Run(name, func(t *testing.T) {
			_, err := scenario.Parse("test.yaml", []byte(src))
			require.Error(t, err)
			assert.Equal(t, 1, strings.Count(err.Error(), "nest too deep"), "it is said once")
		})
	}
}

func TestSize(t *testing.T) {
	pad := func(n int) []byte { return []byte(head + "#" + strings.Repeat("x", n-len(head)-1)) }
	_, err := scenario.Parse("test.yaml", pad(1<<20))
	require.NoError(t, err, "1 MiB is not over 1 MiB")

	path := filepath.Join(t.TempDir(), "large.yaml")
	require.NoError(t, os.WriteFile(path, pad(3<<20), 0o600))
	_, err = scenario.Load(path)
	var ds scenario.Diagnostics
	require.ErrorAs(t, err, &ds)
	require.Len(t, ds, 1)
	assert.Contains(t, ds[0].Want, "1048576")
	assert.NotContains(t, ds[0].What, "1048577", "it has 3 MiB")
}

// A file may begin with a byte order mark and end its lines as Windows or an old Mac
// does. The places of what is wrong, and the snippets, are those that an editor shows.
func TestLineEndings(t *testing.T) {
	const lines = "title: first\nformat: 1\nsides: [German, Russian]\nmap: {bord: x}\n"
	const wanted = `test.yaml:4:7: map.bord: there is no key "bord" here; did you mean board?
  4 | map: {bord: x}
    |       ^^^^`
	for name, src := range map[string]string{
		"LF":             lines,
		"CRLF":           strings.ReplaceAll(lines, "\n", "\r\n"),
		"CR":             strings.ReplaceAll(lines, "\n", "\r"),
		"BOM":            "\ufeff" + lines,
		"BOM and CRLF":   "\ufeff" + strings.ReplaceAll(lines, "\n", "\r\n"),
		"none at last":   strings.TrimSuffix(lines, "\n"),
		"document marks": strings.Replace(lines, "title: first", "---", 1) + "...\n",
	} {
		t.Run(name, func(t *testing.T) {
			_, err := scenario.Parse("test.yaml", []byte(src))
			assert.EqualError(t, err, wanted)
		})
	}

	_, err := scenario.Parse("test.yaml", []byte("\ufeffformt: 1\nformat: 1\nsides: [German, Russian]\nmap: {}\n"))
	assert.EqualError(t, err, "test.yaml:1:1: formt: there is no key \"formt\" here; did you mean format?\n  1 | formt: 1\n    | ^^^^^", "a mark is no character of the first line")
}

func TestWords(t *testing.T) {
	s := load(t, "\ufeff"+strings.ReplaceAll("format:\t1 # one\nsides:\t[German,\tRussian]\t\nmap: {}\ntitle: \"a \\\"b\\\"\"\nnote: |\n  two\n  lines\n", "\n", "\r\n"))
	assert.Equal(t, "Russian", s.Roster.SideName(2))
	assert.Equal(t, `a "b"`, s.Title)
	assert.Equal(t, "two\nlines\n", s.Note)
}

// sound checks that err is nil or diagnostics that each point into src.
func sound(t testing.TB, src []byte, err error) {
	t.Helper()
	if err == nil {
		return
	}
	var ds scenario.Diagnostics
	require.ErrorAs(t, err, &ds)
	require.NotEmpty(t, ds)
	last := lastLine(src)
	for _, d := range ds {
		if d.Line < 1 || d.Line > last || d.Column < 1 || d.Width < 1 || d.What == "" {
			t.Errorf("the file has %d lines: %+v", last, d)
		}
	}
}

// lastLine counts the lines of src as YAML does, an empty one after the last break too.
func lastLine(src []byte) int {
	breaks := strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u0085", "\n", "\u2028", "\n", "\u2029", "\n")
	return 1 + strings.Count(breaks.Replace(string(src)), "\n")
}
