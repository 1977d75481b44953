package scenario

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/terrain/vasl"
	"github.com/aslcontrol/aslcontrol/unit"
	"gopkg.in/yaml.v3"
)

// A loader turns the nodes of a file into a Scenario.
type loader struct {
	reader
	s       *Scenario
	m       *terrain.Map          // what could be made of the map; nil if nothing
	types   map[unit.ID]unit.Type // as the file states them
	started map[unit.ID]bool      // units of the start
	sides   bool                  // the names of the sides are known
	unitsAt map[unit.ID]value
	firesAt []value                              // of Position.Fires
	keys    map[*yaml.Node]map[string]*yaml.Node // of mappings that problems lie in
	beside  string                               // the folder that paths of boards start from; empty: none
	boards  string                               // the folder of boards, where they go by name; empty: none
	files   int                                  // how many boards have a file
	opened  map[string]*vasl.Board               // by path
}

func newLoader(file string, src []byte) *loader {
	return &loader{
		reader:  newReader(file, src),
		s:       &Scenario{File: file, Readings: map[control.Reading]bool{}},
		types:   map[unit.ID]unit.Type{},
		started: map[unit.ID]bool{},
		unitsAt: map[unit.ID]value{},
		keys:    map[*yaml.Node]map[string]*yaml.Node{},
		opened:  map[string]*vasl.Board{},
	}
}

// readAll reads a file of at most one byte more than MaxSize, enough to see that it is
// too large.
func readAll(f io.Reader) ([]byte, error) { return io.ReadAll(io.LimitReader(f, MaxSize+1)) }

var topKeys = []string{"format", "case", "title", "cites", "origin", "note", "contested", "sides", "map", "readings", "setup", "control", "fires", "units", "victory", "expect", "events"}

// load reads the whole file.
func (l *loader) load(root value) {
	top := l.fields(root, topKeys...)
	l.need(top, "format", "sides", "map")
	if v := top.at("format"); v.given() && l.number(v, 1) != 1 {
		l.report(v, fmt.Sprintf("format %s is not known", clip(v.n.Value)), "this program reads format 1")
		return
	}
	l.about(top)
	l.readings(top.at("readings"))
	l.readSides(top.at("sides"))
	before := len(l.diags)
	l.readMap(top.at("map"))
	l.setup(top.at("setup"))
	l.control(top.at("control"))
	l.fires(top.at("fires"))
	l.victory(top, len(l.diags) == before)
	l.enlist(top)
	l.readUnits(top.at("units"))
	l.worth()
	l.position(top)
	if v := top.at("expect"); v.given() {
		l.s.Start = l.expectation(v, true)
	}
	for _, v := range l.list(top.at("events")) {
		l.s.Events = append(l.s.Events, l.event(v))
	}
}

// about reads what the file says of itself.
func (l *loader) about(top mapping) {
	s := l.s
	s.Case, s.Title, s.Note = l.text(top.at("case")), oneLine(l.text(top.at("title"))), l.text(top.at("note"))
	s.Cites = l.texts(top.at("cites"))
	s.Contested = l.flag(top.at("contested"), false)
	if v := top.at("origin"); v.given() {
		o := l.fields(v, "kind", "at", "id")
		if k := o.at("kind"); k.given() {
			s.Origin.Kind = among(&l.reader, k, "kind of origin", OriginKinds(), func(w string) (string, bool) { return w, slices.Contains(OriginKinds(), w) })
		}
		s.Origin.At, s.Origin.ID = oneLine(l.text(o.at("at"))), l.text(o.at("id"))
	}
}

// oneLine writes prose in one line.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func (l *loader) readings(v value) {
	var known []string
	for _, r := range control.AllReadings() {
		known = append(known, r.String())
	}
	for _, p := range l.pairs(v) {
		word := value{p.key.n, p.key.path}
		before := len(l.diags)
		reading := among(&l.reader, word, "reading", known, control.ParseReading)
		if view := l.flag(p.value, false); len(l.diags) == before {
			l.s.Readings[reading] = view
		}
	}
}

// readSides makes the roster. Where the sides are wrong it has others, and names of
// sides are not checked.
func (l *loader) readSides(v value) {
	l.s.Roster, _ = unit.NewRoster("first", "second")
	if !v.given() {
		return
	}
	names := l.list(v)
	if len(names) != 2 {
		if v.n.Kind == yaml.SequenceNode {
			l.report(v, fmt.Sprintf("there are %d sides", len(names)), "a game has exactly two")
		}
		return
	}
	first, second := l.text(names[0]), l.text(names[1])
	if first == "" || second == "" {
		return
	}
	roster, err := unit.NewRoster(first, second)
	if err != nil {
		l.fail(v, err)
		return
	}
	l.s.Roster, l.sides = roster, true
}

// side reads the name of a side.
func (l *loader) side(v value) unit.Side { return l.sideAmong(v, unit.First) }

// sideOrNone reads the name of a side, or "none".
func (l *loader) sideOrNone(v value) unit.Side { return l.sideAmong(v, unit.None) }

func (l *loader) sideAmong(v value, least unit.Side) unit.Side {
	if !l.sides {
		return unit.First
	}
	var known []string
	for s := least; s <= unit.Second; s++ {
		known = append(known, l.s.Roster.SideName(s))
	}
	if !v.given() {
		return least
	}
	return among(&l.reader, v, "side", known, func(name string) (unit.Side, bool) {
		s, ok := l.s.Roster.FindSide(name)
		return s, ok && s >= least
	})
}

// location, hex and building read names of what is on the map; 0 where they are wrong.

func (l *loader) location(v value) location.ID { return resolve(l, v, (*terrain.Map).ParseLocation) }
func (l *loader) hex(v value) location.Hex     { return resolve(l, v, (*terrain.Map).ParseHex) }
func (l *loader) building(v value) terrain.Building {
	return resolve(l, v, (*terrain.Map).ParseBuilding)
}

func resolve[T location.ID | location.Hex | terrain.Building](l *loader, v value, parse func(*terrain.Map, string) (T, error)) T {
	name := l.text(v)
	if name == "" || l.m == nil {
		return 0
	}
	t, err := parse(l.m, name)
	if err != nil {
		l.fail(v, err)
		return 0
	}
	return t
}

// subject reads "location V2/1", "hex V2" or "building 22U3".
func (l *loader) subject(v value) control.Subject {
	if l.m == nil {
		return control.Subject{}
	}
	s, err := ParseSubject(l.m, v.n.Value)
	if err != nil {
		l.fail(v, err)
		return control.Subject{}
	}
	return s
}

// setup reads each side's setup area as hexes.
func (l *loader) setup(v value) {
	for _, p := range l.pairs(v) {
		side := l.side(p.key)
		in := map[location.Hex]bool{}
		for _, e := range l.list(p.value) {
			for _, h := range l.area(e) {
				if side != unit.None && !in[h] {
					in[h] = true
					l.s.Position.Setup[side-1] = append(l.s.Position.Setup[side-1], h)
				}
			}
		}
	}
}

// area reads a hex, a range of hexes, "building B", "board B" or "all".
func (l *loader) area(v value) []location.Hex {
	word := l.text(v)
	if word == "" || l.m == nil {
		return nil
	}
	name, isBuilding := strings.CutPrefix(word, "building ")
	board, isBoard := strings.CutPrefix(word, "board ")
	switch {
	case isBuilding:
		b, err := l.m.ParseBuilding(name)
		if err != nil {
			l.fail(v, err)
			return nil
		}
		return l.m.Building(b).Hexes
	case isBoard:
		hexes, err := l.m.ParseBoard(board)
		l.fail(v, err)
		return hexes
	case word == "all":
		return slices.Collect(l.m.Hexes())
	case strings.HasPrefix(word, "hex "):
		l.report(v, fmt.Sprintf("%q is no setup area", clip(word)), "leave out the word hex")
		return nil
	case strings.Contains(word, "/"):
		l.report(v, "a setup area is made of hexes", "write the hex alone")
		return nil
	}
	hexes, err := l.m.ParseRange(word)
	l.fail(v, err)
	return hexes
}

// control reads stated Control: all, then buildings, hexes and Locations.
func (l *loader) control(v value) {
	var stated []control.Statement
	seen := map[control.Subject]bool{}
	for _, p := range l.pairs(v) {
		st := control.Statement{Side: l.sideOrNone(p.value)}
		if p.key.n.Value != "all" {
			st.Subject = l.subject(p.key)
			if st.Subject == (control.Subject{}) {
				continue
			}
			if seen[st.Subject] {
				l.report(p.key, "its Control is stated twice", "leave one out")
			}
			seen[st.Subject] = true
		}
		stated = append(stated, st)
	}
	slices.SortStableFunc(stated, func(a, b control.Statement) int { return rank(a) - rank(b) })
	l.s.Position.Stated = stated
}

// rank orders statements: all, building, hex, location.
func rank(st control.Statement) int {
	if st.Subject == (control.Subject{}) {
		return -1
	}
	return int(control.BuildingKind - st.Subject.Kind())
}

var problemPath = regexp.MustCompile(`^(units|fires)\[(\d+)\]\.(.*)$`)

// position checks the position as a whole.
func (l *loader) position(top mapping) {
	if l.m == nil {
		return
	}
	_, err := control.New(l.m, l.s.Roster, l.s.Position)
	problems, _ := err.(location.Problems)
	for _, p := range problems {
		at := top.value
		if found := problemPath.FindStringSubmatch(p.Path); found != nil {
			i, _ := strconv.Atoi(found[2])
			if at = l.unitsAt[unit.ID(i+1)]; found[1] == "fires" {
				at = l.firesAt[i]
			}
			at = l.locate(at, found[3])
		}
		l.report(at, p.What, p.Want)
	}
}
