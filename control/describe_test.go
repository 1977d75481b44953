package control_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/aslcontrol/aslcontrol/control/scenario"
)

// TestDescribe explains typical disputes of the catalogue in full.
func TestDescribe(t *testing.T) {
	for _, tt := range []struct {
		file, subject, side string
		at                  int
		knownTo             string
		want                string
	}{
		{"A26.14-58", "building 51BB4", "German", 0, "", `
Building 51BB4 is Russian's.
  start: Russian's (stated)
German does not gain it: 8-3-8 occupies it, but 4-5-8, 9-1, hip, 6-0, t34 and gun-crew deny it (A26.11).
  8-3-8 (German, squad) in CC5 can gain it
  4-5-8 (Russian, squad) in BB4 denies it: it is armed, in whatever state
  9-1 (Russian, leader) in BB4 denies it: it is armed, in whatever state
  hip (Russian, half-squad, hidden) in DD4/2 denies it: it is armed, in whatever state
  6-0 (Russian, leader, broken) in CC4/2 denies it: it is armed, in whatever state
  t34 (Russian, vehicle) in DD4 denies it: it is armed, in whatever state
  ghost (Russian, dummy, concealed) in CC5/1 does not deny it: it is a Dummy
  gun-crew (Russian, crew) in CC5/cellar denies it: it is armed, in whatever state
It would be German if: 4-5-8 in BB4, 9-1 in BB4, hip in DD4/2, 6-0 in CC4/2, t34 in DD4 and gun-crew in CC5/cellar are eliminated or go elsewhere.
`},
		{"A26.11-02", "building 22U3", "Russian", 2, "", `
Building 22U3 is German's.
  start: Russian's (stated)
  event 2: Russian to German (A26.14): 5-4-8 occupies it, and no enemy denies it
Russian does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.14).
  5-4-8 (German, squad, concealed) in V2 denies it: it is armed, in whatever state
It would be Russian if: an armed Good Order Infantry MMC enters any of U3, U3/1, V2, V2/1, V3, V3/1, and 5-4-8 in V2 is eliminated or goes elsewhere.
`},
		{"A26.13-02", "hex R7", "American", 0, "", `
Hex R7 is German's.
  start: German's (stated)
American does not gain it: 6-6-7 occupies it, but 4-6-7a and 4-6-7b deny it (A26.11).
  6-6-7 (American, squad) in R7 can gain it
  4-6-7a (German, squad) in R7/rooftop denies it: it is armed, in whatever state
  4-6-7b (German, squad) in R7/rooftop denies it: it is armed, in whatever state
It would be American if: 4-6-7a in R7/rooftop and 4-6-7b in R7/rooftop are eliminated or go elsewhere.
`},
		{"A26.15-01", "building 34K5", "American", 0, "", `
Building 34K5 is Japanese's.
  start: Japanese's (stated)
American does not gain it: 6-6-8 occupies it, but 2-3-7 denies it (A26.11).
  6-6-8 (American, squad) in K5 can gain it
  2-3-7 (Japanese, half-squad, hidden) in K5/1 denies it: it is armed, in whatever state
It would be American if: 2-3-7 in K5/1 is eliminated or goes elsewhere.
`},
		{"A26.15-01", "building 34K5", "Japanese", 0, "American", `
Building 34K5 is American's, as far as American can know.
  start: Japanese's (stated)
  event 0: Japanese to American (A26.14): 6-6-8 occupies it, and no enemy denies it
Japanese does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.14).
  6-6-8 (American, squad) in K5 denies it: it is armed, in whatever state
It would be Japanese if: an armed Good Order Infantry MMC enters any of K5, K5/1, K6, K6/1, and 6-6-8 in K5 is eliminated or goes elsewhere.
`},
		{"A26.15-01", "building 34K5", "American", 1, "American", `
Building 34K5 is Japanese's, as far as American can know.
  start: Japanese's (stated)
  event 0: Japanese to American (A26.14): 6-6-8 occupies it, and no enemy denies it
  event 1: American to Japanese (A26.15): it was declared
American does not gain it, though 6-6-8 occupies it and no enemy known to American denies it: its Control has been declared (A26.15).
  6-6-8 (American, squad) in K5 can gain it
`},
		{"A26.12-55", "hex M4", "Russian", 1, "", `
Hex M4 is Russian's for as long as a vehicle stays.
  start: nobody's
  event 0: none to Russian (A26.12): t34-a Controls it for as long as it stays
Russian holds it for now but does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.13).
  t34-a (Russian, vehicle) in M4 Controls it for as long as it stays, but cannot gain it lastingly: it is a vehicle
  4-6-8 (German, squad) in M4 denies it: it is armed, in whatever state
It would be Russian lastingly if: an armed Good Order Infantry MMC enters M4, and 4-6-8 in M4 is eliminated or goes elsewhere.
`},
		{"A26.12-55", "hex M4", "German", 1, "", `
Hex M4 is Russian's for as long as a vehicle stays.
  start: nobody's
  event 0: none to Russian (A26.12): t34-a Controls it for as long as it stays
German does not gain it: 4-6-8 occupies it, but t34-a denies it (A26.11).
  t34-a (Russian, vehicle) in M4 denies it: it is armed, in whatever state
  4-6-8 (German, squad) in M4 can gain it
It would be German if: t34-a in M4 is eliminated or goes elsewhere.
`},
		{"A26.132-01", "hex F6", "American", 0, "", `
Hex F6 is German's.
  start: German's (stated)
American does not gain it: it does not Control F6/pillbox (A26.132).
  6-6-6 (American, squad) in F6 can gain it
It would be American if: an armed Good Order Infantry MMC enters F6/pillbox.
`},
		{"A26.16-01", "location E4/2", "German", 1, "", `
Location E4/2 is Russian's.
  start: German's (stated)
  event 1: German to Russian (A26.16): German forfeits it, for its enemy cannot enter it because of the fire of its Kindling in F3
German does not gain it: it Kindled the fire in F3 that forfeits it (A26.16).
It would be German if: the fire in G3 and G3/1 goes out, and an armed Good Order Infantry MMC enters E4/2.
`},
		{"A26.16-01", "building 1F3", "German", 1, "", `
Building 1F3 is Russian's.
  start: German's (stated)
  event 0: German to Russian (A26.16): German forfeits it by the fire of its Kindling in F3
German does not gain it: it Kindled the fire in F3 that forfeits it (A26.16).
It would be German if: the fire in F3, G3, G3/1 and G4/1 goes out, and an armed Good Order Infantry MMC enters any of E4, E4/1, E4/2, F3, F3/1, F3/2, G3, G3/1, G3/2, G4, G4/1, G4/2.
`},
		{"A26.161-01", "hex F3", "Russian", 0, "", `
Hex F3 is German's.
  start: German's (stated)
Russian does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.13).
  Fire or rubble keeps all out of it, so that who Controls the hexes around (4 of 8, 5 needed) decides.
It would be Russian if: that side gains 1 of the hexes G4, F4, E4, E3.
`},
		{"A26.161-01", "location G3/2", "Russian", 1, "", `
Location G3/2 is Russian's.
  start: German's (stated)
  event 1: German to Russian (A26.161): fire or rubble keeps all out of it, and it follows its hex
`},
		{"E8-02", "building 38C3", "German", 1, "", `
Building 38C3 is British's.
  start: British's (stated)
German does not gain it: 4-6-7 occupies it, but 6-4-8 denies it (A26.11).
  Horsa (British, vehicle) in C3 does not deny it: it is unarmed
  6-4-8 (British, squad) in C3 denies it: it is armed, in whatever state
  4-6-7 (German, squad) in C3 can gain it
It would be German if: Horsa in C3 is eliminated or goes elsewhere.
`},
		{"A20.5-01", "building 1M9", "German", 2, "", `
Building 1M9 is Russian's.
  start: German's (stated)
  event 1: German to Russian (A26.14): 4-4-7 occupies it, and no enemy denies it
German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.14).
  4-6-7 (German, squad, broken, captured) in M9 cannot gain it: it is a prisoner
It would be German if: an armed Good Order Infantry MMC enters M9.
`},
		{"A12.153-01", "building 22U3", "German", 1, "", `
Building 22U3 is German's.
  start: Russian's (stated)
  event 1: Russian to German (A12.153): 5-4-8 has Mopped Up
`},
		{"A12.15-04", "building 20C3", "German", 3, "", `
Building 20C3 is Russian's.
  start: Russian's (stated)
German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.14).
  4-6-7 (German, squad) in C3 cannot gain it: it has not moved since its MPh ended in Bypass
It would be German if: an armed Good Order Infantry MMC enters C3.
  or if: 4-6-7 moves out and in again.
`},
		{"A26.14-61", "building 24J4", "American", 0, "", `
Building 24J4 is German's.
  start: German's (stated)
American does not gain it: 6-6-6 occupies it, but 2-4-7 denies it (A26.11).
  6-6-6 (American, squad) in J5 can gain it
  sdkfz (German, vehicle) in J4 does not deny it: it is in Bypass, outside the building
  2-4-7 (German, half-squad) in J4 denies it: it is armed, in whatever state
It would be American if: 2-4-7 in J4 is eliminated or goes elsewhere.
`},
	} {
		t.Run(tt.file+" "+tt.subject+" "+tt.side, func(t *testing.T) {
			rule, _, _ := strings.Cut(tt.file, "-")
			sc, err := scenario.Load("../testdata/cases/" + rule + "/" + tt.file + ".yaml")
			require.NoError(t, err)
			game, err := sc.PlayTo(tt.at)
			require.NoError(t, err)
			side, _ := sc.Roster.FindSide(tt.side)
			viewer, _ := sc.Roster.FindSide(tt.knownTo)
			x := game.ExplainTo(viewer, subject(t, game, tt.subject), side)
			assert.Equal(t, tt.want, "\n"+strings.Join(game.Describe(x), "\n")+"\n")
		})
	}
}

// TestDescribeSmall has the sentences that the disputes lack.
func TestDescribeSmall(t *testing.T) {
	for _, tt := range []struct{ src, subject, want string }{
		{"map: {hexes: [A1, A2]}\ncontrol: {all: Russian}\nunits: {pz: {side: Russian, type: vehicle, at: A1, status: [stunned]}}\nevents: [{end: true}]", "hex A1", `
Hex A1 is Russian's.
  start: Russian's (stated)
German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.13).
  pz (Russian, vehicle, stunned) in A1 denies it: it is armed, in whatever state
`},
		{"map: {hexes: [A1, A2]}\ncontrol: {all: German}\nunits: {t34: {side: Russian, type: vehicle, at: A1}}\nevents: [{no-quarter: German}]", "hex A1", `
Hex A1 is Russian's for as long as a vehicle stays, and after that German's.
  start: German's (stated)
  event 0: German to Russian (A26.12): t34 Controls it for as long as it stays
German has it back when no vehicle holds it any longer (A26.12).
  t34 (Russian, vehicle) in A1 denies it: it is armed, in whatever state
It would be German if: t34 in A1 is eliminated or goes elsewhere.
`},
		{"map: {hexes: [A1, A2]}\ncontrol: {all: Russian}\nunits: {g: {side: German, type: squad, at: A1}}", "hex A1", `
Hex A1 is Russian's.
  start: Russian's (stated)
German gains it with the first event: g occupies it (A26.13).
  g (German, squad) in A1 can gain it
`},
		{"map: {hexes: [A1, A2]}\nunits: {g: {side: German, type: squad, at: A1}}\nevents: [{no-quarter: German}]", "hex A1", `
Hex A1 is German's.
  start: nobody's
  event 0: none to German (A26.13): g occupies it at ground level, and no enemy denies it
`},
		{"map: {hexes: [A1, A2], pillboxes: [A1]}\nunits: {l: {side: German, type: leader, at: A1}}", "hex A1", `
Hex A1 is un-Controlled.
  start: nobody's
German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.132).
  Nor does it Control A1/pillbox, as the rule asks too.
  l (German, leader) in A1 cannot gain it: it is no MMC
It would be German if: an armed Good Order Infantry MMC enters A1/pillbox.
`},
		{"map: {hexes: [A1, A2], buildings: [{name: h, hexes: [A1], levels: 1}]}\ncontrol: {all: Russian}\nevents: [{no-quarter: German}, {rubble: A1}]", "building h", `
Building h is Russian's.
  start: Russian's (stated)
German does not gain it: a building wholly in rubble cannot be gained (B24.1).
No event at hand would give it to German.
`},
		{"map: {hexes: [A1, A2], buildings: [{name: h, hexes: [A1], levels: 1}]}\ncontrol: {all: Russian}\nevents: [{no-quarter: German}, {rubble: A1}]", "location A1/1", `
Location A1/1 is gone.
  start: Russian's (stated)
  event 1: Russian to none (B24.1): it is gone
`},
	} {
		game := played(t, tt.src)
		assert.Equal(t, tt.want, "\n"+strings.Join(game.Describe(game.Explain(subject(t, game, tt.subject), german)), "\n")+"\n")
	}
}

// Without a history there is no start and no chain to tell.
func TestDescribeWithoutHistory(t *testing.T) {
	sc := parsed(t, "map: {hexes: [A1, A2]}\ncontrol: {all: Russian}")
	game, err := sc.New()
	require.NoError(t, err)
	assert.Equal(t, []string{
		"Hex A1 is Russian's.",
		"German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.13).",
		"It would be German if: an armed Good Order Infantry MMC enters A1.",
	}, game.Describe(game.Explain(subject(t, game, "hex A1"), german)))
}

// An answer fits on a screen, for every subject that a dispute of the catalogue names.
func TestDescribeFitsAScreen(t *testing.T) {
	files, err := filepath.Glob("../testdata/cases/*/*.yaml")
	require.NoError(t, err)
	for _, file := range files {
		sc, err := scenario.Load(file)
		require.NoError(t, err)
		if !sc.Disputed() {
			continue
		}
		game, err := sc.PlayTo(len(sc.Events) - 1)
		require.NoError(t, err)
		for _, e := range sc.Events {
			if e.Expect == nil {
				continue
			}
			for _, c := range e.Expect.Controllers {
				for side := german; side <= russian; side++ {
					lines := game.Describe(game.Explain(c.Subject, side))
					assert.LessOrEqual(t, len(lines), 24, "%s: %s", sc.Case, game.Name(c.Subject))
				}
			}
		}
	}
}
