package terrain_test

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// A Map is made from names, and gives names back.
func Example() {
	m, err := terrain.NewMap(terrain.Plan{
		Board:     "22",
		Buildings: []terrain.BuildingPlan{{Name: "22U3", Hexes: []string{"U3", "V2", "V3"}, Levels: 1}},
		Terrain:   map[string]terrain.Kind{"W4": terrain.Woods},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err := m.ParseBuilding("U3")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, h := range m.Building(b).Hexes {
		for _, l := range m.Locations(h) {
			fmt.Print(m.LocationName(l), " ")
		}
	}
	// Output: U3 U3/1 V2 V2/1 V3 V3/1
}

func ExampleNewMap_problems() {
	_, err := terrain.NewMap(terrain.Plan{
		Board:     "22",
		Bridges:   []string{"A1"},
		Buildings: []terrain.BuildingPlan{{Hexes: []string{"U3", "v3"}}},
	})
	problems := err.(location.Problems)
	for _, p := range problems {
		fmt.Println("where:", p.Path)
		fmt.Println("wrong:", p.What)
		fmt.Println("right:", p.Want)
	}
	// Output:
	// where: bridges[0]
	// wrong: no bridge can be in A1, where the terrain is open
	// right: state gully, stream, wadi or water in terrain
	// where: buildings[0].hexes[1]
	// wrong: "v3" is not a hex: column letters are capitals
	// right: did you mean V3?
}

func ExampleMap_Find() {
	m, _ := terrain.NewMap(terrain.Plan{Pillboxes: []string{"C3"}})
	h, _ := m.ParseHex("C3")
	fmt.Println(m.LocationName(m.Find(h, location.Pillbox)))
	fmt.Println(m.Find(h, location.Bridge)) // it has none
	// Output:
	// C3/pillbox
	// 0
}

func ExampleMap_Falls() {
	m, _ := terrain.NewMap(terrain.Plan{Buildings: []terrain.BuildingPlan{
		{Hexes: []string{"U3"}, Levels: 2, Rooftops: []string{"U3"}},
	}})
	l, _ := m.ParseLocation("U3/1")
	for _, f := range m.Falls(l) {
		fmt.Println(m.LocationName(f))
	}
	// Output:
	// U3/1
	// U3/2
	// U3/rooftop
}

func ExampleMap_ParseLocation_error() {
	m, _ := terrain.NewMap(terrain.Plan{Buildings: []terrain.BuildingPlan{{Hexes: []string{"U3"}, Levels: 1}}})
	_, err := m.ParseLocation("U3/2")
	fmt.Println(err)
	// Output: there is no Location U3/2; hex U3 has U3, U3/1
}
