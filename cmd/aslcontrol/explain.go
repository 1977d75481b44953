package main

import (
	"fmt"
	"math"
	"strings"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/unit"
)

var explainCommand = command{
	name:  "explain",
	args:  `[OPTIONS] FILE SUBJECT`,
	short: "why a side Controls a subject, or why not",
	long: `Plays a scenario file and explains who Controls SUBJECT ("building 22U3", "hex V2",
"location V2/1"): since which event, by which rule, because of what; for the side that
does not Control it, what each unit there does and lacks, and what would give it to
that side.

With "victory" for SUBJECT it tells how the Victory Conditions stand and who has won.

  --side SIDE      explain only how SIDE stands toward it
  --at EVENT       as it stood after that event (from 0; -1 for the start)
  --known-to SIDE  only what SIDE can know (A26.15)
  --json           one JSON document per side instead of text
` + boardsHelp + `
Exit status: 0, or 2 if the file could not be used or the command line was wrong.`,
	run: explain,
}

// latest stands for the last event of a file.
const latest = math.MinInt

func explain(s *session, args []string) int {
	side := s.flags.String("side", "", "")
	at := s.flags.Int("at", latest, "")
	knownTo := s.flags.String("known-to", "", "")
	asJSON := s.flags.Bool("json", false, "")
	s.takeBoards()
	rest, status, done := s.parse(args)
	if done {
		return status
	}
	if len(rest) < 2 {
		return s.misuse("name a scenario file and a subject")
	}
	sc, err := s.load(rest[0])
	if err != nil {
		fmt.Fprintln(s.err, err)
		return exitUnfit
	}
	var subject control.Subject
	name := strings.Join(rest[1:], " ")
	switch {
	case name != "victory":
		if subject, err = scenario.ParseSubject(sc.Map, name); err != nil {
			return s.misuse(err.Error())
		}
	case *side != "":
		return s.misuse("--side is not for victory")
	case len(sc.Victory) == 0:
		return s.misuse("the file states no Victory Conditions")
	}
	sides := []unit.Side{unit.First, unit.Second}
	if *side != "" {
		one, ok := sc.Roster.FindSide(*side)
		if !ok || one == unit.None {
			return s.misuse(noSide(sc, *side))
		}
		sides = []unit.Side{one}
	}
	viewer, ok := unit.None, true
	if *knownTo != "" {
		if viewer, ok = sc.Roster.FindSide(*knownTo); !ok || viewer == unit.None {
			return s.misuse(noSide(sc, *knownTo))
		}
	}
	last := len(sc.Events) - 1
	switch {
	case *at == latest:
		*at = last
	case last < 0 && *at != -1:
		return s.misuse(fmt.Sprintf("there is no event %d, as the file has none", *at))
	case *at < -1 || *at > last:
		return s.misuse(fmt.Sprintf("there is no event %d: they count from 0 to %d", *at, last))
	}
	if name == "victory" {
		return s.tellVictory(sc, *at, viewer, *asJSON)
	}
	game, err := sc.PlayTo(*at)
	if err != nil {
		fmt.Fprintln(s.err, err)
		return exitUnfit
	}
	return s.tell(game, viewer, subject, sides, *asJSON)
}

func noSide(sc *scenario.Scenario, name string) string {
	return fmt.Sprintf("there is no side %q: they are %s and %s", name, sc.Roster.SideName(unit.First), sc.Roster.SideName(unit.Second))
}

// tell explains the subject for the sides; of several, in text, not for the one that
// Controls it.
func (s *session) tell(game *control.Adjudicator, viewer unit.Side, subject control.Subject, sides []unit.Side, asJSON bool) int {
	first := true
	for _, side := range sides {
		x := game.ExplainTo(viewer, subject, side)
		if asJSON {
			doc, err := scenario.ExplanationJSON(game, x)
			if err != nil {
				fmt.Fprintln(s.err, err)
				return exitUnfit
			}
			fmt.Fprintf(s.out, "%s\n", doc)
			continue
		}
		if len(sides) > 1 && x.Controller == side && !x.Temporary {
			continue
		}
		if !first {
			fmt.Fprintln(s.out)
		}
		first = false
		fmt.Fprintln(s.out, strings.Join(game.Describe(x), "\n"))
	}
	return exitOK
}

// tellVictory tells how the Victory Conditions stand after an event.
func (s *session) tellVictory(sc *scenario.Scenario, at int, viewer unit.Side, asJSON bool) int {
	judge, err := sc.JudgeTo(at)
	var doc []byte
	if err == nil && asJSON {
		doc, err = scenario.VictoryJSON(judge, viewer)
	}
	switch {
	case err != nil:
		fmt.Fprintln(s.err, err)
		return exitUnfit
	case asJSON:
		fmt.Fprintf(s.out, "%s\n", doc)
	default:
		fmt.Fprintln(s.out, strings.Join(scenario.VictoryText(judge, viewer), "\n"))
	}
	return exitOK
}

var timelineCommand = command{
	name:  "timeline",
	args:  "FILE [SUBJECT...]",
	short: "how Control of subjects passed",
	long: `Plays a scenario file and tells for each SUBJECT, or for all that ever changed hands,
who Controlled it at the start and each ruling since.

` + boardsHelp + `
Exit status: 0, or 2 if the file could not be used or a subject is not known.`,
	run: timeline,
}

func timeline(s *session, args []string) int {
	s.takeBoards()
	rest, status, done := s.parse(args)
	if done {
		return status
	}
	if len(rest) == 0 {
		return s.misuse("name a scenario file")
	}
	sc, err := s.load(rest[0])
	if err != nil {
		fmt.Fprintln(s.err, err)
		return exitUnfit
	}
	var subjects []control.Subject
	for _, name := range rest[1:] {
		subject, err := scenario.ParseSubject(sc.Map, name)
		if err != nil {
			return s.misuse(err.Error())
		}
		subjects = append(subjects, subject)
	}
	game, err := sc.PlayTo(len(sc.Events) - 1)
	if err != nil {
		fmt.Fprintln(s.err, err)
		return exitUnfit
	}
	if subjects == nil {
		for _, subject := range game.Subjects() {
			if len(game.Timeline(unit.None, subject)) > 0 {
				subjects = append(subjects, subject)
			}
		}
	}
	for _, subject := range subjects {
		fmt.Fprintln(s.out, strings.Join(scenario.Timeline(game, subject), "\n"))
	}
	return exitOK
}
