import { wellKnownPaths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import type { Picture } from '../article.ts'
import { socialAddress } from './picture-address.ts'

/** What the face of drawn images can set: it has Latin letters alone. */
const SETTABLE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * The social image of an article: the one that its editor chose, else the one that is drawn for its `path` with its title on
 * it. Where the title cannot be set, its cover.
 */
export function articleImage(
  article: {
    readonly title: string
    readonly cover_image: Picture | null
    readonly seo: { readonly title: string | null; readonly og_image: Picture | null }
  },
  path: string,
): { readonly url: string; readonly alt: string } {
  // As the drawn one has it: search engines and networks are told the same.
  const title = article.seo.title || article.title
  const picture = article.seo.og_image ?? (SETTABLE.test(title) ? null : article.cover_image)
  const url = picture && socialAddress(picture)
  if (url) return { url, alt: picture.alt_text }
  return { url: wellKnownPaths.social(path), alt: `${title}, ${identity.product}` }
}
