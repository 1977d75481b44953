package scenario

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// MaxSize is how large a scenario file may be, in bytes.
const MaxSize = 1 << 20

// maxDepth is how deep values may nest; the format needs ten.
const maxDepth = 32

// MaxDiagnostics is how many mistakes of a file are told; of more, only how many they are.
const MaxDiagnostics = 1000

// decode reads the one document of a file as a tree of nodes. It reports what is no
// YAML, and whatever of YAML the format does without: further documents, aliases,
// anchors, merge keys, tags, duplicate keys. It gives nil where there is no tree.
func (r *reader) decode(src []byte) (root *yaml.Node) {
	if len(src) > MaxSize {
		r.fileError(1, "the file is too large", fmt.Sprintf("a scenario file has %d bytes at the most", MaxSize))
		return nil
	}
	if r.unreadable(src) {
		return nil
	}
	defer func() {
		if p := recover(); p != nil {
			r.fileError(1, fmt.Sprintf("the file cannot be read as YAML: %v", p), "")
			root = nil
		}
	}()
	decoder := yaml.NewDecoder(bytes.NewReader(src))
	var document, second yaml.Node
	if err := decoder.Decode(&document); err != nil {
		r.syntaxError(err)
		return nil
	}
	switch err := decoder.Decode(&second); {
	case err == nil:
		r.fileError(max(second.Line, 1), "there is a second document in the file", "one file holds one scenario")
	case !errors.Is(err, io.EOF):
		r.syntaxError(err)
		return nil
	}
	if root = document.Content[0]; root.Kind == yaml.ScalarNode && kindName(root) == "nothing" {
		r.syntaxError(io.EOF)
		return nil
	}
	r.vet(root, "", 0)
	return root
}

// unreadable reports the first thing in a file that is no text; the YAML parser does
// not tell its line.
func (r *reader) unreadable(src []byte) bool {
	for i, n := 0, 0; i < len(src); i += n {
		var c rune
		what, want := "", ""
		switch c, n = utf8.DecodeRune(src[i:]); {
		case c == utf8.RuneError && n == 1:
			what, want = "this is no UTF-8", "save the file as UTF-8"
		case c < ' ' && c != '\t' && c != '\n' && c != '\r', c >= 0x7f && c < 0xa0 && c != 0x85, c == 0xfeff, c == 0xfffe, c == 0xffff:
			what, want = fmt.Sprintf("control characters are not allowed: %U", c), "leave it out"
		default:
			continue
		}
		before := splitLines(src[:i])
		r.enter(Diagnostic{Line: len(before), Column: utf8.RuneCountInString(before[len(before)-1]) + 1, What: what, Want: want})
		return true
	}
	return false
}

var yamlLine = regexp.MustCompile(`^yaml: (?:line (\d+): )?(.*)$`)

// syntaxError reports an error of the YAML parser, which knows the line at best.
func (r *reader) syntaxError(err error) {
	if errors.Is(err, io.EOF) {
		r.fileError(1, "the file is empty", "a scenario file starts with format: 1")
		return
	}
	line, what := 1, err.Error()
	if m := yamlLine.FindStringSubmatch(what); m != nil {
		what = m[2]
		if n, err := strconv.Atoi(m[1]); err == nil {
			line = n
			if strings.HasPrefix(what, "did not find expected ") {
				line++ // the parser, unlike the scanner, counts lines from 0
			}
		}
	}
	line = min(line, len(r.lines))
	want := ""
	if strings.HasPrefix(strings.TrimLeft(r.lines[line-1], " "), "\t") {
		want = "indent with spaces, not with tabs"
	}
	r.fileError(line, "this is no YAML: "+what, want)
}

// fileError reports something wrong with a whole line.
func (r *reader) fileError(line int, what, want string) {
	source := r.lines[line-1]
	indent := len(source) - len(strings.TrimLeft(source, " "))
	r.enter(Diagnostic{Line: line, Column: indent + 1, Width: utf8.RuneCountInString(source) - indent, What: what, Want: want})
}

// vet reports the parts of YAML that the format does without.
func (r *reader) vet(n *yaml.Node, path string, depth int) {
	v := value{n, path}
	switch {
	case n.Kind == yaml.AliasNode:
		r.report(v, "aliases are not allowed", "write the value out")
		return
	case depth > maxDepth:
		r.report(v, "values nest too deep", fmt.Sprintf("%d levels are enough for all of the format", maxDepth))
		return
	}
	if n.Anchor != "" {
		r.report(v, "anchors are not allowed", "leave out &"+clip(n.Anchor))
	}
	if n.Style&yaml.TaggedStyle != 0 {
		r.report(v, "tags are not allowed", "leave out "+clip(n.Tag))
	}
	switch n.Kind {
	case yaml.ScalarNode:
		r.clean(v, prose(path))
	case yaml.SequenceNode:
		for i, c := range n.Content {
			r.vet(c, v.index(i).path, depth+1)
		}
	case yaml.MappingNode:
		seen := make(map[string]bool, len(n.Content)/2)
		for i := 0; i < len(n.Content); i += 2 {
			key, val := n.Content[i], n.Content[i+1]
			child := join(path, key.Value)
			switch at := (value{key, child}); {
			case key.Kind != yaml.ScalarNode:
				r.report(value{key, path}, "a key must be a plain word", "")
			case key.Tag == "!!merge":
				r.report(at, "merge keys are not allowed", "write the values out")
			case seen[key.Value]:
				r.report(at, fmt.Sprintf("%s stands here twice", key.Value), "leave one out")
			case key.Anchor != "" || key.Style&yaml.TaggedStyle != 0:
				r.report(at, "anchors and tags are not allowed", "")
			}
			r.clean(value{key, child}, false)
			seen[key.Value] = true
			r.vet(val, child, depth+1)
		}
	}
}

// prose reports whether what stands at path is prose, which may have several lines.
func prose(path string) bool {
	return path == "title" || path == "note" || path == "origin.at" || strings.HasSuffix(path, ".note")
}

// clean reports characters that would do things to a terminal rather than be read there:
// controls, and those that change the direction of writing. Prose may have several lines.
func (r *reader) clean(v value, prose bool) {
	if i := strings.IndexFunc(v.n.Value, func(c rune) bool { return unprintable(c) && !(prose && (c == '\n' || c == '\t')) }); i >= 0 {
		c, _ := utf8.DecodeRuneInString(v.n.Value[i:])
		r.report(v, fmt.Sprintf("the character %U is not allowed here", c), "leave it out")
	}
}

// unprintable reports whether c is a control or changes the direction of writing.
func unprintable(c rune) bool {
	return unicode.IsControl(c) || c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069 || c == 0x2028 || c == 0x2029
}
