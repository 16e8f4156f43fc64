/**
 * Storage names for updates of the site and for offline reading. Separate from `storage-keys.ts`, which is loaded with every page,
 * because these are loaded after hydration.
 */
export const updateKeys = {
  /** Local storage: newer version of the site that is ready, until the next load uses it. */
  updateAvailable: 'updateAvailable',
  /** Session storage: versions of the site that this tab has left because of a missing chunk. */
  recoveredFrom: 'recoveredFrom',
  /** Session storage: form input during a reload of the page. */
  keptForms: 'keptForms',
} as const

/** Names of the service worker's caches. */
export const cacheNames = {
  /** Offline page with its styles and its script. */
  offlinePage: 'site-offline-page-v1',
  /** Scripts, styles and fonts of a build, with the build in place of the star. */
  files: 'site-files-*',
  /** Articles that were read. Deleted when the visitor withdraws consent. */
  posts: 'posts-v1',
} as const

/** Web lock for opening and removing caches. */
export const cacheLock = 'site-caches'
