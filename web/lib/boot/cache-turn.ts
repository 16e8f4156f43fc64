import { cacheLock } from '#shared/browser/update-keys.ts'

/**
 * Runs `work` while it holds a lock, which all tabs and the service worker of the site use to remove caches. Without the lock, code that
 * opens a cache could create the cache again right after its removal. The site would take a new article cache as consent to store articles.
 * Browsers without the Web Locks API run `work` at once.
 * @throws any error of `work`
 */
export async function inCacheTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(cacheLock, work)
}
