//go:build unix

package bench

import (
	"syscall"
	"time"
)

// cpuTime is the time that the processor has spent on this program, whatever else the machine does.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
