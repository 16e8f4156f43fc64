/** Cache-Control of what never changes under its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Cache-Control of what may be kept only if it is asked about each time, so that what is taken off is gone at once. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Cache-Control of what one person may see and nobody may keep. */
export const UNKEPT = 'private, no-store'

/**
 * Whether the caller has this version already.
 * @param ifNoneMatch the header as it came
 * @param etag in its quotes
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** How an answer that leads elsewhere may be kept: long enough to spare requests, short enough to be taken back. */
export const MOVED = 'max-age=3600'

/**
 * Server-Timing of an answer that may be kept: given from memory, made for this request, or an older copy because it could not be made.
 * @param from which rung it was filled from, where that is known
 */
export const timing = (state: 'hit' | 'miss' | 'stale', from?: string): string =>
  `cache;desc=${state}${from === undefined ? '' : `, ${from}`}`
