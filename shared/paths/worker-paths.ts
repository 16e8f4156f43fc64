/** Addresses of the service worker and of what it keeps for pages that cannot be reached. */
export const workerPaths = {
  /** The worker itself. At the root, so that its scope is the whole site. */
  script: '/sw.js',
  /** The page that stands in for those that need a connection. */
  offline: '/offline',
  /** The script of that page. Its name stays: the worker keeps the one of its own build. */
  offlineScript: '/assets/offline.js',
} as const

/** REST operations that the worker alone calls; see `apiPaths`. */
export const workerApiPaths = {
  /** Which of the kept articles are gone or have changed. */
  offlineCopies: '/api/offline-copies/',
} as const
