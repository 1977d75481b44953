package control

// ExportStream makes the random stream of a seed with n events, for tests outside of the
// package: its scenario file, the events in it, and the game at its start.
func ExportStream(seed uint64, n int) (file string, events []Event, start *Adjudicator, err error) {
	s, c := newStage(seed)
	s.views = true
	g, err := s.begin()
	if err != nil {
		return "", nil, nil, err
	}
	start = g.a.Clone()
	for range n {
		e := c.event(g.a)
		events = append(events, e)
		_, _ = g.a.Apply(e)
	}
	file, events = s.export("a random stream", events)
	return file, events, start, nil
}
