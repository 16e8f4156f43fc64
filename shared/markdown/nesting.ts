/** Maximum nesting of quotes and lists in Markdown. Deeper nesting does not occur in practice and slows parsers down. */
const DEEPEST = 100

/** Marks of a line: quotes, bullets and numbers, each with the space before it. */
const MARKS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm

/**
 * True if a line of Markdown begins with more marks, or with a mark further to the right, than a nesting of 100 needs. Takes linear time.
 */
function isTooDeep(markdown: string): boolean {
  for (const [marks] of markdown.matchAll(MARKS)) {
    // Every mark takes a character, and an indented one at least two columns per level.
    if (marks.length <= DEEPEST && !marks.includes('\t')) continue
    const columns = marks.replaceAll('\t', '    ').length
    const count = marks.match(/>|[-+*]|\d+/g)?.length ?? 0
    if (count > DEEPEST || columns > 2 * DEEPEST) return true
  }
  return false
}

/**
 * Message for Markdown whose quotes and lists are nested too deeply; undefined if they are not. Must be called before parsing, which is
 * slow for deep nesting.
 */
export function nestingProblem(markdown: string): string | undefined {
  return isTooDeep(markdown) ? `Nest quotes and lists at most ${DEEPEST} deep` : undefined
}
