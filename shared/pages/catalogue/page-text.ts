/** Keys whose values are identifiers instead of visible text. */
const silent = new Set([
  'slug',
  'kind',
  'id',
  'from',
  'to',
  'service',
  'industries',
  'keywords',
  'reviewed',
])

/**
 * Visible texts in the copy of a page, in the order of its data: headings, text, table cells, fields of specimens. Slugs, ids and keywords
 * are left out. The document type of a specimen is included, because pages show it.
 */
export const pageText = (copy: unknown): readonly string[] => {
  if (typeof copy === 'string') return [copy]
  if (Array.isArray(copy)) return copy.flatMap(pageText)
  if (typeof copy !== 'object' || copy === null) return []
  return Object.entries(copy).flatMap(([key, value]) =>
    silent.has(key) && !(key === 'kind' && 'number' in copy) ? [] : pageText(value),
  )
}

/** Words of a page's copy in lower case, without punctuation. */
export const pageWords = (copy: unknown): readonly string[] =>
  pageText(copy).flatMap(
    (text) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'\-.][\p{L}\p{N}]+)*/gu) ?? [],
  )
