package vasl_test

import (
	"fmt"
	"testing/fstest"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/terrain/vasl"
	"github.com/aslcontrol/aslcontrol/terrain/vasl/vasltest"
)

// Two boards lie side by side, the second turned by 180 degrees. Each shows half of a
// building in the column that they share.
func ExampleBoard_Printed() {
	left, err := vasl.Read(files(vasltest.Draw(vasltest.Picture{Attrs: `name="1"`}).House(41, "F2", "G2")), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	right, err := vasl.Read(files(vasltest.Draw(vasltest.Picture{Attrs: `name="2"`}).House(41, "F3", "G3")), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	one, two := left.Grid.Boards()[0], right.Grid.Boards()[0]
	two.Reversed = true
	m, err := terrain.NewMap(terrain.Plan{
		Boards:  [][]location.Board{{one, two}},
		Printed: map[string]terrain.Printed{one.Name: left.Printed(), two.Name: right.Printed()},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, h := range m.Building(1).Hexes {
		fmt.Print(m.HexName(h), " ")
	}
	// Output: 1F2 1G2 2F3
}

// files are those of a board that has been drawn.
func files(p *vasltest.Picture) fstest.MapFS {
	return fstest.MapFS{"BoardMetadata.xml": {Data: p.Metadata()}, "LOSData": {Data: p.LOSData()}}
}
