import type { Status } from '#shared/content/status.ts'
import type { IndustrySlug, ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import type { AuthorId, CategoryId } from './bylines.ts'
import type { CoverLayout, CoverMark } from './covers.ts'
import type { FigureName } from './figures.ts'

/** What a post and a case study have in common. The slug names the Markdown file, the cover and the page. */
interface Article {
  readonly slug: string
  readonly title: string
  readonly status: Status
  /** ISO 8601, UTC: when it was first published. */
  readonly publishedAt?: string
  /** When a scheduled article goes out. */
  readonly publishAt?: string
  /** When an archived article was taken off. */
  readonly unpublishAt?: string
  readonly layout: CoverLayout
  readonly mark: CoverMark
  readonly seo?: {
    readonly title: string
    readonly description: string
    readonly keywords?: readonly string[]
  }
}

/** A post of the demonstration content. */
export interface DemoPost extends Article {
  readonly excerpt: string
  readonly category: CategoryId
  readonly author: AuthorId
  /** Slugs of the services and industries it concerns, and subjects in plain words. */
  readonly tags: readonly (ServiceSlug | IndustrySlug | (string & {}))[]
  readonly featured?: boolean
  /** Slugs of posts. */
  readonly related?: readonly string[]
  /** What an edit in progress says instead; readers do not see it yet. */
  readonly edit?: { readonly title?: string; readonly excerpt?: string }
}

/** A picture of a case study's gallery. */
interface GalleryPicture {
  readonly figure: FigureName
  readonly alt: string
  readonly caption: string
}

/** A case study of the demonstration content: nobody stands behind it, and its figures are terms of the service. */
export interface DemoCaseStudy extends Article {
  readonly summary: string
  readonly industry: IndustrySlug
  /** The first gives the family of the cover. */
  readonly services: readonly [ServiceSlug, ...ServiceSlug[]]
  readonly challenge: string
  readonly solution: string
  readonly results: readonly {
    readonly label: string
    readonly value: string
    readonly unit: string
  }[]
  readonly gallery?: readonly GalleryPicture[]
  readonly edit?: { readonly title?: string; readonly summary?: string }
}
