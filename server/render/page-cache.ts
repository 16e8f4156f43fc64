import { LRUCache } from 'lru-cache'
import type { EncodedAnswer } from '#server/http/encoding/encoded-answer.ts'

/** A cached page with its compressed forms. */
export interface CachedPage extends EncodedAnswer {
  /** Tags of the page's content. Only a change with one of these tags affects the page. */
  readonly tags: ReadonlySet<string>
}

/** Counter of changes at the start of a render. A page is not cached if its content has changed since then. */
export type Epoch = number

/** Cache of complete public pages by URL, invalidated by the tags of their content. */
export interface PageCache {
  /** Returns a cached page. @param key the URL's path and its known parameters, in their canonical order */
  get(key: string): CachedPage | undefined
  epoch(): Epoch
  /** True if no change since `since` has one of `tags`. */
  isCurrent(tags: ReadonlySet<string>, since: Epoch): boolean
  /** Caches a page unless its content has changed since `since`. */
  put(key: string, page: CachedPage, since: Epoch): void
  /** Removes every page with one of `tags`. Returns the keys of the removed pages. */
  invalidate(tags: Iterable<string>): readonly string[]
  clear(): void
  /** All pages with their keys, the least recently used first. */
  entries(): readonly (readonly [string, CachedPage])[]
  /** Size of all pages in bytes. */
  readonly size: number
}

const sizeOf = ({ body, brotli, gzip, zstd }: CachedPage) =>
  [...new Set([body, brotli, gzip, zstd])].reduce((sum, { length }) => sum + length, 1024)

/** Number of remembered changes. If more changes happen during a render, its page is not cached. */
const REMEMBERED = 1000

/**
 * Creates a page cache in memory.
 * @param options.maxBytes maximum size in bytes; the least recently used pages are evicted first
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
