import { cacheLock } from '#shared/browser/update-keys.ts'

/**
 * Runs `work` under a lock that all tabs and the service worker of the site share while they remove caches. Without the lock, opening a
 * cache whose name was just removed would create the cache again, and an existing article cache signals that articles may be cached.
 * Browsers without the Web Locks API run `work` at once.
 * @throws any error of `work`
 */
export async function inCacheTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(cacheLock, work)
}
