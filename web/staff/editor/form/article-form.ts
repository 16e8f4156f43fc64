import type { Picture, PortableBlock } from '#shared/content/article.ts'
import type { ArticleType, Status } from '#shared/content/status.ts'

/** A referenced document in a form, shown as a chip or a line. */
export interface NamedDocument {
  readonly id: string
  readonly title: string
  readonly slug: string
}

export interface SeoForm {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly og_image: Picture | null
  readonly canonical: string
  readonly noindex: boolean
}

export interface ResultForm {
  readonly label: string
  readonly value: string
  readonly unit: string
}

/**
 * Form values of an article, with the names of the REST contract: empty text for unset values, dates in ISO 8601 or empty, references by
 * id.
 * It has the fields of both types of article; {@link fieldsOf} returns those of one type.
 */
export interface ArticleForm {
  readonly title: string
  readonly slug: string
  readonly status: Status
  readonly published_at: string
  readonly publish_at: string
  readonly unpublish_at: string
  readonly cover_image: Picture | null
  readonly body: readonly PortableBlock[]
  readonly seo: SeoForm
  readonly excerpt: string
  readonly category: string
  readonly author: string
  readonly tags: readonly string[]
  readonly featured: boolean
  readonly related_blogs: readonly NamedDocument[]
  readonly summary: string
  readonly industry: string
  readonly client: { readonly name: string; readonly anonymous: boolean }
  readonly services: readonly string[]
  readonly challenge: string
  readonly solution: string
  readonly results: readonly ResultForm[]
  readonly testimonial: { readonly quote: string; readonly name: string; readonly role: string }
  readonly gallery: readonly Picture[]
}

export type FieldName = keyof ArticleForm

/** Empty form. A client is anonymous by default. */
export const emptyForm: ArticleForm = {
  title: '',
  slug: '',
  status: 'draft',
  published_at: '',
  publish_at: '',
  unpublish_at: '',
  cover_image: null,
  body: [],
  seo: { title: '', description: '', keywords: [], og_image: null, canonical: '', noindex: false },
  excerpt: '',
  category: '',
  author: '',
  tags: [],
  featured: false,
  related_blogs: [],
  summary: '',
  industry: '',
  client: { name: '', anonymous: true },
  services: [],
  challenge: '',
  solution: '',
  results: [],
  testimonial: { quote: '', name: '', role: '' },
  gallery: [],
}

const shared = [
  'title',
  'slug',
  'cover_image',
  'body',
  'status',
  'publish_at',
  'unpublish_at',
  'published_at',
  'seo',
] as const satisfies readonly FieldName[]

const own = {
  blog: ['excerpt', 'category', 'author', 'tags', 'featured', 'related_blogs'],
  caseStudy: [
    'summary',
    'industry',
    'client',
    'services',
    'challenge',
    'solution',
    'results',
    'testimonial',
    'gallery',
  ],
} as const satisfies Record<ArticleType, readonly FieldName[]>

/** Fields of a type of article. */
export const fieldsOf = (type: ArticleType): readonly FieldName[] => [...shared, ...own[type]]

/** Labels of the fields. */
export const fieldLabels: Readonly<Record<FieldName, string>> = {
  title: 'Title',
  slug: 'Slug',
  status: 'Status',
  published_at: 'Published at',
  publish_at: 'Publish at',
  unpublish_at: 'Unpublish at',
  cover_image: 'Cover image',
  body: 'Text',
  seo: 'Search and sharing',
  excerpt: 'Excerpt',
  category: 'Category',
  author: 'Author',
  tags: 'Tags',
  featured: 'Featured',
  related_blogs: 'Related posts',
  summary: 'Summary',
  industry: 'Industry',
  client: 'Client',
  services: 'Services',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  testimonial: 'Testimonial',
  gallery: 'Gallery',
}
