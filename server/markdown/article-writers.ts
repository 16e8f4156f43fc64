import { blogDetail } from '#shared/content/article.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { articleMarkdown } from './article-markdown.ts'

type Writer = (fields: unknown, origin: string) => string

/**
 * Writers of Markdown from the fields of a document, as its REST operation returns them. A type without a writer gets the Markdown of its
 * rendered page; `content:import` creates no documents of such a type from Markdown.
 */
export const articleWriters: Readonly<Record<ArticleType, Writer | undefined>> = {
  blog: (fields, origin) => articleMarkdown(blogDetail.parse(fields), origin),
  caseStudy: undefined,
}
