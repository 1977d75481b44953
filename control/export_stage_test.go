package control

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
	"github.com/aslcontrol/aslcontrol/unit"
)

// An exporter writes a stage and events as a scenario file. What the format cannot say,
// such as a unit that there is not, it leaves out with a remark.
type exporter struct {
	stage
	strings.Builder
	known map[unit.ID]bool      // those that the file names
	types map[unit.ID]unit.Type // of those that are placed
}

// export gives the file, and the events that are in it.
func (s stage) export(title string, events []Event) (text string, kept []Event) {
	x := exporter{stage: s, known: map[unit.ID]bool{}, types: map[unit.ID]unit.Type{}}
	fmt.Fprintf(&x, "format: 1\ntitle: %q\nsides: [First, Second]\n", title)
	x.terrain()
	x.line("readings", "", each(AllReadings(), func(r Reading) string { return fmt.Sprintf("%v: %v", r, s.view[r]) }), "{}")
	x.control()
	x.line("fires", "", each(s.position.Fires, func(f fireCounter) string {
		by := ""
		if f.Kindler != unit.None {
			by = ", kindled-by: " + s.roster.SideName(f.Kindler)
		}
		return fmt.Sprintf("{at: %s, kind: %s%s}", s.m.LocationName(f.At), word(f.Blaze, "blaze", "flame"), by)
	}), "[]")
	x.line("units", "", x.units(), "{}")
	lines, kept := x.events(events)
	if kept == nil {
		return x.String() + "events: []\n", nil
	}
	return x.String() + "events:\n" + lines, kept
}

func word(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

func each[T any](all []T, say func(T) string) []string {
	var words []string
	for _, t := range all {
		words = append(words, say(t))
	}
	return words
}

// line writes a list or a mapping between brackets, if there is anything in it.
func (x *exporter) line(key, indent string, words []string, brackets string) {
	if words != nil {
		fmt.Fprintf(x, "%s%s: %c%s%c\n", indent, key, brackets[0], strings.Join(words, ", "), brackets[1])
	}
}

func (x *exporter) terrain() {
	p := x.plan
	fmt.Fprintf(x, "map:\n  columns: %d\n  rows: %d\n", p.Columns, p.Rows)
	x.line("hexes", "  ", p.Hexes, "[]")
	var kinds []string
	for _, hex := range slices.Sorted(maps.Keys(p.Terrain)) {
		kinds = append(kinds, fmt.Sprintf("%s: %v", hex, p.Terrain[hex]))
	}
	x.line("terrain", "  ", kinds, "{}")
	for _, list := range []struct {
		key   string
		hexes []string
	}{{"bridges", p.Bridges}, {"pillboxes", p.Pillboxes}, {"sewers", p.Sewers}, {"tunnels", p.Tunnels}, {"caves", p.Caves}, {"rubble", p.Rubble}} {
		x.line(list.key, "  ", list.hexes, "[]")
	}
	if p.Buildings != nil {
		x.WriteString("  buildings:\n")
	}
	for _, b := range p.Buildings {
		fmt.Fprintf(x, "    - %s\n", buildingText(b))
	}
}

func buildingText(b terrain.BuildingPlan) string {
	list := func(key string, hexes []string) string {
		if hexes == nil {
			return ""
		}
		return fmt.Sprintf(", %s: [%s]", key, strings.Join(hexes, ", "))
	}
	text := fmt.Sprintf("{hexes: [%s], levels: %d", strings.Join(b.Hexes, ", "), b.Levels)
	if len(b.LevelOf) > 0 {
		text += ", level-of: {" + strings.Join(each(slices.Sorted(maps.Keys(b.LevelOf)), func(h string) string { return fmt.Sprintf("%s: %d", h, b.LevelOf[h]) }), ", ") + "}"
	}
	if b.Bars != nil {
		text += ", bars: [" + strings.Join(each(b.Bars, func(p [2]string) string { return "[" + p[0] + ", " + p[1] + "]" }), ", ") + "]"
	}
	text += list("stairwells", b.Stairwells) + list("rooftops", b.Rooftops) + list("cellars", b.Cellars)
	return text + word(b.Rowhouse, ", rowhouse: true", "") + word(b.Factory, ", factory: true", "") + word(b.Lumberyard, ", lumberyard: true", "") + "}"
}

// control writes setup areas, and the last that is stated of each subject.
func (x *exporter) control() {
	var areas []string
	for i, area := range x.position.Setup {
		if area != nil {
			hexes := each(area, func(h location.Hex) string { return x.m.HexName(h) })
			areas = append(areas, fmt.Sprintf("%s: [%s]", x.roster.SideName(unit.Side(i+1)), strings.Join(hexes, ", ")))
		}
	}
	x.line("setup", "", areas, "{}")
	last := map[Subject]unit.Side{}
	var order []Subject
	for _, st := range x.position.Stated {
		if _, twice := last[st.Subject]; !twice {
			order = append(order, st.Subject)
		}
		last[st.Subject] = st.Side
	}
	x.line("control", "", each(order, func(s Subject) string {
		name := "all"
		switch s.Kind() {
		case LocationKind:
			name = "location " + x.m.LocationName(s.Location())
		case HexKind:
			name = "hex " + x.m.HexName(s.Hex())
		case BuildingKind:
			name = "building " + x.m.Building(s.Building()).Name
		}
		return fmt.Sprintf("%q: %s", name, x.roster.SideName(last[s]))
	}), "{}")
}

func (x *exporter) units() []string {
	var all []string
	for i, u := range x.position.Units {
		if u.Type != 0 {
			x.known[unit.ID(i+1)] = true
		}
	}
	for i, u := range x.position.Units {
		if u.Type != 0 {
			all = append(all, fmt.Sprintf("\n  %s: {%s}", x.roster.Name(unit.ID(i+1)), x.unit(u)))
		}
	}
	return all
}

// unit writes the state of a unit.
func (x *exporter) unit(u unit.Unit) string {
	text := fmt.Sprintf("side: %s, type: %v", x.roster.SideName(u.Side), u.Type)
	if u.PRC() {
		text += ", aboard: " + x.roster.Name(u.Aboard)
	} else {
		text += ", at: " + x.m.LocationName(u.At) + word(u.Bypass, ", bypass: true", "")
	}
	if u.Status != 0 {
		text += ", status: [" + u.Status.String() + "]"
	}
	if u.Guard != 0 {
		text += ", guard: " + x.roster.Name(u.Guard)
	}
	return text + word(u.Mounted, ", mounted: true", "") + armsText(u.Arms)
}

func armsText(a unit.Arms) string {
	switch a {
	case unit.ArmsYes:
		return ", armed: true"
	case unit.ArmsNo:
		return ", armed: false"
	}
	return ""
}
