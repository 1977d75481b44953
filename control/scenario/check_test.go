package scenario_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// stage starts the files of these tests: everything German, a Russian squad next to
// building 22U3 with a broken German squad upstairs in V2, and a German tank.
const stage = head + `control: {all: German}
units:
  4-4-7: {side: Russian, type: squad, at: W2}
  9-1: {side: Russian, type: leader, at: W2}
  t34: {side: Russian, type: vehicle, at: A1, status: [concealed]}
  4-6-7: {side: German, type: squad, at: V2/1, status: [broken]}
  8-0: {side: German, type: leader, at: V2/1}
`

// An outcome is a file's events, with a mark before each expectation that fails and the
// failures: path, what was wanted, what came, the ruling behind it.
type outcome struct {
	name     string
	events   string
	failures []string
}

func checkAll(t *testing.T, table []outcome) {
	t.Helper()
	for _, tt := range table {
		t.Run(tt.name, func(t *testing.T) {
			src, at := places(stage + tt.events)
			require.Len(t, at, len(tt.failures), "marks and failures of this test")
			r := play(t, src)
			got, want := []string{}, []string{}
			for _, f := range r.Failures {
				got = append(got, f.String())
			}
			for i, f := range tt.failures {
				want = append(want, fmt.Sprintf("test.yaml:%d:%d: %s", at[i][0], at[i][1], f))
			}
			assert.Equal(t, want, got)
		})
	}
}

func TestControllers(t *testing.T) {
	checkAll(t, []outcome{
		{"hold", `expect:
  locations: {V3: German, V3/1: German}
  hexes: {V3: German}
  buildings: {22U3: German}
events:
  - move: {unit: 4-4-7, to: V3}
    expect:
      locations: {V3: Russian, V3/1: German}
      hexes: {V3: Russian}
      buildings: {22U3: German}
`, nil},
		{"fail at the start", `expect:
  hexes: {V3: «Russian, V2: «none}
`, []string{
			"expect.hexes.V3: wanted hex V3 Russian, got German; it was stated so for the start; Russian does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.13)",
			"expect.hexes.V2: wanted hex V2 none, got German; it was stated so for the start",
		}},
		{"gained though it should not be", `events:
  - move: {unit: 4-4-7, to: V3}
    expect:
      locations: {V3: «German}
      hexes: {V3: «German}
`, []string{
			"events[0].expect.locations.V3: wanted location V3 German, got Russian; events[0]: Location V3: German to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it.; German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.11)",
			"events[0].expect.hexes.V3: wanted hex V3 German, got Russian; events[0]: Hex V3: German to Russian (A26.13): 4-4-7 occupies it at ground level, and no enemy denies it.; German does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.13)",
		}},
		{"denied though it should not be", `events:
  - move: {unit: 4-4-7, to: V3}
    expect:
      buildings: {22U3: «Russian}
`, []string{
			"events[0].expect.buildings.22U3: wanted building 22U3 Russian, got German; it was stated so for the start; Russian does not gain it: 4-4-7 occupies it, but 4-6-7 and 8-0 deny it (A26.11)",
		}},
		{"a vehicle's temporary Control counts", `events:
  - phase: {turn: 1, player: German, phase: RPh}
    expect:
      locations: {A1: Russian}
      hexes: {A1: Russian}
  - move: {unit: t34, to: B1}
    expect:
      locations: {A1: German, B1: Russian}
      hexes: {A1: German, B1: Russian}
`, nil},
	})
}

func TestChanges(t *testing.T) {
	checkAll(t, []outcome{
		{"only, held", `events:
  - move: {unit: 4-4-7, to: V3}
    expect: {hexes: {V3: Russian, A1: Russian}, locations: {V3: Russian, A1: Russian}, only: true}
`, nil},
		{"only, with what cites and denied name", `events:
  - phase: {turn: 1, player: German, phase: RPh}
  - move: {unit: 4-4-7, to: V3}
    expect: {cites: {hex V3: A26.13, location V3: A26.11}, only: true}
`, nil},
		{"only, failed", `events:
  - phase: {turn: 1, player: German, phase: RPh}
  - move: {unit: 4-4-7, to: V3}
    expect: {hexes: {V3: Russian}, only: «true}
`, []string{"events[1].expect.only: wanted no other change, got location V3 changed from German to Russian; events[1]: Location V3: German to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it."}},
		{"unchanged, held", `events:
  - phase: {turn: 1, player: German, phase: RPh}
  - move: {unit: 9-1, to: V3}
    expect: {unchanged: true}
`, nil},
		{"unchanged, failed though what changed is named", `events:
  - phase: {turn: 1, player: German, phase: RPh}
  - move: {unit: 4-4-7, to: V3}
    expect: {hexes: {V3: Russian}, locations: {V3: Russian}, unchanged: ««true}
`, []string{
			"events[1].expect.unchanged: wanted no change, got location V3 changed from German to Russian; events[1]: Location V3: German to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it.",
			"events[1].expect.unchanged: wanted no change, got hex V3 changed from German to Russian; events[1]: Hex V3: German to Russian (A26.13): 4-4-7 occupies it at ground level, and no enemy denies it.",
		}},
		{"what changes and changes back within a move is no change", `events:
  - phase: {turn: 1, player: German, phase: RPh}
  - move: {unit: t34, to: [B1, B2, A1]}
    expect: {unchanged: true}
`, nil},
		{"all steps of a move are one event", `events:
  - phase: {turn: 1, player: German, phase: RPh}
  - move: {unit: 4-4-7, to: [X2, X3]}
    expect: {hexes: {X3: Russian}, locations: {X3: Russian}, only: ««true}
`, []string{
			"events[1].expect.only: wanted no other change, got location X2 changed from German to Russian; events[1]: Location X2: German to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it.",
			"events[1].expect.only: wanted no other change, got hex X2 changed from German to Russian; events[1]: Hex X2: German to Russian (A26.13): 4-4-7 occupies it at ground level, and no enemy denies it.",
		}},
		{"a Location that is gone is no change", `events:
  - phase: {turn: 1, player: German, phase: RPh}
  - rubble: U3/1
    expect: {locations: {U3/1: none}, unchanged: true}
`, nil},
	})
}

func TestRejected(t *testing.T) {
	checkAll(t, []outcome{
		{"refused as wanted", `events:
  - move: {unit: t34, to: [B1, V2/1]}
    expect: {rejected: B23.4, hexes: {B1: German, A1: German}, unchanged: true}
  - rubble: A1
    expect: {rejected: B24.1}
  - free: {unit: 4-4-7}
    expect: {rejected: impossible}
  - end: true
  - move: {unit: 4-4-7, to: V3}
    expect: {rejected: impossible, hexes: {V3: German}}
`, nil},
		{"refused by another rule", `events:
  - move: {unit: t34, to: V2/1}
    expect: {rejected: «B24.1}
`, []string{"events[0].expect.rejected: wanted the event refused by B24.1, got it was refused by B23.4; t34 is a vehicle and cannot be in V2/1"}},
		{"not refused", `events:
  - phase: {turn: 1, player: German, phase: RPh}
  - move: {unit: t34, to: V2}
    expect: {rejected: «B23.4}
`, []string{"events[1].expect.rejected: wanted the event refused by B23.4, got the event happened"}},
		{"refused where the file does not say so", `events:
  - «move: {unit: t34, to: V2/1}
`, []string{"events[0].move: wanted the event to happen, got it was refused; B23.4: t34 is a vehicle and cannot be in V2/1"}},
		{"refused, among others", `events:
  - eliminate: 8-0
  - «exit: 8-0
    expect: {unchanged: true}
  - move: {unit: 9-1, to: V3}
`, []string{"events[1].exit: wanted the event to happen, got it was refused; impossible: 8-0 is not on the map"}},
	})
}

func TestCites(t *testing.T) {
	checkAll(t, []outcome{
		{"hold", `expect: {cites: {hex V3: stated}}
events:
  - move: {unit: 4-4-7, to: V3}
    expect: {cites: {hex V3: A26.13, location V3: A26.11, hex A1: A26.12, building 22U3: stated}}
  - move: {unit: t34, to: B1}
    expect: {cites: {hex A1: A26.12, location B1: A26.12}}
  - eliminate: [4-6-7, 8-0]
    expect: {cites: {building 22U3: A26.14}}
`, nil},
		{"fail", `events:
  - move: {unit: 4-4-7, to: V3}
    expect:
      cites:
        hex V3: «A26.11
        hex V2: «A26.13
`, []string{
			"events[0].expect.cites.hex V3: wanted hex V3 by A26.11, got A26.13; events[0]: Hex V3: German to Russian (A26.13): 4-4-7 occupies it at ground level, and no enemy denies it.",
			"events[0].expect.cites.hex V2: wanted hex V2 by A26.13, got stated; it was stated so for the start",
		}},
	})

	src, at := places("format: 1\nsides: [German, Russian]\nmap: {}\nsetup: {German: [A1]}\ncontrol: {hex B0: none}\nexpect:\n  cites: {hex A1: A26.11, hex A2: A26.11, hex B0: stated, location A1: «A26.13}\n")
	r := play(t, src)
	require.Len(t, r.Failures, 1, "where one side alone has a setup area, the board is its own")
	f := r.Failures[0]
	assert.Equal(t, at[0], [2]int{f.Line, f.Column})
	assert.Equal(t, "A26.11", f.Got)
	assert.Equal(t, "it was so at the start (A26.11)", f.Behind)

	r = play(t, "format: 1\nsides: [German, Russian]\nmap: {}\nexpect: {cites: {hex A1: A26.11}}\n")
	require.Len(t, r.Failures, 1)
	assert.Equal(t, []string{"hex A1 by A26.11", "no ruling", "nothing has ruled on it"}, []string{r.Failures[0].Want, r.Failures[0].Got, r.Failures[0].Behind})
}

func TestDenied(t *testing.T) {
	const enter = "events:\n  - move: {unit: 4-4-7, to: V2}\n    expect:\n      denied:\n        "
	checkAll(t, []outcome{
		{"held", enter + "building 22U3: {side: Russian, by: [8-0, 4-6-7], rule: A26.11}\n        hex V2: {side: Russian, by: [4-6-7, 8-0]}\n", nil},
		{"held by one, without a list", `events:
  - eliminate: 8-0
  - move: {unit: 4-4-7, to: V2}
    expect: {denied: {hex V2: {side: Russian, by: 4-6-7}}}
`, nil},
		{"too few", enter + "«building 22U3: {side: Russian, by: [4-6-7]}\n",
			[]string{"events[0].expect.denied.building 22U3: wanted Russian denied building 22U3 by 4-6-7, got denied by 4-6-7, 8-0"}},
		{"too many", enter + "«hex V2: {side: Russian, by: [4-6-7, 8-0, 9-1]}\n",
			[]string{"events[0].expect.denied.hex V2: wanted Russian denied hex V2 by 4-6-7, 8-0, 9-1, got denied by 4-6-7, 8-0"}},
		{"other units", enter + "«hex V2: {side: Russian, by: [4-6-7, 9-1]}\n",
			[]string{"events[0].expect.denied.hex V2: wanted Russian denied hex V2 by 4-6-7, 9-1, got denied by 4-6-7, 8-0"}},
		{"another rule", enter + "«hex V2: {side: Russian, by: [4-6-7, 8-0], rule: A26.13}\n",
			[]string{"events[0].expect.denied.hex V2: wanted Russian denied hex V2 by 4-6-7, 8-0 (A26.13), got denied by rule A26.11"}},
		{"gained", enter + "«location V2: {side: Russian, by: [4-6-7, 8-0]}\n",
			[]string{"events[0].expect.denied.location V2: wanted Russian denied location V2 by 4-6-7, 8-0, got Russian Controls it; events[0]: Location V2: German to Russian (A26.11): 4-4-7 occupies it, and no enemy denies it."}},
		{"not there", enter + "«location V2/1: {side: Russian, by: [4-6-7, 8-0]}\n",
			[]string{"events[0].expect.denied.location V2/1: wanted Russian denied location V2/1 by 4-6-7, 8-0, got Russian does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.11)"}},
		{"there, but not able to gain", `events:
  - move: {unit: 9-1, to: V2/1}
    expect: {denied: {«location V2/1: {side: Russian, by: [4-6-7, 8-0]}}}
`, []string{"events[0].expect.denied.location V2/1: wanted Russian denied location V2/1 by 4-6-7, 8-0, got Russian does not gain it: no armed Good Order Infantry MMC of its occupies it as the rule asks (A26.11)"}},
		{"its own", enter + "«hex A10: {side: German, by: [4-4-7]}\n",
			[]string{"events[0].expect.denied.hex A10: wanted German denied hex A10 by 4-4-7, got German Controls it; it was stated so for the start"}},
	})
}

func TestKnown(t *testing.T) {
	checkAll(t, []outcome{
		{"held", `events:
  - phase: {turn: 1, player: German, phase: RPh}
    expect: {hexes: {A1: Russian}, known-to: {German: {hexes: {A1: German}, locations: {A1: German}}, Russian: {hexes: {A1: Russian}}}}
  - status: {unit: t34, remove: [concealed]}
    expect: {known-to: {German: {hexes: {A1: Russian}, locations: {A1: Russian}, buildings: {22U3: German}}}}
`, nil},
		{"failed", `events:
  - phase: {turn: 1, player: German, phase: RPh}
    expect: {known-to: {German: {hexes: {A1: «Russian}}, Russian: {hexes: {A1: «German}, buildings: {22U3: German}}}}
`, []string{
			"events[0].expect.known-to.German.hexes.A1: wanted German to know hex A1 as Russian, got German; in truth it is Russian",
			"events[0].expect.known-to.Russian.hexes.A1: wanted Russian to know hex A1 as German, got Russian; in truth it is Russian",
		}},
	})
}
