// Package victory judges Victory Conditions: who has won by the Control of
// Locations, hexes and buildings, by units, and by Victory Points (A26.2, A26.3).
//
// A [Condition] is one way for a side to win: a tree of [All], [Any] and [Not] with
// tests as its leaves, [Control], [Margin], [Points], [Units], [CVP] and [ExitVP].
// What is counted is a [Set]; sets of [Buildings], of [Hexes] and of [Locations] are
// types of their own, since the counts differ: a building of four hexes with two
// upper levels is 1 building, 4 building hexes and 12 building Locations.
//
// A [Judge] watches one game. [New] makes it, [Judge.Apply] takes the events in the
// game's stead and judges after each step of them, [Judge.Outcome] says who has won
// and [Judge.Standings] how each condition stands, down its tree: holds or not, the
// count, what is short, which items are missing and which enemy units deny them.
// [Judge.KnownTo] gives that as far as a side can know it (A26.15).
//
// # How it is decided
//
//   - A side has won when it, and it alone, fulfils one of its conditions: an
//     Immediate one at the end of any step, any of them when the game ends. If both
//     sides do at the same moment, nobody has won yet. Once won stays won.
//   - With conditions for one side only, the other wins at the end of the game by
//     avoiding them (A26.3).
//   - A lumberyard is no building (B23.211), a building wholly in rubble is none any
//     more unless that is read otherwise (B24.1), and what is rubble is no building hex
//     and no building Location; see set.go.
//   - Which units count, and where, is in units.go; Victory Points are in points.go.
//
// Nothing is counted anew after an event but what depends on a unit, an item or a
// Location that the event changed.
package victory
