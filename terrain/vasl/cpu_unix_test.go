//go:build unix

package vasl

import (
	"syscall"
	"time"
)

// cpuTime is the time that the processor has spent on this program, whatever else it does.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
