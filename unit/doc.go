// Package unit holds the units of a game and the predicates of the Index and A.7
// that Control asks of them: Armed, Good Order, Infantry, and from these which
// units may gain Control and which deny it.
//
// A [Unit] is a plain value; its predicates look at nothing else. A [Roster]
// gives units and the two sides their names. Within the program a unit is an
// [ID] and a side a [Side]: small integers, the zero ID being invalid and the
// zero Side standing for "none", un-Controlled.
package unit
