import type * as ArticleImage from '#shared/content/pictures/article-image.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'

let pictured: typeof ArticleImage | undefined
// Social networks read only server-rendered HTML, so the browser bundle omits the code that builds picture addresses.
if (import.meta.env.SSR) pictured = await import('#shared/content/pictures/article-image.ts')

/** Social image of the article at `path`. In the browser always the generated image of the page. */
export const socialImageOf: typeof ArticleImage.articleImage = (article, path) =>
  pictured?.articleImage(article, path) ?? {
    url: wellKnownPaths.social(path),
    alt: `${article.seo.title ?? article.title}, ${identity.product}`,
  }
