//go:build race

package scenario_test

// slower is how much longer everything may take under the race detector.
const slower = 20
