import { statusOf } from '#shared/async/status-of.ts'
import type { ContentSource } from './content-source.ts'

/** `cms` is content as the CMS has it now; `saved` is the copy that stands in while the CMS cannot answer. */
export type Origin = 'cms' | 'saved'

/** What a content query gives: the content, or null when there is none of that name, and where it came from. */
export interface Answer<T> {
  readonly data: T
  readonly origin: Origin
}

/** One question in the two languages it can be asked in. */
export interface Ladder<T> {
  readonly source: ContentSource
  readonly groq: {
    readonly name: string
    readonly params: Readonly<Record<string, unknown>>
    /** Turns the raw result into content; throws on anything else. */
    readonly parse: (raw: unknown) => T | Promise<T>
  }
  readonly rest: () => Promise<T>
}

/**
 * Asks GROQ and, when that fails or answers rubbish, REST. Rejects with REST's error when both fail.
 * A server that does not know the query (a tab from before a deploy) is healthy: REST answers without a notice.
 */
export async function climb<T>({ source, groq, rest }: Ladder<T>): Promise<Answer<T>> {
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
