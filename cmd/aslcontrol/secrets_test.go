package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control"
	"github.com/aslcontrol/aslcontrol/control/scenario"
	"github.com/aslcontrol/aslcontrol/unit"
)

// TestExplainKeepsSecrets explains, in each case with units that are concealed or hidden,
// to each side what is where they are, after every event, in text and JSON: no unit may be
// named that this side has never seen (A26.15).
func TestExplainKeepsSecrets(t *testing.T) {
	var files, explained int
	require.NoError(t, filepath.WalkDir("../../testdata/cases", func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".yaml" {
			return err
		}
		sc, err := scenario.Load(path)
		require.NoError(t, err)
		if secrets := neverSeen(t, sc); len(secrets) > 0 {
			files++
			explained += keepsSecrets(t, path, sc, secrets)
		}
		return nil
	}))
	assert.Greater(t, files, 20, "cases with secrets")
	assert.Greater(t, explained, 300)
}

// neverSeen finds the units that are concealed or hidden whenever they are on the map,
// with all subjects that they are ever in.
func neverSeen(t *testing.T, sc *scenario.Scenario) map[unit.ID]map[control.Subject]bool {
	t.Helper()
	secrets, seen := map[unit.ID]map[control.Subject]bool{}, map[unit.ID]bool{}
	game, err := sc.New()
	require.NoError(t, err)
	look := func() {
		for id := unit.ID(1); int(id) <= sc.Roster.Len(); id++ {
			u := game.Unit(id)
			switch {
			case !u.OnMap():
			case !u.Unseen():
				seen[id] = true
			default:
				if secrets[id] == nil {
					secrets[id] = map[control.Subject]bool{}
				}
				site := sc.Map.Site(u.At)
				secrets[id][control.Location(u.At)], secrets[id][control.Hex(site.Hex)] = true, true
				if site.Building != 0 {
					secrets[id][control.Building(site.Building)] = true
				}
			}
		}
	}
	look()
	for _, e := range sc.Events {
		_, _ = game.Apply(e.Event)
		look()
	}
	for id := range seen {
		delete(secrets, id)
	}
	return secrets
}

// keepsSecrets explains where the secret units are to their enemy, and gives how often.
func keepsSecrets(t *testing.T, path string, sc *scenario.Scenario, secrets map[unit.ID]map[control.Subject]bool) (explained int) {
	game, err := sc.New()
	require.NoError(t, err)
	for id, subjects := range secrets {
		name := regexp.MustCompile(`(^|[^\w-])` + regexp.QuoteMeta(sc.Roster.Name(id)) + `($|[^\w-])`)
		enemy := sc.Roster.SideName(owner(sc, id).Enemy())
		for s := range subjects {
			for at := -1; at < len(sc.Events); at++ {
				for _, form := range []string{"--json=false", "--json"} {
					var out, errs bytes.Buffer
					args := []string{"explain", form, "--known-to", enemy, "--at", fmt.Sprint(at), path, game.Name(s)}
					require.Equal(t, exitOK, run(args, &out, &errs), errs.String())
					require.NotRegexp(t, name, out.String(), "%v", args)
					explained++
				}
			}
		}
	}
	return explained
}

// owner finds whose a unit is, that may come on in the game.
func owner(sc *scenario.Scenario, id unit.ID) unit.Side {
	game, _ := sc.New()
	for _, e := range sc.Events {
		if u := game.Unit(id); u.Side != unit.None {
			return u.Side
		}
		_, _ = game.Apply(e.Event)
	}
	return game.Unit(id).Side
}
