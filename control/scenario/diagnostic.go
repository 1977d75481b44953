package scenario

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// A Diagnostic is one thing wrong with a scenario file.
type Diagnostic struct {
	File   string
	Line   int    // from 1
	Column int    // in characters, from 1
	Width  int    // how many characters are meant, at least 1
	Path   string // "events[3].move.to"; empty for the file as a whole
	What   string // what is wrong
	Want   string // what would be right; may be empty
	source string // the part of the line that a snippet shows
	cut    int    // how many characters of the line stand before it
}

// Error gives the diagnostic in one line: file:line:column, path, what, want.
func (d Diagnostic) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s:%d:%d: ", d.File, d.Line, d.Column)
	if d.Path != "" {
		b.WriteString(d.Path + ": ")
	}
	b.WriteString(d.What)
	if d.Want != "" {
		b.WriteString("; " + d.Want)
	}
	return printable(b.String())
}

// printable shows what would do things to a terminal as a dot.
func printable(s string) string {
	return strings.Map(func(c rune) rune {
		if unprintable(c) {
			return '·'
		}
		return c
	}, s)
}

// maxSnippet is how many characters of a line a snippet shows.
const maxSnippet = 120

// Snippet shows the line of the file with the place marked beneath it, in two lines;
// empty where there is none to show.
func (d Diagnostic) Snippet() string {
	if d.source == "" {
		return ""
	}
	shown, dots := []rune(printable(strings.ReplaceAll(d.source, "\t", " "))), ""
	if d.cut > 0 {
		dots = "…"
	}
	at := min(d.Column-1-d.cut, len(shown))
	width := max(1, min(d.Width, len(shown)-at))
	number := fmt.Sprint(d.Line)
	return fmt.Sprintf("  %s | %s%s\n  %s | %s%s", number, dots, string(shown),
		strings.Repeat(" ", len(number)), strings.Repeat(" ", at+len([]rune(dots))), strings.Repeat("^", width))
}

// Diagnostics are all that is wrong with a file, in the order of the file.
type Diagnostics []Diagnostic

// Error gives each diagnostic in a line, with its snippet beneath.
func (ds Diagnostics) Error() string {
	var lines []string
	for _, d := range ds {
		lines = append(lines, d.Error())
		if s := d.Snippet(); s != "" {
			lines = append(lines, s)
		}
	}
	return strings.Join(lines, "\n")
}

func (ds Diagnostics) sort() {
	slices.SortStableFunc(ds, func(a, b Diagnostic) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
}
