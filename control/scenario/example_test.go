package scenario_test

import (
	"fmt"
	"os"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

const house = `format: 1
title: A squad enters a house
sides: [German, Russian]
map: {board: "22", columns: 3, rows: 3, buildings: [{hexes: [B1]}]}
control: {all: German}
units: {4-4-7: {side: Russian, type: squad, at: A1}}
events:
  - move: {unit: 4-4-7, to: B1}
    expect: {buildings: {22B1: Russian}, hexes: {A1: Russian}}
`

// A file is read, played and reported on; what it expects is checked.
func ExampleParse() {
	s, err := scenario.Parse("house.yaml", []byte(house))
	if err != nil {
		fmt.Println(err)
		return
	}
	report, err := s.Run()
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := report.WriteText(os.Stdout); err != nil {
		fmt.Println(err)
	}
	for _, failure := range report.Failures {
		fmt.Println(failure)
	}
	// Output:
	// A squad enters a house
	//
	// event 0, move: {unit: 4-4-7, to: B1}
	//   Location B1: German to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it.
	//   Hex B1: German to Russian (A26.13): 4-4-7 occupies it at ground level, and no enemy denies it.
	//   Building 22B1: German to Russian (A26.14): 4-4-7 occupies it, and no enemy denies it.
	//
	// at the end
	//   buildings  Russian: 22B1
	//   hexes      German: A1, A2, A3, B0, B2, B3, C1, C2, C3
	//   hexes      Russian: B1
	//   Locations  German: A1, A2, A3, B0, B2, B3, C1, C2, C3
	//   Locations  Russian: B1
	// house.yaml:9:54: events[0].expect.hexes.A1: wanted hex A1 Russian, got German; it was stated so for the start; Russian does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.13)
}

// Everything wrong with a file is told at once, each thing with its place.
func ExampleDiagnostics() {
	_, err := scenario.Parse("house.yaml", []byte("format: 1\nsides: [German, Russian]\nmap: {board: \"22\", colums: 3}\nunits: {4-4-7: {side: Rusian, type: squad, at: ZZ1}}\n"))
	fmt.Println(err)
	// Output:
	// house.yaml:3:20: map.colums: there is no key "colums" here; did you mean columns?
	//   3 | map: {board: "22", colums: 3}
	//     |                    ^^^^^^
	// house.yaml:4:23: units.4-4-7.side: there is no side "Rusian"; did you mean Russian?
	//   4 | units: {4-4-7: {side: Rusian, type: squad, at: ZZ1}}
	//     |                       ^^^^^^
	// house.yaml:4:48: units.4-4-7.at: there is no hex ZZ1; columns run from A to GG, hexes from A1 to A10 and B0 to B10
	//   4 | units: {4-4-7: {side: Rusian, type: squad, at: ZZ1}}
	//     |                                                ^^^
}
