import { cacheLock } from '#shared/browser/update-keys.ts'

/**
 * Runs `work` under a lock that all tabs and the service worker of the site share for removing caches. Opening a cache by a name that
 * was just removed would create it again, and an existing cache of articles means that articles may be cached. Browsers without the Web
 * Locks API run `work` at once.
 * @throws what `work` throws
 */
export async function inCacheTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(cacheLock, work)
}
