/** Paths of the service worker and its offline pages. */
export const workerPaths = {
  /** The worker script. At the root, so that its scope is the complete site. */
  script: '/sw.js',
  /** Offline page, shown for pages that cannot be loaded. */
  offline: '/offline',
  /** Script of the offline page. The file name contains no build hash: the worker caches the file of its own build under this name. */
  offlineScript: '/assets/offline.js',
} as const

/** REST operations used only by the worker; see `apiPaths`. */
export const workerApiPaths = {
  /** Checks which of the stored articles are gone or have changed. */
  offlineCopies: '/api/offline-copies/',
} as const
