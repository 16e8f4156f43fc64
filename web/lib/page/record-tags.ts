import { openGraphProperties, type OpenGraphRecord } from '#shared/browser/open-graph.ts'
import type { HeadTag } from './head.ts'

/** Returns the head of a page without a description, with its Open Graph elements replaced by those of a record. */
export function withRecord(tags: readonly HeadTag[], record: OpenGraphRecord): readonly HeadTag[] {
  const told = new Map(openGraphProperties(record))
  const own = tags.filter(({ attributes }) => !told.has(attributes['property'] ?? ''))
  const properties = [...told].map(([property, content]): HeadTag => ({
    name: 'meta',
    attributes: { property, content },
  }))
  return [...own, ...properties]
}
