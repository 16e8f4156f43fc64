import type { CachedPage } from './page-cache.ts'

/** The pages that say that there is none, one for each family of addresses. */
export interface MissingPages {
  /** @param family an address of the family that has no page; see `address-book.ts` */
  get(family: string): Promise<CachedPage>
}

/**
 * Keeps the pages for what is not there. They show no content, so nothing changes them but the year in their foot.
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
      // While content cannot be had the page says that instead.
      made.then(({ status }) => status !== 404 && forget(), forget)
      return made
    },
  }
}
