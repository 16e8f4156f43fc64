import { isPersonalPage } from '#shared/paths/personal-pages.ts'
import { fromProblem, twinOf } from '#shared/content/redirects.ts'
import { paths } from '#shared/paths/paths.ts'

/** Longest path that is noted, characters: what people follow is shorter. */
const LONGEST = 120

/** What browsers and crawlers ask for beside pages. */
const FILE = /\.(?!(?:html?|php|aspx?)$)[a-z0-9]{1,8}$/i

/** Parts of paths that could be somebody's: email addresses, and keys as programs make them. */
const PRIVATE = /@|%40|(?=\w*\d)(?=\w*[a-z])\w{20,}/i

/** Whether a request in vain may be noted: a person's browser asked for what could be a page. */
export function isNoted(request: Request, path: string): boolean {
  return (
    request.method === 'GET' &&
    (request.headers.get('accept') ?? '').includes('text/html') &&
    path.length <= LONGEST &&
    !path.split('/').some((segment) => segment.startsWith('.')) &&
    !FILE.test(path) &&
    !PRIVATE.test(path) &&
    !isPersonalPage(path) &&
    fromProblem(path) === undefined
  )
}

/** Below these, articles and pages of the catalogue lie. */
const KNOWN = [paths.blogs(), paths.caseStudies(), paths.industries, paths.solutions].map(
  (base) => `${base}/`,
)

/** The path under which a request in vain is noted: the two addresses of an article are one. */
export const notedPath = (path: string): string => twinOf(path)?.path ?? path

/** Whether a path lies below no page of the site. */
export const isStrange = (path: string): boolean => !KNOWN.some((base) => path.startsWith(base))
