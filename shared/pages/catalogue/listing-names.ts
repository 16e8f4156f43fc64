import type { ArticleType } from '#shared/content/status.ts'

/** Names of article lists in menus and back links. They are separate from the copy of these lists, which article pages do not need. */
export const listingNames = {
  blog: 'Blogs',
  caseStudy: 'Case Studies',
} as const satisfies Record<ArticleType, string>
