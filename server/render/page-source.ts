import type { ContentSource } from '#web/lib/content/content-source.ts'

/** An answer of one rung, and what it depends on. */
export interface ContentAnswer {
  readonly data: unknown
  /** The answer changes only when a change carries one of these. */
  readonly tags: readonly string[]
  /** The document types it shows. */
  readonly types: readonly string[]
}

/** The two rungs a page is filled from, as the server reaches them: in process, without a socket to itself. */
export interface PageContent {
  /** Runs one of the public queries on the CMS. Rejects when it cannot be had within its deadline. */
  groq(name: string, params: Readonly<Record<string, unknown>>): Promise<ContentAnswer>
  /** A public REST read. Rejects with the API's error when it is refused. */
  rest(path: string): Promise<ContentAnswer>
}

/** A content source for one render, and what was read through it. */
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
