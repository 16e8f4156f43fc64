import type * as ArticleImage from '#shared/content/pictures/article-image.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'

let pictured: typeof ArticleImage | undefined
// Networks read what the server wrote; a browser that goes on to another page need not know how pictures are addressed.
if (import.meta.env.SSR) pictured = await import('#shared/content/pictures/article-image.ts')

/** The social image of an article whose page is at `path`; in a browser always the one that is drawn for the page. */
export const socialImageOf: typeof ArticleImage.articleImage = (article, path) =>
  pictured?.articleImage(article, path) ?? {
    url: wellKnownPaths.social(path),
    alt: `${article.seo.title ?? article.title}, ${identity.product}`,
  }
