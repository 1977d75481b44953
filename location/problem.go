package location

import (
	"fmt"
	"strings"
)

// A Problem says what is wrong with one thing that a caller wrote: a name, or a
// part of a larger plan.
type Problem struct {
	Path string // where in the plan, such as "buildings[0].hexes[2]"; may be empty
	What string // what is wrong
	Want string // what would be right; may be empty
}

func (p Problem) Error() string {
	s := p.What
	if p.Path != "" {
		s = p.Path + ": " + s
	}
	if p.Want != "" {
		s += "; " + p.Want
	}
	return s
}

// Problems are all the problems of one plan, found together.
type Problems []Problem

func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}

// Addf appends a problem whose What is formatted as by fmt.Sprintf.
func (ps *Problems) Addf(path, want, format string, args ...any) {
	*ps = append(*ps, Problem{Path: path, What: fmt.Sprintf(format, args...), Want: want})
}

// Add appends err under path; a Problem keeps its parts, Problems their paths behind
// that. A nil err adds nothing.
func (ps *Problems) Add(path string, err error) {
	switch e := err.(type) {
	case nil:
	case Problem:
		e.Path = path
		*ps = append(*ps, e)
	case Problems:
		for _, p := range e {
			p.Path = path + p.Path
			*ps = append(*ps, p)
		}
	default:
		*ps = append(*ps, Problem{Path: path, What: err.Error()})
	}
}

// Err returns the problems as an error, or nil where there are none.
func (ps Problems) Err() error {
	if len(ps) == 0 {
		return nil
	}
	return ps
}
