import type { ContentSource } from '#web/lib/content/content-source.ts'

/** A response of a content origin with its dependencies. */
export interface ContentAnswer {
  readonly data: unknown
  /** Tags of the response. Only a change with one of these tags affects the response. */
  readonly tags: readonly string[]
  /** Document types that the response shows. */
  readonly types: readonly string[]
}

/** The two content origins of a page, CMS and REST, called in process. */
export interface PageContent {
  /** Runs a public query on the CMS. Rejects if the CMS does not respond within the deadline. */
  groq(name: string, params: Readonly<Record<string, unknown>>): Promise<ContentAnswer>
  /** Runs a public REST read. Rejects with the API's error. */
  rest(path: string): Promise<ContentAnswer>
}

/** Creates a content source for one render that records the dependencies of everything read through it. */
export function createPageSource(content: PageContent): {
  readonly source: ContentSource
  readonly tags: ReadonlySet<string>
  readonly types: ReadonlySet<string>
} {
  const tags = new Set<string>()
  const types = new Set<string>()
  const noting = (answer: ContentAnswer) => {
    for (const tag of answer.tags) tags.add(tag)
    for (const type of answer.types) types.add(type)
    return answer.data
  }
  return {
    tags,
    types,
    source: {
      groq: async (name, params) => noting(await content.groq(name, params)),
      rest: async (path) => noting(await content.rest(path)),
    },
  }
}
