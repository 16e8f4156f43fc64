import { apiPaths, healthPaths, lakePaths, paths } from '#shared/paths/paths.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'

/** What lies at these paths and below them goes past the worker: it is private, is not a page, or must be asked for anew. */
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

/** Built files carry a hash of their content in their names, so they never change under an address. */
const BUILT = /^\/assets\/[\w.-]+-[\w-]{8,}\.(?:js|css|woff2|svg)$/

/** Whether a file of a build stands at a path, which never changes. */
export const isBuiltFile = (pathname: string): boolean => BUILT.test(pathname)

/** What is asked for, as far as the worker decides by it. */
interface Asked {
  readonly method: string
  readonly mode: string
  /** As the request names it, with scheme and host. */
  readonly url: string
}

/**
 * What the worker does with a request: a `page` comes from the network, and without a connection from what is kept; a `file` comes
 * from what is kept and never changes; everything else the worker leaves to the browser.
 * @param origin the site's own
 */
export function ruleFor({ method, mode, url }: Asked, origin: string): 'page' | 'file' | 'leave' {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || isUntouched(pathname)) return 'leave'
  if (mode !== 'navigate') return isBuiltFile(pathname) ? 'file' : 'leave'
  // It is kept, and answered for by Workbox: two answers to one request are an error.
  if (pathname === workerPaths.offline) return 'leave'
  // Maps of the site, pictures and downloads that somebody opens in a tab of their own.
  return /\.\w+$/.test(pathname) ? 'leave' : 'page'
}

/** Addresses of the built files that a page names, each once. */
export function filesIn(html: string): readonly string[] {
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  return [...new Set(named)].filter(isBuiltFile)
}
