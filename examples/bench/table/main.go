// Command table writes the figures of the benchmark into a README:
//
//	go run ./table README.md < bench.txt
//
// It takes the output of any number of runs of go test -bench on one machine, and of each
// figure the median.
package main

import (
	"bufio"
	"fmt"
	"io"
	"log"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: table README < benchmark output")
	}
	if err := update(os.Args[1], os.Stdin); err != nil {
		log.Fatal(err)
	}
}

// The marks between which the README has its figures.
const (
	begin = "<!-- figures: written by go run ./table -->\n"
	end   = "<!-- end of figures -->\n"
)

// update puts the figures of a benchmark's output into the file.
func update(file string, output io.Reader) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	before, rest, found := strings.Cut(string(text), begin)
	_, after, closed := strings.Cut(rest, end)
	if !found || !closed {
		return fmt.Errorf("%s has no place for the figures: %q and %q", file, begin, end)
	}
	r, err := read(output)
	if err != nil {
		return err
	}
	tables, err := r.tables()
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(before+begin+tables+end+after), 0o644)
}

// A report is what the output says.
type report struct {
	machine map[string]string // goos, goarch, cpu
	cores   string
	names   []string // of the benchmarks, in order
	ran     map[string]runs
}

// runs are the figures of one benchmark by their units, one for each run.
type runs map[string][]float64

func read(output io.Reader) (*report, error) {
	r := &report{machine: map[string]string{}, ran: map[string]runs{}}
	lines := bufio.NewScanner(output)
	for lines.Scan() {
		line := lines.Text()
		if key, value, ok := strings.Cut(line, ": "); ok && !strings.Contains(key, " ") {
			r.machine[key] = value
		}
		if !strings.HasPrefix(line, "Benchmark") || !strings.Contains(line, " ns/op") {
			continue
		}
		f := strings.Fields(line)
		dash := strings.LastIndex(f[0], "-")
		if dash < 0 || len(f)%2 != 0 {
			return nil, fmt.Errorf("not a line of figures: %s", line)
		}
		r.cores = f[0][dash+1:]
		name := strings.ReplaceAll(strings.TrimPrefix(f[0][:dash], "Benchmark"), "_", " ")
		if r.ran[name] == nil {
			r.names = append(r.names, name)
			r.ran[name] = runs{}
		}
		for i := 2; i < len(f); i += 2 {
			v, err := strconv.ParseFloat(f[i], 64)
			if err != nil {
				return nil, fmt.Errorf("%w in: %s", err, line)
			}
			r.ran[name][f[i+1]] = append(r.ran[name][f[i+1]], v)
		}
	}
	return r, lines.Err()
}

const (
	us  = "aslcontrol" // in the names of the benchmarks
	cpu = "cpu-ns/op"  // the unit that counts
)

func (r *report) tables() (string, error) {
	for _, name := range []string{few + us, many + us, query + us} {
		if len(r.ran[name][cpu]) == 0 {
			return "", fmt.Errorf("the output lacks Benchmark%s", name)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\nMedians of %d runs, in processor time; %s/%s, %s, %s cores; %s.\n", len(r.ran[few+us][cpu]), r.machine["goos"], r.machine["goarch"], r.machine["cpu"], r.cores, runtime.Version())
	b.WriteString("\n| an event, end to end | 200 units | times | 2,000 units | times | B/op | allocs/op |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n")
	for _, c := range r.under(few) {
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %.0f | %.0f |\n", c, r.time(few+c), r.times(few, c), r.time(many+c), r.times(many, c), r.median(few+c, "B/op"), r.median(few+c, "allocs/op"))
	}
	b.WriteString("\n| who Controls a Location | time | times | B/op | allocs/op |\n| --- | ---: | ---: | ---: | ---: |\n")
	for _, c := range r.under(query) {
		fmt.Fprintf(&b, "| %s | %s | %s | %.0f | %.0f |\n", c, r.time(query+c), r.times(query, c), r.median(query+c, "B/op"), r.median(query+c, "allocs/op"))
	}
	b.WriteString("\n| aslcontrol explains | time | B/op | allocs/op |\n| --- | ---: | ---: | ---: |\n")
	for _, c := range r.under(told) {
		fmt.Fprintf(&b, "| %s | %s | %.0f | %.0f |\n", c, r.time(told+c), r.median(told+c, "B/op"), r.median(told+c, "allocs/op"))
	}
	b.WriteString("\n")
	return b.String(), nil
}

// What the names of the benchmarks begin with.
const (
	few   = "Event/200 units/"
	many  = "Event/2000 units/"
	query = "Query/"
	told  = "Explained/"
)

// under are the benchmarks whose names begin so, by what follows.
func (r *report) under(prefix string) []string {
	var found []string
	for _, name := range r.names {
		if rest, ok := strings.CutPrefix(name, prefix); ok {
			found = append(found, rest)
		}
	}
	return found
}

// time gives the median time of a benchmark in three digits.
func (r *report) time(name string) string {
	ns := r.median(name, cpu)
	for _, unit := range []string{"ns", "µs", "ms"} {
		if ns < 999.5 {
			return digits(ns) + " " + unit
		}
		ns /= 1000
	}
	return digits(ns) + " s"
}

// times is how many times as long as aslcontrol one takes.
func (r *report) times(prefix, name string) string {
	if name == us {
		return "1"
	}
	ratio := r.median(prefix+name, cpu) / r.median(prefix+us, cpu)
	if ratio < 99.5 {
		return fmt.Sprintf("%.2g", ratio)
	}
	return thousands(int(ratio + 0.5))
}

// digits gives x in three digits, at the least its whole part.
func digits(x float64) string {
	switch {
	case x < 9.995:
		return fmt.Sprintf("%.2f", x)
	case x < 99.95:
		return fmt.Sprintf("%.1f", x)
	}
	return fmt.Sprintf("%.0f", x)
}

func thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%s,%03d", thousands(n/1000), n%1000)
}

// median of a benchmark's figures in that unit, 0 where there are none.
func (r *report) median(name, unit string) float64 {
	of := slices.Sorted(slices.Values(r.ran[name][unit]))
	n := len(of)
	if n == 0 {
		return 0
	}
	return (of[(n-1)/2] + of[n/2]) / 2
}
