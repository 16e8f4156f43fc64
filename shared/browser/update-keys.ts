/**
 * Storage names for updates of the site and for offline reading. They are not in `storage-keys.ts`, because every page loads that file
 * before hydration and needs these names only afterwards.
 */
export const updateKeys = {
  /** Local storage: newer version of the site whose files are cached. Removed once a page of that version was loaded. */
  updateAvailable: 'updateAvailable',
  /** Session storage: versions of the site for which this tab was reloaded because a chunk was missing. */
  recoveredFrom: 'recoveredFrom',
  /** Session storage: form input that must survive a reload of the page. */
  keptForms: 'keptForms',
} as const

/** Names of the service worker's caches. */
export const cacheNames = {
  /** Offline page with its styles and its script. */
  offlinePage: 'site-offline-page-v1',
  /** Scripts, styles and fonts of a build. The star is replaced by the version of the build. */
  files: 'site-files-*',
  /** Articles that the visitor has read. Deleted when the visitor withdraws consent. */
  posts: 'posts-v1',
} as const

/** Name of the Web Lock that is held while caches are opened or removed. */
export const cacheLock = 'site-caches'
