package vasl

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/terrain"
)

func TestReadCatalogue(t *testing.T) {
	c, err := ReadCatalogue(strings.NewReader(`<?xml version="1.0"?>
		<sharedBoardMetadata><terrainTypes>
		<!-- <terrainType name="Brush" typeCode="40" /> -->
		<terrainType name="Open Ground" typeCode="0" LOSCategory="OPEN"/> stray text
		<terrainType name="Wooden Building" typeCode="7" height="1" isHalfLevelHeight="FALSE" LOSCategory="BUILDING"/>
		<terrainType name="Storage Tank" typeCode="8" height="1" isHalfLevelHeight="TRUE" LOSCategory="BUILDING"/>
		<terrainType name="Wooden Castle, 3 Level" typeCode="210" height="3" isHalfLevelHeight="TRUE" LOSCategory="BUILDING"/>
		<terrainType name="MultipleStone" typeCode="211" height="1" isHalfLevelHeight="FALSE" LOSCategory="BUILDING"/>
		<terrainType name="Stone Works" typeCode="212" height="2" isHalfLevelHeight="TRUE" LOSCategory="FACTORY"/>
		<terrainType name="Bazaar" typeCode="213" height="1" isHalfLevelHeight="TRUE" LOSCategory="MARKETPLACE"/>
		<terrainType name="Rope Bridge" typeCode="214" LOSCategory="BRIDGE"/>
		<terrainType name="Birches" typeCode="215" LOSCategory="WOODS"/>
		<terrainType name="Lake" typeCode="216" LOSCategory="WATER"/>
		<terrainType name="Ravine" typeCode="217" LOSCategory="DEPRESSION"/>
		<terrainType name="Lawn" typeCode="218" LOSCategory="OPEN"/>
		</terrainTypes></sharedBoardMetadata>`))
	require.NoError(t, err)
	p := blank().
		House(7, "C2").House(210, "A1", "A2").Stair("A1").House(211, "A4").House(212, "E1").House(213, "E3").
		Join(217, 20, "G1", "G4").Block(214, 30, "G2").Block(215, 40, "C4").Block(216, 40, "F4").Block(218, 40, "D4").Block(8, 40, "B1").Block(60, 40, "B3")
	b, err := Read(folder(p.Metadata(), p.LOSData()), c)
	require.NoError(t, err)
	var got []string
	for i := range b.Buildings {
		got = append(got, describe(b, &b.Buildings[i]))
	}
	assert.Equal(t, []string{
		"1A1 A1,A2 [3 3] stairs A1 wooden", "1A4 A4 [0] stone", "1C2 C2 [0] wooden", "1E1 E1 [0] stone Factory", "1E3 E3 [1] market E3",
	}, got)
	assert.Equal(t, []string{"G2"}, b.names(b.Bridges))
	land := b.Printed().Terrain
	assert.Equal(t, terrain.Gully, land["G3"])
	assert.Equal(t, terrain.Woods, land["C4"])
	assert.Equal(t, terrain.Water, land["F4"])
	assert.NotContains(t, land, "D4")
	assert.Equal(t, []Warning{
		{[]string{"B1"}, "Storage Tank; not taken for a building"},
		{[]string{"B3"}, "terrain code 60 is not in the catalogue of terrain; taken for nothing"},
	}, b.Warnings)
}

func TestErrorsOfCatalogues(t *testing.T) {
	for xml, want := range map[string]string{
		"": "terrain catalogue: it has no terrainType",
		`<terrainType name="A" typeCode="1"/><terrainType name="B" typeCode="1"/>`: `terrain catalogue: terrain types "A" and "B" have the same code 1`,
		`<terrainType name="A" typeCode="256"/>`:                                   `terrain catalogue: terrain type "A" has the code "256", not 0 to 255`,
		`<terrainType typeCode="1"/>`:                                              `terrain catalogue: terrain type "" has the code "1", not 0 to 255`,
	} {
		_, err := ReadCatalogue(strings.NewReader(xml))
		assert.EqualError(t, err, want)
	}
}
