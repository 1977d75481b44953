//go:build !race

package scenario_test

// slower is how much longer everything may take than it should.
const slower = 1
