// Package location names and measures the hexes of a map and the Locations in
// them. It knows geometry, no rules of play.
//
// A [Grid] is the hexes of one or more boards. Columns are lettered A to Z, then AA, BB to ZZ,
// AAA and so on. The 1st, 3rd, .. column (A, C, ..) numbers its hexes from 1,
// the 2nd, 4th, .. (B, D, ..) from 0: B0 lies half a hex above A1, so that A1
// touches A2, B0 and B1, and columns of the second kind hold one hex more.
//
// [Join] makes a Grid of several boards, some of them reversed or cropped. Where two
// meet, their edge half-hexes are one hex that bears a name of each, the board in
// front: on boards 22 and 23 side by side 22GG4 is 23A4 too, and 22GG4 is printed.
// The whole is numbered through, so that nothing but a name knows of the seam. A half
// board may have its columns and rows named on from those of another: see [Board].
//
// Within the program a hex is a [Hex] and a Location an [ID]: small integers
// whose zero value is invalid. Names exist at the edge only; [Grid.Parse] and
// [Grid.Name] translate hexes, [SplitPlace] and [Place.Suffix] what follows the
// hex in the name of a Location ("/1", "/rooftop"), and both ways round trip.
package location
