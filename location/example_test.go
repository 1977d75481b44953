package location_test

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/location"
)

// A geomorphic board has 33 columns and 10 hexes in column A.
func Example() {
	board, err := location.NewGrid("22", 33, 10)
	if err != nil {
		fmt.Println(err)
		return
	}
	hexName, place, err := location.SplitPlace("22U3/1")
	if err != nil {
		fmt.Println(err)
		return
	}
	hex, err := board.Parse(hexName)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("hex", board.Name(hex), "at place", place)
	fmt.Println("Location", board.Name(hex)+place.Suffix())
	// Output:
	// hex U3 at place 1
	// Location U3/1
}

func ExampleGrid_Neighbors() {
	board, _ := location.NewGrid("", 33, 10)
	hex, _ := board.Parse("A1")
	for _, n := range board.Neighbors(hex) {
		if n != 0 { // 0 is beyond the edge
			fmt.Println(board.Name(n))
		}
	}
	// Output:
	// B0
	// B1
	// A2
}

func ExampleGrid_Distance() {
	board, _ := location.NewGrid("", 33, 10)
	from, _ := board.Parse("A1")
	to, _ := board.Parse("D3")
	fmt.Println(board.Distance(from, to))
	// Output: 4
}

func ExampleGrid_Parse_error() {
	board, _ := location.NewGrid("22", 33, 10)
	_, err := board.Parse("23U3")
	fmt.Println(err)
	// Output: there is no hex 23U3: this map has no board "23"; did you mean U3?
}

func ExampleGrid_Range() {
	board, _ := location.NewGrid("", 33, 10)
	hexes, _ := board.Range("A1:C2")
	for _, h := range hexes {
		fmt.Print(board.Name(h), " ")
	}
	// Output: A1 A2 B1 B2 C1 C2
}

func ExampleSplitPlace() {
	for _, name := range []string{"V2", "V2/0", "V2/2", "V2/rooftop"} {
		hex, place, _ := location.SplitPlace(name)
		fmt.Println(hex, place)
	}
	// Output:
	// V2 base
	// V2 base
	// V2 2
	// V2 rooftop
}

func ExampleColumnName() {
	fmt.Println(location.ColumnName(0), location.ColumnName(25), location.ColumnName(26), location.ColumnName(27))
	// Output: A Z AA BB
}

func ExampleDidYouMean() {
	fmt.Println(location.DidYouMean("halfsquad", []string{"squad", "half-squad", "crew"}))
	// Output: did you mean half-squad?
}

// A plan's problems are gathered and reported together.
func ExampleProblems() {
	var ps location.Problems
	_, err := location.ParseCoord("u3")
	ps.Add("buildings[0].hexes[2]", err)
	ps.Addf("bridges[0]", "state gully, stream, wadi or water in terrain", "no bridge can be in %s", "A1")
	fmt.Println(ps.Err())
	// Output:
	// buildings[0].hexes[2]: "u3" is not a hex: column letters are capitals; did you mean U3?
	// bridges[0]: no bridge can be in A1; state gully, stream, wadi or water in terrain
}
