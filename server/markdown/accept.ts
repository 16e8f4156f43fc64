/** Quality of a media range, 0 to 1; undefined if the parameter is malformed. */
function qualityOf(parameters: readonly string[]): number | undefined {
  const written = parameters.find((parameter) => /^q\s*=/i.test(parameter))
  if (written === undefined) return 1
  const value = /^q\s*=\s*(?<value>0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i.exec(written)
  return value?.groups === undefined ? undefined : Number(value.groups['value'])
}

/** Qualities of the media ranges of an Accept header. Malformed ranges are left out. */
function rangesOf(accept: string): ReadonlyMap<string, number> {
  const ranges = new Map<string, number>()
  for (const part of accept.split(',')) {
    const [type = '', ...parameters] = part.split(';').map((word) => word.trim())
    const quality = qualityOf(parameters)
    if (quality !== undefined) ranges.set(type.toLowerCase(), quality)
  }
  return ranges
}

/** Maximum length of an Accept header that is read, in characters. */
const LONGEST = 1_000

/**
 * True if a client prefers Markdown to HTML. The header must name `text/markdown` with a higher quality than that of HTML, so wildcards do
 * not select Markdown. Browsers name HTML with the quality 1, so they never get Markdown.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  // Fast path for nearly all requests, because no browser names `text/markdown`.
  if (accept === null || accept === undefined || !/text\/markdown/i.test(accept)) return false
  if (accept.length > LONGEST) return false
  const ranges = rangesOf(accept)
  const markdown = ranges.get('text/markdown') ?? 0
  const html = ranges.get('text/html') ?? ranges.get('text/*') ?? ranges.get('*/*') ?? 0
  // With equal qualities, a named `text/html` is preferred to `text/markdown`, but a wildcard is not.
  return markdown > 0 && (ranges.has('text/html') ? markdown > html : markdown >= html)
}
