package main

import (
	"encoding/json"
	"fmt"
)

var adjudicateCommand = command{
	name:  "adjudicate",
	args:  "[--json] [--readings] FILE...",
	short: "who Controls what after every event, and why",
	long: `Plays scenario files. After each event it tells what changed and why, with the
numbers of the rules; at the end, who Controls what and how the Victory Conditions
stand. What a file expects is not checked; for that there is aslcontrol check.

  --json           one JSON document per file instead of text
  --readings       tell also what would be Controlled otherwise under other readings
                   of the rules
` + boardsHelp + `
Exit status: 0, or 2 if a file could not be used.`,
	run: adjudicate,
}

func adjudicate(s *session, args []string) int {
	asJSON := s.flags.Bool("json", false, "")
	readings := s.flags.Bool("readings", false, "")
	s.takeBoards()
	files, status, done := s.parse(args)
	if done {
		return status
	}
	if len(files) == 0 {
		return s.misuse("name a scenario file")
	}
	for i, file := range files {
		report, err := s.play(file)
		if err == nil && *readings {
			err = report.Reread()
		}
		if err != nil {
			fmt.Fprintln(s.err, err)
			status = exitUnfit
			continue
		}
		if *asJSON {
			_ = json.NewEncoder(s.out).Encode(report) // the session notes what cannot be written
			continue
		}
		if i > 0 {
			fmt.Fprintln(s.out)
		}
		_ = report.WriteText(s.out)
	}
	return status
}
