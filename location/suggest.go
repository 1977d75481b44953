package location

import "strings"

// These bound the work of DidYouMean, which hostile input may ask for often.
const (
	maxKnown = 500
	maxWord  = 64
)

// DidYouMean gives "did you mean X?" for the known word closest to word, or
// nothing where none is close. It looks at
// the first 500 known words, and at no word longer than 64 bytes.
func DidYouMean(word string, known []string) string {
	if len(word) > maxWord {
		return ""
	}
	known = known[:min(len(known), maxKnown)]
	for _, k := range known {
		if strings.EqualFold(word, k) {
			return "did you mean " + k + "?"
		}
	}
	if len(word) < 2 {
		return "" // any other letter is as close
	}
	best, limit := "", len(word)/3+1
	for _, k := range known {
		if d := editDistance(word, k, limit); d <= limit {
			best, limit = k, d-1
		}
	}
	if best == "" {
		return ""
	}
	return "did you mean " + best + "?"
}

// editDistance counts the insertions, deletions, replacements and swaps of
// neighbors that turn a into b; any count over limit stands for all of them.
func editDistance(a, b string, limit int) int {
	if max(len(a)-len(b), len(b)-len(a)) > limit {
		return limit + 1
	}
	var before []int
	prev := make([]int, len(b)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row := make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			replace := prev[j-1]
			if a[i-1] != b[j-1] {
				replace++
			}
			row[j] = min(replace, prev[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, prev = prev, row
	}
	return prev[len(b)]
}
