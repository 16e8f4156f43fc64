/**
 * Names under which a browser keeps things for newer versions of the site and for reading offline: a part of `storage-keys.ts`,
 * which travels whole with every page, while these are fetched once a page is alive.
 */
export const updateKeys = {
  /** Local storage: which newer version of the site is ready, until the next load has taken it. */
  updateAvailable: 'updateAvailable',
  /** Session storage: which versions of the site this tab has left because a part of them was gone. */
  recoveredFrom: 'recoveredFrom',
  /** Session storage: what was typed into forms, while the page loads anew. */
  keptForms: 'keptForms',
} as const

/** Names of the service worker's caches. */
export const cacheNames = {
  /** The page for when there is no connection, with its styles and its script. */
  offlinePage: 'site-offline-page-v1',
  /** The star standing for the build: its scripts, styles and faces. */
  files: 'site-files-*',
  /** Articles that were read. It is there for as long as the visitor allows it. */
  posts: 'posts-v1',
} as const

/** Name of the lock under which caches are opened or removed where both could happen at once. */
export const cacheLock = 'site-caches'
