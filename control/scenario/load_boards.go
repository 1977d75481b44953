package scenario

import (
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"gopkg.in/yaml.v3"
)

// readBoards reads rows of boards, and adds to printed what their files show. It is not
// ok where they are so malformed that no map can be made of them.
func (l *loader) readBoards(v value, printed map[string]terrain.Printed) (rows [][]location.Board, ok bool) {
	ok = !v.given() || v.n.Kind == yaml.SequenceNode
	for _, r := range l.list(v) {
		row := []location.Board{}
		ok = ok && r.n.Kind == yaml.SequenceNode
		for _, b := range l.list(r) {
			ok = ok && b.n.Kind == yaml.MappingNode
			m := l.fields(b, "name", "columns", "rows", "reversed", "crop", "file")
			board := location.Board{
				Name:     l.text(m.at("name")),
				Reversed: l.flag(m.at("reversed"), false),
				Crop:     l.text(m.at("crop")),
			}
			ok = l.measure(m, &board, printed) && ok
			row = append(row, board)
		}
		rows = append(rows, row)
	}
	if v.given() && rows == nil {
		rows = [][]location.Board{}
	}
	return rows, ok
}
