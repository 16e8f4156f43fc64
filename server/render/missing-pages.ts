import type { CachedPage } from './page-cache.ts'

/** Cache of the 404 pages. All missing addresses of a family share one page, because their 404 pages look alike (see `address-book.ts`). */
export interface MissingPages {
  /** Returns the 404 page of a family. @param family the example address that identifies the family, from `address-book.ts` */
  get(family: string): Promise<CachedPage>
  /**
   * Deletes all pages from the cache. Called after a change of content, because a 404 page can have the metadata of a page whose text has
   * changed.
   */
  clear(): void
}

/**
 * Creates the cache of 404 pages. A cached page depends only on the Open Graph record of the nearest page and on the year in its footer.
 * @param make renders the page of an address
 */
export function createMissingPages(make: (key: string) => Promise<CachedPage>): MissingPages {
  const kept = new Map<string, Promise<CachedPage>>()
  return {
    get: (family) => {
      const key = `${new Date().getUTCFullYear()} ${family}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const made = make(family)
      kept.set(key, made)
      const forget = () => {
        if (kept.get(key) === made) kept.delete(key)
      }
      // If content is unavailable, the rendered page is not a 404 but an error page, which must not be cached.
      made.then(({ status }) => status !== 404 && forget(), forget)
      return made
    },
    clear: () => kept.clear(),
  }
}
