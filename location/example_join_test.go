package location_test

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/location"
)

// Board 23, turned by 180 degrees, lies to the right of board 22: its column GG is
// board 22's.
func ExampleJoin() {
	grid, err := location.Join([][]location.Board{
		{{Name: "22"}, {Name: "23", Reversed: true}},
		{{Name: "20"}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	edge, _ := grid.Parse("23GG7")
	fmt.Println(grid.Name(edge), "lies on", len(grid.BoardsOf(edge)), "boards, beside")
	for _, hex := range grid.Neighbors(edge) {
		fmt.Print(" ", grid.Name(hex))
	}
	fmt.Println()
	far, _ := grid.Parse("20GG2")
	fmt.Println(grid.Distance(edge, far), "hexes to", grid.Name(far))
	// Output:
	// 22GG4 lies on 2 boards, beside
	//  22GG3 23FF7 23FF6 22GG5 22FF4 22FF3
	// 8 hexes to 20GG2
}

// What does not fit is told with its place.
func ExampleJoin_problems() {
	_, err := location.Join([][]location.Board{
		{{Name: "1", Crop: "A:P"}, {Name: "2"}},
		{{Name: "3"}},
	})
	fmt.Println(err)
	// Output:
	// [0][0].crop: column P of board 1 and column A of board 2 cannot be one; one numbers its hexes from 0, the other from 1; crop one column more or less
	// [1]: this row of boards is 33 columns wide, the one above it 48, and they do not meet at the edge of a board; boards above one another are equally wide
}

// A half board whose columns are named on from Q, and a range on it.
func ExampleGrid_Range_severalBoards() {
	grid, err := location.Join([][]location.Board{{
		{Name: "1a", Columns: 17, Rows: 20},
		{Name: "1b", First: 16, Columns: 17, Rows: 20},
	}})
	if err != nil {
		fmt.Println(err)
		return
	}
	hexes, _ := grid.Range("1bQ1:R2")
	for _, hex := range hexes {
		fmt.Print(grid.Name(hex), " ")
	}
	// Output:
	// 1aQ1 1aQ2 1bR1 1bR2
}
