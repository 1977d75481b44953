// Package bench measures aslcontrol beside what a user might take instead, on the same
// game: recomputing in plain Go, and the same rules in Starlark, Rego, CEL and expr.
//
// # The rules that all follow
//
// They are those of A26.1, A26.11, A26.13 and A26.14 for Personnel on foot on a map of
// hexes and buildings with upper levels:
//
//   - A side gains a Location, hex or building at the instant that an armed Good Order
//     Infantry MMC of its own occupies it and no armed enemy unit is in it.
//   - A MMC occupies a hex only at ground level; an enemy anywhere in it denies it.
//   - A building is occupied, and denied, in any Location of it.
//   - Whoever has gained an item keeps it until the enemy gains it.
//
// Good Order is here not being broken; whoever is not Unarmed is armed. There are no
// vehicles, Bypass, fire, rubble, Rooftops, cellars, pillboxes, bridges, no two sides'
// views and no rules cited: aslcontrol does all that too, its rivals do not.
//
// # What they work out
//
// An event touches the Location, hex and building that its unit was in and is in.
// Nothing else can change, so that a rival need not look elsewhere: "everything" means
// that it works out all items from all units after each event, "touched" that it first
// picks out the units in the hexes and buildings touched. Either way it has the units as
// a list. Those for CEL and expr decide Locations only, each from the units in it.
package bench
