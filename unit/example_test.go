package unit_test

import (
	"fmt"

	"github.com/aslcontrol/aslcontrol/unit"
)

// A Unit is a plain value; what it may do follows from its type and status.
func Example() {
	squad := unit.Unit{Type: unit.Squad, Side: unit.First}
	leader := unit.Unit{Type: unit.Leader, Side: unit.Second, Status: unit.Broken}
	fmt.Println("the squad gains:", squad.CanGain())
	fmt.Println("the broken leader gains:", leader.CanGain(), "and denies:", leader.CanDeny())
	// Output:
	// the squad gains: true
	// the broken leader gains: false and denies: true
}

func ExampleRoster() {
	r, err := unit.NewRoster("German", "Russian")
	if err != nil {
		fmt.Println(err)
		return
	}
	id, err := r.Add("4-4-7")
	if err != nil {
		fmt.Println(err)
		return
	}
	side, _ := r.FindSide("Russian")
	fmt.Println(r.Name(id), "is", r.SideName(side), "and its enemy", r.SideName(side.Enemy()))
	_, err = r.Add("4-4-7")
	fmt.Println(err)
	// Output:
	// 4-4-7 is Russian and its enemy German
	// there is already a unit 4-4-7; names of units are unique
}

// A swimmer ashore stays Unarmed until the caller says otherwise (E6.4).
func ExampleUnit_Add() {
	squad := unit.Unit{Type: unit.Squad}
	squad.Add(unit.Swimming)
	fmt.Println(squad.Status, squad.Armed())
	squad.Remove(unit.Swimming)
	fmt.Println(squad.Status, squad.Armed())
	squad.Remove(unit.Unarmed)
	fmt.Println(squad.Armed())
	// Output:
	// unarmed, swimming false
	// unarmed false
	// true
}

func ExampleUnit_Free() {
	squad := unit.Unit{Type: unit.Squad, Status: unit.Captured}
	squad.Free(unit.ArmsByStatus)
	hero := unit.Unit{Type: unit.Hero, Status: unit.Captured}
	hero.Free(unit.ArmsByStatus)
	fmt.Println(squad.Armed(), hero.Armed())
	// Output: false true
}

func ExampleUnit_Oddities() {
	squad := unit.Unit{Type: unit.Squad, Status: unit.Broken | unit.Recalled}
	fmt.Println(squad.Oddities())
	// Output: status: a squad cannot be recalled; only a vehicle can be so
}

func ExampleParseStatus() {
	broken, _ := unit.ParseStatus("broken")
	ti, _ := unit.ParseStatus("ti")
	fmt.Println(broken | ti)
	_, ok := unit.ParseStatus("Broken")
	fmt.Println(ok)
	// Output:
	// broken, ti
	// false
}
