package main

import (
	"fmt"
	"os"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// boardsHelp explains the option --boards of commands that read scenario files.
const boardsHelp = `  --boards DIR     the folder of your VASL boards (bd01, bd02, ...), where the boards
                   that a file names are looked up; by default the one that the
                   environment variable ASLCONTROL_BOARDS names
`

// takeBoards gives the command the option --boards.
func (s *session) takeBoards() {
	s.flags.StringVar(&s.boards, "boards", os.Getenv("ASLCONTROL_BOARDS"), "")
}

// load loads a scenario file and tells where its boards may be mistaken.
func (s *session) load(file string) (*scenario.Scenario, error) {
	sc, err := scenario.Load(file, scenario.WithBoards(s.boards))
	if err != nil {
		return nil, err
	}
	for _, w := range sc.Warnings {
		fmt.Fprintln(s.err, "warning:", w)
	}
	return sc, nil
}

// play loads a scenario file and runs it.
func (s *session) play(file string) (*scenario.Report, error) {
	sc, err := s.load(file)
	if err != nil {
		return nil, err
	}
	return sc.Run()
}
