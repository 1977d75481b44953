package victory_test

import (
	"github.com/aslcontrol/aslcontrol/control/victory"
	"github.com/aslcontrol/aslcontrol/unit"
)

// points gives the Casualty and the Exit Victory Points of side (A26.2).
func (p *plain) points(side, viewer unit.Side) (cvp, exit int) {
	var exiting [3]bool
	for _, c := range p.conditions {
		p.exits(c.Needs, c.Side, &exiting)
	}
	for i, f := range p.fates {
		u := p.game.Unit(unit.ID(i + 1))
		if f.dead || f.gone {
			u = f.last
		}
		if f.gone && !p.sees(viewer, &u) {
			continue
		}
		worth := map[unit.Type]int{unit.Squad: 2, unit.Crew: 2, unit.HalfSquad: 1, unit.Leader: 1, unit.Hero: 1}[u.Type]
		if u.VP != 0 && u.Type != unit.Dummy {
			worth = max(0, int(u.VP))
		}
		prisoner := u.Type != unit.Vehicle && u.Has(unit.Captured)
		if f.freed && u.Has(unit.Unarmed) && worth > 1 {
			if f.owner != side {
				cvp += worth - 1
			}
			worth = 1
		}
		taken := prisoner || u.Side != f.owner
		lost := f.dead || u.Has(unit.Wreck)
		if f.owner == side.Enemy() {
			switch {
			case lost && prisoner, !lost && taken && p.game.Ended():
				cvp += 2 * worth
			case lost, taken, f.gone && !exiting[u.Side]:
				cvp += worth
			}
		}
		if f.gone && u.Side == side && !lost && !prisoner && !u.Has(unit.Broken|unit.Disrupted|unit.Recalled) {
			exit += worth
		}
	}
	return cvp, exit
}

func (p *plain) exits(n victory.Need, side unit.Side, out *[3]bool) {
	switch n := n.(type) {
	case victory.All:
		for _, x := range n {
			p.exits(x, side, out)
		}
	case victory.Any:
		for _, x := range n {
			p.exits(x, side, out)
		}
	case victory.Not:
		p.exits(n.Need, side, out)
	case victory.ExitVP:
		if n.Side != unit.None {
			side = n.Side
		}
		out[side] = true
	}
}
