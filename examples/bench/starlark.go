package bench

import (
	_ "embed"
	"fmt"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"github.com/aslcontrol/aslcontrol/location"
)

//go:embed control.star
var starlarkRules string

// script adjudicates in Starlark, which holds the whole game; its host passes events.
type script struct {
	thread           *starlark.Thread
	game             starlark.Value
	play, controller starlark.Value
	everything       starlark.Bool
}

func newScript(g *Game, everything bool) (*script, error) {
	s := &script{thread: &starlark.Thread{}, everything: starlark.Bool(everything)}
	rules, err := starlark.ExecFileOptions(&syntax.FileOptions{Set: true}, s.thread, "control.star", starlarkRules, nil)
	if err != nil {
		return nil, err
	}
	s.play, s.controller = rules["play"], rules["controller"]
	var sites, units, kept []starlark.Value
	for _, site := range g.Sites {
		sites = append(sites, dict("location", site.Location, "hex", site.Hex, "building", site.Building, "level", site.Level))
	}
	for _, u := range g.units() {
		units = append(units, dict("at", u.At, "side", u.Side, "mmc", u.MMC, "armed", u.Armed, "broken", u.Broken))
	}
	for _, side := range g.start() {
		kept = append(kept, starlark.MakeInt(side))
	}
	s.game, err = starlark.Call(s.thread, rules["new_game"], starlark.Tuple{starlark.NewList(sites), starlark.NewList(units), starlark.NewList(kept)}, nil)
	return s, err
}

// dict makes a dict of keys and values in turn.
func dict(pairs ...any) *starlark.Dict {
	d := starlark.NewDict(len(pairs) / 2)
	for i := 0; i < len(pairs); i += 2 {
		var v starlark.Value
		switch x := pairs[i+1].(type) {
		case bool:
			v = starlark.Bool(x)
		case int:
			v = starlark.MakeInt(x)
		case location.ID:
			v = starlark.MakeInt(int(x))
		}
		if err := d.SetKey(starlark.String(pairs[i].(string)), v); err != nil {
			panic(err) // a new dict takes any string
		}
	}
	return d
}

var starlarkKinds = [...]starlark.String{"move", "break", "rally", "eliminate"}

func (s *script) Play(e Event, dst []Answer) ([]Answer, error) {
	v, err := starlark.Call(s.thread, s.play, starlark.Tuple{s.game, s.everything, starlarkKinds[e.Kind], starlark.MakeInt(int(e.Unit) - 1), starlark.MakeInt(int(e.To))}, nil)
	if err != nil {
		return dst, err
	}
	answers, ok := v.(*starlark.Dict)
	if !ok {
		return dst, fmt.Errorf("play gave a %s", v.Type())
	}
	for item, side := range answers.Entries() {
		i, err := starlark.AsInt32(item)
		if err != nil {
			return dst, err
		}
		by, err := starlark.AsInt32(side)
		if err != nil {
			return dst, err
		}
		dst = append(dst, Answer{i, by})
	}
	return dst, nil
}

func (s *script) Controller(item int) (int, error) {
	v, err := starlark.Call(s.thread, s.controller, starlark.Tuple{s.game, starlark.MakeInt(item)}, nil)
	if err != nil {
		return 0, err
	}
	return starlark.AsInt32(v)
}
