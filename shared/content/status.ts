/** The states a blog or case study can be in. Only `published` is ever public. */
export const STATUSES = ['draft', 'in_review', 'scheduled', 'published', 'archived'] as const

/** One of {@link STATUSES}. */
export type Status = (typeof STATUSES)[number]

/** The only status that a caller without a live staff session may ever receive. */
export const PUBLIC_STATUS = 'published' satisfies Status

/** Document types that carry a `status` and have pages of their own. */
export const ARTICLE_TYPES = ['blog', 'caseStudy'] as const

/** One of {@link ARTICLE_TYPES}. */
export type ArticleType = (typeof ARTICLE_TYPES)[number]
