import { ARTICLE_TYPES, type ArticleType } from '#shared/content/status.ts'

/** True if a text out of the database names a type of articles. */
export const isArticleType = (text: string): text is ArticleType =>
  ARTICLE_TYPES.some((type) => type === text)
