import { wellKnownPaths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import type { Picture } from '../article.ts'
import { socialAddress } from './picture-address.ts'

/** Pattern of texts that the font of generated images can display: Latin letters, digits and punctuation. */
const SETTABLE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Returns the social image of an article: the image set by an editor, otherwise the image generated for `path`, which contains the title.
 * If the font cannot display the title, returns the article's cover.
 */
export function articleImage(
  article: {
    readonly title: string
    readonly cover_image: Picture | null
    readonly seo: { readonly title: string | null; readonly og_image: Picture | null }
  },
  path: string,
): { readonly url: string; readonly alt: string } {
  // The generated image also contains this title, which is the one for search engines and social networks.
  const title = article.seo.title || article.title
  const picture = article.seo.og_image ?? (SETTABLE.test(title) ? null : article.cover_image)
  const url = picture && socialAddress(picture)
  if (url) return { url, alt: picture.alt_text }
  return { url: wellKnownPaths.social(path), alt: `${title}, ${identity.product}` }
}
