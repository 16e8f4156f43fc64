import { contentTypes } from '../content/content-types/content-types.ts'
import { ARTICLE_TYPES, type ArticleType } from '../content/status.ts'
import { isLandingPath } from '../content/landing/landing-slug.ts'
import { publicPages } from '../pages/catalogue/public-pages.ts'
import { paths } from './paths.ts'

const PAGES: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/**
 * Path of the Markdown version of a page.
 * @param path canonical path of the page
 */
export const markdownPath = (path: string): string =>
  path === paths.home ? '/index.md' : `${path}.md`

/** Type of the document at the path of an article, and the slug in the form in which the path contains it. Undefined for any other path. */
export function articleAt(
  path: string,
): { readonly type: ArticleType; readonly slug: string } | undefined {
  for (const type of ARTICLE_TYPES) {
    const base = contentTypes[type].paths.page('')
    const slug = path.startsWith(base) ? path.slice(base.length) : ''
    if (slug !== '' && !slug.includes('/')) return { type, slug }
  }
  return undefined
}

/** True if a page with this path has a Markdown version: every page of the catalogue, and existing articles and landing pages. */
export const hasMarkdown = (path: string): boolean =>
  PAGES.has(path) || articleAt(path) !== undefined || isLandingPath(path)

/** Path of the page whose Markdown version has this path. Undefined if there is none. */
export function pageOfMarkdown(path: string): string | undefined {
  if (!path.endsWith('.md')) return undefined
  const page = path === markdownPath(paths.home) ? paths.home : path.slice(0, -'.md'.length)
  return hasMarkdown(page) && markdownPath(page) === path ? page : undefined
}
