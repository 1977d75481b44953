package vasl

import "github.com/aslcontrol/aslcontrol/location"

// A survey is what a LOSData shows of a board's hexes and hexsides.
type survey struct {
	geometry
	catalogue *Catalogue
	counts    [][256]uint32              // by hex, how many of its pixels have each terrain code
	centres   []uint8                    // by hex, the code at its centre
	stairs    []bool                     // by hex, whether it has a stairwell
	sides     map[[2]location.Hex]*sight // by the two hexes, the lower first, that a hexside parts
}

// A sight is what shows at a hexside: how many pairs of pixels, one from either side of
// it, are both building, and how many have a black bar.
type sight struct{ cross, bars int }

// newSurvey reads the pixels of los.
func newSurvey(g geometry, los *losReader, c *Catalogue) (*survey, error) {
	n := g.grid.Len() + 1
	s := &survey{
		geometry:  g,
		catalogue: c,
		counts:    make([][256]uint32, n),
		centres:   make([]uint8, n),
		stairs:    make([]bool, n),
		sides:     map[[2]location.Hex]*sight{},
	}
	pixels := make([]byte, 2*los.height) // elevation and code by turns
	codes, codesBefore := make([]byte, los.height), make([]byte, los.height)
	hexes, hexesBefore := make([]location.Hex, los.height), make([]location.Hex, los.height)
	middles := s.middles(los.width)
	for x := range los.width {
		if err := los.next(pixels); err != nil {
			return nil, err
		}
		s.column(x, hexes)
		for y, h := range hexes {
			code := pixels[2*y+1]
			codes[y] = code
			s.counts[h][code]++
			if before := hexesBefore[y]; before != h {
				s.pair(before, h, codesBefore[y], code)
			}
			if y > 0 && hexes[y-1] != h {
				s.pair(hexes[y-1], h, codes[y-1], code)
			}
		}
		if col, ok := middles[x]; ok {
			s.sample(col, codes)
		}
		codes, codesBefore = codesBefore, codes
		hexes, hexesBefore = hexesBefore, hexes
	}
	stairs := make([]byte, n-1)
	if err := los.next(stairs); err != nil {
		return nil, err
	}
	for i, b := range stairs {
		s.stairs[i+1] = b == 1
	}
	return s, los.end()
}

// pair takes note of two neighboring pixels in the hexes a and b.
func (s *survey) pair(a, b location.Hex, codeA, codeB uint8) {
	ua, ub := s.catalogue.uses[codeA], s.catalogue.uses[codeB]
	barred := ua == bar || ub == bar
	if a == 0 || b == 0 || !barred && (ua != ub || ua < building) {
		return
	}
	key := [2]location.Hex{min(a, b), max(a, b)}
	side := s.sides[key]
	if side == nil {
		side = &sight{}
		s.sides[key] = side
	}
	if barred {
		side.bars++
	} else {
		side.cross++
	}
}

// middles finds the column of pixels, among so many, where each column of hexes has its
// centres. The centre dot itself, drawn over the terrain, is passed by.
func (s *survey) middles(width int) map[int]int {
	m := make(map[int]int, s.grid.Columns())
	for col := range s.grid.Columns() {
		m[min(int(s.x+float64(col)*s.width)+1, width-1)] = col
	}
	return m
}

// sample notes the terrain in the centres of a column of hexes, given its middle column of pixels.
func (s *survey) sample(col int, codes []byte) {
	h, centre := s.top(col)
	for row := range s.grid.Rows() + col%2 {
		y := int(centre+float64(row)*s.height) - 1
		s.centres[int(h)+row] = codes[min(max(y, 0), len(codes)-1)]
	}
}
