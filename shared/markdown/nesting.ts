/** Maximum depth of quotes and lists in Markdown. Texts in practice are not nested deeper, and deeper nesting slows parsers down. */
const DEEPEST = 100

/** Markers at the beginning of a line: those of quotes, bullets and numbers, each with the space before it. */
const MARKS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm

/** True if a line begins with more than 100 markers, or if a marker is indented further than 100 levels require. Takes linear time. */
function isTooDeep(markdown: string): boolean {
  for (const [marks] of markdown.matchAll(MARKS)) {
    // A marker has at least one character, and each level of indentation at least two columns. Shorter lines cannot exceed the limit.
    if (marks.length <= DEEPEST && !marks.includes('\t')) continue
    const columns = marks.replaceAll('\t', '    ').length
    const count = marks.match(/>|[-+*]|\d+/g)?.length ?? 0
    if (count > DEEPEST || columns > 2 * DEEPEST) return true
  }
  return false
}

/**
 * Error message if the quotes and lists of a Markdown text are nested too deeply, otherwise undefined. Call it before parsing, because
 * parsers are slow for deeply nested texts.
 */
export function nestingProblem(markdown: string): string | undefined {
  return isTooDeep(markdown) ? `Nest quotes and lists at most ${DEEPEST} deep` : undefined
}
