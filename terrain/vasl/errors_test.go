package vasl

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/terrain/vasl/vasltest"
)

// sized is the head of a payload with these sizes.
func sized(columns, rows, width, height uint32) []byte {
	var out []byte
	for _, n := range []uint32{columns, rows, width, height} {
		out = binary.BigEndian.AppendUint32(out, n)
	}
	return out
}

func TestErrorsOfMetadata(t *testing.T) {
	for _, c := range []struct {
		name     string
		metadata string
		want     string
	}{
		{"empty", "", "BoardMetadata.xml: it has no boardMetadata"},
		{"no XML", "<<<<", "BoardMetadata.xml: XML syntax error"},
		{"ends in a tag", `<boardMetadata name="01`, "BoardMetadata.xml: XML syntax error"},
		{"another document", "<a/>", "BoardMetadata.xml: it has no boardMetadata"},
		{"all a comment", "<!-- <boardMetadata/>", "BoardMetadata.xml: it has no boardMetadata"},
		{"no name", `<boardMetadata width="7" height="4"/>`, `"" is no name for a board`},
		{"odd name", `<boardMetadata name="a/b" width="7" height="4"/>`, `"a/b" is no name for a board`},
		{"long name", `<boardMetadata name="` + strings.Repeat("x", 33) + `" width="7" height="4"/>`, `is no name for a board`},
		{"no width", `<boardMetadata name="1" height="4"/>`, `width is "", not a number of hexes`},
		{"odd height", `<boardMetadata name="1" width="7" height="four"/>`, `height is "four", not a number of hexes`},
		{"odd hexWidth", `<boardMetadata name="1" width="7" height="4" hexWidth="56,25"/>`, `hexWidth is "56,25", not a number of pixels`},
		{"too long", strings.Repeat(" ", maxMetadata+1), "BoardMetadata.xml: it is longer than 1048576 bytes"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read(folder([]byte(c.metadata), blank().LOSData()), nil)
			assert.ErrorContains(t, err, c.want)
		})
	}
}

func TestErrorsOfGeometry(t *testing.T) {
	for _, c := range []struct{ attrs, want string }{
		{`altHexGrain="TRUE"`, "unknown geometry: altHexGrain is set"},
		{`HexGridConfig="TopLeftHalfHeight"`, `unknown geometry: HexGridConfig is "TopLeftHalfHeight"`},
		{`hexWidth="5"`, "unknown geometry: hexes of 5 by 64.5 pixels"},
		{`hexWidth="NaN"`, "unknown geometry: hexes of NaN by 64.5 pixels"},
		{`hexHeight="1e300"`, "unknown geometry: hexes of 56.25 by 1e+300 pixels"},
		{`hexWidth="70" hexHeight="80"`, "unknown geometry: 7 columns and 4 rows of hexes of 70 by 80 pixels do not fill a grid of 338 by 258 pixels"},
		{`A1CenterX="-100"`, "unknown geometry: A1CenterX is -100"},
		{`A1CenterX="-56.25"`, "unknown geometry: A1CenterX is -56.25"},
		{`A1CenterX="-1e18"`, "unknown geometry: A1CenterX is -1e+18"},
		{`A1CenterY="-1e18"`, "unknown geometry: the centre of A1 is at 0, -1e+18"},
		{`A1CenterX="NaN"`, "unknown geometry: the centre of A1 is at NaN, 32.25"},
		{`A1CenterX="200"`, "unknown geometry: the centre of A1 is at 200, 32.25"},
		{`A1CenterY="0"`, "unknown geometry: the centre of A1 is at 0, 0"},
		{`A1CenterY="65"`, "unknown geometry: the centre of A1 is at 0, 65"},
	} {
		t.Run(c.attrs, func(t *testing.T) {
			p := vasltest.Draw(vasltest.Picture{Attrs: c.attrs})
			_, err := Read(folder(p.Metadata(), p.LOSData()), nil)
			assert.EqualError(t, err, c.want)
		})
	}
	other := vasltest.Draw(vasltest.Picture{Columns: 5, Rows: 4})
	_, err := Read(folder(blank().Metadata(), other.LOSData()), nil)
	assert.EqualError(t, err, "unknown geometry: BoardMetadata.xml says 7 columns and 4 rows, LOSData 5 and 4")
}

// hostile are LOSData that are damaged, or made to harm.
func hostile() map[string][]byte {
	board := blank()
	payload, los := board.Payload(), board.LOSData()
	long := func(n uint32) []byte {
		return binary.BigEndian.AppendUint32([]byte{0xAC, 0xED, 0, 5, tagBlockLong}, n)
	}
	return map[string][]byte{
		"empty":                nil,
		"no gzip":              []byte("GIF89a, a picture"),
		"empty gzip":           vasltest.Gzip(nil),
		"no object stream":     vasltest.Gzip([]byte("GIF89a")),
		"an object":            vasltest.Gzip([]byte{0xAC, 0xED, 0, 5, 0x73, 0x72}),
		"header cut short":     vasltest.Gzip(vasltest.Stream(payload[:15])),
		"pixels cut short":     vasltest.Gzip(vasltest.Stream(payload[:5000])),
		"stairs cut short":     vasltest.Gzip(vasltest.Stream(payload[:len(payload)-1])),
		"goes on":              vasltest.Gzip(vasltest.Stream(append(bytes.Clone(payload), 0))),
		"block cut short":      vasltest.Gzip(vasltest.Stream(payload)[:3000]),
		"block head cut short": vasltest.Gzip(long(1)[:7]),
		"negative block":       vasltest.Gzip(long(1 << 31)),
		"huge block":           vasltest.Gzip(append(long(1<<31-1), payload...)),
		"empty blocks":         vasltest.Gzip(append([]byte{0xAC, 0xED, 0, 5}, bytes.Repeat([]byte{tagBlock, 0}, 1<<20)...)),
		"negative sizes":       vasltest.Gzip(vasltest.Stream(sized(1<<31, 1<<31, 1<<31, 1<<31))),
		"zero sizes":           vasltest.Gzip(vasltest.Stream(sized(7, 4, 0, 258))),
		"huge header":          vasltest.Gzip(vasltest.Stream(sized(1<<31-1, 1<<31-1, 1<<31-1, 1<<31-1))),
		"too many hexes":       vasltest.Gzip(vasltest.Stream(sized(1<<16, 1<<16, 338, 258))),
		"too many pixels":      vasltest.Gzip(vasltest.Stream(sized(7, 4, 1<<16, 1<<16))),
		"bomb":                 vasltest.Gzip(append(vasltest.Stream(sized(7, 4, 338, 258)), make([]byte, 8<<20)...)),
		"gzip cut short":       los[:len(los)/2],
		"wrong checksum":       append(bytes.Clone(los[:len(los)-8]), make([]byte, 8)...),
		"endless deflate":      endless(),
	}
}

// endless is a gzip file of as many empty blocks of deflate as will be read, of the kind
// that costs most: each has codes of its own.
func endless() []byte {
	var bits []uint
	put := func(n int, value uint) {
		for i := range n {
			bits = append(bits, value>>i&1)
		}
	}
	for range 8 { // so that the last ends with a byte
		put(3, 0b100)       // not the last; with codes of its own
		put(14, 14<<10)     // 257 literals, 1 distance, 18 lengths of code lengths:
		for i := range 18 { // that of 18 (many zeros) and that of 1 are one bit
			put(3, map[int]uint{2: 1, 17: 1}[i])
		}
		put(8, 1|(138-11)<<1) // 138 literals without a code
		put(8, 1|(118-11)<<1) // 118 more
		put(2, 0)             // the end of the block has a code of one bit, the distance too
		put(1, 0)             // the end of the block
	}
	block := make([]byte, len(bits)/8)
	for i, bit := range bits {
		block[i/8] |= byte(bit << (i % 8))
	}
	head := []byte{0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF}
	return append(head, bytes.Repeat(block, 2*maxLOSFile/len(block))...)
}

func TestErrorsOfLOSData(t *testing.T) {
	want := map[string]string{
		"no object stream": "LOSData is damaged: it is no Java object stream",
		"an object":        "LOSData is damaged: its object stream has a tag 0x73, which is no block of data",
		"no gzip":          "LOSData is damaged: gzip: invalid header",
		"goes on":          "LOSData is damaged: it goes on beyond what its header says",
		"negative block":   "LOSData is damaged: its object stream has a block of -2147483648 bytes",
		"empty blocks":     "LOSData is damaged: its object stream has a block of 0 bytes",
		"negative sizes":   "LOSData: sizes of -2147483648 by -2147483648 hexes and -2147483648 by -2147483648 pixels make no board",
		"zero sizes":       "LOSData: sizes of 7 by 4 hexes and 0 by 258 pixels make no board",
		"huge header":      "LOSData: 2147483647 by 2147483647 hexes and 2147483647 by 2147483647 pixels are more than any board has (10000 hexes, 16777216 pixels)",
		"too many hexes":   "LOSData: 65536 by 65536 hexes and 338 by 258 pixels are more than any board has (10000 hexes, 16777216 pixels)",
		"too many pixels":  "LOSData: 7 by 4 hexes and 65536 by 65536 pixels are more than any board has (10000 hexes, 16777216 pixels)",
		"bomb":             "LOSData is damaged: its object stream has a tag 0x0, which is no block of data",
		"wrong checksum":   "LOSData is damaged: gzip: invalid checksum",
	}
	for name, los := range hostile() {
		t.Run(name, func(t *testing.T) {
			say := want[name]
			if say == "" {
				say = "LOSData is damaged: it ends too early"
			}
			cheaply(t, func() {
				_, err := Read(folder(blank().Metadata(), los), nil)
				assert.EqualError(t, err, say)
			})
		})
	}
}

// TestLargestBoard reads a board as large as one may be, all of doubtful buildings.
func TestLargestBoard(t *testing.T) {
	const columns, rows, side = 100, 87, 4096
	column := make([]byte, 2*side)
	for y := range side {
		column[2*y+1] = []byte{42, 41, 77, 53, 49, 48, 250}[y*y%7]
	}
	payload := append(sized(columns, rows, side, side), bytes.Repeat(column, side)...)
	los := vasltest.Gzip(vasltest.Stream(append(payload, make([]byte, columns*rows+columns/2)...)))
	metadata := []byte(`<boardMetadata name="1" width="100" height="87" hexWidth="41.37" hexHeight="47.08" A1CenterY="23.54"/>`)
	cheaply(t, func() {
		b, err := Read(folder(metadata, los), nil)
		require.NoError(t, err)
		assert.NotEmpty(t, b.Warnings)
	})
}

func TestErrorsOfArchives(t *testing.T) {
	p := blank()
	metadata, los := string(p.Metadata()), string(p.LOSData())
	bomb := strings.Repeat(" ", 8<<20)
	many := []string{metadataFile, metadata, losFile, los}
	for range 60 {
		many = append(many, strings.Repeat("x", 60000), "")
	}
	encrypted := vasltest.Zip(metadataFile, metadata, losFile, los)
	for i := range encrypted { // say of each entry that it has method 99
		if bytes.HasPrefix(encrypted[i:], []byte("PK\x01\x02")) {
			encrypted[i+10] = 99
		}
	}
	for _, c := range []struct {
		name, want string
		archive    []byte
	}{
		{"empty", "it is no board archive: zip: not a valid zip file", nil},
		{"a picture", "it is no board archive: zip: not a valid zip file", []byte("GIF89a")},
		{"cut short", "it is no board archive: zip: not a valid zip file", vasltest.Zip(metadataFile, metadata, losFile, los)[:300]},
		{"before VASL 6", "it has no BoardMetadata.xml: boards of before VASL 6 cannot be read", vasltest.Zip("data", "version 5", losFile, los)},
		{"without terrain", "it has no LOSData: VASL has no terrain for this board", vasltest.Zip(metadataFile, metadata)},
		{"damaged", "LOSData is damaged: it ends too early", vasltest.Zip(metadataFile, metadata, losFile, los[:100])},
		{"metadata bomb", "BoardMetadata.xml: it is longer than 1048576 bytes", vasltest.Zip(metadataFile, bomb, losFile, los)},
		{"LOSData bomb", "LOSData is damaged: gzip: invalid header", vasltest.Zip(metadataFile, metadata, losFile, bomb)},
		{"endless directory", "longer than any board's", vasltest.Zip(many...)},
		{"unknown compression", "unsupported compression algorithm", encrypted},
	} {
		t.Run(c.name, func(t *testing.T) {
			cheaply(t, func() {
				_, err := readArchive(bytes.NewReader(c.archive), int64(len(c.archive)), nil)
				assert.ErrorContains(t, err, c.want)
			})
		})
	}
	_, err := readArchive(bytes.NewReader(nil), maxArchive+1, nil)
	assert.EqualError(t, err, "it is longer than 134217728 bytes")
}

func TestOpen(t *testing.T) {
	p := blank().House(50, "C2")
	dir := t.TempDir()
	put := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
		require.NoError(t, os.WriteFile(path, data, 0o600))
		return path
	}
	packed := put("bd02", vasltest.Zip(metadataFile, string(p.Metadata()), "bd02.gif", "", losFile, string(p.LOSData())))
	put("bd01/"+metadataFile, p.Metadata())
	put("bd01/"+losFile, p.LOSData())
	unpacked := filepath.Join(dir, "bd01")

	a, err := Open(packed, nil)
	require.NoError(t, err)
	b, err := Open(unpacked, nil)
	require.NoError(t, err)
	assert.Equal(t, a, b)
	assert.Equal(t, "6.1", a.Version)

	for path, want := range map[string]string{
		filepath.Join(dir, "bd03"): "no such file",
		put("note", []byte("x")):   "it is no board archive",
		os.DevNull:                 "it is neither a file nor a folder",
		dir:                        "it has no BoardMetadata.xml",
	} {
		_, err := Open(path, nil)
		assert.ErrorContains(t, err, "board "+path+": "+want)
	}
}

func TestFind(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"bd01", "bd1a", "bd22", "bda", "bdBFPA", "bd0", "other"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), nil, 0o600))
	}
	for name, file := range map[string]string{"1": "bd01", "01": "bd01", "0": "bd0", "1a": "bd1a", "22": "bd22", "a": "bda", "BFPA": "bdBFPA"} {
		path, err := Find(dir, name)
		assert.NoError(t, err)
		assert.Equal(t, filepath.Join(dir, file), path)
	}
	for name, want := range map[string]string{
		"3":      "there is no bd03 or bd3 in " + dir,
		"BFPB":   "there is no bdBFPB in " + dir + "; did you mean BFPA?",
		"":       `"" is no name of a board; such as 1, 1a or BFPA`,
		"/../01": `"/../01" is no name of a board; such as 1, 1a or BFPA`,
	} {
		_, err := Find(dir, name)
		assert.ErrorContains(t, err, want)
	}
	_, err := Find(filepath.Join(dir, "none"), "1")
	assert.ErrorIs(t, err, os.ErrNotExist)
}

func TestReadOfFilesThatCannotBeRead(t *testing.T) {
	p := blank()
	for _, name := range []string{metadataFile, losFile} {
		files := folder(p.Metadata(), p.LOSData())
		files[name] = &fstest.MapFile{Mode: os.ModeDir}
		_, err := Read(files, nil)
		assert.Error(t, err)
	}
}
