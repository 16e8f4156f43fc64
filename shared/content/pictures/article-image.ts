import { wellKnownPaths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import type { Picture } from '../article.ts'
import { socialAddress } from './picture-address.ts'

/** Matches text that the font of generated images can draw: Latin letters, digits and punctuation. */
const SETTABLE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Returns the social image of an article: the one chosen by its editor, otherwise the one generated for its `path` with its title. If the
 * font cannot draw the title, returns the article's cover.
 */
export function articleImage(
  article: {
    readonly title: string
    readonly cover_image: Picture | null
    readonly seo: { readonly title: string | null; readonly og_image: Picture | null }
  },
  path: string,
): { readonly url: string; readonly alt: string } {
  // Same title as in the generated image, for search engines and social networks.
  const title = article.seo.title || article.title
  const picture = article.seo.og_image ?? (SETTABLE.test(title) ? null : article.cover_image)
  const url = picture && socialAddress(picture)
  if (url) return { url, alt: picture.alt_text }
  return { url: wellKnownPaths.social(path), alt: `${title}, ${identity.product}` }
}
