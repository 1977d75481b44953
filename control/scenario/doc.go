// Package scenario reads scenario files, format 1, plays them and checks what they
// expect. It is the only package that knows YAML.
//
// [Load] and [Parse] give a [Scenario], or [Diagnostics]: everything that is wrong
// with the file, each thing with its line and column, its path, what would be right
// and a snippet. [Scenario.Run] plays the events and gives a [Report]: the rulings of
// every step, the expectations that failed with the ruling behind them, and the game
// as it stands at the end. [Scenario.New] gives the game at its start to a caller who
// wants to play it himself.
//
// A map may be taken from boards of VASL, which Load finds by a path from the folder of
// the file, or by name in the folder [WithBoards].
package scenario
