// Package fire keeps the fires on a map: each Flame and Blaze with its own origin, the
// chains of adjacent hexes in which they join, and what these make of the origins
// (A26.162). It knows how fire grows and spreads (B25.15, B25.6), not what it does to
// Control.
//
// [Fires] hold all fires of one game; [Fires.Clone] copies them.
package fire
