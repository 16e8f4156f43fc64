import type { OpenGraphRecord } from '#shared/browser/open-graph.ts'
import type { PlateDesign } from '#shared/engraving/relief/plate-file.ts'

/** Metadata of a rendered page. */
export interface PageFacts {
  /** Absolute canonical URL; undefined if the page has none. */
  readonly canonical: string | undefined
  readonly noindex: boolean
  readonly openGraph: OpenGraphRecord
}

/** A published article for sitemap, Open Graph records and social images. */
export interface DiscoveredArticle {
  /** Path of the article's page. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Path of the article's social image, or the absolute URL of an image on another host. */
  readonly image: string
  /** Time of the last change, ISO 8601. */
  readonly modified: string
  readonly noindex: boolean
  /** Canonical URL that an editor has set, or null. */
  readonly canonical: string | null
  /** Text from which the engraving of the social image is chosen if the cover is not a relief plate. */
  readonly subject: string
  /** Relief plate that is the article's cover. The social image shows the same plate. */
  readonly plate?: PlateDesign | undefined
  /** Section of `llms.txt`. Default: the section of the site to which the path belongs. */
  readonly section?: string
  /** Open Graph type. Default: `article`. */
  readonly ogType?: 'website'
}
