/** Rules for redirects. The Studio, REST and the forms of the staff area use them. */
import { canonicalPath } from '../paths/canonical-path.ts'
import { feedAt } from '../paths/feed-paths.ts'
import { mcpPath } from '../paths/mcp-path.ts'
import { lakePaths } from '../paths/lake-paths.ts'
import { apiPaths, healthPaths, paths, wellKnownPaths } from '../paths/paths.ts'
import type { ContentType } from './content-types/content-type.ts'
import { contentTypes } from './content-types/content-types.ts'
import type { ArticleType } from './status.ts'

/** Maximum length of a redirect's path, in characters. */
export const REDIRECT_PATH_LENGTH = 300

/** Prefixes of paths that are not pages for visitors. */
const RESERVED = [
  apiPaths.base,
  lakePaths.base,
  paths.studio,
  paths.admin,
  paths.apiTest,
  paths.styleguide,
  '/assets',
  '/engravings',
  '/samples',
  '/verify',
  '/media',
  mcpPath,
  '/metrics',
  '/social',
  '/sw.js',
  paths.meetingBooked(''),
  paths.inquiryReceived(''),
  ...Object.values(healthPaths),
  ...Object.values(wellKnownPaths).filter((path) => typeof path === 'string'),
].map((path) => path.replace(/\/$/, ''))

const isReserved = (path: string) =>
  RESERVED.some((reserved) => path === reserved || path.startsWith(`${reserved}/`)) ||
  /^\/(?:sitemap-\d+\.xml|icon-\d+\.png)$/.test(path) ||
  feedAt(path) !== undefined

/** Fixed pages, which take precedence over redirects. */
const FIXED: ReadonlySet<string> = new Set(
  [
    ...Object.values(paths),
    ...Object.values(contentTypes).flatMap(({ paths: { list, cmsList } }) => [list(), cmsList()]),
    paths.search(),
  ].filter((path) => typeof path === 'string'),
)

/** Returns the reason why a text is not a valid path of this site, or undefined. */
function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return 'Start with one slash, as in /old-page'
  if (/[\s\\?#]|\p{Cc}/u.test(path)) return 'Leave out spaces, backslashes, ? and #'
  if (path.length > REDIRECT_PATH_LENGTH) return `Use at most ${REDIRECT_PATH_LENGTH} characters`
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) {
    return 'Leave out . and .. between slashes'
  }
  return isReserved(canonicalPath(path))
    ? 'Choose another path. The site needs this one'
    : undefined
}

/** Returns the reason why a path cannot be redirected, or undefined. */
export const fromProblem = (path: string): string | undefined =>
  pathProblem(path) ??
  (FIXED.has(canonicalPath(path))
    ? 'Choose another path. A page already exists at this one'
    : undefined)

/** Returns the reason why a path cannot be the target of a redirect, or undefined. */
export const toProblem = pathProblem

/** Returns the reason why two paths cannot form a redirect, or undefined. */
export const pairProblem = (from: string, to: string): string | undefined =>
  canonicalPath(from) === canonicalPath(to)
    ? 'Choose two different paths. This one leads to itself'
    : undefined

/**
 * Path prefixes of an article type: the canonical one (`own`), and the one below `/sanity` (`twin`), at which the same articles are
 * available.
 */
const familyOf = ({ paths: { list, cmsList } }: ContentType) => ({
  own: `${list()}/`,
  twin: `${cmsList()}/`,
})

/** Canonical path of an article. Redirects store this path, and also apply to the article's path below `/sanity`. */
export const articlePath = (type: ArticleType, slug: string): string =>
  contentTypes[type].paths.page(slug)

/** Time from which visitors to an article's path see the article. Until then they are redirected from this path to another page. */
export type TakesAddress = 'now' | 'once published' | 'once moved'

/** Returns the warning for an article whose path redirects, or redirected until now, to `to`. */
export function oldAddressText(path: string, to: string, when: TakesAddress): string {
  if (when === 'now') {
    return `Visitors to ${path} see this article now. They were redirected to ${to}, and will be again if it goes.`
  }
  const then = when === 'once moved' ? 'its address has changed' : 'it is published'
  return `Visitors to ${path} are redirected to ${to}. They see this article instead once ${then}.`
}

/** Returns the slug in a path that {@link articlePath} could have returned. Undefined for any other path. */
export function articleSlug(type: ArticleType, path: string): string | undefined {
  const { own } = familyOf(contentTypes[type])
  const rest = path.startsWith(own) ? path.slice(own.length) : ''
  return rest === '' || rest.includes('/') ? undefined : decodeURIComponent(rest)
}

/**
 * Converts the path of an article below `/sanity` (`/sanity/blogs/x`) to the canonical path (`/blogs/x`). The result also has a function
 * that converts the target of a redirect to a path below `/sanity`. Undefined for every other path.
 */
export function twinOf(
  path: string,
): { readonly path: string; readonly back: (to: string) => string } | undefined {
  for (const { own, twin } of Object.values(contentTypes).map(familyOf)) {
    if (!path.startsWith(twin)) continue
    return {
      path: own + path.slice(twin.length),
      back: (to) => (to.startsWith(own) ? twin + to.slice(own.length) : to),
    }
  }
  return undefined
}
