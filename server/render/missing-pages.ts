import type { CachedPage } from './page-cache.ts'

/** Cache of the 404 pages. All missing addresses of a family share a page: their 404 pages look alike (`address-book.ts`). */
export interface MissingPages {
  /** Returns the 404 page of a family. @param family an example address of the family, from `address-book.ts` */
  get(family: string): Promise<CachedPage>
  /** Renders all pages again. Called after a content change, because a 404 page can have the metadata of a page whose text has changed. */
  clear(): void
}

/**
 * Creates the cache of 404 pages. The pages show no content from the CMS, except for the Open Graph record of the nearest page, and have
 * the current year in their footer.
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
      // While content is unavailable, a page that reports this is rendered instead of a 404. It is not cached.
      made.then(({ status }) => status !== 404 && forget(), forget)
      return made
    },
    clear: () => kept.clear(),
  }
}
