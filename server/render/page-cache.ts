import { LRUCache } from 'lru-cache'
import type { EncodedAnswer } from '#server/http/encoding/encoded-answer.ts'

/** A page kept whole, with its compressed forms prepared. */
export interface CachedPage extends EncodedAnswer {
  /** The page changes only when a change carries one of these. */
  readonly tags: ReadonlySet<string>
}

/** Notes the moment at which a page began to be made, so that a change in the meantime keeps it out of the cache. */
export type Epoch = number

/** Whole public pages by URL, dropped by the tags of what they show. */
export interface PageCache {
  /** @param key the URL's path and its known parameters, in their canonical order */
  get(key: string): CachedPage | undefined
  epoch(): Epoch
  /** Whether nothing that carries one of `tags` has changed since `since`. */
  isCurrent(tags: ReadonlySet<string>, since: Epoch): boolean
  /** Keeps a page unless something it shows has changed since `since`. */
  put(key: string, page: CachedPage, since: Epoch): void
  /** Drops every page that carries one of `tags`; gives their keys. */
  invalidate(tags: Iterable<string>): readonly string[]
  clear(): void
  /** All pages with their keys, those asked for least recently first. */
  entries(): readonly (readonly [string, CachedPage])[]
  /** Bytes held. */
  readonly size: number
}

const sizeOf = ({ body, brotli, gzip, zstd }: CachedPage) =>
  [...new Set([body, brotli, gzip, zstd])].reduce((sum, { length }) => sum + length, 1024)

/** Remembered invalidations: a render that takes longer than this many changes is simply not kept. */
const REMEMBERED = 1000

/**
 * A page cache in memory.
 * @param options.maxBytes upper bound of what it holds; the least recently used pages go first
 */
export function createPageCache(options: { readonly maxBytes: number }): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: options.maxBytes,
    sizeCalculation: sizeOf,
  })
  let now: Epoch = 0
  let forgotten: Epoch = 0
  const recent: { readonly epoch: Epoch; readonly tags: ReadonlySet<string> | 'all' }[] = []

  const remember = (tags: ReadonlySet<string> | 'all') => {
    now += 1
    recent.push({ epoch: now, tags })
    if (recent.length > REMEMBERED) forgotten = recent.shift()?.epoch ?? forgotten
  }

  const isCurrent = (own: ReadonlySet<string>, since: Epoch) =>
    since >= forgotten &&
    !recent.some(
      ({ epoch, tags }) => epoch > since && (tags === 'all' || !tags.isDisjointFrom(own)),
    )

  return {
    get: (key) => pages.get(key),
    epoch: () => now,
    isCurrent,
    put: (key, page, since) => {
      if (isCurrent(page.tags, since)) pages.set(key, page)
    },
    invalidate: (tags) => {
      const wanted = new Set(tags)
      remember(wanted)
      const dropped: string[] = []
      for (const [key, page] of pages.entries()) {
        if (wanted.isDisjointFrom(page.tags)) continue
        pages.delete(key)
        dropped.push(key)
      }
      return dropped
    },
    clear: () => {
      remember('all')
      pages.clear()
    },
    entries: () => pages.dump().map(([key, { value }]) => [key, value]),
    get size() {
      return pages.calculatedSize
    },
  }
}
