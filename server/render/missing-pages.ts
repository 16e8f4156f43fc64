import type { CachedPage } from './page-cache.ts'

/** Cache of the 404 pages, one for each family of addresses. */
export interface MissingPages {
  /** Returns the page of a family. @param family address without a page that identifies the family; see `address-book.ts` */
  get(family: string): Promise<CachedPage>
  /** Renders all pages again, after a content change: their metadata may be that of a page whose text has changed. */
  clear(): void
}

/**
 * Creates the cache of 404 pages. They show no content from the CMS, but have the Open Graph record of the nearest page, and the year in
 * their footer.
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
      // While content is unavailable, the rendered page reports that instead of a 404. Such a page is not cached.
      made.then(({ status }) => status !== 404 && forget(), forget)
      return made
    },
    clear: () => kept.clear(),
  }
}
