import { failedRequest } from '../http/failed-request.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Handler } from '#lake/common/listen.ts'
import { healthPaths } from '#shared/paths/paths.ts'

/** Folder of the built files. They contain no content of the lake, so they cannot be outdated. */
const BUILD_FILES = '/assets/'

const HEALTH_PATHS: ReadonlySet<string> = new Set(Object.values(healthPaths))

/** True for the paths of health checks and metrics. */
export const isHealthPath = (pathname: string): boolean => HEALTH_PATHS.has(pathname)

interface SiteHandlers extends Pick<Handler, 'early' | 'fetch'> {
  /** Measures each request, including rejected requests. */
  readonly watch?: Metrics['watch'] | undefined
}

/**
 * Wraps the handlers of the site so that they serve nothing that may be outdated. While the lake cannot confirm that it has all commits
 * of other processes, all requests get 503 with Retry-After, except those for health, metrics and files of the build.
 */
export function onlyCurrent(
  { early, fetch, watch }: SiteHandlers,
  isCurrent: () => boolean,
  headers: Readonly<Record<string, string>>,
): Pick<Handler, 'early' | 'fetch'> {
  return {
    early(request, response) {
      watch?.(request, response)
      return isCurrent() && early(request, response)
    },
    fetch(request, peer) {
      if (isCurrent()) return fetch(request, peer)
      const { pathname } = new URL(request.url)
      return isHealthPath(pathname) || pathname.startsWith(BUILD_FILES)
        ? fetch(request, peer)
        : failedRequest(headers)
    },
  }
}
