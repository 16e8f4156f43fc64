/** How deep quotes and lists may be nested in Markdown. Nobody writes that; what reads Markdown slows down with it. */
const DEEPEST = 100

/** Of a line: marks of quotes, bullets and numbers, and the space before each. */
const MARKS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm

/**
 * Whether a line of Markdown begins with more marks, or with a mark further to the right, than nesting of 100 deep
 * needs. Takes time by the length of the text alone.
 */
function isTooDeep(markdown: string): boolean {
  for (const [marks] of markdown.matchAll(MARKS)) {
    // Every mark takes a character, and one that is indented at least two columns a level.
    if (marks.length <= DEEPEST && !marks.includes('\t')) continue
    const columns = marks.replaceAll('\t', '    ').length
    const count = marks.match(/>|[-+*]|\d+/g)?.length ?? 0
    if (count > DEEPEST || columns > 2 * DEEPEST) return true
  }
  return false
}

/**
 * What to tell the writer of Markdown whose quotes and lists are nested too deeply; `undefined` where they are not.
 * To be asked before Markdown is read, which takes long where much is nested.
 */
export function nestingProblem(markdown: string): string | undefined {
  return isTooDeep(markdown) ? `Nest quotes and lists at most ${DEEPEST} deep` : undefined
}
