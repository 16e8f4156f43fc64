import type { HeaderSet } from '#server/http/encoding/headers.ts'
import type { FileStore } from './social-images.ts'
import type { DiscoveredArticle, PageFacts } from './types.ts'

export interface DiscoveryOptions {
  /** Public scheme and host of the site, without a trailing slash. */
  readonly origin: string
  readonly headers: HeaderSet
  /** Contact email of the site settings. */
  readonly contactEmail: () => string
  /** Returns the metadata of a public page, or undefined if the page does not exist now. */
  readonly pageFacts: (path: string) => Promise<PageFacts | undefined>
  /** Returns every published article, newest first within its type. */
  readonly articles: () => Promise<readonly DiscoveredArticle[]>
  /** Returns the published article at a path, or undefined. */
  readonly article: (path: string) => Promise<DiscoveredArticle | undefined>
  /**
   * Returns the paths of the articles that search engines may index, in the order of `articles`, then the paths of their categories, tags
   * and authors.
   */
  readonly addresses: () => Promise<
    readonly { readonly path: string; readonly modified?: string }[]
  >
  /** Returns the times at which pages were last published, by path, ISO 8601. Pages that show their shipped text are missing. */
  readonly pageTimes: () => Promise<ReadonlyMap<string, string>>
  readonly store: FileStore
  /** Called with the error when an Open Graph record cannot be read. The default record is used then. */
  readonly onError: (error: unknown) => void
}
