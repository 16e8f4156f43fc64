/**
 * Parts of a sentence, one after the other: `education, employment and references`. Put together here because the first thing that a
 * browser formats takes a phone a tenth of a second.
 */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}
