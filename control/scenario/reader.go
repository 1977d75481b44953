package scenario

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"gopkg.in/yaml.v3"
)

// A reader walks the nodes of a file and collects what is wrong with them.
type reader struct {
	file  string
	lines []string
	runes map[int][]rune // lines that diagnostics have asked for
	diags Diagnostics
	more  int // diagnostics beyond MaxDiagnostics
}

// lineEnds makes one of all that YAML takes for the end of a line.
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u0085", "\n", "\u2028", "\n", "\u2029", "\n")

func splitLines(src []byte) []string { return strings.Split(lineEnds.Replace(string(src)), "\n") }

func newReader(file string, src []byte) reader {
	return reader{file: file, lines: splitLines(src), runes: map[int][]rune{}}
}

// A value is a node with its path. The zero value stands for one that is absent.
type value struct {
	n    *yaml.Node
	path string
}

func (v value) given() bool { return v.n != nil }

func (v value) index(i int) value {
	var n *yaml.Node
	if i < len(v.n.Content) {
		n = v.n.Content[i]
	}
	return value{n, fmt.Sprintf("%s[%d]", v.path, i)}
}

// join extends a path by a key, shortened where it is absurdly long.
func join(path, key string) string {
	key = clip(key)
	if path == "" {
		return key
	}
	return path + "." + key
}

// enter adds a diagnostic.
func (r *reader) enter(d Diagnostic) {
	if len(r.diags) >= MaxDiagnostics {
		r.more++
		return
	}
	r.diags = append(r.diags, r.placed(d))
}

// placed gives a diagnostic the part of its line that a snippet shows. A line is looked
// at once, however much is wrong with it.
func (r *reader) placed(d Diagnostic) Diagnostic {
	d.File, d.Line, d.Width = r.file, min(d.Line, len(r.lines)), max(d.Width, 1)
	line, known := r.runes[d.Line]
	if !known {
		line = []rune(r.lines[d.Line-1])
		r.runes[d.Line] = line
	}
	d.cut = max(0, min(d.Column-1, len(line))-maxSnippet/2)
	d.source = string(line[d.cut:min(len(line), d.cut+maxSnippet)])
	return d
}

// report enters a diagnostic about v. Of an alias, already reported as such, it says
// no more.
func (r *reader) report(v value, what, want string) { r.enter(about(v, what, want)) }

// about makes a diagnostic about v.
func about(v value, what, want string) Diagnostic {
	width := 1
	if v.n.Kind == yaml.ScalarNode {
		width = len([]rune(v.n.Value))
		if v.n.Style&(yaml.SingleQuotedStyle|yaml.DoubleQuotedStyle) != 0 {
			width += 2
		}
	}
	return Diagnostic{Line: v.n.Line, Column: v.n.Column, Width: width, Path: v.path, What: what, Want: want}
}

// fail reports err about v, a [location.Problem] in its parts. A nil err is none.
func (r *reader) fail(v value, err error) {
	var p location.Problem
	switch {
	case err == nil:
	case errors.As(err, &p):
		r.report(v, p.What, p.Want)
	default:
		r.report(v, err.Error(), "")
	}
}

// A mapping is the known keys of a mapping node.
type mapping struct {
	value
	keys    map[string]value
	strange bool // it has keys that are not known
}

// at gives the value of a key, the zero value where it is absent.
func (m mapping) at(key string) value { return m.keys[key] }

// fields reads a mapping that may have the given keys and reports all others.
func (r *reader) fields(v value, known ...string) mapping {
	m := mapping{value: v, keys: map[string]value{}}
	for _, pair := range r.pairs(v) {
		key := pair.key.n.Value
		if !slices.Contains(known, key) {
			want := r.suggest(key, known, "the keys here are ")
			r.report(pair.key, fmt.Sprintf("there is no key %q here", clip(key)), want)
			m.strange = true
			continue
		}
		m.keys[key] = pair.value
	}
	return m
}

// need reports keys that are absent.
func (r *reader) need(m mapping, keys ...string) {
	for _, key := range keys {
		if m.given() && m.n.Kind == yaml.MappingNode && !m.at(key).given() {
			r.report(m.value, fmt.Sprintf("the key %q is missing", key), "")
		}
	}
}

// A pair is one key of a mapping with its value.
type pair struct{ key, value value }

// pairs reads a mapping with free keys, but for keys that vet has reported.
func (r *reader) pairs(v value) []pair {
	if !v.given() || !r.kind(v, yaml.MappingNode, "a mapping {key: value}") {
		return nil
	}
	var pairs []pair
	seen := make(map[string]bool, len(v.n.Content)/2)
	for i := 0; i < len(v.n.Content); i += 2 {
		if key := v.n.Content[i]; key.Kind == yaml.ScalarNode && key.Tag != "!!merge" && !seen[key.Value] {
			seen[key.Value] = true
			path := join(v.path, key.Value)
			pairs = append(pairs, pair{value{key, path}, value{v.n.Content[i+1], path}})
		}
	}
	return pairs
}

// kind reports whether v is a node of that kind; if not, it says what is wanted.
func (r *reader) kind(v value, kind yaml.Kind, want string) bool {
	if v.n.Kind == kind {
		return true
	}
	if v.n.Kind != yaml.AliasNode {
		r.report(v, "this is "+kindName(v.n), want+" is wanted")
	}
	return false
}

func kindName(n *yaml.Node) string {
	switch {
	case n.Kind == yaml.MappingNode:
		return "a mapping"
	case n.Kind == yaml.SequenceNode:
		return "a list"
	case n.Value == "" && n.Style == 0:
		return "nothing"
	}
	return fmt.Sprintf("%q", clip(n.Value))
}

// clip shortens a word for a message.
func clip(s string) string {
	if runes := []rune(s); len(runes) > 60 {
		return string(runes[:60]) + "…"
	}
	return s
}

// list reads a list; of an absent one, nil.
func (r *reader) list(v value) []value {
	if !v.given() || !r.kind(v, yaml.SequenceNode, "a list [..]") {
		return nil
	}
	all := make([]value, len(v.n.Content))
	for i := range all {
		all[i] = v.index(i)
	}
	return all
}

// oneOrMore reads a list, or one value as a list of one.
func (r *reader) oneOrMore(v value) []value {
	if v.given() && v.n.Kind == yaml.ScalarNode {
		return []value{v}
	}
	all := r.list(v)
	if v.given() && v.n.Kind == yaml.SequenceNode && len(all) == 0 {
		r.report(v, "the list is empty", "")
	}
	return all
}

// text reads a word or a sentence as written, whatever YAML makes of it. It is empty
// where there is none.
func (r *reader) text(v value) string {
	if !v.given() || !r.kind(v, yaml.ScalarNode, "a word") {
		return ""
	}
	if v.n.Value == "" {
		r.report(v, "there is nothing here", "a word is wanted")
	}
	return v.n.Value
}

// texts reads a list of words.
func (r *reader) texts(v value) []string {
	if !v.given() {
		return nil
	}
	words := []string{}
	for _, e := range r.list(v) {
		words = append(words, r.text(e))
	}
	return words
}

// flag reads true or false; an absent one is def.
func (r *reader) flag(v value, def bool) bool {
	if !v.given() || !r.kind(v, yaml.ScalarNode, "true or false") {
		return def
	}
	if v.n.Style == 0 {
		switch v.n.Value {
		case "true":
			return true
		case "false":
			return false
		}
	}
	r.report(v, fmt.Sprintf("%s is neither true nor false", kindName(v.n)), "write true or false, without quotes")
	return def
}

var large = regexp.MustCompile(`^-?[1-9][0-9]+$`)

var integer = regexp.MustCompile(`^-?(0|[1-9][0-9]{0,8})$`)

// number reads an integer in plain decimal digits; an absent one is def.
func (r *reader) number(v value, def int) int {
	if !v.given() || !r.kind(v, yaml.ScalarNode, "a number") {
		return def
	}
	if v.n.Style == 0 && integer.MatchString(v.n.Value) {
		n, _ := strconv.Atoi(v.n.Value)
		return n
	}
	if v.n.Style == 0 && large.MatchString(v.n.Value) {
		r.report(v, fmt.Sprintf("%s is too large a number", clip(v.n.Value)), "it may have nine digits")
		return def
	}
	r.report(v, fmt.Sprintf("%s is no plain number", kindName(v.n)), "write decimal digits, without quotes or leading zeros")
	return def
}

// among finds a word by parse and reports one that is unknown; what says what kind of
// word it is.
func among[T any](r *reader, v value, what string, known []string, parse func(string) (T, bool)) (t T) {
	word := r.text(v)
	if word == "" {
		return t
	}
	t, ok := parse(word)
	if !ok {
		r.report(v, fmt.Sprintf("there is no %s %q", what, clip(word)), r.suggest(word, known, "one of "))
	}
	return t
}

// A file with much that is wrong gets no suggestions for all of it, and a long list of
// what is known is not told.
const (
	maxSuggested = 100
	maxListed    = 40
)

// suggest says which known word may be meant, or lists them after intro.
func (r *reader) suggest(word string, known []string, intro string) string {
	want := ""
	if len(r.diags) < maxSuggested {
		want = location.DidYouMean(word, known)
	}
	switch {
	case want != "":
		return want
	case len(known) == 0:
		return "there are none"
	case len(known) > maxListed:
		return fmt.Sprintf("there are %d, but not this one", len(known))
	}
	return intro + strings.Join(known, ", ")
}
