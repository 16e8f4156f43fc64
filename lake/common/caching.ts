/** Cache-Control for content that never changes at its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Cache-Control for content that must be revalidated on every use, so that unpublished content disappears at once. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Cache-Control for private responses that must not be stored. */
export const PRIVATE_NO_STORE = 'private, no-store'

/**
 * True if the caller already has this version.
 * @param ifNoneMatch value of the If-None-Match header
 * @param etag with its quotes
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** Cache-Control of a redirect: long enough to save requests, short enough for a changed target to take effect within an hour. */
export const MOVED = 'max-age=3600'

/**
 * Server-Timing of a cacheable response: `hit` was served from memory, `miss` was rendered for this request, `stale` is an older copy,
 * served because rendering failed.
 * @param from origin of the content, if known
 */
export const timing = (state: 'hit' | 'miss' | 'stale', from?: string): string =>
  `cache;desc=${state}${from === undefined ? '' : `, ${from}`}`
