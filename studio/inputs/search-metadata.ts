import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { isArticleType } from '#shared/content/status.ts'

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Returns the metadata of an article: the texts written for search engines, or its own title and summary. */
export function searchMetadataOf(document: unknown): {
  readonly title: string
  readonly description: string
  readonly path: string
} {
  const { _type, title, slug, excerpt, summary, seo } = record(document)
  const { title: ownTitle, description } = record(seo)
  const type = text(_type)
  const pathTo = contentTypes[isArticleType(type) ? type : 'blog'].paths.page
  return {
    title: text(ownTitle) || text(title) || 'Untitled',
    description: text(description) || text(excerpt) || text(summary),
    path: pathTo(text(record(slug)['current']) || 'slug'),
  }
}
