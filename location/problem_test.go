package location_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/location"
)

func TestProblemText(t *testing.T) {
	for _, tt := range []struct {
		problem location.Problem
		want    string
	}{
		{location.Problem{What: "it is wrong"}, "it is wrong"},
		{location.Problem{Path: "hexes[0]", What: "it is wrong"}, "hexes[0]: it is wrong"},
		{location.Problem{What: "it is wrong", Want: "this is right"}, "it is wrong; this is right"},
		{location.Problem{Path: "hexes[0]", What: "it is wrong", Want: "this is right"}, "hexes[0]: it is wrong; this is right"},
	} {
		assert.EqualError(t, tt.problem, tt.want)
	}
}

func TestProblemsGather(t *testing.T) {
	var ps location.Problems
	assert.NoError(t, ps.Err())

	ps.Add("a", nil)
	assert.NoError(t, ps.Err())

	ps.Add("b", location.Problem{What: "wrong", Want: "right"})
	ps.Add("c", errors.New("a plain error"))
	ps.Addf("d", "another", "not %d but %s", 1, "two")
	assert.Equal(t, location.Problems{
		{Path: "b", What: "wrong", Want: "right"},
		{Path: "c", What: "a plain error"},
		{Path: "d", What: "not 1 but two", Want: "another"},
	}, ps)
	assert.EqualError(t, ps.Err(), "b: wrong; right\nc: a plain error\nd: not 1 but two; another")
}

// Problems found together keep their places behind that of the whole.
func TestProblemsWithinAPlan(t *testing.T) {
	var ps location.Problems
	ps.Add("boards", location.Problems{
		{Path: "[0][1].crop", What: "wrong", Want: "right"},
		{What: "too large"},
	})
	assert.Equal(t, location.Problems{
		{Path: "boards[0][1].crop", What: "wrong", Want: "right"},
		{Path: "boards", What: "too large"},
	}, ps)
}
