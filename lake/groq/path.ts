import type { Budget } from './budget.ts'

/** Element of a pattern. It matches a certain character, any single character, a segment of a path (text without a dot), or any text. */
type Place = { readonly char: string } | 'one' | 'part' | 'anything'

const LINE_END = /[\n\r\u2028\u2029]/

/**
 * Compiles the pattern of `path(pattern)`. `*` matches one segment without a dot, `**` any number of segments. As in groq-js, a dot in the
 * pattern matches any character. The function tracks all possible positions in the pattern at once. So its time is at most the product of
 * the lengths of text and pattern, even with many wildcards.
 */
export function pathMatcher(pattern: string): (text: string, budget: Budget) => boolean {
  // Fast path for `*`, the pattern that the site evaluates for every document.
  if (pattern === '*') return (text) => text.length > 0 && !text.includes('.')
  const places = placesOf(pattern)
  const start = closed(new Set([0]), places)
  return (text, budget) => {
    let open = start
    for (let index = 0; index < text.length; index += 1) {
      budget.spend(1 + open.size / 4)
      open = after(open, text.charAt(index), places)
      if (open.size === 0) return false
    }
    return open.has(places.length)
  }
}

/** Returns the possible positions in the pattern after reading one more character. */
function after(open: ReadonlySet<number>, char: string, places: readonly Place[]): Set<number> {
  const next = new Set<number>()
  for (const state of open) {
    const place = places[state]
    if (place === undefined) continue
    if (place === 'part') {
      if (char === '.') continue
      next.add(state)
      next.add(state + 1)
    } else if (place === 'anything') {
      if (!LINE_END.test(char)) next.add(state)
    } else if (place === 'one' ? !LINE_END.test(char) : place.char === char) {
      next.add(state + 1)
    }
  }
  return closed(next, places)
}

function placesOf(pattern: string): Place[] {
  return pattern.split('.').flatMap((part, index): Place[] => {
    const before: Place[] = index === 0 ? [] : ['one']
    if (part === '*') return [...before, 'part']
    if (part === '**') return [...before, 'anything']
    return [...before, ...part.split('').map((char) => ({ char }))]
  })
}

/** Adds the positions in the pattern that are reachable without reading a character. */
function closed(states: Set<number>, places: readonly Place[]): Set<number> {
  // The loop also visits elements that it adds to the set.
  for (const state of states) if (places[state] === 'anything') states.add(state + 1)
  return states
}
