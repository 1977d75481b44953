package scenario

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/unit"
)

// victory checks that the side expected, and no other, has won by now.
func (r *runner) victory(w *Winner) {
	if w == nil {
		return
	}
	if got := r.Victory.Outcome().Winner; got != w.Side {
		r.fail(w.place, won(r.side(w.Side)), won(r.side(got)), r.standings())
	}
}

func won(side string) string {
	if side == "none" {
		return "nobody has won"
	}
	return side + " has won"
}

// standings tells in one line what has been decided and how each condition stands.
func (r *runner) standings() string {
	lines := VictoryText(r.Victory, unit.None)
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return strings.Join(lines, "; ")
}

// JudgeTo makes a Judge of the Victory Conditions and a game with its history, and plays
// it as PlayTo does.
func (s *Scenario) JudgeTo(n int) (*victory.Judge, error) {
	game, err := s.New(control.WithHistory())
	if err != nil {
		return nil, err
	}
	j, err := victory.New(game, s.Victory)
	if err != nil {
		return nil, err
	}
	for i := range min(n+1, len(s.Events)) {
		_, _ = j.Apply(s.Events[i].Event) // a refused event changes nothing
	}
	return j, nil
}

// VictoryText tells in lines how each condition stands, as far as viewer can know, and
// who has won; None knows all.
func VictoryText(j *victory.Judge, viewer unit.Side) []string {
	var lines []string
	for i, s := range j.KnownTo(viewer) {
		lines = append(lines, strings.Split(strings.TrimSuffix(j.Text(i, s), "\n"), "\n")...)
	}
	return append(lines, j.OutcomeText(j.OutcomeTo(viewer)))
}

// writeWin tells of a win after the step that brought it.
func (r *Report) writeWin(b *strings.Builder, rec Record) {
	if o := r.Victory.Outcome(); o.Winner != unit.None && o.Event == rec.Event && o.Step == rec.Step {
		fmt.Fprintf(b, "  %s\n", r.Victory.OutcomeText(o))
	}
}

// writeVictory tells how the Victory Conditions stand at the end, if there are any.
func (r *Report) writeVictory(b *strings.Builder) {
	if len(r.Scenario.Victory) == 0 {
		return
	}
	fmt.Fprintln(b, "\nvictory")
	for _, line := range VictoryText(r.Victory, unit.None) {
		fmt.Fprintf(b, "  %s\n", line)
	}
}

// The JSON of Victory Conditions.
type (
	jsonVictory struct {
		Winner     string                     `json:"winner"` // "none": nobody yet
		Won        *jsonWin                   `json:"won"`    // null: nobody yet
		Both       bool                       `json:"both"`   // both sides fulfil a condition, so that nobody has won
		Text       string                     `json:"text"`
		Conditions []jsonCondition            `json:"conditions"`
		KnownTo    map[string][]jsonCondition `json:"known-to,omitempty"` // by side, as far as it can know (A26.15)
	}
	jsonWin struct {
		Event     int  `json:"event"`
		Step      int  `json:"step"`
		Condition *int `json:"condition"` // null: won by avoiding the enemy's (A26.3)
	}
	jsonCondition struct {
		Side  string       `json:"side"`
		When  string       `json:"when"`
		Holds bool         `json:"holds"`
		Needs jsonStanding `json:"needs"`
	}
	jsonStanding struct {
		Test  string         `json:"test"` // its key
		Holds bool           `json:"holds"`
		Parts []jsonStanding `json:"parts,omitempty"`
		*jsonTest
	}
	jsonTest struct {
		Side    string          `json:"side"`
		Count   victory.Number  `json:"count"`
		Enemy   *victory.Number `json:"enemy,omitempty"` // where it is compared
		Of      *int            `json:"of,omitempty"`    // how many there are, of items and points
		Wanted  string          `json:"wanted"`
		Short   victory.Number  `json:"short"`
		Missing []jsonMissing   `json:"missing"`
		Text    string          `json:"text"`
	}
	jsonMissing struct {
		Subject    string   `json:"subject"`
		Controller string   `json:"controller"`
		DeniedBy   []string `json:"denied-by"`
	}
)

// VictoryJSON gives as a JSON document how the conditions stand, as far as viewer can
// know, and who has won; None knows all.
func VictoryJSON(j *victory.Judge, viewer unit.Side) ([]byte, error) {
	return json.Marshal(victoryJSON(j, viewer))
}

func victoryJSON(j *victory.Judge, viewer unit.Side) *jsonVictory {
	o := j.OutcomeTo(viewer)
	v := &jsonVictory{
		Winner: j.Game().Roster().SideName(o.Winner), Both: o.Both, Text: j.OutcomeText(o), Conditions: conditionsJSON(j, viewer),
	}
	if o.Winner != unit.None {
		v.Won = &jsonWin{Event: o.Event, Step: o.Step}
		if o.Condition >= 0 {
			v.Won.Condition = &o.Condition
		}
	}
	return v
}

// victoryJSON is that of the truth, with what each side can know beside it; nil where
// the file states no conditions.
func (r *Report) victoryJSON() *jsonVictory {
	if len(r.Scenario.Victory) == 0 {
		return nil
	}
	v := victoryJSON(r.Victory, unit.None)
	v.KnownTo = map[string][]jsonCondition{}
	for side := unit.First; side <= unit.Second; side++ {
		v.KnownTo[r.Scenario.Roster.SideName(side)] = conditionsJSON(r.Victory, side)
	}
	return v
}

func conditionsJSON(j *victory.Judge, viewer unit.Side) []jsonCondition {
	all := []jsonCondition{}
	for i, s := range j.KnownTo(viewer) {
		c := j.Conditions()[i]
		all = append(all, jsonCondition{j.Game().Roster().SideName(c.Side), c.When.String(), s.Holds, standingJSON(j, s)})
	}
	return all
}

func standingJSON(judge *victory.Judge, s victory.Standing) jsonStanding {
	game := judge.Game()
	j := jsonStanding{Test: s.Key(), Holds: s.Holds}
	for _, p := range s.Parts {
		j.Parts = append(j.Parts, standingJSON(judge, p))
	}
	if s.Side == unit.None {
		return j
	}
	j.jsonTest = &jsonTest{
		Side: game.Roster().SideName(s.Side), Count: s.Count,
		Wanted: s.Amount.String(), Short: s.Short, Missing: []jsonMissing{}, Text: judge.Line(s),
	}
	if s.Compares() {
		j.Enemy = &s.Enemy
	}
	switch s.Need.(type) {
	case victory.Control, victory.Points:
		j.Of = &s.Of
	}
	for _, m := range s.Missing {
		denied := []string{}
		for _, id := range m.DeniedBy {
			denied = append(denied, game.Roster().Name(id))
		}
		j.Missing = append(j.Missing, jsonMissing{game.Name(m.Subject), game.Roster().SideName(m.Controller), denied})
	}
	return j
}
