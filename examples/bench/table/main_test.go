package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const output = `goos: linux
goarch: amd64
pkg: a/secret/path
cpu: Some Processor
BenchmarkEvent/200_units/aslcontrol-2         	 1000	 1.5 ns/op	       200.0 cpu-ns/op	       0 B/op	       0 allocs/op
BenchmarkEvent/200_units/plain_Go,_touched-2  	 1000	 1.5 ns/op	       900.0 cpu-ns/op	       0 B/op	       0 allocs/op
BenchmarkEvent/2000_units/aslcontrol-2        	 1000	 1.5 ns/op	       250.0 cpu-ns/op	       0 B/op	       0 allocs/op
BenchmarkEvent/2000_units/plain_Go,_touched-2 	 1000	 1.5 ns/op	   5000000 cpu-ns/op	       0 B/op	       0 allocs/op
BenchmarkQuery/aslcontrol-2                   	 1000	 1.5 ns/op	         3.004 cpu-ns/op	       0 B/op	       0 allocs/op
BenchmarkExplained/a_ruling_in_a_sentence_(Text)-2            	 1000	 1.5 ns/op	      1234 cpu-ns/op	     275 B/op	      10 allocs/op
PASS
goos: linux
BenchmarkEvent/200_units/plain_Go,_touched-2  	 1000	 1.5 ns/op	    700000 cpu-ns/op	       0 B/op	       0 allocs/op
BenchmarkEvent/200_units/plain_Go,_touched-2  	 1000	 1.5 ns/op	       100.0 cpu-ns/op	       0 B/op	       0 allocs/op
`

func TestUpdate(t *testing.T) {
	file := filepath.Join(t.TempDir(), "README.md")
	if err := os.WriteFile(file, []byte("before\n"+begin+"stale\n"+end+"after\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := update(file, strings.NewReader(output)); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"before\n" + begin, end + "after\n", "linux/amd64, Some Processor, 2 cores",
		"| aslcontrol | 200 ns | 1 | 250 ns | 1 | 0 | 0 |\n",
		"| plain Go, touched | 900 ns | 4.5 | 5.00 ms | 20,000 | 0 | 0 |\n",
		"| aslcontrol | 3.00 ns | 1 | 0 | 0 |\n",
		"| a ruling in a sentence (Text) | 1.23 µs | 275 | 10 |\n",
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	for _, no := range []string{"stale", "secret"} {
		if strings.Contains(string(text), no) {
			t.Errorf("%q is in\n%s", no, text)
		}
	}
}

func TestUpdateRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "README.md")
	if err := os.WriteFile(file, []byte("no marks"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := update(file, strings.NewReader(output)); err == nil {
		t.Error("a README without marks")
	}
	if err := os.WriteFile(file, []byte(begin+end), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := update(file, strings.NewReader("PASS\n")); err == nil {
		t.Error("output without figures")
	}
}
