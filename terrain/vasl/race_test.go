//go:build race

package vasl

import "time"

// The race detector makes everything many times slower.
func init() { maxTime = 30 * time.Second }
