package scenario

import (
	"fmt"
	"slices"
	"strings"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// Disputed reports whether the scenario is a dispute: it comes from a public source, or
// hangs on a reading of the rules.
func (s *Scenario) Disputed() bool {
	return s.Contested || slices.Contains([]string{"rulebook-example", "ruling", "article", "forum", "play"}, s.Origin.Kind)
}

// Dispute tells a scenario as a section of a page in Markdown: the question, the answer,
// the rules, the reading and the file, which is named by path.
func (s *Scenario) Dispute(path string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "### %s\n\n%s.\n\n", s.Case, markdown(strings.TrimSuffix(s.Title, ".")))
	for _, e := range s.Events {
		fmt.Fprintf(&b, "- `%s`", e.Source)
		if answer := s.answer(e.Expect); answer != "" {
			fmt.Fprintf(&b, " → %s", answer)
		}
		b.WriteString("\n")
	}
	fmt.Fprintf(&b, "\nRules: %s.", strings.Join(s.Cites, ", "))
	for _, r := range control.AllReadings() {
		if view, chosen := s.Readings[r]; chosen {
			fmt.Fprintf(&b, " Reading: `%v: %v`.", r, view)
		}
	}
	if s.Contested {
		b.WriteString(" Contested.")
	}
	if s.Note != "" {
		fmt.Fprintf(&b, " %s", markdown(s.Note))
	}
	fmt.Fprintf(&b, "\n\n[%s](%s)", path, path)
	if source := strings.TrimSpace(s.Origin.ID + " " + s.Origin.At); source != "" {
		fmt.Fprintf(&b, " · %s", source)
	}
	b.WriteString("\n")
	return b.String()
}

// answer tells what must be true after an event.
func (s *Scenario) answer(x *Expectation) string {
	if x == nil {
		return ""
	}
	var parts []string
	if x.Rejected != "" {
		parts = append(parts, "refused ("+x.Rejected+")")
	}
	if x.Unchanged {
		parts = append(parts, "nothing changes")
	}
	side := s.Roster.SideName
	for _, c := range x.Controllers {
		parts = append(parts, s.subjectName(c.Subject)+" "+side(c.Side))
	}
	for _, d := range x.Denied {
		var by []string
		for _, id := range d.By {
			by = append(by, s.Roster.Name(id))
		}
		parts = append(parts, fmt.Sprintf("%s denied %s by %s", side(d.Side), s.subjectName(d.Subject), strings.Join(by, ", ")))
	}
	for _, c := range x.Known {
		if c.Viewer != unit.None {
			parts = append(parts, fmt.Sprintf("to the %s's knowledge %s %s", side(c.Viewer), s.subjectName(c.Subject), side(c.Side)))
		}
	}
	if x.Victory != nil {
		parts = append(parts, won(side(x.Victory.Side)))
	}
	return strings.Join(parts, "; ")
}

// subjectName names a subject with its kind.
func (s *Scenario) subjectName(subject control.Subject) string {
	switch subject.Kind() {
	case control.LocationKind:
		return "location " + s.Map.LocationName(subject.Location())
	case control.HexKind:
		return "hex " + s.Map.HexName(subject.Hex())
	}
	return "building " + s.Map.Building(subject.Building()).Name
}

// markdown keeps what a file says from being taken for HTML.
func markdown(s string) string { return strings.NewReplacer("<", "&lt;", ">", "&gt;").Replace(s) }
