import { statusOf } from '#shared/async/status-of.ts'
import type { ContentSource } from './content-source.ts'

/** Source of content. `cms`: current content of the CMS. `saved`: the copy that REST returns while the CMS does not respond. */
export type Origin = 'cms' | 'saved'

/** Result of a content query: the content and its origin. `data` is null if the content does not exist. */
export interface Answer<T> {
  readonly data: T
  readonly origin: Origin
}

/** Both ways to load the content of one query: GROQ and REST. */
export interface ContentOrigins<T> {
  readonly source: ContentSource
  readonly groq: {
    readonly name: string
    readonly params: Readonly<Record<string, unknown>>
    /** Converts the raw result to content. @throws if the result has another shape */
    readonly parse: (raw: unknown) => T | Promise<T>
  }
  readonly rest: () => Promise<T>
}

/**
 * Loads content by GROQ. Uses REST if GROQ fails or returns invalid data, and rejects with the error of REST if both fail. After a deploy,
 * the server may not know a query that an older tab sends. This is no failure of the CMS, so the REST content is then marked `cms`.
 */
export async function fetchWithFallback<T>({
  source,
  groq,
  rest,
}: ContentOrigins<T>): Promise<Answer<T>> {
  try {
    const raw = await source.groq(groq.name, groq.params)
    return { data: await groq.parse(raw), origin: 'cms' }
  } catch (error) {
    const data = await rest()
    return { data, origin: isUnknownQuery(error) ? 'cms' : 'saved' }
  }
}

const isUnknownQuery = (error: unknown) => {
  const status = statusOf(error)
  return status === 404 || status === 410
}
