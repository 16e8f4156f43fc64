import { encodeSmaller } from '#server/http/encoding/encoded-answer.ts'
import { createSerial } from '#shared/async/serial.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

/** Cached pages. They are recompressed after their first request from the cache. */
export interface SmallerPages {
  /** Returns a cached page. @param key as for {@link PageCache} */
  get(key: string): CachedPage | undefined
  /** Resolves when all requested pages are recompressed. */
  idle(): Promise<void>
}

/**
 * Creates the reads of cached pages. A new page has only fast compression. Its first request from the cache starts the slow compression for
 * later requests, one page at a time and outside of the event loop.
 */
export function createSmallerPages(cache: PageCache): SmallerPages {
  const begun = new WeakSet<CachedPage>()
  const queue = createSerial()

  const shrink = async (key: string, page: CachedPage) => {
    if (cache.get(key) !== page) return
    const smaller = await encodeSmaller(page)
    // The page was changed or unpublished during the compression, so the recompressed page is outdated.
    if (cache.get(key) !== page) return
    begun.add(smaller)
    cache.put(key, smaller, cache.epoch())
  }

  return {
    get: (key) => {
      const page = cache.get(key)
      if (page !== undefined && !begun.has(page)) {
        begun.add(page)
        // If the compression fails, the page keeps its fast compression, and the queue continues.
        queue.run(() => shrink(key, page)).catch(() => undefined)
      }
      return page
    },
    idle: queue.idle,
  }
}
