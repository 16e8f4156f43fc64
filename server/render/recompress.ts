import { encodeSmaller } from '#server/http/encoding/encoded-answer.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

/** Kept pages, compressed harder once they have been asked for again. */
export interface SmallerPages {
  /** @param key as for {@link PageCache.get} */
  get(key: string): CachedPage | undefined
  /** Settles when all pages asked for so far are as small as they get. */
  idle(): Promise<void>
}

/**
 * Gives the pages of a cache. The first visitor of a page gets it as soon as it is made; whoever asks for a kept one starts the
 * slow compression for those after, one page at a time and outside of the event loop.
 */
export function createSmallerPages(cache: PageCache): SmallerPages {
  const begun = new WeakSet<CachedPage>()
  let queue: Promise<unknown> = Promise.resolve()

  const shrink = async (key: string, page: CachedPage) => {
    if (cache.get(key) !== page) return
    const smaller = await encodeSmaller(page)
    // In the meantime it may have changed, or have been taken off.
    if (cache.get(key) !== page) return
    begun.add(smaller)
    cache.put(key, smaller, cache.epoch())
  }

  return {
    get: (key) => {
      const page = cache.get(key)
      if (page !== undefined && !begun.has(page)) {
        begun.add(page)
        // One that can't be made smaller stays as it is, and holds up none after it.
        queue = queue.then(() => shrink(key, page)).catch(() => undefined)
      }
      return page
    },
    idle: () => queue.then(() => undefined),
  }
}
