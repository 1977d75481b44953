package scenario

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/terrain/vasl"
)

// An Option tells [Load] or [Parse] where the boards are that a file names.
type Option func(*loader)

// WithBoards names a folder of VASL boards, in which a board is looked up by its name:
// "1" or "bd01" is bd01 there.
func WithBoards(dir string) Option { return func(l *loader) { l.boards = dir } }

// beside names the folder from which paths of boards start.
func beside(dir string) Option { return func(l *loader) { l.beside = dir } }

// measure reads how large a board is, or takes that and what is printed on it from its
// file. It is not ok where there is a file that cannot be read.
func (l *loader) measure(m mapping, board *location.Board, printed map[string]terrain.Printed) (ok bool) {
	file := m.at("file")
	if !file.given() {
		board.Columns, board.Rows = l.size(m.at("columns"), 33), l.size(m.at("rows"), 10)
		return true
	}
	if l.files++; l.files > location.MaxBoards {
		return true // so many make no map
	}
	b := l.open(file)
	if b == nil {
		return false
	}
	own := b.Grid.Boards()[0]
	if board.Name != "" {
		own.Name = board.Name
	}
	for key, n := range map[string]int{"columns": own.Columns, "rows": own.Rows} {
		if v := m.at(key); v.given() && l.size(v, n) != n {
			l.report(v, fmt.Sprintf("board %s has %d %s", own.Name, n, key), "leave "+key+" out where a file tells it")
		}
	}
	own.Reversed, own.Crop = board.Reversed, board.Crop
	*board = own
	printed[own.Name] = b.Printed()
	for _, w := range b.Warnings {
		l.s.Warnings = append(l.s.Warnings, l.placed(about(file, fmt.Sprintf("board %s: %v", own.Name, w), "where the board itself shows something else, state that")))
	}
	return true
}

// open reads the board that v names, or reports why it cannot and gives nil.
func (l *loader) open(v value) *vasl.Board {
	name := l.text(v)
	if name == "" {
		return nil
	}
	path, err := l.find(name)
	if err != nil {
		l.fail(v, err)
		return nil
	}
	b := l.opened[path]
	if b == nil {
		if b, err = vasl.Open(path, nil); err != nil {
			l.report(v, err.Error(), "name a board archive of VASL, such as bd01, or a folder with its LOSData and BoardMetadata.xml")
			return nil
		}
		l.opened[path] = b
	}
	return b
}

// maxPath bounds paths that messages repeat.
const maxPath = 1000

// find gives the path of the board that is called name: a path from the folder of the
// scenario file or, where nothing is there, a name in the folder of boards.
func (l *loader) find(name string) (string, error) {
	if len(name) > maxPath {
		return "", location.Problem{What: fmt.Sprintf("this path has %d letters", len(name)), Want: fmt.Sprintf("it may have %d at the most", maxPath)}
	}
	missing := location.Problem{
		What: "no board can be read: it is not known in which folder this scenario lies",
		Want: "read it from its file, or tell in which folder the boards are",
	}
	if l.beside != "" {
		path := name
		if !filepath.IsAbs(path) {
			path = filepath.Join(l.beside, path)
		}
		if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
			return path, nil
		}
		missing = location.Problem{
			What: "there is no " + path,
			Want: "name a path from the folder of this file, or tell in which folder boards are looked up by name (--boards, ASLCONTROL_BOARDS)",
		}
	}
	if l.boards == "" {
		return "", missing
	}
	path, err := vasl.Find(l.boards, strings.TrimPrefix(name, "bd"))
	if err == nil {
		return path, nil
	}
	p, ok := err.(location.Problem)
	if !ok {
		p = location.Problem{What: err.Error(), Want: "tell in which folder the boards are (--boards, ASLCONTROL_BOARDS)"}
	}
	if l.beside != "" {
		p.What = missing.What + ", and " + p.What
	}
	if p.Want == "" {
		p.Want = "name a path from the folder of this file, or one of the boards there"
	}
	return "", p
}
