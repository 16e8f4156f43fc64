import type { Status } from '#shared/content/status.ts'
import type { IndustrySlug, ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import type { AuthorId, CategoryId } from './bylines.ts'
import type { CoverSubject } from './covers.ts'
import type { FigureName } from './figures.ts'

/** Attributes of both posts and case studies. The slug is the name of the Markdown file, of the cover and of the page. */
interface Article {
  readonly slug: string
  readonly title: string
  readonly status: Status
  /** First publication, ISO 8601 in UTC. */
  readonly publishedAt?: string
  /** Publish time, for scheduled articles. */
  readonly publishAt?: string
  /** Unpublish time, for archived articles. */
  readonly unpublishAt?: string
  /** Object that the cover shows. */
  readonly subject: CoverSubject
  readonly seo?: {
    readonly title: string
    readonly description: string
    readonly keywords?: readonly string[]
  }
}

/** Post in the demonstration content. */
export interface DemoPost extends Article {
  readonly excerpt: string
  readonly category: CategoryId
  readonly author: AuthorId
  /** Slugs of related services and industries; other subjects are plain text. */
  readonly tags: readonly (ServiceSlug | IndustrySlug | (string & {}))[]
  readonly featured?: boolean
  /** Slugs of related posts. */
  readonly related?: readonly string[]
  /** Attributes that a draft changes, for a published post that is being edited. */
  readonly edit?: { readonly title?: string; readonly excerpt?: string }
}

/** Picture in the gallery of a case study. */
interface GalleryPicture {
  readonly figure: FigureName
  readonly alt: string
  readonly caption: string
}

/** Case study in the demonstration content. It is fictitious, so its figures are terms of the service, not results that were achieved. */
export interface DemoCaseStudy extends Article {
  readonly summary: string
  readonly industry: IndustrySlug
  /** Slugs of related services. The first service determines the colour family of the cover. */
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
