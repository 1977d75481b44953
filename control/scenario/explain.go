package scenario

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/control"
)

// The JSON of an explanation.
type (
	jsonExplanation struct {
		Subject    string      `json:"subject"`
		Side       string      `json:"side"`
		KnownTo    string      `json:"known-to,omitempty"`
		Controller string      `json:"controller"`
		Temporary  bool        `json:"temporary"`
		Rule       string      `json:"rule"`
		Start      jsonStart   `json:"start"`
		Rulings    []jsonEntry `json:"rulings"`
		Gains      bool        `json:"gains"`
		Because    string      `json:"because"`
		Denying    []string    `json:"denying"`
		Units      []jsonUnit  `json:"units"`
		ToGainIt   []string    `json:"to-gain-it"`
		Text       []string    `json:"text"`
	}
	jsonStart struct {
		Controller string `json:"controller"`
		Rule       string `json:"rule"`
	}
	jsonEntry struct {
		Event int `json:"event"`
		jsonRuling
	}
	jsonUnit struct {
		Unit   string `json:"unit"`
		Side   string `json:"side"`
		At     string `json:"at"`
		Gains  bool   `json:"gains"`
		Denies bool   `json:"denies"`
		Lacks  string `json:"lacks,omitempty"`
		Place  string `json:"place,omitempty"`
	}
)

// ExplanationJSON gives an explanation in game as a JSON document.
func ExplanationJSON(game *control.Adjudicator, x control.Explanation) ([]byte, error) {
	names := game.Roster()
	doc := jsonExplanation{
		Subject: game.Name(x.Subject), Side: names.SideName(x.Side), Controller: names.SideName(x.Controller), Temporary: x.Temporary,
		Rule: x.Cites.String(), Start: jsonStart{names.SideName(x.Start), x.StartRule.String()}, Rulings: entries(game, x.Chain),
		Gains: x.Verdict == control.GainsIt, Because: game.TextOf(x), Denying: []string{}, Units: []jsonUnit{}, ToGainIt: []string{}, Text: game.Describe(x),
	}
	if x.Viewer.Playing() {
		doc.KnownTo = names.SideName(x.Viewer)
	}
	for _, id := range x.Denying {
		doc.Denying = append(doc.Denying, names.Name(id))
	}
	for _, p := range x.Units {
		doc.Units = append(doc.Units, jsonUnit{names.Name(p.Unit), names.SideName(p.Side), game.Map().LocationName(p.At),
			p.Effect == control.Gains, p.Effect >= control.Denies, p.Lack.String(), p.Spot.String()})
	}
	for _, r := range x.ToGainIt {
		doc.ToGainIt = append(doc.ToGainIt, game.RemedyText(r))
	}
	return json.Marshal(doc)
}

func entries(game *control.Adjudicator, chain []control.Entry) []jsonEntry {
	all := make([]jsonEntry, len(chain))
	for i, e := range chain {
		all[i] = jsonEntry{e.Event, asJSON(game, e.Ruling)}
	}
	return all
}

// Timeline tells each ruling on a subject in a line, after who Controlled it at the start.
func Timeline(game *control.Adjudicator, s control.Subject) []string {
	side, rule := game.Beginning(0, s)
	line := "  start: " + game.Roster().SideName(side)
	if rule != control.NoRule {
		line += fmt.Sprintf(" (%v)", rule)
	}
	lines := []string{game.Name(s), line}
	for _, e := range game.Timeline(0, s) {
		lines = append(lines, fmt.Sprintf("  event %d: %s", e.Event, game.Text(e.Ruling)))
	}
	return lines
}

// DifferenceText tells a difference in a sentence.
func DifferenceText(game *control.Adjudicator, d control.Difference) string {
	var readings []string
	for _, r := range d.Readings {
		readings = append(readings, fmt.Sprintf("%v: %v", r, !game.View(r)))
	}
	when := fmt.Sprintf("after events %d to %d", d.From, d.To)
	switch {
	case d.To < 0:
		when = "at the start"
	case d.From < 0:
		when = fmt.Sprintf("from the start to event %d", d.To)
	case d.From == d.To:
		when = fmt.Sprintf("after event %d", d.From)
	}
	return fmt.Sprintf("%s, %s: %s; with %s: %s", game.Name(d.Subject), when, game.Roster().SideName(d.Usual),
		strings.Join(readings, " and "), game.Roster().SideName(d.Other))
}
