package scenario

import (
	"fmt"
	"strings"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/terrain"
)

// ParseSubject reads "location V2/1", "hex V2" or "building 22U3". The error is a
// [location.Problem].
func ParseSubject(m *terrain.Map, text string) (control.Subject, error) {
	kind, name, _ := strings.Cut(text, " ")
	name = strings.TrimSpace(name)
	switch {
	case name == "":
	case kind == "location":
		l, err := m.ParseLocation(name)
		return control.Location(l), err
	case kind == "hex":
		h, err := m.ParseHex(name)
		return control.Hex(h), err
	case kind == "building":
		b, err := m.ParseBuilding(name)
		return control.Building(b), err
	}
	want := `write "location V2/1", "hex V2" or "building 22U3"`
	if guess := location.DidYouMean(kind, []string{"location", "hex", "building"}); name != "" && guess != "" {
		want = strings.Replace(guess, "?", " "+name+"?", 1)
	}
	return control.Subject{}, location.Problem{What: fmt.Sprintf("%q is no subject of Control", clip(text)), Want: want}
}
