package unit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/location"
	"github.com/aslcontrol/aslcontrol/unit"
)

func newRoster(t *testing.T) *unit.Roster {
	t.Helper()
	r, err := unit.NewRoster("German", "Russian")
	require.NoError(t, err)
	return r
}

func TestRosterUnits(t *testing.T) {
	r := newRoster(t)
	assert.Zero(t, r.Len())
	assert.Empty(t, r.Names())
	all := []string{"4-4-7", "9-1", "none", "Panzer, the 3rd", "4-4-7 b"} // free text
	for i, name := range all {
		u, err := r.Add(name)
		require.NoError(t, err)
		assert.Equal(t, unit.ID(i+1), u)
		assert.Equal(t, i+1, r.Len())
	}
	assert.Equal(t, all, r.Names())
	for _, name := range all {
		assert.Equal(t, name, r.Name(r.Find(name)))
	}
}

func TestRosterUnknown(t *testing.T) {
	r := newRoster(t)
	_, err := r.Add("4-4-7")
	require.NoError(t, err)
	assert.Zero(t, r.Find("4-5-8"))
	assert.Zero(t, r.Find(""))
	for _, u := range []unit.ID{0, -1, 2} {
		assert.Empty(t, r.Name(u))
	}
}

func TestRosterAddErrors(t *testing.T) {
	r := newRoster(t)
	_, err := r.Add("4-4-7")
	require.NoError(t, err)

	u, err := r.Add("4-4-7")
	assert.Zero(t, u)
	assert.Equal(t, location.Problem{What: "there is already a unit 4-4-7", Want: "names of units are unique"}, err)

	u, err = r.Add("")
	assert.Zero(t, u)
	assert.Equal(t, location.Problem{What: "a unit has no name", Want: "name it"}, err)

	assert.Equal(t, 1, r.Len())
}

func TestRosterSides(t *testing.T) {
	r := newRoster(t)
	for name, want := range map[string]unit.Side{"none": unit.None, "German": unit.First, "Russian": unit.Second} {
		s, ok := r.FindSide(name)
		assert.True(t, ok, name)
		assert.Equal(t, want, s)
		assert.Equal(t, name, r.SideName(s))
	}
	for _, name := range []string{"", "german", "Finnish"} {
		_, ok := r.FindSide(name)
		assert.False(t, ok, name)
	}
}

func TestNewRosterErrors(t *testing.T) {
	const nobody = "that is what nobody Controls"
	for _, tt := range []struct{ first, second, what, want string }{
		{"", "Russian", "a side has no name", "name both sides"},
		{"German", "", "a side has no name", "name both sides"},
		{"", "", "a side has no name", "name both sides"},
		{"none", "Russian", `a side cannot be called "none"`, nobody},
		{"German", "none", `a side cannot be called "none"`, nobody},
		{"none", "none", `a side cannot be called "none"`, nobody},
		{"German", "German", "both sides are called German", "two sides have two names"},
	} {
		r, err := unit.NewRoster(tt.first, tt.second)
		assert.Nil(t, r)
		assert.Equal(t, location.Problem{What: tt.what, Want: tt.want}, err)
	}
}
