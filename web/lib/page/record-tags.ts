import { openGraphProperties, type OpenGraphRecord } from '#shared/browser/open-graph.ts'
import type { HeadTag } from './head.ts'

/** Returns the tags of the head of a page without a description. The tags of an Open Graph record replace those with the same property. */
export function withRecord(tags: readonly HeadTag[], record: OpenGraphRecord): readonly HeadTag[] {
  const told = new Map(openGraphProperties(record))
  const own = tags.filter(({ attributes }) => !told.has(attributes['property'] ?? ''))
  const properties = [...told].map(([property, content]): HeadTag => ({
    name: 'meta',
    attributes: { property, content },
  }))
  return [...own, ...properties]
}
