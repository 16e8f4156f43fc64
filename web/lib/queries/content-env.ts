import type { ContentSource } from '../content/content-source.ts'

/** Which way a page's content takes: the CMS first with REST behind it, or REST alone. */
export type Via = 'cms' | 'rest'

/** Loads the schemas when the first raw answer is there to be read. */
export const parsers = () => import('../content/parsers.ts')

/** What the content queries need. */
export interface ContentEnv {
  readonly source: ContentSource
}
