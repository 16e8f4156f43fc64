import type { ContentSource } from '../content/content-source.ts'

/** Source of a page's content: the CMS with REST as its fallback, or REST alone. */
export type Via = 'cms' | 'rest'

/** Loads the schemas. Called when the first response must be parsed. */
export const parsers = () => import('../content/parsers.ts')

/** Environment of the content queries. */
export interface ContentEnv {
  readonly source: ContentSource
}
