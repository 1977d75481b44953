package bench

import (
	"strconv"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/unit"
)

// library is aslcontrol itself.
type library struct {
	g       *Game
	game    *control.Adjudicator
	rulings []control.Ruling // of the last event
	touched []int
}

func newLibrary(g *Game) (*library, error) {
	roster, err := unit.NewRoster("German", "Russian")
	if err != nil {
		return nil, err
	}
	for i := range g.Units {
		if _, err := roster.Add("unit " + strconv.Itoa(i+1)); err != nil {
			return nil, err
		}
	}
	game, err := control.New(g.Map, roster, control.Position{Units: g.Units, Stated: []control.Statement{{Side: unit.Second}}})
	if err != nil {
		return nil, err
	}
	_, err = game.Apply(control.SetStatus{Unit: 1}) // the first event starts play; this one does nothing else
	return &library{g: g, game: game}, err
}

func (l *library) Play(e Event, dst []Answer) ([]Answer, error) {
	from := l.game.Unit(e.Unit).At
	if err := l.apply(e); err != nil {
		return dst, err
	}
	l.touched = l.g.touched(from, l.game.Unit(e.Unit).At, l.touched[:0])
	for _, i := range l.touched {
		dst = append(dst, Answer{i, int(l.game.Controller(l.g.Items[i]))})
	}
	return dst, nil
}

func (l *library) apply(e Event) (err error) {
	switch e.Kind {
	case Move:
		l.rulings, err = l.game.AppendApply(l.rulings[:0], control.Move{Unit: e.Unit, To: e.To})
	case Break:
		l.rulings, err = l.game.AppendApply(l.rulings[:0], control.SetStatus{Unit: e.Unit, Add: unit.Broken})
	case Rally:
		l.rulings, err = l.game.AppendApply(l.rulings[:0], control.SetStatus{Unit: e.Unit, Remove: unit.Broken})
	case Eliminate:
		l.rulings, err = l.game.AppendApply(l.rulings[:0], control.Eliminate{Units: []unit.ID{e.Unit}})
	}
	return err
}

func (l *library) Controller(item int) (int, error) {
	return int(l.game.Controller(l.g.Items[item])), nil
}
