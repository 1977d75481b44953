// Package control adjudicates Control: who Controls each Location, hex and
// building of a map, by the rules A26.1 to A26.162 of Advanced Squad Leader.
//
// An [Adjudicator] is one game. [New] makes it from a Map, a Roster of names and a
// [Position]; [Adjudicator.Apply] takes one [Event] after another and gives the
// [Ruling] of each change: what changed, from whom to whom, by which rule, because
// of which unit. An event that may not happen is refused with a [*Refusal] that
// cites a rule, and changes nothing. [Adjudicator.Controller] answers who Controls
// a [Subject]; [Adjudicator.Explain] says how a side stands toward gaining it.
//
// # How it is decided
//
// Three ledgers, of Locations, hexes and buildings, are independent of each other.
// Whoever has gained an item keeps it until the enemy gains it (A26.1). A side
// gains an item at the instant that an armed Good Order Infantry MMC of its own
// occupies it and no armed enemy ground unit in it denies that (A26.11).
//
//   - What a unit does where it stands to the Location (A26.11), the hex (A26.13)
//     and the building (A26.14) is its [Standing], decided in standing.go.
//   - Whether a side gains an item, by the sum of the standings and what else the
//     rules ask for, such as the pillbox of A26.132, is a [Verdict], in book.go.
//   - A vehicle's temporary Control (A26.12) lies over the lasting one, in hold.go.
//   - What fires and rubble mean for Control (A26.16, A26.161, A26.162) is worked out in
//     burn.go and given out in forfeit.go; Mopping Up (A12.153) is in mopup.go.
//   - What each side can know (A26.15) is kept beside the truth, in view.go.
//   - Which events are refused, and what they change, is in march.go, effects.go,
//     fires.go, mopup.go and ruin.go.
//
// An event changes a few counts and rules on the items that it touched; nothing else is
// looked at. A game is cheap to copy ([Adjudicator.CopyTo]) and to take back
// ([WithUndo]); [WithViews] and [WithHistory] keep more, for who wants it.
//
// Open questions of the rules are each a [Reading] with a default; [WithReading]
// chooses the other view.
package control
