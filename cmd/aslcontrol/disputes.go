package main

import (
	"fmt"
	"path/filepath"
	"slices"
)

var disputesCommand = command{
	name:  "disputes",
	args:  "FOLDER",
	short: "a page of the disputes among the cases of a folder",
	long: `Writes a page in Markdown with every case in FOLDER and below that comes from a public
source or hangs on a reading of the rules: the question, the answer, the rules, the
reading, the file.

` + boardsHelp + `
Exit status: 0, or 2 if a file could not be used.`,
	run: disputes,
}

func disputes(s *session, args []string) int {
	s.takeBoards()
	rest, status, done := s.parse(args)
	if done {
		return status
	}
	if len(rest) != 1 {
		return s.misuse("name a folder of cases")
	}
	files, err := find(rest)
	if err != nil {
		fmt.Fprintf(s.err, "aslcontrol disputes: %v\n", err)
		return exitUnfit
	}
	slices.Sort(files)
	fmt.Fprint(s.out, "# Disputes\n\nReal disputes and contested readings among the cases, each with its answer. This page\nis written by `aslcontrol disputes`; the files are the source.\n")
	for _, file := range files {
		sc, err := s.load(file)
		if err != nil {
			fmt.Fprintln(s.err, err)
			status = exitUnfit
			continue
		}
		path, err := filepath.Rel(rest[0], file)
		if err != nil {
			path = file
		}
		if sc.Disputed() {
			fmt.Fprintf(s.out, "\n%s", sc.Dispute(filepath.ToSlash(path)))
		}
	}
	return status
}
