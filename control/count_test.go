package control

import (
	"fmt"
	"slices"
)

// recounted checks the counts of a against those of a game begun anew with the units
// as they now stand.
func recounted(a *Adjudicator) error {
	var options []Option
	for _, r := range AllReadings() {
		options = append(options, WithReading(r, a.View(r)))
	}
	if len(a.books) > 1 {
		options = append(options, WithViews())
	}
	anew, err := New(a.m, a.names, Position{}, options...)
	if err != nil {
		return err
	}
	anew.fallen, anew.units = slices.Clone(a.fallen), slices.Clone(a.units)
	for i := range anew.units {
		if u := &anew.units[i]; u.OnMap() {
			anew.record(u, anew.standing(u))
		}
	}
	if !slices.Equal(a.melee, anew.melee) {
		return fmt.Errorf("units in Melee are counted as %v, anew as %v", a.melee, anew.melee)
	}
	for i := range a.books {
		b, fresh := &a.books[i], &anew.books[i]
		if !slices.Equal(b.holds, fresh.holds) {
			return fmt.Errorf("book %d: vehicles that hold are counted as %v, anew as %v", i, b.holds, fresh.holds)
		}
		for _, s := range a.Subjects() {
			if got, want := a.see(b.viewer, s), anew.see(b.viewer, s); got.gain != want.gain || got.deny != want.deny {
				return fmt.Errorf("book %d, %s: counts gain %v, deny %v; anew %v, %v", i, a.Name(s), got.gain, got.deny, want.gain, want.deny)
			}
		}
	}
	return nil
}
