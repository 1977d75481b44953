package vasl

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/aslcontrol/aslcontrol/terrain"
)

// A Catalogue says what the terrain codes of a LOSData mean. It is immutable. A nil
// Catalogue stands for this package's own, of the codes in use when it was written.
type Catalogue struct {
	types  [256]terrainType
	uses   [256]use // types[i].use
	known  [256]bool
	byName map[string]uint8
}

// A terrainType is the meaning of one code.
type terrainType struct {
	name     string // VASL's; the default catalogue has none for what does not matter
	use      use
	kind     terrain.Kind
	material terrain.Material
	levels   int // upper levels
	factory  bool
	market   bool
}

// A use is the part that a pixel plays.
type use uint8

const (
	ground use = iota // or whatever the kind says
	oddity            // a building for VASL's LOS, but not in the sense of B23
	bridge
	bar // of a Rowhouse
	building
	lumber
)

var defaultCatalogue = newCatalogue()

func newCatalogue() *Catalogue {
	c := &Catalogue{byName: map[string]uint8{}}
	for code, t := range codes {
		c.add(code, t)
	}
	for _, r := range plain {
		for code := r[0]; code <= r[1]; code++ {
			c.known[code] = true
		}
	}
	return c
}

func (c *Catalogue) add(code uint8, t terrainType) {
	c.types[code], c.uses[code], c.known[code] = t, t.use, true
	c.byName[t.name] = code
}

// ReadCatalogue reads a SharedBoardMetadata.xml, VASL's own list of terrain, of 1 MiB at
// the most. Types that this package does not know by name are taken by their LOSCategory
// and height.
func ReadCatalogue(r io.Reader) (*Catalogue, error) {
	c := &Catalogue{byName: map[string]uint8{}}
	err := elements(r, func(element string, attrs attributes) error {
		if element != "terrainType" {
			return nil
		}
		name := attrs["name"]
		code, err := strconv.ParseUint(attrs["typeCode"], 10, 8)
		if err != nil || name == "" {
			return fmt.Errorf("terrain type %q has the code %q, not 0 to 255", name, attrs["typeCode"])
		}
		if c.known[code] {
			return fmt.Errorf("terrain types %q and %q have the same code %d", c.types[code].name, name, code)
		}
		t := byCategory(attrs)
		if known, ok := defaultCatalogue.byName[name]; ok {
			t = defaultCatalogue.types[known]
		}
		t.name = name
		c.add(uint8(code), t)
		return nil
	})
	if err == nil && len(c.byName) == 0 {
		err = fmt.Errorf("it has no terrainType")
	}
	if err != nil {
		return nil, fmt.Errorf("terrain catalogue: %w", err)
	}
	return c, nil
}

// byCategory guesses what a type means from the attributes that VASL's LOS goes by.
func byCategory(attrs attributes) terrainType {
	var t terrainType
	switch attrs["LOSCategory"] {
	case "BUILDING":
		t.use = building
		t.levels, _ = strconv.Atoi(attrs["height"])
		if !attrs.is("isHalfLevelHeight") { // the height of a roof without attic is the level above the last
			t.levels--
		}
		t.levels = min(max(t.levels, 0), 9)
	case "FACTORY":
		t.use, t.factory = building, true
	case "MARKETPLACE":
		t.use, t.market, t.levels = building, true, 1
	case "BRIDGE":
		t.use = bridge
	case "WOODS":
		t.kind = terrain.Woods
	case "WATER":
		t.kind = terrain.Water
	case "DEPRESSION":
		t.kind = terrain.Gully
	}
	if t.use == building {
		switch {
		case strings.Contains(attrs["name"], "Stone"):
			t.material = terrain.Stone
		case strings.Contains(attrs["name"], "Wooden"):
			t.material = terrain.Wooden
		}
	}
	return t
}
