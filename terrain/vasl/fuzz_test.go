package vasl

import (
	"bytes"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/terrain"
)

// What reading any file whatever may cost.
const maxMemory = 100 << 20

var maxTime = time.Second

// cheaply runs f and fails if it costs more than reading a file may.
func cheaply(t *testing.T, f func()) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	f()
	took := time.Since(start)
	runtime.ReadMemStats(&after)
	assert.Less(t, took, maxTime)
	assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(maxMemory))
}

// small draws a board of few pixels with a building on it.
func small(attrs string) *picture {
	p := picture{columns: 4, rows: 2, hexWidth: 16, hexHeight: 18, attrs: `hexWidth="16" hexHeight="18" ` + attrs}
	return draw(p).block(41, 10, "B1", "C2").join(41, 6, "B1", "C2").bar(77, 8, "B1", "C2").block(30, 10, "A1").block(82, 8, "A1").stair("C2")
}

// FuzzRead reads boards of any metadata and any object stream: each gives a board from
// which a map can be made, or an error, within a second and 100 MB. Its seeds, by name, are
// boards of several geometries and the damaged and hostile LOSData of [hostile].
func FuzzRead(f *testing.F) {
	for name, attrs := range map[string]string{
		"geomorphic": `A1CenterY="9"`, "b half board": `A1CenterX="-64" A1CenterY="9"`, "lower board": `A1CenterY="-99"`,
		"historical": `A1CenterX="5" A1CenterY="8"`, "alternate grain": `A1CenterY="9" altHexGrain="TRUE"`,
	} {
		f.Add(name, small(attrs).metadata(), stream(small(attrs).payload()))
	}
	for name, los := range hostile() {
		if len(los) < 1<<16 {
			f.Add(name, plainBoard("").metadata(), los)
		}
	}
	f.Fuzz(func(t *testing.T, name string, metadata, los []byte) {
		if bytes.HasPrefix(los, []byte{0xAC, 0xED}) {
			los = zipped(los)
		}
		cheaply(t, func() {
			b, err := Read(folder(metadata, los), nil)
			if err != nil {
				return
			}
			if _, err := terrain.NewMap(b.Plan()); err != nil {
				t.Errorf("%s: no map can be made of it: %v", name, err)
			}
		})
	})
}

// FuzzArchive reads any file as a board archive.
func FuzzArchive(f *testing.F) {
	p := plainBoard("").house(50, "C2")
	f.Add(archive(metadataFile, string(p.metadata()), losFile, string(p.los())))
	f.Add(archive(metadataFile, "", losFile, ""))
	f.Fuzz(func(t *testing.T, data []byte) {
		cheaply(t, func() {
			if b, err := readArchive(bytes.NewReader(data), int64(len(data)), nil); err == nil {
				assert.NotZero(t, b.Grid.Len())
			}
		})
	})
}
