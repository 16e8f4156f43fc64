/** Cache-Control for content that never changes at its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Cache-Control for content that must be revalidated on every use, so that unpublished content disappears at once. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Cache-Control for private responses that must not be stored. */
export const PRIVATE_NO_STORE = 'private, no-store'

/**
 * True if the caller already has this version of a response.
 * @param ifNoneMatch value of the If-None-Match header
 * @param etag ETag of the response, including its quotes
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** Cache-Control of a redirect. One hour saves requests, and a changed target still takes effect within that hour. */
export const MOVED = 'max-age=3600'

/**
 * Server-Timing of a cacheable response. `hit`: the response comes from memory. `miss`: it was rendered for this request. `stale`: it is an
 * older copy, because rendering failed.
 * @param from origin of the content, if known
 */
export const timing = (state: 'hit' | 'miss' | 'stale', from?: string): string =>
  `cache;desc=${state}${from === undefined ? '' : `, ${from}`}`
