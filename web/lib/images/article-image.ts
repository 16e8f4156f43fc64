import type * as ArticleImage from '#shared/content/pictures/article-image.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'

let pictured: typeof ArticleImage | undefined
// Only the server's bundle contains the code that builds addresses of social images, because social networks read only the HTML of the
// server.
if (import.meta.env.SSR) pictured = await import('#shared/content/pictures/article-image.ts')

/**
 * Social image of the article at `path`. In the browser it is always the generated image, because social networks never read the head
 * there.
 */
export const socialImageOf: typeof ArticleImage.articleImage = (article, path) =>
  pictured?.articleImage(article, path) ?? {
    url: wellKnownPaths.social(path),
    alt: `${article.seo.title ?? article.title}, ${identity.product}`,
  }
