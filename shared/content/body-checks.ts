/** What of a body keeps an article from going out: the same for REST and for the checklist of staff. */
import { canonicalPath } from '../paths/canonical-path.ts'
import { toPlainText } from '../text/portable-text.ts'
import { innerLinks } from './inner-links.ts'
import { articlePath, toProblem } from './redirects.ts'
import type { ArticleType } from './status.ts'

type Loose = Readonly<Record<string, unknown>>

/** What to do about a callout in which nothing is written. */
export const EMPTY_CALLOUT = 'Write something in the callout, or remove it'

/** What to do about links to pages that are not there. */
export const deadLinksText = (paths: readonly string[]) =>
  `Change or remove the links that lead to no page: ${paths.join(', ')}`

/** The places of callouts in which nothing is written. */
export const emptyCallouts = (body: readonly Loose[]): readonly number[] =>
  body.flatMap((block, index) => {
    const { _type: type, content } = block
    const isEmpty = !Array.isArray(content) || toPlainText(content).trim() === ''
    return type === 'callout' && isEmpty ? [index] : []
  })

/** Files have an ending, and are looked for elsewhere than among the pages. */
const isFile = (path: string) => /\.[a-z\d]{2,5}$/i.test(path)

/**
 * The paths of this site that a body's links name and at which there has to be a page, in their canonical spelling. The article's
 * own is none of them: it may be about to go out.
 */
export function pagePaths(
  body: readonly Loose[],
  article: { readonly type: ArticleType; readonly slug: string },
): readonly string[] {
  const own = canonicalPath(articlePath(article.type, article.slug))
  const found = innerLinks(body).flatMap((link) => {
    if (link.kind !== 'path') return []
    const path = canonicalPath(link.path)
    // Below reserved addresses lies what is no page: files, the Studio.
    const isPage = path !== '/' && toProblem(path) === undefined && !isFile(path)
    return isPage && path !== own && path !== `/sanity${own}` ? [path] : []
  })
  return [...new Set(found)]
}
