package scenario

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A Report is what came of a scenario.
type Report struct {
	Scenario *Scenario
	Records  []Record
	Failures []Failure            // expectations that do not hold
	Game     *control.Adjudicator // at the end
	Victory  *victory.Judge       // at the end

	reread      bool
	differences []control.Difference
}

// Reread finds what would be Controlled otherwise under other readings of the rules, and
// makes it part of the report.
func (r *Report) Reread() error {
	differences, err := r.Scenario.Differences()
	r.reread, r.differences = true, differences
	return err
}

// A Record is one step of an event: of a move each Location entered, of any other
// event, or a refused one, the whole.
type Record struct {
	Event    int              // index into the scenario's Events
	Step     int              // from 0
	Rejected *control.Refusal // nil if it happened
	Rulings  []control.Ruling
}

// A Failure is an expectation that does not hold.
type Failure struct {
	File   string
	Line   int
	Column int
	Path   string
	Want   string // what was wanted
	Got    string // what came
	Behind string // the ruling behind it, and what stands in the way; may be empty
}

// String tells the failure in one line: file:line:column, path, want, got, behind.
func (f Failure) String() string {
	s := fmt.Sprintf("%s:%d:%d: %s: wanted %s, got %s", f.File, f.Line, f.Column, f.Path, f.Want, f.Got)
	if f.Behind != "" {
		s += "; " + f.Behind
	}
	return s
}

// Run plays the scenario and checks its expectations.
func (s *Scenario) Run() (*Report, error) {
	game, err := s.New()
	if err != nil {
		return nil, err
	}
	judge, err := victory.New(game, s.Victory)
	if err != nil {
		return nil, err
	}
	r := &runner{Report: &Report{Scenario: s, Game: game, Victory: judge}, subjects: game.Subjects(), last: map[control.Subject]ruled{}}
	r.expect(s.Start)
	for i := range s.Events {
		r.play(i)
	}
	return r.Report, nil
}

// A runner plays one scenario.
type runner struct {
	*Report
	subjects []control.Subject
	last     map[control.Subject]ruled
}

// A ruled is the last ruling on a subject and its event.
type ruled struct {
	event  int
	ruling control.Ruling
}

// play lets event i happen and checks what it expects.
func (r *runner) play(i int) {
	e := &r.Scenario.Events[i]
	x := e.Expect
	var before []unit.Side
	if x != nil && (x.Only || x.Unchanged || x.Rejected != "") {
		before = r.controllers()
	}
	rulings, err := r.Victory.Apply(e.Event)
	refusal, _ := err.(*control.Refusal)
	if refusal != nil {
		r.Records = append(r.Records, Record{Event: i, Rejected: refusal})
	} else {
		r.record(i, e.steps, rulings)
	}
	r.outcome(e, i, refusal)
	if x == nil {
		return
	}
	r.changes(x, before, refusal)
	r.expect(x)
}

// record parts the rulings by step.
func (r *runner) record(i, steps int, rulings []control.Ruling) {
	for step := range steps {
		rec := Record{Event: i, Step: step}
		for len(rulings) > 0 && rulings[0].Step == step {
			rec.Rulings = append(rec.Rulings, rulings[0])
			r.last[rulings[0].Subject] = ruled{i, rulings[0]}
			rulings = rulings[1:]
		}
		r.Records = append(r.Records, rec)
	}
}

// controllers are the effective controllers of all that is on the map.
func (r *runner) controllers() []unit.Side {
	all := make([]unit.Side, len(r.subjects))
	for i, s := range r.subjects {
		all[i] = r.Game.Controller(s)
	}
	return all
}
