/** Paths of the service worker and its offline pages. */
export const workerPaths = {
  /** Script of the service worker. It is at the root, so that its scope is the complete site. */
  script: '/sw.js',
  /** Offline page, shown for pages that cannot be loaded. */
  offline: '/offline',
  /** Script of the offline page. Its name contains no hash: the worker caches the file of its own build under this name. */
  offlineScript: '/assets/offline.js',
} as const

/** REST operations that only the worker calls; see `apiPaths`. */
export const workerApiPaths = {
  /** Checks which stored articles have changed or are no longer published. */
  offlineCopies: '/api/offline-copies/',
} as const
