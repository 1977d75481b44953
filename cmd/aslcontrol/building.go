package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain/vasl"
)

var buildingCommand = command{
	name:  "building",
	args:  "HEX [--boards DIR]",
	short: "which building a hex belongs to, and what Control of it asks for",
	long: `Looks up a hex, with its board in front (1M5, 22U3, 1aK9), on the boards of VASL, and
tells which building it belongs to, what that contains, and what Control of it
asks for.

  --boards DIR     the folder of your VASL boards (bd01, bd02, ...); by default the
                   one that the environment variable ASLCONTROL_BOARDS names
  --terrain FILE   as for aslcontrol board

Exit status: 0, 1 if no building is there, 2 if the hex or its board cannot be found.`,
	run: building,
}

func building(s *session, args []string) int {
	s.takeBoards()
	terrain := s.flags.String("terrain", "", "")
	names, status, done := s.parse(args)
	switch {
	case done:
		return status
	case len(names) != 1:
		return s.misuse("name one hex, such as 1M5")
	case s.boards == "":
		return s.misuse("say where the boards are: --boards DIR, or the environment variable ASLCONTROL_BOARDS")
	}
	b, h, err := findHex(s.boards, names[0], *terrain)
	if err != nil {
		return s.unfit(err)
	}
	x := b.At(h)
	if x == nil {
		fmt.Fprintf(s.out, "%s is in no building\n", names[0])
		return exitFailed
	}
	if err := writeBuilding(s.out, b, x, names[0]); err != nil {
		return s.unfit(err)
	}
	return exitOK
}

// findHex finds a hex by its name with the board in front. Where it can be read in several
// ways, as aA1 or ZAA1, the one with the longest hex whose board there is counts.
func findHex(dir, name, terrain string) (*vasl.Board, location.Hex, error) {
	letters := strings.TrimRight(name, "0123456789")
	if letters == "" || letters == name {
		return nil, 0, fmt.Errorf("%q: name a hex with its board in front, such as 1M5", name)
	}
	var path string
	err := fmt.Errorf("name its board in front, as in 1%s", name)
	at := len(strings.TrimRight(letters, letters[len(letters)-1:]))
	for at = max(at, 1); path == "" && at < len(letters); at++ {
		path, err = vasl.Find(dir, name[:at])
	}
	if err != nil {
		return nil, 0, fmt.Errorf("%s: %w", name, err)
	}
	b, err := openBoard(path, terrain)
	if err != nil {
		return nil, 0, err
	}
	h, err := b.Grid.Parse(name[at-1:])
	if err != nil {
		return nil, 0, fmt.Errorf("board %s: %w", b.Name, err)
	}
	return b, h, nil
}

func writeBuilding(w io.Writer, b *vasl.Board, x *vasl.Building, name string) error {
	var all []string
	for i, h := range x.Hexes {
		for place := range location.Place(x.Levels[i]) + 1 {
			all = append(all, b.Grid.Name(h)+place.Suffix())
		}
	}
	var out strings.Builder
	fmt.Fprintf(&out, "%s is in building %s: %s\n", name, x.Name, traits(b, x))
	fmt.Fprintf(&out, "  %s: %s\n", count(len(x.Hexes), "hex", "hexes"), hexList(b, x.Hexes))
	fmt.Fprintf(&out, "  %s: %s\n", count(len(all), "Location", "Locations"), strings.Join(all, ", "))
	out.WriteString(`To gain it (A26.14) takes an armed Good Order Infantry MMC in one of these Locations, not
in Bypass, and no armed enemy ground unit in any of them. Enemies in Bypass, on a
Rooftop or beneath the ground do not count. Each of its hexes (A26.13) and
Locations (A26.11) is gained by itself.
`)
	if x.Rowhouse() {
		out.WriteString("A Rowhouse is one building for Control (B23.71); for Mopping Up each of its hexes is one (A12.153).\n")
	}
	if x.Factory {
		out.WriteString("A Factory has a ground level only, plus Rooftops where an SSR says so (B23.74).\n")
	}
	if x.Lumberyard {
		out.WriteString("A lumberyard counts as no building for Victory Conditions (B23.211).\n")
	}
	_, err := io.WriteString(w, out.String())
	return err
}
