import { cacheLock } from '#shared/browser/update-keys.ts'

/**
 * Runs `work` while nobody else of this site, in any tab or in the service worker, removes a cache. Whoever opens one by a name that
 * has just been removed makes it again, and a cache of articles that is there says that articles may be kept. Old browsers have no
 * such locks; there it runs at once.
 * @throws what `work` throws
 */
export async function inCacheTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(cacheLock, work)
}
