package control

import "github.com/aslcontrol/aslcontrol/unit"

// An Entry is a ruling with the event that brought it about.
type Entry struct {
	Event  int // events count from 0, refused ones too
	Ruling Ruling
}

// A history keeps every ruling. Its size is that of the rulings, not of the events.
type history struct {
	start [3][]beginning // by book, then by index; never changes
	logs  [3][]Entry     // by book
}

// A beginning is who Controlled an item at the start, and by which rule.
type beginning struct {
	side unit.Side
	rule Rule
}

// WithHistory keeps every ruling, so that Timeline and ControllerAt can tell of the past.
func WithHistory() Option {
	return func(a *Adjudicator) { a.history = &history{} }
}

// begin notes how the game starts.
func (a *Adjudicator) begin() {
	if a.history == nil {
		return
	}
	for n, b := range a.books {
		a.history.start[n] = make([]beginning, len(b.items))
		for i := range b.items {
			a.history.start[n][i] = beginning{b.items[i].controller(), b.items[i].cites()}
		}
	}
}

func (h *history) clone() *history {
	if h == nil {
		return nil
	}
	c := *h
	for i := range c.logs {
		c.logs[i] = c.logs[i][:len(c.logs[i]):len(c.logs[i])] // so that appending copies
	}
	return &c
}

// log keeps rulings in the book of viewer.
func (a *Adjudicator) log(viewer unit.Side, rulings ...Ruling) {
	if a.history == nil {
		return
	}
	for _, r := range rulings {
		a.history.logs[viewer] = append(a.history.logs[viewer], Entry{a.events, r})
	}
}

// Events is how many events there have been, refused ones included.
func (a *Adjudicator) Events() int { return a.events }

// Timeline gives all rulings on s so far in their order, in truth for None, else as
// viewer knows it. Without WithHistory there are none.
func (a *Adjudicator) Timeline(viewer unit.Side, s Subject) []Entry {
	if a.history == nil {
		return nil
	}
	var all []Entry
	for _, e := range a.history.logs[a.onlooker(viewer)] {
		if e.Ruling.Subject == s {
			all = append(all, e)
		}
	}
	return all
}

// Beginning is who Controlled s at the start and by which rule, in truth for None, else
// as viewer knew it. It needs WithHistory.
func (a *Adjudicator) Beginning(viewer unit.Side, s Subject) (unit.Side, Rule) {
	if a.history == nil || !a.Has(s) {
		return unit.None, NoRule
	}
	b := a.history.start[a.onlooker(viewer)][a.index(s)]
	return b.side, b.rule
}

// ControllerAt is who Controlled s after event n, or for n below 0 at the start; in
// truth for None, else as viewer knew it. It needs WithHistory.
func (a *Adjudicator) ControllerAt(viewer unit.Side, s Subject, n int) unit.Side {
	side, _ := a.Beginning(viewer, s)
	for _, e := range a.Timeline(viewer, s) {
		if e.Event > n {
			break
		}
		side = e.Ruling.To
	}
	return side
}
