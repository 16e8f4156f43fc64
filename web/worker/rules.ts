import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, healthPaths, paths } from '#shared/paths/paths.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'

/** Paths that the worker leaves to the browser, including all paths below them. They are private, not pages, or must never be cached. */
export const UNTOUCHED: readonly string[] = [
  paths.admin,
  paths.apiTest,
  paths.studio,
  paths.booking(),
  apiPaths.base,
  lakePaths.base,
  mediaPaths.base,
  '/auth',
  ...Object.values(healthPaths),
]

const isUntouched = (pathname: string) =>
  UNTOUCHED.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Names of built files contain a content hash, so they are immutable. */
const BUILT = /^\/assets\/[\w.-]+-[\w-]{8,}\.(?:js|css|woff2|svg)$/

/** True if the path is that of an immutable built file. */
export const isBuiltFile = (pathname: string): boolean => BUILT.test(pathname)

/** Properties of a request that the worker uses. */
interface Asked {
  readonly method: string
  readonly mode: string
  /** Absolute URL of the request. */
  readonly url: string
}

/**
 * Rule for a request.
 *
 * - `page`: from the network, otherwise from the cache.
 * - `file`: from the cache, otherwise from the network. Such files are immutable.
 * - `leave`: the browser handles the request.
 *
 * @param origin origin of the site
 */
export function ruleFor({ method, mode, url }: Asked, origin: string): 'page' | 'file' | 'leave' {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || isUntouched(pathname)) return 'leave'
  if (mode !== 'navigate') return isBuiltFile(pathname) ? 'file' : 'leave'
  // Workbox's precache route responds with the cached offline page. Responding a second time would throw an error.
  if (pathname === workerPaths.offline) return 'leave'
  // Paths with a file extension are not pages but files opened in a tab: sitemaps, pictures and downloads.
  return /\.\w+$/.test(pathname) ? 'leave' : 'page'
}

/** Unique addresses of the built files that a page references. */
export function filesIn(html: string): readonly string[] {
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  return [...new Set(named)].filter(isBuiltFile)
}
