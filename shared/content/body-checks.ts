/** Checks of a body before publication. REST and the checklist of the staff area use them. */
import { canonicalPath } from '../paths/canonical-path.ts'
import { contentText } from '../text/portable-text.ts'
import { blockDefinitions } from './body-blocks.ts'
import { innerLinks } from './inner-links.ts'
import { articlePath, toProblem } from './redirects.ts'
import type { ArticleType } from './status.ts'

type Loose = Readonly<Record<string, unknown>>

/** Advice about internal links whose page does not exist. */
export const deadLinksText = (paths: readonly string[]) =>
  `Change or remove the links that lead to no page: ${paths.join(', ')}`

/** Block that lacks the text without which the article cannot be published. */
interface EmptyBlock {
  readonly type: string
  /** Position in the body. */
  readonly index: number
  readonly label: string
  readonly advice: string
}

/** Returns the blocks that are empty although they must not be in a published article. */
export const emptyBlocks = (body: readonly Loose[]): readonly EmptyBlock[] =>
  body.flatMap((block, index) => {
    const { required, content, label } = blockDefinitions.get(block['_type']) ?? {}
    if (required === undefined || label === undefined) return []
    const text = required.field === content ? contentText(block) : block[required.field]
    const isEmpty = typeof text !== 'string' || text.trim() === ''
    return isEmpty ? [{ type: String(block['_type']), index, label, advice: required.advice }] : []
  })

/** True for a path with a file extension, which is not a page. */
const isFile = (path: string) => /\.[a-z\d]{2,5}$/i.test(path)

/**
 * Returns the canonical paths of a body's links to pages of this site. The path of the article itself is left out, because it may not be
 * published yet.
 */
export function pagePaths(
  body: readonly Loose[],
  article: { readonly type: ArticleType; readonly slug: string },
): readonly string[] {
  const own = canonicalPath(articlePath(article.type, article.slug))
  const found = innerLinks(body).flatMap((link) => {
    if (link.kind !== 'path') return []
    const path = canonicalPath(link.path)
    // Reserved paths lead to files and the Studio, not to pages.
    const isPage = path !== '/' && toProblem(path) === undefined && !isFile(path)
    return isPage && path !== own && path !== `/sanity${own}` ? [path] : []
  })
  return [...new Set(found)]
}
