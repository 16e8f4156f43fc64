import type { OpenGraphRecord } from '#shared/browser/open-graph.ts'

/** What a page says about itself, as it is rendered. */
export interface PageFacts {
  /** Absolute; absent when the page names none. */
  readonly canonical: string | undefined
  readonly noindex: boolean
  readonly openGraph: OpenGraphRecord
}

/** A published article, as lists of the whole site tell of it. */
export interface DiscoveredArticle {
  /** Path of its page. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Path of its social image; absolute where a picture lies elsewhere. */
  readonly image: string
  /** ISO 8601. */
  readonly modified: string
  readonly noindex: boolean
  /** Set where an editor named another address to keep. */
  readonly canonical: string | null
  /** The words that its engraving's family is chosen by. */
  readonly subject: string
}
