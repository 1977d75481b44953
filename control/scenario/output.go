package scenario

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// The JSON document of a report.
type (
	jsonReport struct {
		Case    string       `json:"case"`
		Title   string       `json:"title"`
		Sides   [2]string    `json:"sides"`
		Events  []jsonRecord `json:"events"`
		Control jsonControl  `json:"control"`
		Victory *jsonVictory `json:"victory,omitempty"` // absent where the file states no conditions

		Readings *[]jsonDifference `json:"readings,omitempty"`
	}
	jsonDifference struct {
		Readings map[string]bool `json:"readings"`
		Subject  string          `json:"subject"`
		From     int             `json:"from"`
		To       int             `json:"to"`
		Usual    string          `json:"usual"`
		Other    string          `json:"other"`
	}
	jsonRecord struct {
		Index    int          `json:"index"`
		Step     int          `json:"step"`
		Event    string       `json:"event"`
		Rejected *jsonRefusal `json:"rejected"`
		Rulings  []jsonRuling `json:"rulings"`
	}
	jsonRefusal struct {
		Rule   string `json:"rule"`
		Reason string `json:"reason"`
	}
	jsonRuling struct {
		Subject string      `json:"subject"`
		From    string      `json:"from"`
		To      string      `json:"to"`
		Rule    string      `json:"rule"`
		Because []jsonCause `json:"because"`
		Text    string      `json:"text"`
	}
	jsonCause struct {
		Kind      string `json:"kind"`
		Unit      string `json:"unit,omitempty"`
		At        string `json:"at,omitempty"`
		KindledBy string `json:"kindled-by,omitempty"`
		Count     int16  `json:"count,omitempty"`
		Of        int16  `json:"of,omitempty"`
	}
	jsonControl struct {
		Locations map[string]string `json:"locations"`
		Hexes     map[string]string `json:"hexes"`
		Buildings map[string]string `json:"buildings"`
	}
)

// MarshalJSON gives the report as one document: the records with their rulings, and
// who Controls what at the end. What nobody Controls is left out.
func (r *Report) MarshalJSON() ([]byte, error) {
	s := r.Scenario
	doc := jsonReport{
		Case: s.Case, Title: s.Title, Sides: [2]string{s.Roster.SideName(unit.First), s.Roster.SideName(unit.Second)},
		Events:  []jsonRecord{},
		Control: jsonControl{r.byName(control.LocationKind), r.byName(control.HexKind), r.byName(control.BuildingKind)},
		Victory: r.victoryJSON(),
	}
	for _, rec := range r.Records {
		j := jsonRecord{Index: rec.Event, Step: rec.Step, Event: s.Events[rec.Event].Kind, Rulings: []jsonRuling{}}
		if rec.Rejected != nil {
			j.Rejected = &jsonRefusal{rec.Rejected.Rule.String(), rec.Rejected.Reason()}
		}
		for _, ruling := range rec.Rulings {
			j.Rulings = append(j.Rulings, asJSON(r.Game, ruling))
		}
		doc.Events = append(doc.Events, j)
	}
	if r.reread {
		doc.Readings = r.jsonDifferences()
	}
	return json.Marshal(doc)
}

func (r *Report) jsonDifferences() *[]jsonDifference {
	all := []jsonDifference{}
	for _, d := range r.differences {
		j := jsonDifference{map[string]bool{}, r.Game.Name(d.Subject), d.From, d.To, r.Scenario.Roster.SideName(d.Usual), r.Scenario.Roster.SideName(d.Other)}
		for _, reading := range d.Readings {
			j.Readings[reading.String()] = !r.Game.View(reading)
		}
		all = append(all, j)
	}
	return &all
}

func because(g *control.Adjudicator, c control.Cause) jsonCause {
	j := jsonCause{Kind: c.Kind.String(), Unit: g.Roster().Name(c.Unit), Count: c.Count, Of: c.Of}
	if c.At != 0 {
		j.At, j.KindledBy = g.Map().LocationName(c.At), g.Roster().SideName(c.Side)
	}
	return j
}

func asJSON(g *control.Adjudicator, r control.Ruling) jsonRuling {
	return jsonRuling{
		Subject: g.Name(r.Subject), From: g.Roster().SideName(r.From), To: g.Roster().SideName(r.To), Rule: r.Rule.String(),
		Because: []jsonCause{because(g, r.Cause)}, Text: g.Text(r),
	}
}

func (r *Report) byName(k control.Kind) map[string]string {
	names := map[string]string{}
	for side, list := range r.rows(k) {
		for _, name := range list {
			if unit.Side(side) != unit.None {
				names[name] = r.Scenario.Roster.SideName(unit.Side(side))
			}
		}
	}
	return names
}

// rows gives who Controls the subjects of a kind at the end, as names by side.
func (r *Report) rows(k control.Kind) [3][]string {
	var rows [3][]string
	for _, s := range r.Game.Subjects() {
		if s.Kind() == k && !r.Game.Gone(s.Location()) {
			side := r.Game.Controller(s)
			rows[side] = append(rows[side], r.Game.ShortName(s))
		}
	}
	return rows
}

// WriteText tells the report in plain sentences: after each event what changed and
// why, then who Controls what.
func (r *Report) WriteText(w io.Writer) error {
	var b strings.Builder
	s := r.Scenario
	if s.Case+s.Title == "" {
		fmt.Fprintln(&b, s.File)
	} else {
		fmt.Fprintln(&b, strings.Trim(s.Case+": "+s.Title, ": "))
	}
	event := -1
	for _, rec := range r.Records {
		e := &s.Events[rec.Event]
		if rec.Event != event {
			event = rec.Event
			fmt.Fprintf(&b, "\nevent %d, %s\n", event, e.Source)
		}
		if e.steps > 1 && rec.Rejected == nil {
			fmt.Fprintf(&b, "  step %d\n", rec.Step)
		}
		switch {
		case rec.Rejected != nil:
			fmt.Fprintf(&b, "  refused (%v): %s\n", rec.Rejected.Rule, rec.Rejected.Reason())
		case len(rec.Rulings) == 0:
			fmt.Fprintln(&b, "  nothing changes")
		}
		for _, ruling := range rec.Rulings {
			fmt.Fprintf(&b, "  %s\n", r.Game.Text(ruling))
		}
		r.writeWin(&b, rec)
	}
	fmt.Fprintln(&b, "\nat the end")
	for _, k := range []control.Kind{control.BuildingKind, control.HexKind, control.LocationKind} {
		r.writeRows(&b, k)
	}
	r.writeVictory(&b)
	if r.reread {
		r.writeDifferences(&b)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// writeDifferences tells what hangs on a reading of the rules.
func (r *Report) writeDifferences(b *strings.Builder) {
	fmt.Fprintln(b, "\nunder other readings")
	for _, d := range r.differences {
		fmt.Fprintf(b, "  %s\n", DifferenceText(r.Game, d))
	}
	if len(r.differences) == 0 {
		fmt.Fprintln(b, "  nothing differs")
	}
}

// manyNames is how many names of a kind a summary lists for one side; of the side that
// has the most, if more, it gives the number.
const manyNames = 12

// plurals are the words for several subjects of a kind.
var plurals = [...]string{control.LocationKind: "Locations", control.HexKind: "hexes", control.BuildingKind: "buildings"}

// writeRows tells in a line a side who Controls the subjects of a kind.
func (r *Report) writeRows(b *strings.Builder, k control.Kind) {
	rows := r.rows(k)
	most := 0
	for side := range rows {
		if len(rows[side]) > len(rows[most]) {
			most = side
		}
	}
	for _, side := range []unit.Side{unit.First, unit.Second, unit.None} {
		names, total := rows[side], len(rows[0])+len(rows[1])+len(rows[2])
		if len(names) == 0 {
			continue
		}
		list := strings.Join(names, ", ")
		switch {
		case len(names) == total && total > manyNames:
			list = fmt.Sprintf("all %d", total)
		case int(side) == most && len(names) > manyNames:
			list = fmt.Sprintf("the other %d", len(names))
		}
		fmt.Fprintf(b, "  %-10s %s: %s\n", plurals[k], r.Scenario.Roster.SideName(side), list)
	}
}
