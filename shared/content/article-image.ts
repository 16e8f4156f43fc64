import { wellKnownPaths } from '../paths.ts'
import { site } from '../site.ts'
import type { Picture } from './article.ts'
import { imageOfSize } from './picture-address.ts'
import { socialImage } from './social-size.ts'

/** The social image of an article: the one that its editor chose, else its cover, else the one that is drawn for its `path`. */
export function articleImage(
  article: {
    readonly title: string
    readonly cover_image: Picture | null
    readonly seo: { readonly og_image: Picture | null }
  },
  path: string,
): { readonly url: string; readonly alt: string } {
  for (const picture of [article.seo.og_image, article.cover_image]) {
    const url = picture && imageOfSize(picture, socialImage.width, socialImage.height)
    if (url) return { url, alt: picture.alt_text }
  }
  return { url: wellKnownPaths.social(path), alt: `${article.title}, ${site.product}` }
}
