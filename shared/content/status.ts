/** The states a blog or case study can be in. Only `published` is ever public. */
export const STATUSES = ['draft', 'in_review', 'scheduled', 'published', 'archived'] as const

/** One of {@link STATUSES}. */
export type Status = (typeof STATUSES)[number]

/** Tells whether a value is one of {@link STATUSES}. */
export const isStatus = (value: unknown): value is Status =>
  STATUSES.some((status) => status === value)

/** The only status that a caller without a live staff session may ever receive. */
export const PUBLIC_STATUS = 'published' satisfies Status

/** Document types that carry a `status` and have pages of their own. */
export const ARTICLE_TYPES = ['blog', 'caseStudy'] as const

/** One of {@link ARTICLE_TYPES}. */
export type ArticleType = (typeof ARTICLE_TYPES)[number]

/** True if a text is one of {@link ARTICLE_TYPES}. */
export const isArticleType = (type: string): type is ArticleType =>
  ARTICLE_TYPES.some((known) => known === type)

/** Document types that carry a `status`: public by it alone. Openings stand on a page with others and have none of their own. */
export const STATUS_TYPES = [...ARTICLE_TYPES, 'opening'] as const

/** One of {@link STATUS_TYPES}. */
export type StatusType = (typeof STATUS_TYPES)[number]
