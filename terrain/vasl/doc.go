// Package vasl reads boards of VASL, the module with which people play ASL on a
// computer. Its boards carry the terrain of every hex.
//
// [Open] reads a board archive (a zip file such as bd01) or a folder with the same two
// files, LOSData and BoardMetadata.xml; [Find] looks a board up by name in a folder of
// boards. The [Board] tells its buildings, terrain and bridges, and [Board.Plan] makes
// of them what [terrain.NewMap] wants. The package knows no rules of play.
//
// A LOSData holds the terrain of every pixel. A hex is a building hex if at least 60 of its
// pixels are building; fewer than 13 are the bleeding of a neighbor's. Two such hexes are
// one building if at least 4 pairs of building pixels touch across their hexside, and so
// they are where black bars of a Rowhouse fill it. Whatever is not clear cut is said in
// [Board.Warnings]: the places to look at on the board itself.
//
// What the pixels do not tell, or not apart:
//
//   - Cellars, Rooftops, sewers, tunnels, caves, pillboxes and Fortified Locations: they
//     come from the scenario, as overlays and other changes of terrain do.
//   - How deep or dry a Depression is. A dry stream, a sunken road and a sunken railroad are
//     Gully, and some boards mark a stream (board 24) or a wadi as a gully too.
//   - Rivers, canals, ponds, the sea, flooded streams and fords are all Water.
//   - Jungle, forest and light woods are Woods; palm trees and olive groves Orchard; bamboo
//     and vineyards Brush; kunai Grain; swamp and mudflats Marsh. A hex with several of
//     these has the one with the most pixels, but a Depression or water comes first.
//   - Rubble printed on a board, debris, crags, graveyards and everything else is Open.
//   - Towers, storage tanks and Bedouin camps, which VASL counts among the buildings for
//     LOS, are none here; a warning names them. Gutted buildings are buildings.
package vasl
