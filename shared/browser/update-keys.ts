/**
 * Storage names for updates of the site and for offline reading. Separate from `storage-keys.ts`, because every page loads that file before
 * hydration and the names in this file only after it.
 */
export const updateKeys = {
  /** Local storage: newer version of the site whose files are ready. Removed once a page load uses that version. */
  updateAvailable: 'updateAvailable',
  /** Session storage: versions of the site in which a chunk was missing, so that this tab reloaded the page. */
  recoveredFrom: 'recoveredFrom',
  /** Session storage: form input during a reload of the page. */
  keptForms: 'keptForms',
} as const

/** Names of the service worker's caches. */
export const cacheNames = {
  /** Offline page with its styles and its script. */
  offlinePage: 'site-offline-page-v1',
  /** Scripts, styles and fonts of a build. The version of the build replaces the star. */
  files: 'site-files-*',
  /** Articles that the visitor has read. Deleted when the visitor withdraws consent. */
  posts: 'posts-v1',
} as const

/** Web lock for opening and removing caches. */
export const cacheLock = 'site-caches'
