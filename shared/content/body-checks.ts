/** Checks of a body before publication, shared by REST and the staff's checklist. */
import { canonicalPath } from '../paths/canonical-path.ts'
import { toPlainText } from '../text/portable-text.ts'
import { innerLinks } from './inner-links.ts'
import { articlePath, toProblem } from './redirects.ts'
import type { ArticleType } from './status.ts'

type Loose = Readonly<Record<string, unknown>>

/** Advice for an empty callout. */
export const EMPTY_CALLOUT = 'Write something in the callout, or remove it'

/** Advice for dead internal links. */
export const deadLinksText = (paths: readonly string[]) =>
  `Change or remove the links that lead to no page: ${paths.join(', ')}`

/** Returns the indexes of empty callouts. */
export const emptyCallouts = (body: readonly Loose[]): readonly number[] =>
  body.flatMap((block, index) => {
    const { _type: type, content } = block
    const isEmpty = !Array.isArray(content) || toPlainText(content).trim() === ''
    return type === 'callout' && isEmpty ? [index] : []
  })

/** True for a path with a file extension, which is not a page. */
const isFile = (path: string) => /\.[a-z\d]{2,5}$/i.test(path)

/**
 * Returns the canonical paths of a body's internal links whose targets must be pages of this site. Excludes the path of the article itself,
 * which may not be published yet.
 */
export function pagePaths(
  body: readonly Loose[],
  article: { readonly type: ArticleType; readonly slug: string },
): readonly string[] {
  const own = canonicalPath(articlePath(article.type, article.slug))
  const found = innerLinks(body).flatMap((link) => {
    if (link.kind !== 'path') return []
    const path = canonicalPath(link.path)
    // Reserved paths contain no pages, but files and the Studio.
    const isPage = path !== '/' && toProblem(path) === undefined && !isFile(path)
    return isPage && path !== own && path !== `/sanity${own}` ? [path] : []
  })
  return [...new Set(found)]
}
