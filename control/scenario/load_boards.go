package scenario

import (
	"github.com/aslcontrol/aslcontrol/location"
	"gopkg.in/yaml.v3"
)

// readBoards reads rows of boards. It is not ok where they are so malformed that
// no map can be made of them.
func (l *loader) readBoards(v value) (rows [][]location.Board, ok bool) {
	ok = !v.given() || v.n.Kind == yaml.SequenceNode
	for _, r := range l.list(v) {
		row := []location.Board{}
		ok = ok && r.n.Kind == yaml.SequenceNode
		for _, b := range l.list(r) {
			ok = ok && b.n.Kind == yaml.MappingNode
			m := l.fields(b, "name", "columns", "rows", "reversed", "crop", "file")
			l.notYet(m.at("file"), "file")
			row = append(row, location.Board{
				Name:     l.text(m.at("name")),
				Columns:  l.size(m.at("columns"), 33),
				Rows:     l.size(m.at("rows"), 10),
				Reversed: l.flag(m.at("reversed"), false),
				Crop:     l.text(m.at("crop")),
			})
		}
		rows = append(rows, row)
	}
	if v.given() && rows == nil {
		rows = [][]location.Board{}
	}
	return rows, ok
}
