import type { ContentSource } from '#web/lib/content-source.ts'

/** The two rungs a page is filled from, as the server reaches them: in process, without a socket to itself. */
export interface PageContent {
  /** Runs one of the public queries on the CMS. Rejects when it cannot be had within its deadline. */
  groq(
    name: string,
    params: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly data: unknown; readonly syncTags: readonly string[] }>
  /** A public REST read, with the tags of what it shows. Rejects with the API's error when it is refused. */
  rest(path: string): Promise<{ readonly data: unknown; readonly tags: readonly string[] }>
}

/** A content source for one render, and the tags of everything that was read through it. */
export function createPageSource(content: PageContent): {
  readonly source: ContentSource
  readonly tags: ReadonlySet<string>
} {
  const tags = new Set<string>()
  return {
    tags,
    source: {
      groq: async (name, params) => {
        const answer = await content.groq(name, params)
        for (const tag of answer.syncTags) tags.add(tag)
        return answer.data
      },
      rest: async (path) => {
        const answer = await content.rest(path)
        for (const tag of answer.tags) tags.add(tag)
        return answer.data
      },
    },
  }
}
