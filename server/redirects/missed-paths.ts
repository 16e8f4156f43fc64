import { isPersonalPage } from '#shared/paths/personal-pages.ts'
import { fromProblem, twinOf } from '#shared/content/redirects.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { paths } from '#shared/paths/paths.ts'

/** Maximum length of a recorded path, in characters. Real links are shorter. */
const LONGEST = 120

/** Pattern of paths with the extension of a file that is not a page, such as a picture. */
const FILE = /\.(?!(?:html?|php|aspx?)$)[a-z0-9]{1,8}$/i

/** Pattern of values in paths that may be personal: email addresses and generated keys. */
const PRIVATE = /@|%40|(?=\w*\d)(?=\w*[a-z])\w{20,}/i

/** True if a request for a missing page may be recorded: a browser navigation to a path that could be a page. */
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

/** Prefixes of the paths of articles, industries and solutions. */
const KNOWN = [
  ...Object.values(contentTypes).map((type) => type.paths.list()),
  paths.industries,
  paths.solutions,
].map((base) => `${base}/`)

/** Path under which a miss is recorded. The two addresses of an article (by slug and by id) are counted together. */
export const notedPath = (path: string): string => twinOf(path)?.path ?? path

/** True if a path is not below a known prefix. Anyone can invent any number of such paths. */
export const isStrange = (path: string): boolean => !KNOWN.some((base) => path.startsWith(base))
