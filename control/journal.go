package control

import (
	"slices"

	"github.com/aslcontrol/aslcontrol/fire"
	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

// A journal remembers what events have overwritten, so that Undo can take them back. It
// grows with what changes and keeps its room when events are undone.
type journal struct {
	frames []frame
	items  []oldItem
	holds  []oldHolds
	units  []oldUnit
	fallen []location.ID // that have fallen
}

// A frame is where an event begins in the journal, and the small things as they were.
type frame struct {
	items, holds, units, fallen int // how long the lists of the journal were

	roster    int         // how many units there were
	fires     *fire.Fires // as they were, if the event changed them
	burn      *burn
	mopped    []mopping
	logs      [3]int // how long the history was
	clock     Clock
	events    int
	started   bool
	ended     bool
	noQuarter [2]bool
}

type oldItem struct {
	book, index int32
	item        item
}

type oldHolds struct {
	book  int32
	at    location.ID
	holds perSide
}

type oldUnit struct {
	id   unit.ID
	unit unit.Unit
}

// WithUndo keeps what Undo needs.
func WithUndo() Option {
	return func(a *Adjudicator) { a.journal = &journal{} }
}

// clear forgets everything but keeps the room.
func (j *journal) clear() {
	j.frames, j.items, j.holds, j.units, j.fallen = j.frames[:0], j.items[:0], j.holds[:0], j.units[:0], j.fallen[:0]
}

// openFrame begins a frame.
func (a *Adjudicator) openFrame() {
	j := a.journal
	f := frame{
		items: len(j.items), holds: len(j.holds), units: len(j.units), fallen: len(j.fallen),
		roster: len(a.units), burn: a.burn, mopped: a.mopped, clock: a.clock, events: a.events, started: a.started, ended: a.ended, noQuarter: a.noQuarter,
	}
	if a.history != nil {
		for i := range f.logs {
			f.logs[i] = len(a.history.logs[i])
		}
	}
	j.frames = append(j.frames, f)
}

// Undo takes back the last event that happened and has not been taken back yet; those
// refused after it never were. It reports whether there was one, which there never is
// without WithUndo.
func (a *Adjudicator) Undo() bool {
	if a.journal == nil || len(a.journal.frames) == 0 {
		return false
	}
	a.rewind()
	return true
}

// rewind restores what the last frame remembers and drops it.
func (a *Adjudicator) rewind() {
	j := a.journal
	f := j.frames[len(j.frames)-1]
	j.frames = j.frames[:len(j.frames)-1]
	for _, o := range slices.Backward(j.items[f.items:]) {
		a.books[o.book].items[o.index] = o.item
	}
	for _, o := range slices.Backward(j.holds[f.holds:]) {
		a.books[o.book].holds[o.at] = o.holds
	}
	for _, o := range slices.Backward(j.units[f.units:]) {
		a.restore(o)
	}
	for _, l := range j.fallen[f.fallen:] {
		a.fallen[l] = false
	}
	j.items, j.holds, j.units, j.fallen = j.items[:f.items], j.holds[:f.holds], j.units[:f.units], j.fallen[:f.fallen]
	a.units, a.aboard = a.units[:f.roster], a.aboard[:f.roster]
	if f.fires != nil {
		a.fires = *f.fires
	}
	if a.history != nil {
		for i := range f.logs {
			a.history.logs[i] = a.history.logs[i][:f.logs[i]:f.logs[i]] // a clone may share what follows
		}
	}
	a.burn, a.mopped, a.clock, a.events = f.burn, f.mopped, f.clock, f.events
	a.started, a.ended, a.noQuarter = f.started, f.ended, f.noQuarter
	a.scratch = a.scratch.cleared()
}

// restore puts a unit back as it was, with its part in the count of those in Melee.
func (a *Adjudicator) restore(o oldUnit) {
	u := &a.units[o.id-1]
	if u.At != 0 && u.Has(unit.Melee) {
		a.melee[u.At]--
	}
	a.board(u.Aboard, o.unit.Aboard)
	*u = o.unit
	if u.At != 0 && u.Has(unit.Melee) {
		a.melee[u.At]++
	}
}

// edit gives the item of a book to be changed.
func (a *Adjudicator) edit(b *book, i int) *item {
	it := &b.items[i]
	if a.journal != nil {
		a.journal.items = append(a.journal.items, oldItem{int32(b.viewer), int32(i), *it})
	}
	return it
}

// editHolds gives the counts of vehicles that hold l, to be changed.
func (a *Adjudicator) editHolds(b *book, l location.ID) *perSide {
	if a.journal != nil {
		a.journal.holds = append(a.journal.holds, oldHolds{int32(b.viewer), l, b.holds[l]})
	}
	return &b.holds[l]
}

// editFires gives the fires to be changed.
func (a *Adjudicator) editFires() *fire.Fires {
	if a.journal != nil && len(a.journal.frames) > 0 {
		if f := &a.journal.frames[len(a.journal.frames)-1]; f.fires == nil {
			before := a.fires.Clone()
			f.fires = &before
		}
	}
	return &a.fires
}
