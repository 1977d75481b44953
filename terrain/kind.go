package terrain

import "slices"

// A Kind is the terrain of a hex apart from its buildings.
type Kind uint8

// The kinds of terrain.
const (
	Open Kind = iota
	Woods
	Brush
	Orchard
	Grain
	Marsh
	Gully
	Stream
	Wadi
	Water
	Hut
	Lumberyard
)

var kindNames = [...]string{"open", "woods", "brush", "orchard", "grain", "marsh", "gully", "stream", "wadi", "water", "hut", "lumberyard"}

// String gives the kind's word in a scenario file.
func (k Kind) String() string { return kindNames[k] }

// KindNames lists the words of all kinds.
func KindNames() []string { return slices.Clone(kindNames[:]) }

// ParseKind finds the kind with that word.
func ParseKind(word string) (k Kind, ok bool) {
	for i, name := range kindNames {
		if name == word {
			return Kind(i), true
		}
	}
	return Open, false
}

// Depression reports whether the base Location of such a hex is IN a Depression (B19, B20).
func (k Kind) Depression() bool { return k == Gully || k == Stream || k == Wadi }

// low reports whether a bridge can lie over such a hex.
func (k Kind) low() bool { return k.Depression() || k == Water }

// A Material is what a building is made of.
type Material uint8

// The materials; a plan may leave a building's open.
const (
	AnyMaterial Material = iota
	Stone
	Wooden
)

var materialNames = [...]string{"", "stone", "wooden"}

// String gives the material's word in a scenario file, empty for AnyMaterial.
func (m Material) String() string { return materialNames[m] }

// MaterialNames lists the words of the materials.
func MaterialNames() []string { return slices.Clone(materialNames[1:]) }

// ParseMaterial finds the material with that word.
func ParseMaterial(word string) (m Material, ok bool) {
	for i, name := range materialNames[1:] {
		if name == word {
			return Material(i + 1), true
		}
	}
	return AnyMaterial, false
}
