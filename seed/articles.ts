import type { Status } from '#shared/content/status.ts'
import type { IndustrySlug, ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import type { AuthorId, CategoryId } from './bylines.ts'
import type { CoverSubject } from './covers.ts'
import type { FigureName } from './figures.ts'

/** Common attributes of posts and case studies. The slug names the Markdown file, the cover and the page. */
interface Article {
  readonly slug: string
  readonly title: string
  readonly status: Status
  /** First publication: ISO 8601, UTC. */
  readonly publishedAt?: string
  /** Publish time of a scheduled article. */
  readonly publishAt?: string
  /** Unpublish time of an archived article. */
  readonly unpublishAt?: string
  /** Object on the cover. */
  readonly subject: CoverSubject
  readonly seo?: {
    readonly title: string
    readonly description: string
    readonly keywords?: readonly string[]
  }
}

/** Post of the demonstration content. */
export interface DemoPost extends Article {
  readonly excerpt: string
  readonly category: CategoryId
  readonly author: AuthorId
  /** Slugs of related services and industries, and other subjects as text. */
  readonly tags: readonly (ServiceSlug | IndustrySlug | (string & {}))[]
  readonly featured?: boolean
  /** Slugs of posts. */
  readonly related?: readonly string[]
  /** Changes of an unpublished edit in progress. */
  readonly edit?: { readonly title?: string; readonly excerpt?: string }
}

/** Picture of a case study's gallery. */
interface GalleryPicture {
  readonly figure: FigureName
  readonly alt: string
  readonly caption: string
}

/** Case study of the demonstration content: fictitious, so its figures are terms of the service and not achieved results. */
export interface DemoCaseStudy extends Article {
  readonly summary: string
  readonly industry: IndustrySlug
  /** Related services. The first one determines the colour family of the cover. */
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
