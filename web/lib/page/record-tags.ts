import { openGraphProperties, type OpenGraphRecord } from '#shared/browser/open-graph.ts'
import type { HeadTag } from './head.ts'

/** Head of a page without a description, with a record in place of its own Open Graph elements. */
export function withRecord(tags: readonly HeadTag[], record: OpenGraphRecord): readonly HeadTag[] {
  const told = new Map(openGraphProperties(record))
  const own = tags.filter(({ attributes }) => !told.has(attributes['property'] ?? ''))
  const properties = [...told].map(([property, content]): HeadTag => ({
    name: 'meta',
    attributes: { property, content },
  }))
  return [...own, ...properties]
}
