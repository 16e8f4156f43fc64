/** What may be a redirect: the same rules for the Studio, REST and the forms of staff. */
import { canonicalPath } from '../paths/canonical-path.ts'
import { apiPaths, healthPaths, lakePaths, paths, wellKnownPaths } from '../paths/paths.ts'
import type { ArticleType } from './status.ts'

/** Longest path of a redirect, characters. */
export const REDIRECT_PATH_LENGTH = 300

/** What lies below these is no page of visitors. */
const RESERVED = [
  apiPaths.base,
  lakePaths.base,
  paths.studio,
  paths.admin,
  paths.apiTest,
  paths.styleguide,
  '/assets',
  '/engravings',
  '/media',
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
  /^\/(?:sitemap-\d+\.xml|icon-\d+\.png)$/.test(path)

/** Pages with an address of their own, which no redirect could ever answer. */
const FIXED: ReadonlySet<string> = new Set(
  [...Object.values(paths), paths.blogs(), paths.cmsBlogs(), paths.caseStudies()].filter(
    (path) => typeof path === 'string',
  ),
)

/** Why a text is no path of this site; undefined when it is one. */
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

/** Why a path can lead to no other page; undefined when it can. */
export const fromProblem = (path: string): string | undefined =>
  pathProblem(path) ??
  (FIXED.has(canonicalPath(path))
    ? 'Choose another path. A page already exists at this one'
    : undefined)

/** Why a redirect cannot lead to a path; undefined when it can. */
export const toProblem = pathProblem

/** Why two paths make no redirect; undefined when they do. */
export const pairProblem = (from: string, to: string): string | undefined =>
  canonicalPath(from) === canonicalPath(to)
    ? 'Choose two different paths. This one leads to itself'
    : undefined

/** Where articles of a type lie, and where the same articles lie a second time. */
const FAMILIES: Readonly<Record<ArticleType, { readonly own: string; readonly twin: string }>> = {
  blog: { own: `${paths.blogs()}/`, twin: `${paths.cmsBlogs()}/` },
  caseStudy: { own: `${paths.caseStudies()}/`, twin: `${paths.cmsCaseStudies()}/` },
}

/** The address that redirects of an article name, which serves all the others. */
export const articlePath = (type: ArticleType, slug: string): string =>
  (type === 'blog' ? paths.blog : paths.caseStudy)(slug)

/** When visitors see an article at an address that redirected elsewhere. */
export type TakesAddress = 'now' | 'once published' | 'once moved'

/** Warning for an article at a path from which visitors are, or were, redirected to `to`. */
export function oldAddressText(path: string, to: string, when: TakesAddress): string {
  if (when === 'now') {
    return `Visitors to ${path} see this article now. They were redirected to ${to}, and will be again if it goes.`
  }
  const then = when === 'once moved' ? 'its address has changed' : 'it is published'
  return `Visitors to ${path} are redirected to ${to}. They see this article instead once ${then}.`
}

/** The slug that a path of {@link articlePath} names; undefined for any other path. */
export function articleSlug(type: ArticleType, path: string): string | undefined {
  const { own } = FAMILIES[type]
  const rest = path.startsWith(own) ? path.slice(own.length) : ''
  return rest === '' || rest.includes('/') ? undefined : decodeURIComponent(rest)
}

/**
 * Where a path of the second kind (`/sanity/blogs/x`) lies among the first (`/blogs/x`), and back again for what a redirect of
 * that one leads to; undefined for every other path.
 */
export function twinOf(
  path: string,
): { readonly path: string; readonly back: (to: string) => string } | undefined {
  for (const { own, twin } of Object.values(FAMILIES)) {
    if (!path.startsWith(twin)) continue
    return {
      path: own + path.slice(twin.length),
      back: (to) => (to.startsWith(own) ? twin + to.slice(own.length) : to),
    }
  }
  return undefined
}
