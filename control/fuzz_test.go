package control

import (
	"encoding/binary"
	"errors"
	"fmt"
	"testing"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// fuzzPlans are the boards that the first byte chooses from.
var fuzzPlans = []terrain.Plan{
	{ // a village
		Columns: 4, Rows: 3,
		Buildings: []terrain.BuildingPlan{
			{Hexes: []string{"B1", "B2", "C2"}, Levels: 2, Rooftops: []string{"B1"}, Cellars: []string{"B2"}},
			{Hexes: []string{"D1", "D2"}, Rowhouse: true, Levels: 1},
			{Hexes: []string{"A1"}},
		},
	},
	{ // a gully with a bridge, pillboxes, ways underground
		Columns: 4, Rows: 3,
		Terrain:   map[string]terrain.Kind{"B1": terrain.Gully, "B2": terrain.Gully, "C3": terrain.Water},
		Bridges:   []string{"B1", "C3"},
		Pillboxes: []string{"A2", "B2"},
		Sewers:    []string{"A1", "A2"},
		Caves:     []string{"D1"},
	},
	{ // a Factory, partly rubble, with Rooftops
		Columns: 3, Rows: 3,
		Buildings: []terrain.BuildingPlan{{Hexes: []string{"A1", "A2", "B1"}, Factory: true, Rooftops: []string{"A1", "A2", "B1"}}},
		Rubble:    []string{"A2"},
	},
	{Columns: 1, Rows: 1}, // a single hex
}

// fuzzUnits are in play on each board, at Locations that it has; two more may be placed.
var fuzzUnits = []unit.Unit{
	{Side: unit.First, Type: unit.Squad, At: 1},
	{Side: unit.First, Type: unit.HalfSquad, At: 1, Status: unit.Concealed},
	{Side: unit.First, Type: unit.Leader, At: 1},
	{Side: unit.First, Type: unit.Vehicle, At: 1},
	{Side: unit.First, Type: unit.Crew, Aboard: 4},
	{Side: unit.Second, Type: unit.Squad, At: 1, Status: unit.Melee},
	{Side: unit.Second, Type: unit.Crew, At: 1, Status: unit.Hidden},
	{Side: unit.Second, Type: unit.Hero, At: 1},
	{Side: unit.Second, Type: unit.Vehicle, At: 1, Arms: unit.ArmsNo},
	{Side: unit.Second, Type: unit.Squad, Aboard: 9},
	{Side: unit.Second, Type: unit.Dummy, At: 1, Status: unit.Concealed},
}

const fuzzRoster = 13

// The first byte of an event says what it is.
const (
	opMove byte = iota
	opMarch
	opPlace
	opEliminate
	opExit
	opSetStatus
	opCapture
	opFree
	opLoad
	opUnload
	opRubble
	opDestroy
	opDeclare
	opTick
	opTogether
	opEnd
	opKindle
	opIgnite
	opBlaze
	opSpread
	opExtinguish
	opWreckBlaze
	opMopUp
	opNoQuarter
	opNothing
	numOps
)

// escape in place of a handle announces four bytes of any value.
const escape = 0xFF

// FuzzEvents plays arbitrary events. None may panic, and the counts must be those of a
// game begun anew.
func FuzzEvents(f *testing.F) {
	for _, seed := range []struct {
		name string
		data []byte
	}{
		{"a squad enters the upper level", []byte{0, 0, 0, opMove, 2, 7, 0}},
		{"a march into Bypass, and its end with the MPh", []byte{0, 0, 0, opMarch, 2, 2, 3, 3, 4, 5, 6, 1, opTick, 1, 0, 1, 3, opTick, 1, 0, 1, 4}},
		{"a vehicle drives off with its Passenger and is Abandoned", []byte{1, 0, 0, opMove, 5, 4, 0, opSetStatus, 5, 14, escape, 0, 0, 0, 0}},
		{"a truck is captured with its Passengers, one unloads in Bypass", []byte{1, 0xFF, 0, opCapture, 10, 1, 0, opUnload, 11, 1}},
		{"part of the building falls and is entered", []byte{0, 0, 0, opMove, 2, 10, 0, opRubble, 6, opMove, 2, 6, 0}},
		{"a Rooftop of the Factory falls, and what is left is entered", []byte{2, 0, 0, opRubble, 9, opMove, 2, 8, 0}},
		{"the pillbox is entered, left and destroyed", []byte{1, 0, 0, opMove, 2, 5, 0, opMove, 2, 4, 0, opDestroy, 5}},
		{"a hidden unit is revealed, all is declared, the game is over", []byte{3, 0, 0, opSetStatus, 8, 0, 10, opDeclare, 2, opEnd, opMove, 2, 2, 0}},
		{"everyone but the Dummy dies at once", []byte{0, 0, 1, opTogether, 2, opEliminate, 4, 2, 3, 4, 5, opEliminate, 5, 7, 8, 9, 10, 12}},
		{"a fire spreads, cuts off a level and goes out", []byte{0, 0, 0, opKindle, 1, 6, 1, opBlaze, 6, opSpread, 6, 7, opBlaze, 7, opExtinguish, 6}},
		{"the house is Mopped Up", []byte{0, 0, 0, opMove, 2, 10, 0, opMopUp, 1, 2, 2, 1, opNoQuarter, 1}},
		{"huge and negative handles", []byte{0, 0, 0, opMove, escape, 0xFF, 0xFF, 0xFF, 0x7F, escape, 0, 0, 0, 0x80, 0}},
		{"a place that is none, a nothing, a nested together", []byte{0, 0, 0, opPlace, 13, 0xEE, 0xEE, 0xEE, 0xEE, 0xEE, 0xEE, 0xEE, 0xEE, 0xEE, 0xEE, opNothing, opTogether, 1, opTogether, 0}},
	} {
		f.Add(seed.data)
	}
	var maps []*terrain.Map
	for _, plan := range fuzzPlans {
		m, err := terrain.NewMap(plan)
		if err != nil {
			f.Fatal(err)
		}
		maps = append(maps, m)
	}
	roster, err := unit.NewRoster("First", "Second")
	for i := 0; err == nil && i < fuzzRoster; i++ {
		_, err = roster.Add(fmt.Sprint("u", i+1))
	}
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		d := &decoder{data: data}
		m := maps[int(d.byte())%len(maps)]
		var options []Option
		turned := d.byte() // readings not at their default
		for _, r := range AllReadings() {
			options = append(options, WithReading(r, r.Default() != (turned>>r&1 == 1)))
		}
		if d.byte()%2 == 0 {
			options = append(options, WithViews())
		}
		a, err := New(m, roster, Position{Units: fuzzUnits}, options...)
		if err != nil {
			t.Fatal(err)
		}
		d.locations, d.hexes, d.buildings = m.NumLocations(), m.Grid().Len(), m.NumBuildings()
		for n := 0; len(d.data) > 0 && n < 100; n++ {
			e := d.event(0)
			if err := speak(a, e); err != nil {
				t.Fatalf("%#v: %v", e, err)
			}
			if err := recounted(a); err != nil {
				t.Fatalf("%#v: %v", e, err)
			}
		}
	})
}

// speak applies e and makes everything that can be said about it be said.
func speak(a *Adjudicator, e Event) error {
	rulings, err := a.Apply(e)
	var refusal *Refusal
	if err != nil && !errors.As(err, &refusal) {
		return fmt.Errorf("the error is no Refusal: %w", err)
	}
	if refusal != nil && refusal.Error() == "" {
		return errors.New("a refusal says nothing")
	}
	for _, r := range rulings {
		if a.Text(r) == "" || a.TextOf(a.Explain(r.Subject, r.To)) == "" {
			return fmt.Errorf("nothing is said about %+v", r)
		}
	}
	return nil
}

// A decoder makes events of bytes. At their end all bytes are 0.
type decoder struct {
	data                        []byte
	locations, hexes, buildings int
}

func (d *decoder) byte() byte {
	if len(d.data) == 0 {
		return 0
	}
	b := d.data[0]
	d.data = d.data[1:]
	return b
}

func (d *decoder) flag() bool { return d.byte()%2 == 1 }

// any is four bytes of any value.
func (d *decoder) any() int32 {
	return int32(binary.LittleEndian.Uint32([]byte{d.byte(), d.byte(), d.byte(), d.byte()}))
}

// handle is one of -1 to limit+1, or by escape anything.
func (d *decoder) handle(limit int) int32 {
	b := d.byte()
	if b == escape {
		return d.any()
	}
	return int32(int(b)%(limit+3)) - 1
}

func (d *decoder) unit() unit.ID         { return unit.ID(d.handle(fuzzRoster)) }
func (d *decoder) location() location.ID { return location.ID(d.handle(d.locations)) }

// status is none, one condition, or by escape any bits.
func (d *decoder) status() unit.Status {
	b := d.byte()
	switch {
	case b == escape:
		return unit.Status(d.any())
	case b == 0:
		return 0
	}
	return 1 << (b % 32)
}

func (d *decoder) units() []unit.ID {
	var ids []unit.ID
	for range d.byte() % 8 {
		ids = append(ids, d.unit())
	}
	return ids
}

func (d *decoder) event(depth int) Event {
	switch d.byte() % numOps {
	case opMove:
		return Move{d.unit(), d.location(), d.flag()}
	case opMarch:
		e := March{Units: d.units()}
		for range d.byte() % 8 {
			e.To = append(e.To, d.location())
		}
		e.Bypass = d.flag()
		return e
	case opPlace:
		return Place{d.unit(), unit.Unit{
			Side: unit.Side(d.byte()), Type: unit.Type(d.byte()), At: d.location(), Aboard: d.unit(), Guard: d.unit(),
			Status: d.status(), Arms: unit.Arms(d.byte()), Mounted: d.flag(), Bypass: d.flag(), Strayed: d.flag(),
		}}
	case opEliminate:
		return Eliminate{d.units()}
	case opExit:
		return Exit{d.units()}
	case opSetStatus:
		return SetStatus{d.unit(), d.status(), d.status()}
	case opCapture:
		return Capture{d.unit(), unit.Side(d.byte()), d.flag()}
	case opFree:
		return Free{d.unit(), unit.Arms(d.byte())}
	case opLoad:
		return Load{d.unit(), d.unit()}
	case opUnload:
		return Unload{d.unit(), d.flag()}
	case opRubble:
		return Rubble{d.location()}
	case opDestroy:
		return Destroy{d.location()}
	case opDeclare:
		return Declare{unit.Side(d.byte())}
	case opTick:
		return Tick{Clock{int(d.byte()) << (d.byte() % 64), unit.Side(d.byte()), Phase(d.byte())}}
	case opTogether:
		var e Together
		if depth < 3 {
			for range d.byte() % 6 {
				e.Events = append(e.Events, d.event(depth+1))
			}
		}
		return e
	case opEnd:
		return End{}
	case opKindle:
		return Kindle{unit.Side(d.byte()), d.location(), d.unit()}
	case opIgnite:
		return Ignite{d.location()}
	case opBlaze:
		return Blaze{d.location()}
	case opSpread:
		return Spread{d.location(), d.location()}
	case opExtinguish:
		return Extinguish{d.location()}
	case opWreckBlaze:
		return WreckBlaze{location.Hex(d.handle(d.hexes))}
	case opMopUp:
		return MopUp{d.units(), terrain.Building(d.handle(d.buildings)), location.Hex(d.handle(d.hexes))}
	case opNoQuarter:
		return NoQuarter{unit.Side(d.byte())}
	}
	return nil
}
