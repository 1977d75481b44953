package bench

// plain works out Control from all units in plain Go. It marks what units deny and then
// lets those that gain take what is not marked, so that it never looks at an item in
// which nobody is.
type plain struct {
	g       *Game
	units   []Unit
	kept    []int     // by item: who Controls it
	denied  [3][]bool // by side and item: an armed enemy is in it
	all     []*Unit
	near    []*Unit
	touched []int
	settles func(from, to *Site) []*Unit // which units it looks at after an event
}

func newPlain(g *Game, everything bool) *plain {
	p := &plain{g: g, units: g.units(), kept: g.start()}
	p.denied[1] = make([]bool, len(g.Items))
	p.denied[2] = make([]bool, len(g.Items))
	for i := range p.units {
		p.all = append(p.all, &p.units[i])
	}
	p.settle(p.all)
	p.settles = p.nearby
	if everything {
		p.settles = func(_, _ *Site) []*Unit { return p.all }
	}
	return p
}

func (p *plain) Play(e Event, dst []Answer) ([]Answer, error) {
	u := &p.units[e.Unit-1]
	from := u.At
	u.happen(e)
	p.settle(p.settles(&p.g.Sites[from], &p.g.Sites[u.At]))
	p.touched = p.g.touched(from, u.At, p.touched[:0])
	for _, i := range p.touched {
		dst = append(dst, Answer{i, p.kept[i]})
	}
	return dst, nil
}

// nearby are the units in the regions of two sites.
func (p *plain) nearby(from, to *Site) []*Unit {
	here, there := from.region(), to.region()
	p.near = p.near[:0]
	for _, u := range p.all {
		if r := p.g.Sites[u.At].region(); r == here || r == there {
			p.near = append(p.near, u)
		}
	}
	return p.near
}

// settle lets units gain what nobody among them denies.
func (p *plain) settle(units []*Unit) {
	for _, u := range units {
		p.mark(u, true)
	}
	for _, u := range units {
		if !u.MMC || !u.Armed || u.Broken {
			continue
		}
		site := &p.g.Sites[u.At]
		for _, i := range site.items() {
			if !p.denied[u.Side][i] && (i != site.Hex || site.Level == 0) {
				p.kept[i] = u.Side
			}
		}
	}
	for _, u := range units {
		p.mark(u, false)
	}
}

// mark marks, or unmarks, what u denies to its enemy.
func (p *plain) mark(u *Unit, denied bool) {
	if !u.Armed {
		return
	}
	for _, i := range p.g.Sites[u.At].items() {
		p.denied[3-u.Side][i] = denied
	}
}

func (p *plain) Controller(item int) (int, error) { return p.kept[item], nil }
