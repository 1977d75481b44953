package vasl

import "github.com/aslcontrol/aslcontrol/terrain"

// codes are the terrain codes that matter to Control.
var codes = map[uint8]terrainType{
	7: cover("Mudflats", terrain.Marsh), 14: cover("Marsh", terrain.Marsh), 133: cover("Swamp", terrain.Marsh),
	8: cover("Water", terrain.Water), 9: cover("Shallow Water", terrain.Water), 10: cover("River", terrain.Water),
	11: cover("Shallow River", terrain.Water), 12: cover("Ford", terrain.Water), 13: cover("Canal", terrain.Water),
	34: cover("Flooded Stream", terrain.Water), 140: cover("Ocean", terrain.Water), 141: cover("Shallow Ocean", terrain.Water),
	24: cover("Grain", terrain.Grain), 132: cover("Kunai", terrain.Grain),
	25: cover("Brush", terrain.Brush), 119: cover("Vineyard", terrain.Brush), 128: cover("Bamboo", terrain.Brush),
	30: cover("Gully", terrain.Gully), 31: cover("Dry Stream", terrain.Gully), 68: cover("Sunken Road", terrain.Gully),
	156: cover("Railroad, Sunken", terrain.Gully), 32: cover("Shallow Stream", terrain.Stream),
	33: cover("Deep Stream", terrain.Stream), 104: cover("Wadi", terrain.Wadi),
	60: cover("Woods", terrain.Woods), 61: cover("Forest", terrain.Woods), 62: cover("Pine Woods", terrain.Woods),
	126: cover("Light Jungle", terrain.Woods), 127: cover("Dense Jungle", terrain.Woods), 175: cover("Light Woods", terrain.Woods),
	63: cover("Orchard", terrain.Orchard), 64: cover("Orchard, Out of Season", terrain.Orchard),
	118: cover("Olive Grove", terrain.Orchard), 129: cover("Palm Trees", terrain.Orchard),
	130: cover("Huts", terrain.Hut),
	29:  {name: "Lumberyard", use: lumber, kind: terrain.Lumberyard, material: terrain.Wooden},

	40: stone("Stone Building", 0), 41: stone("Stone Building, 1 Level", 1), 42: stone("Stone Building, 2 Level", 2),
	43: stone("Stone Building, 3 Level", 3), 44: stone("Stone Building, 4 Level", 4),
	50: wooden("Wooden Building", 0), 51: wooden("Wooden Building, 1 Level", 1), 52: wooden("Wooden Building, 2 Level", 2),
	53: wooden("Wooden Building, 3 Level", 3), 54: wooden("Wooden Building, 4 Level", 4),
	203: wooden("MultipleWooden", 0),
	113: stone("Mausoleum", 0), 115: stone("Building Cluster", 0), 125: stone("Temple", 0),
	182: stone("Gutted Stone Building", 0), 183: stone("Gutted Stone Building, 1 Level", 1),
	184: stone("Gutted Stone Building, 2 Level", 2), 185: stone("Gutted Stone Building, 3 Level", 3),
	186: stone("Gutted Stone Building, 4 Level", 4),

	45: factory(stone("Stone Factory Wall, 1.5 Level", 0)), 46: factory(stone("Stone Factory Wall, 2.5 Level", 0)),
	47: factory(stone("Stone Factory, 1.5 Level", 0)), 48: factory(stone("Stone Factory, 2.5 Level", 0)),
	55: factory(wooden("Wooden Factory Wall, 1.5 Level", 0)), 56: factory(wooden("Wooden Factory Wall, 2.5 Level", 0)),
	57: factory(wooden("Wooden Factory, 1.5 Level", 0)), 58: factory(wooden("Wooden Factory, 2.5 Level", 0)),
	170: factory(stone("Roofless Stone Factory, 1.5 Level", 0)), 171: factory(stone("Roofless Stone Factory, 2.5 Level", 0)),
	172: factory(inner("Interior Factory Wall, 1 Level")), 173: factory(inner("Interior Factory Wall, 2 Level")),
	180: factory(stone("Gutted Stone Factory, 1.5 Level", 0)), 181: factory(stone("Gutted Stone Factory, 2.5 Level", 0)),
	198: factory(wooden("Wooden Factory, 1 Level", 0)), 199: factory(wooden("Wooden Factory Wall, 1 Level", 0)),

	49: market(stone("Stone Market Place", 1)), 59: market(wooden("Wooden Market Place", 1)),

	76: part("Rowhouse Wall", bar), 77: part("Rowhouse Wall, 1 Level", bar), 78: part("Rowhouse Wall, 2 Level", bar),
	79: part("Rowhouse Wall, 3 Level", bar), 80: part("Rowhouse Wall, 4 Level", bar),

	82: part("Single Hex Stone Bridge", bridge), 83: part("Single Hex Wooden Bridge", bridge),
	84: part("Stone Bridge", bridge), 85: part("Wooden Bridge", bridge), 87: part("Foot Bridge", bridge),

	114: part("Bedouin Camp", oddity), 166: part("Storage Tank", oddity), 167: part("Storage Tank, 2 Level", oddity),
	160: part("Tower Hindrance", oddity), 161: part("Tower, 2 Level Hindrance", oddity), 162: part("Tower, 3 Level Hindrance", oddity),
	163: part("Tower Obstacle", oddity), 164: part("Tower, 2 Level Obstacle", oddity), 165: part("Tower, 3 Level Obstacle", oddity),
	168: part("BFP Tower, 1 Level", oddity), 169: part("BFP Tower, 2 Level", oddity),
}

// plain are the ranges of codes in use for terrain that does not matter to Control.
var plain = [][2]uint8{
	{0, 6}, {15, 15}, {20, 23}, {26, 28}, {35, 35}, {65, 67}, {69, 70}, {72, 75}, {81, 81}, {86, 86}, {90, 91}, {95, 97},
	{100, 103}, {105, 112}, {116, 117}, {120, 120}, {131, 131}, {135, 139}, {142, 148}, {152, 155}, {157, 157},
	{174, 174}, {190, 197}, {200, 202}, {204, 204},
}

func part(name string, u use) terrainType           { return terrainType{name: name, use: u} }
func cover(name string, k terrain.Kind) terrainType { return terrainType{name: name, kind: k} }
func inner(name string) terrainType                 { return terrainType{name: name, use: building} }

func stone(name string, levels int) terrainType {
	return terrainType{name: name, use: building, material: terrain.Stone, levels: levels}
}

func wooden(name string, levels int) terrainType {
	return terrainType{name: name, use: building, material: terrain.Wooden, levels: levels}
}

func factory(t terrainType) terrainType {
	t.factory = true
	return t
}

func market(t terrainType) terrainType {
	t.market = true
	return t
}
