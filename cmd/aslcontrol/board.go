package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain/vasl"
)

var boardCommand = command{
	name:  "board",
	args:  "[--json] PATH",
	short: "what is on a board of VASL",
	long: `Reads a board of VASL, a board archive such as bd01 or a folder with its LOSData and
BoardMetadata.xml, and lists its buildings, the largest first, its bridges, and the
places where it may be mistaken.

  --json           one JSON document instead of text
  --terrain FILE   the SharedBoardMetadata.xml of your VASL, for boards that use
                   newer terrain than this program knows

Exit status: 0, or 2 if the board could not be read.`,
	run: board,
}

func board(s *session, args []string) int {
	asJSON := s.flags.Bool("json", false, "")
	terrain := s.flags.String("terrain", "", "")
	paths, status, done := s.parse(args)
	if done {
		return status
	}
	if len(paths) != 1 {
		return s.misuse("name one board archive or folder")
	}
	b, err := openBoard(paths[0], *terrain)
	if err != nil {
		return s.unfit(err)
	}
	slices.SortStableFunc(b.Buildings, func(x, y vasl.Building) int {
		return cmp.Or(cmp.Compare(len(y.Hexes), len(x.Hexes)), strings.Compare(x.Name, y.Name))
	})
	if *asJSON {
		err = json.NewEncoder(s.out).Encode(boardReport(b))
	} else {
		err = writeBoard(s.out, b)
	}
	if err != nil {
		return s.unfit(err)
	}
	return exitOK
}

// openBoard reads the board at path with the catalogue of terrain in a file, if one is named.
func openBoard(path, terrain string) (*vasl.Board, error) {
	if terrain == "" {
		return vasl.Open(path, nil)
	}
	f, err := os.Open(terrain)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	catalogue, err := vasl.ReadCatalogue(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", terrain, err)
	}
	return vasl.Open(path, catalogue)
}

// unfit tells of a file that could not be used.
func (s *session) unfit(err error) int {
	fmt.Fprintf(s.err, "aslcontrol %s: %v\n", s.name, err)
	return exitUnfit
}

// jsonBoard is a board as JSON.
type jsonBoard struct {
	Board     string         `json:"board"`
	Version   string         `json:"version"`
	Columns   int            `json:"columns"`
	Rows      int            `json:"rows"`
	Buildings []jsonBuilding `json:"buildings"`
	Bridges   []string       `json:"bridges"`
	Warnings  []string       `json:"warnings"`
}

type jsonBuilding struct {
	Name       string         `json:"name"`
	Hexes      []string       `json:"hexes"`
	Levels     map[string]int `json:"levels"`
	Stairwells []string       `json:"stairwells"`
	Material   string         `json:"material"`
	Rowhouse   bool           `json:"rowhouse"`
	Bars       [][2]string    `json:"bars"`
	Factory    bool           `json:"factory"`
	Lumberyard bool           `json:"lumberyard"`
}

func boardReport(b *vasl.Board) jsonBoard {
	r := jsonBoard{Board: b.Name, Version: b.Version, Columns: b.Grid.Columns(), Rows: b.Grid.Rows(),
		Buildings: []jsonBuilding{}, Bridges: hexNames(b, b.Bridges), Warnings: []string{}}
	for i := range b.Buildings {
		x := &b.Buildings[i]
		j := jsonBuilding{Name: x.Name, Hexes: hexNames(b, x.Hexes), Levels: map[string]int{}, Stairwells: hexNames(b, x.Stairwells),
			Material: x.Material.String(), Rowhouse: x.Rowhouse(), Bars: [][2]string{}, Factory: x.Factory, Lumberyard: x.Lumberyard}
		for i, h := range x.Hexes {
			j.Levels[b.Grid.Name(h)] = x.Levels[i]
		}
		for _, ends := range x.Bars {
			j.Bars = append(j.Bars, [2]string{b.Grid.Name(ends[0]), b.Grid.Name(ends[1])})
		}
		r.Buildings = append(r.Buildings, j)
	}
	for _, w := range b.Warnings {
		r.Warnings = append(r.Warnings, w.String())
	}
	return r
}

func hexNames(b *vasl.Board, hexes []location.Hex) []string {
	names := make([]string, len(hexes))
	for i, h := range hexes {
		names[i] = b.Grid.Name(h)
	}
	return names
}

func hexList(b *vasl.Board, hexes []location.Hex) string {
	return strings.Join(hexNames(b, hexes), ", ")
}

func writeBoard(w io.Writer, b *vasl.Board) error {
	var out strings.Builder
	fmt.Fprintf(&out, "board %s, version %s: %d columns, %d rows, %s\n",
		b.Name, b.Version, b.Grid.Columns(), b.Grid.Rows(), count(len(b.Buildings), "building", "buildings"))
	for i := range b.Buildings {
		x := &b.Buildings[i]
		fmt.Fprintf(&out, "  %s: %s; %s\n", x.Name, hexList(b, x.Hexes), traits(b, x))
	}
	if len(b.Bridges) > 0 {
		fmt.Fprintf(&out, "bridges: %s\n", hexList(b, b.Bridges))
	}
	if len(b.Warnings) > 0 {
		fmt.Fprintf(&out, "%s, to be compared with the board itself:\n", count(len(b.Warnings), "doubtful place", "doubtful places"))
	}
	for _, warning := range b.Warnings {
		fmt.Fprintf(&out, "  %v\n", warning)
	}
	_, err := io.WriteString(w, out.String())
	return err
}

// count says how many things there are.
func count(n int, one, many string) string {
	if n == 1 {
		many = one
	}
	return fmt.Sprint(n, " ", many)
}

// traits tells in words what a building is.
func traits(b *vasl.Board, x *vasl.Building) string {
	var words []string
	if m := x.Material.String(); m != "" {
		words = append(words, m)
	}
	switch {
	case x.Factory:
		words = append(words, "Factory")
	case x.Lumberyard:
		words = append(words, "lumberyard")
	default:
		words = append(words, levels(b, x))
	}
	if len(x.Stairwells) > 0 && len(x.Stairwells) < len(x.Hexes) {
		words = append(words, "stairs in "+hexList(b, x.Stairwells))
	}
	if len(x.Markets) > 0 {
		words = append(words, "market place in "+hexList(b, x.Markets))
	}
	if x.Rowhouse() {
		bars := make([]string, len(x.Bars))
		for i, ends := range x.Bars {
			bars[i] = b.Grid.Name(ends[0]) + "/" + b.Grid.Name(ends[1])
		}
		words = append(words, "Rowhouse with bars "+strings.Join(bars, ", "))
	}
	return strings.Join(words, ", ")
}

// levels tells how many upper levels a building has, hex by hex where they differ.
func levels(b *vasl.Board, x *vasl.Building) string {
	top := slices.Max(x.Levels)
	if top == 0 {
		return "no upper level"
	}
	s := count(top, "upper level", "upper levels")
	for i, n := range x.Levels {
		if n != top {
			s += fmt.Sprintf(" (%s %d)", b.Grid.Name(x.Hexes[i]), n)
		}
	}
	return s
}
