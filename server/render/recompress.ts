import { encodeSmaller } from '#server/http/encoding/encoded-answer.ts'
import { createSerial } from '#shared/async/serial.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

/** Cached pages that are recompressed after their second request. */
export interface SmallerPages {
  /** Returns a cached page. @param key as for {@link PageCache} */
  get(key: string): CachedPage | undefined
  /** Resolves when all requested pages are recompressed. */
  idle(): Promise<void>
}

/**
 * Serves the pages of a cache. The first request gets a page with fast compression. A request for a cached page starts the slow compression
 * for later requests, one page at a time and outside of the event loop.
 */
export function createSmallerPages(cache: PageCache): SmallerPages {
  const begun = new WeakSet<CachedPage>()
  const queue = createSerial()

  const shrink = async (key: string, page: CachedPage) => {
    if (cache.get(key) !== page) return
    const smaller = await encodeSmaller(page)
    // The page may have been changed or unpublished during the compression.
    if (cache.get(key) !== page) return
    begun.add(smaller)
    cache.put(key, smaller, cache.epoch())
  }

  return {
    get: (key) => {
      const page = cache.get(key)
      if (page !== undefined && !begun.has(page)) {
        begun.add(page)
        // After a failure the page keeps its fast compression, and the queue continues.
        queue.run(() => shrink(key, page)).catch(() => undefined)
      }
      return page
    },
    idle: queue.idle,
  }
}
