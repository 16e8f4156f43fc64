/**
 * Joins items as a list in a sentence: `education, employment and references`. It does not use `Intl.ListFormat`, because the first use of
 * Intl takes a tenth of a second on a phone.
 */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}
