// Package terrain holds what is on the board: hexes with their terrain,
// buildings, pillboxes, bridges, and from these the Locations of every hex.
//
// A [Map] is made from a [Plan] by [NewMap], which finds all problems of the plan
// at once. A Map never changes and may be shared by any number of games and
// goroutines; what falls to rubble or is destroyed during play is kept by the
// game, not here.
//
// A Map may be of several boards ([location.Join]). A hex that two of them share goes
// by either's name in a Plan and wherever the Map finds something by name. What is
// printed on boards comes into a Plan as [Printed]; what the Plan states itself adds to
// that or replaces it.
//
// Hexes, Locations and buildings are small handles ([location.Hex],
// [location.ID], [Building]). The Map gives their names and finds them by name.
package terrain
