//go:build !unix

package bench

import "time"

var started = time.Now()

// cpuTime is the time since the program has started, for want of a better measure.
func cpuTime() time.Duration { return time.Since(started) }
