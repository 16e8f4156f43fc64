/** States of a blog or case study. Only `published` is public. */
export const STATUSES = ['draft', 'in_review', 'scheduled', 'published', 'archived'] as const

/** One of {@link STATUSES}. */
export type Status = (typeof STATUSES)[number]

/** True if a value is one of {@link STATUSES}. */
export const isStatus = (value: unknown): value is Status =>
  STATUSES.some((status) => status === value)

/** The status that a document must have to be returned to callers without a valid staff session. */
export const PUBLIC_STATUS = 'published' satisfies Status

/** Document types that have a `status` and a page for each document. */
export const ARTICLE_TYPES = ['blog', 'caseStudy'] as const

/** One of {@link ARTICLE_TYPES}. */
export type ArticleType = (typeof ARTICLE_TYPES)[number]

/** True if a text is one of {@link ARTICLE_TYPES}. */
export const isArticleType = (type: string): type is ArticleType =>
  ARTICLE_TYPES.some((known) => known === type)

/** Document type of landing pages, which editors compose of blocks. */
export const LANDING_TYPE = 'landingPage'

/** Document types with a schedule. The site copies their drafts, because they contain the publish time. */
export const DRAFTED_TYPES = [...ARTICLE_TYPES, LANDING_TYPE] as const

/** One of {@link DRAFTED_TYPES}. */
export type DraftedType = (typeof DRAFTED_TYPES)[number]

/** True if a text is one of {@link DRAFTED_TYPES}. */
export const isDraftedType = (type: string): type is DraftedType =>
  DRAFTED_TYPES.some((known) => known === type)

/**
 * Document types whose `status` alone decides if a document is public: those with a schedule, and job openings, which have no pages of
 * their own.
 */
export const STATUS_TYPES = [...DRAFTED_TYPES, 'opening'] as const

/** One of {@link STATUS_TYPES}. */
export type StatusType = (typeof STATUS_TYPES)[number]
