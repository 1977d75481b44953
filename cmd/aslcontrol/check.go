package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

var checkCommand = command{
	name:  "check",
	args:  "PATH...",
	short: "whether files keep what they expect",
	long: `Plays scenario files, and all that end in .yaml or .yml in folders and below, and
checks what they expect. For each expectation that fails it tells the file and
line, what was wanted, what came, and the ruling behind it. The last line counts
the files.

` + boardsHelp + `
Exit status: 0 if all passed, 1 if some failed, 2 if a file could not be used (it
counts as failed) or there are no files.`,
	run: check,
}

func check(s *session, args []string) int {
	s.takeBoards()
	paths, status, done := s.parse(args)
	if done {
		return status
	}
	if len(paths) == 0 {
		return s.misuse("name scenario files or folders")
	}
	files, err := find(paths)
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("no scenario files (.yaml, .yml) found in %v", paths)
	}
	passed, failed := 0, 0
	if err != nil {
		fmt.Fprintf(s.err, "aslcontrol check: %v\n", err)
		status = exitUnfit
	}
	for _, file := range files {
		report, err := s.play(file)
		switch {
		case err != nil:
			fmt.Fprintln(s.err, err)
			status = exitUnfit
			failed++
		case len(report.Failures) > 0:
			for _, f := range report.Failures {
				fmt.Fprintln(s.out, f)
			}
			status = max(status, exitFailed)
			failed++
		default:
			passed++
		}
	}
	count, colour := fmt.Sprintf("%d passed, %d failed", passed, failed), green
	if status != exitOK {
		colour = red
	}
	fmt.Fprintln(s.out, s.paint(colour, count))
	return status
}

// find lists the files named and the scenario files below the folders named. Where
// paths cannot be read it gives the others with the errors.
func find(paths []string) (files []string, err error) {
	for _, path := range paths {
		if info, e := os.Stat(path); e == nil && info.IsDir() {
			path += string(filepath.Separator) // a link to a folder is walked too
		}
		walked := filepath.WalkDir(path, func(p string, d fs.DirEntry, e error) error {
			if e != nil {
				return e
			}
			if ext := filepath.Ext(p); !d.IsDir() && (p == path || d.Type()&^fs.ModeSymlink == 0 && (ext == ".yaml" || ext == ".yml")) {
				files = append(files, p)
			}
			return nil
		})
		err = errors.Join(err, walked)
	}
	return files, err
}
