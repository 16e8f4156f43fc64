import { blogDetail } from '#shared/content/article.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { articleMarkdown } from './article-markdown.ts'

type Writer = (fields: unknown, origin: string) => string

/**
 * Functions that convert the fields of a document, as REST returns them, to Markdown, by type. An article of a type without a function gets
 * the Markdown of its rendered page. `content:import` cannot create such documents from Markdown.
 */
export const articleWriters: Readonly<Record<ArticleType, Writer | undefined>> = {
  blog: (fields, origin) => articleMarkdown(blogDetail.parse(fields), origin),
  caseStudy: undefined,
}
