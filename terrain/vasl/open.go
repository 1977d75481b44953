package vasl

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
)

// Bounds on a board archive, in bytes.
const (
	maxArchive = 128 << 20
	maxRead    = 3 << 20 // of it, compressed: its directory and the two entries of interest
)

// Open reads the board at path, a board archive or a folder. c may be nil.
//
// The error says what is wrong with which file: none there, none of VASL's present format,
// damaged, larger than any board, or of a geometry that this package does not know. No
// file whatever takes more than a second and 100 MB to be read or refused.
func Open(path string, c *Catalogue) (*Board, error) {
	b, err := open(path, c)
	if err != nil {
		return nil, fmt.Errorf("board %s: %w", path, err)
	}
	return b, nil
}

func open(path string, c *Catalogue) (*Board, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, errors.Unwrap(err)
	case info.IsDir():
		return Read(os.DirFS(path), c)
	case !info.Mode().IsRegular():
		return nil, errors.New("it is neither a file nor a folder")
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, errors.Unwrap(err)
	}
	defer f.Close()
	return readArchive(f, info.Size(), c)
}

// readArchive is Read for a board archive.
func readArchive(r io.ReaderAt, size int64, c *Catalogue) (*Board, error) {
	if size > maxArchive {
		return nil, fmt.Errorf("it is longer than %d bytes", maxArchive)
	}
	files, err := zip.NewReader(&budget{r, maxRead}, size)
	if err != nil {
		return nil, fmt.Errorf("it is no board archive: %w", err)
	}
	return Read(files, c)
}

// budget reads no more than so many bytes.
type budget struct {
	io.ReaderAt
	left int
}

func (b *budget) ReadAt(p []byte, offset int64) (int, error) {
	if len(p) > b.left {
		return 0, errors.New("its directory or its entries are longer than any board's")
	}
	n, err := b.ReaderAt.ReadAt(p, offset)
	b.left -= n
	return n, err
}

// Read is Open for the files of a board: BoardMetadata.xml and LOSData.
func Read(files fs.FS, c *Catalogue) (*Board, error) {
	if c == nil {
		c = defaultCatalogue
	}
	about, err := files.Open(metadataFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("it has no %s: boards of before VASL 6 cannot be read", metadataFile)
	}
	if err != nil {
		return nil, err
	}
	defer about.Close()
	m, err := readMetadata(about)
	if err != nil {
		return nil, err
	}
	pixels, err := files.Open(losFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("it has no %s: VASL has no terrain for this board", losFile)
	}
	if err != nil {
		return nil, err
	}
	defer pixels.Close()
	los, err := newLOSReader(pixels)
	if err != nil {
		return nil, err
	}
	g, err := newGeometry(m, los.header)
	if err != nil {
		return nil, err
	}
	s, err := newSurvey(g, los, c)
	if err != nil {
		return nil, err
	}
	return newBoard(m, s), nil
}

// Find gives the path of the board called name ("1", "1a", "BFPA") in a folder of boards,
// where it is called bd01, bd1a, bdBFPA. The error is a [location.Problem] where none is.
func Find(dir, name string) (string, error) {
	tries := []string{"bd" + name}
	if len(name) == 1 && name >= "0" && name <= "9" {
		tries = []string{"bd0" + name, "bd" + name}
	}
	if name == "" || strings.ContainsAny(name, `/\`) {
		return "", location.Problem{What: fmt.Sprintf("%q is no name of a board", name), Want: "such as 1, 1a or BFPA"}
	}
	for _, file := range tries {
		path := filepath.Join(dir, file)
		if _, err := os.Stat(path); err == nil {
			return path, nil
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", fmt.Errorf("boards: %w", err)
	}
	var known []string
	for _, e := range entries {
		if board, isBoard := strings.CutPrefix(e.Name(), "bd"); isBoard {
			known = append(known, board)
		}
	}
	return "", location.Problem{What: fmt.Sprintf("there is no %s in %s", strings.Join(tries, " or "), dir), Want: location.DidYouMean(name, known)}
}
