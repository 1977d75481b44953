package vasl

import (
	"bytes"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/terrain/vasl/vasltest"
)

// What reading any file whatever may cost.
const maxMemory = 100 << 20

var maxTime = time.Second

// cheaply runs f and fails if it costs more than reading a file may.
func cheaply(t *testing.T, f func()) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := cpuTime()
	f()
	took := cpuTime() - start
	runtime.ReadMemStats(&after)
	assert.Less(t, took, maxTime)
	assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(maxMemory))
}

// small draws a board of few pixels with a building on it.
func small(attrs string) *vasltest.Picture {
	p := vasltest.Picture{Columns: 4, Rows: 2, HexWidth: 16, HexHeight: 18, Attrs: `hexWidth="16" hexHeight="18" ` + attrs}
	return vasltest.Draw(p).Block(41, 10, "B1", "C2").Join(41, 6, "B1", "C2").Bar(77, 8, "B1", "C2").Block(30, 10, "A1").Block(82, 8, "A1").Stair("C2")
}

// FuzzRead reads boards of any metadata and any object stream: each gives a board from
// which a map can be made, or an error, within a second and 100 MB. Its seeds, by name, are
// boards of several geometries and the damaged and hostile LOSData of [hostile].
func FuzzRead(f *testing.F) {
	for name, attrs := range map[string]string{
		"geomorphic": `A1CenterY="9"`, "b half board": `A1CenterX="-64" A1CenterY="9"`, "lower board": `A1CenterY="-99"`,
		"historical": `A1CenterX="5" A1CenterY="8"`, "alternate grain": `A1CenterY="9" altHexGrain="TRUE"`,
	} {
		f.Add(name, small(attrs).Metadata(), vasltest.Stream(small(attrs).Payload()))
	}
	for name, los := range hostile() {
		if len(los) < 1<<16 {
			f.Add(name, blank().Metadata(), los)
		}
	}
	f.Fuzz(func(t *testing.T, name string, metadata, los []byte) {
		if bytes.HasPrefix(los, []byte{0xAC, 0xED}) {
			los = vasltest.Gzip(los)
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
	p := blank().House(50, "C2")
	f.Add(vasltest.Zip(metadataFile, string(p.Metadata()), losFile, string(p.LOSData())))
	f.Add(vasltest.Zip(metadataFile, "", losFile, ""))
	f.Fuzz(func(t *testing.T, data []byte) {
		cheaply(t, func() {
			if b, err := readArchive(bytes.NewReader(data), int64(len(data)), nil); err == nil {
				assert.NotZero(t, b.Grid.Len())
			}
		})
	})
}
