package scenario

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
	"gopkg.in/yaml.v3"
)

// A Scenario is a scenario file, read and checked, with all names resolved.
type Scenario struct {
	File      string
	Case      string
	Title     string
	Cites     []string
	Origin    Origin
	Note      string
	Contested bool

	Map      *terrain.Map
	Roster   *unit.Roster
	Position control.Position
	Readings map[control.Reading]bool // those that the file chooses

	Victory []victory.Condition

	Start  *Expectation // of the start of play; nil if none
	Events []Event

	Warnings Diagnostics // doubtful places of the boards, which do not keep it from being played
}

// An Origin says where a case comes from.
type Origin struct {
	Kind string // one of OriginKinds; may be empty
	At   string
	ID   string
}

// OriginKinds lists the kinds of origin.
func OriginKinds() []string {
	return []string{"rules", "rulebook-example", "ruling", "article", "forum", "play", "derived"}
}

// An Event is one entry of a file's events.
type Event struct {
	Event  control.Event
	Kind   string // its key: "move", "status", ..
	Source string // as written, in one line: "move: {unit: 4-4-7, to: V2}"
	Note   string
	Line   int
	Column int
	Expect *Expectation // nil if none
	steps  int          // of a move; else 1
}

// An Expectation is what must be true at a moment of the game.
type Expectation struct {
	Controllers []Controller
	Known       []Controller // what a side can know
	Cites       []Citation
	Denied      []Denial
	Victory     *Winner // nil if not stated
	Only        bool
	Unchanged   bool
	Rejected    string // the rule; empty if the event must not be refused
	at          place  // where it stands in the file
	rejectedAt  place
	onlyAt      place
	unchangedAt place
	named       map[control.Subject]bool
}

// A place is where a thing stands in the file.
type place struct {
	Line   int
	Column int
	Path   string
}

// A Controller expects a subject to be a side's.
type Controller struct {
	Viewer  unit.Side // None: in truth
	Subject control.Subject
	Side    unit.Side
	place
}

// A Citation expects the present controller's ruling to cite a rule.
type Citation struct {
	Subject control.Subject
	Rule    string
	place
}

// A Winner expects a side to have won by now; None: nobody yet.
type Winner struct {
	Side unit.Side
	place
}

// A Denial expects exactly these enemy units to keep a side from gaining a subject.
type Denial struct {
	Subject control.Subject
	Side    unit.Side
	By      []unit.ID
	Rule    string // empty if not stated
	place
}

// New makes the game that the file describes, at its start, with each side's view. Of
// readings in options the last holds.
func (s *Scenario) New(options ...control.Option) (*control.Adjudicator, error) {
	all := []control.Option{control.WithViews()}
	for reading, view := range s.Readings {
		all = append(all, control.WithReading(reading, view))
	}
	return control.New(s.Map, s.Roster, s.Position, append(all, options...)...)
}

// PlayTo makes the game with its history and plays it up to and with event n, or for n
// below 0 to its start. Refused events count.
func (s *Scenario) PlayTo(n int) (*control.Adjudicator, error) {
	game, err := s.New(control.WithHistory())
	if err != nil {
		return nil, err
	}
	for i := range min(n+1, len(s.Events)) {
		_, _ = game.Apply(s.Events[i].Event) // a refused event changes nothing
	}
	return game, nil
}

// Differences finds what would be Controlled otherwise under other readings.
func (s *Scenario) Differences() ([]control.Difference, error) {
	events := make([]control.Event, len(s.Events))
	for i, e := range s.Events {
		events[i] = e.Event
	}
	return control.Differences(s.New, events)
}

// Load reads and checks the scenario file at path. The error is a [Diagnostics] where
// the file can be read but is no scenario; it then holds all that is wrong.
//
// The boards that the file names are read too: from a path, which starts from the folder
// of the file, or by name from the folder [WithBoards]. Of each no more is read than a
// board of VASL has.
func Load(path string, options ...Option) (*Scenario, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	src, err := readAll(f)
	if err != nil {
		return nil, err
	}
	return Parse(path, src, append(options, beside(filepath.Dir(path)))...)
}

// Parse reads and checks a scenario file of that name. The error is a [Diagnostics]
// that holds all that is wrong. Parse opens no files but, by name, those in the folder
// [WithBoards]: without it a scenario that names a board's file is refused.
func Parse(file string, src []byte, options ...Option) (*Scenario, error) {
	src = bytes.TrimPrefix(src, []byte("\ufeff"))
	l := newLoader(file, src)
	for _, option := range options {
		option(l)
	}
	if root := l.decode(src); root != nil {
		l.load(value{root, ""})
	}
	if len(l.diags) > 0 {
		l.diags.sort()
		if l.more > 0 {
			l.diags = append(l.diags, l.placed(Diagnostic{Line: 1, Column: 1, What: fmt.Sprintf("and %d mistakes more", l.more)}))
		}
		return nil, slices.Compact(l.diags)
	}
	return l.s, nil
}

// flow writes a node in one line.
func flow(n *yaml.Node) string {
	out, err := yaml.Marshal(bare(n))
	if err != nil {
		return ""
	}
	return string(out)
}

// bare is n in one line and without its comments.
func bare(n *yaml.Node) *yaml.Node {
	c := *n
	c.HeadComment, c.LineComment, c.FootComment = "", "", ""
	if c.Kind != yaml.ScalarNode {
		c.Style = yaml.FlowStyle
	}
	c.Content = make([]*yaml.Node, len(n.Content))
	for i, child := range n.Content {
		c.Content[i] = bare(child)
	}
	return &c
}
