package unit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/aslcontrol/aslcontrol/unit"
)

func TestEnemy(t *testing.T) {
	assert.Equal(t, unit.Second, unit.First.Enemy())
	assert.Equal(t, unit.First, unit.Second.Enemy())
	assert.Equal(t, unit.None, unit.None.Enemy())
}

func TestPlaying(t *testing.T) {
	assert.True(t, unit.First.Playing())
	assert.True(t, unit.Second.Playing())
	assert.False(t, unit.None.Playing())
	assert.False(t, unit.Side(3).Playing())
}
