import type { ContentSource } from '#web/lib/content/content-source.ts'

/** Content for a page from the CMS or REST, with its dependencies. */
export interface ContentAnswer {
  readonly data: unknown
  /** Tags of the content. Only a change with one of these tags affects it. */
  readonly tags: readonly string[]
  /** Types of the documents in the content. */
  readonly types: readonly string[]
}

/** The two content origins of a page, the CMS and REST. Both are called within the process. */
export interface PageContent {
  /** Runs a public query on the CMS. Rejects if the CMS does not respond within the deadline. */
  groq(name: string, params: Readonly<Record<string, unknown>>): Promise<ContentAnswer>
  /** Runs a public REST read. Rejects with the API's error. */
  rest(path: string): Promise<ContentAnswer>
}

/** Creates the content source of one render. It records the tags and document types of all content that is read through it. */
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
