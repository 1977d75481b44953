package vasl

import (
	"bufio"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// losFile is the entry of a board that holds the terrain of every pixel: a gzipped Java
// object stream of primitive values.
const losFile = "LOSData"

// Bounds, several times what the largest board known has.
const (
	maxLOSFile = 2 << 20 // bytes, compressed
	maxPixels  = 16 << 20
	maxHexes   = 10000
)

// A header is the start of a LOSData.
type header struct {
	columns, rows int // hexes: rows in column A, one more in column B
	width, height int // pixels
}

// A losReader reads a LOSData.
type losReader struct {
	header
	payload io.Reader
}

// newLOSReader reads the header of r and checks its sizes.
func newLOSReader(r io.Reader) (*losReader, error) {
	z, err := gzip.NewReader(io.LimitReader(r, maxLOSFile))
	if err != nil {
		return nil, damaged(err)
	}
	z.Multistream(false)
	in := bufio.NewReader(z)
	var magic [4]byte
	if _, err := io.ReadFull(in, magic[:]); err != nil {
		return nil, damaged(err)
	}
	if magic != [4]byte{0xAC, 0xED, 0, 5} {
		return nil, damaged(errors.New("it is no Java object stream"))
	}
	l := &losReader{payload: &blocks{in: in}}
	var sizes [4]int32
	if err := binary.Read(l.payload, binary.BigEndian, &sizes); err != nil {
		return nil, damaged(err)
	}
	columns, rows, width, height := int64(sizes[0]), int64(sizes[1]), int64(sizes[2]), int64(sizes[3])
	switch {
	case min(columns, rows, width, height) < 1:
		return nil, fmt.Errorf("%s: sizes of %d by %d hexes and %d by %d pixels make no board", losFile, columns, rows, width, height)
	case columns*(rows+1) > maxHexes || width*height > maxPixels:
		return nil, fmt.Errorf("%s: %d by %d hexes and %d by %d pixels are more than any board has (%d hexes, %d pixels)",
			losFile, columns, rows, width, height, maxHexes, maxPixels)
	}
	l.header = header{int(columns), int(rows), int(width), int(height)}
	return l, nil
}

// next reads the next part of the payload, whole.
func (l *losReader) next(p []byte) error {
	if _, err := io.ReadFull(l.payload, p); err != nil {
		return damaged(err)
	}
	return nil
}

// end checks that nothing follows.
func (l *losReader) end() error {
	switch _, err := io.ReadFull(l.payload, make([]byte, 1)); err {
	case io.EOF:
		return nil
	case nil:
		return damaged(errors.New("it goes on beyond what its header says"))
	default:
		return damaged(err)
	}
}

// damaged says that a LOSData is so.
func damaged(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		err = errors.New("it ends too early")
	}
	return fmt.Errorf("%s is damaged: %w", losFile, err)
}

// blocks is the payload of a Java object stream that holds block data only.
type blocks struct {
	in   *bufio.Reader
	left int // bytes of the present block still to come
}

// The tags of blocks: after the first come a byte, after the second four bytes of length.
const (
	tagBlock     = 0x77
	tagBlockLong = 0x7A
)

func (b *blocks) Read(p []byte) (int, error) {
	if b.left == 0 {
		if err := b.open(); err != nil {
			return 0, err
		}
	}
	n, err := b.in.Read(p[:min(len(p), b.left)])
	b.left -= n
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	return n, err
}

// open reads the head of the next block. Empty blocks, which Java never writes, are
// refused, lest they go on for ever.
func (b *blocks) open() error {
	tag, err := b.in.ReadByte()
	if err != nil {
		return err
	}
	var size [4]byte
	switch tag {
	case tagBlock:
		_, err = io.ReadFull(b.in, size[3:])
	case tagBlockLong:
		_, err = io.ReadFull(b.in, size[:])
	default:
		return fmt.Errorf("its object stream has a tag %#x, which is no block of data", tag)
	}
	if err != nil {
		return io.ErrUnexpectedEOF
	}
	n := int32(binary.BigEndian.Uint32(size[:]))
	if n < 1 {
		return fmt.Errorf("its object stream has a block of %d bytes", n)
	}
	b.left = int(n)
	return nil
}
