// Command aslcontrol adjudicates Control in Advanced Squad Leader scenario files.
//
//	aslcontrol adjudicate FILE...      who Controls what after every event, and why
//	aslcontrol check PATH...           whether files keep what they expect
//	aslcontrol explain FILE SUBJECT    why a side Controls a subject, or why not
//	aslcontrol timeline FILE           how Control of subjects passed
//	aslcontrol disputes FOLDER         a page of the disputes among the cases of a folder
//	aslcontrol board PATH              what is on a board of VASL
//	aslcontrol building HEX            which building a hex belongs to, and what Control of it asks for
//	aslcontrol version                 the version of the program
//	aslcontrol help [COMMAND]          how to use it
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
)

// Exit statuses.
const (
	exitOK     = 0
	exitFailed = 1 // an expectation failed
	exitUnfit  = 2 // a file could not be used, or the command line was wrong
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// A command is one verb of the program.
type command struct {
	name  string
	args  string
	short string
	long  string
	run   func(s *session, args []string) int
}

func commands() []command {
	return []command{adjudicateCommand, checkCommand, explainCommand, timelineCommand, disputesCommand, boardCommand, buildingCommand, versionCommand}
}

// A session is one run of the program.
type session struct {
	command
	out, err io.Writer
	colour   bool
	flags    *flag.FlagSet
	boards   string // the folder of boards, of commands that take it
}

func run(args []string, out, err io.Writer) int {
	if len(args) == 0 {
		usage(err)
		return exitUnfit
	}
	name := args[0]
	if name == "help" || name == "--help" || name == "-h" {
		return help(args[1:], out, err)
	}
	for _, c := range commands() {
		if c.name == name {
			tracked := &tracker{Writer: out}
			s := &session{command: c, out: tracked, err: err, colour: colourful(out), flags: flag.NewFlagSet(name, flag.ContinueOnError)}
			s.flags.SetOutput(io.Discard)
			status := c.run(s, args[1:])
			if tracked.err != nil {
				fmt.Fprintf(err, "aslcontrol %s: the output could not be written: %v\n", name, tracked.err)
				return exitUnfit
			}
			return status
		}
	}
	fmt.Fprintf(err, "aslcontrol: there is no command %q\n\n", name)
	usage(err)
	return exitUnfit
}

// A tracker remembers the first error of its Writer.
type tracker struct {
	io.Writer
	err error
}

func (t *tracker) Write(p []byte) (int, error) {
	n, err := t.Writer.Write(p)
	if t.err == nil {
		t.err = err
	}
	return n, err
}

func usage(w io.Writer) {
	fmt.Fprint(w, "aslcontrol adjudicates Control in Advanced Squad Leader.\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "  aslcontrol %-26s %s\n", c.name+" "+c.args, c.short)
	}
	fmt.Fprintf(w, "  aslcontrol %-26s %s\n", "help [COMMAND]", "how to use it")
}

func help(args []string, out, err io.Writer) int {
	if len(args) == 0 {
		usage(out)
		return exitOK
	}
	for _, c := range commands() {
		if c.name == args[0] {
			c.help(out)
			return exitOK
		}
	}
	fmt.Fprintf(err, "aslcontrol: there is no command %q to help with\n", args[0])
	return exitUnfit
}

func (c command) help(w io.Writer) {
	fmt.Fprintf(w, "aslcontrol %s %s\n\n%s\n", c.name, c.args, c.long)
}

// parse reads flags, wherever among the arguments they stand, and gives the other
// arguments. done says that the run is over, with that status.
func (s *session) parse(args []string) (rest []string, status int, done bool) {
	for {
		if err := s.flags.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				s.help(s.out)
				return nil, exitOK, true
			}
			return nil, s.misuse(err.Error()), true
		}
		consumed := len(args) - s.flags.NArg()
		if s.flags.NArg() == 0 || consumed > 0 && args[consumed-1] == "--" {
			return append(rest, s.flags.Args()...), 0, false
		}
		rest, args = append(rest, s.flags.Arg(0)), s.flags.Args()[1:]
	}
}

// misuse tells what is wrong with the command line.
func (s *session) misuse(what string) int {
	fmt.Fprintf(s.err, "aslcontrol %s: %s\nusage: aslcontrol %s %s\n", s.name, what, s.name, s.args)
	return exitUnfit
}

// colourful reports whether w is a terminal that wants colour.
func colourful(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// paint gives text in an ANSI colour where colour is wanted.
func (s *session) paint(code, text string) string {
	if !s.colour {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

const (
	red   = "31"
	green = "32"
)

var versionCommand = command{
	name:  "version",
	short: "the version of the program",
	long:  "Prints the version of the program and of the scenario format that it reads.",
	run: func(s *session, args []string) int {
		rest, status, done := s.parse(args)
		if done {
			return status
		}
		if len(rest) > 0 {
			return s.misuse("it takes no arguments")
		}
		version := "(devel)"
		if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
			version = info.Main.Version
		}
		fmt.Fprintf(s.out, "aslcontrol %s, scenario format 1\n", version)
		return exitOK
	},
}
