import type { Picture } from '#shared/content/article.ts'
import { wellKnownPaths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { socialImage } from './head.ts'
import { imageOfSize } from './image-urls.ts'

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
