import { queryOptions } from '@tanstack/react-query'
import type { RelatedTeasers } from '#shared/content/published-types/teasers.ts'
import type { CataloguePage } from '#shared/content/related.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { fetchWithFallback, type Answer } from '../content/content-fallback.ts'
import { parsers, type ContentEnv } from './content-env.ts'

/** Parses related posts and case studies in a response of the server. */
export const parseRelated = async (raw: unknown): Promise<RelatedTeasers> =>
  (await parsers()).parseRelated(raw)

/** Newest posts and case studies related to a catalogue page. Either list may be empty. */
export function relatedQuery(env: ContentEnv, { kind, slug }: CataloguePage) {
  return queryOptions<Answer<RelatedTeasers>>({
    queryKey: ['related', kind, slug],
    queryFn: () =>
      fetchWithFallback({
        source: env.source,
        groq: {
          name: 'related',
          params: { kind, slug },
          parse: parseRelated,
        },
        rest: async () => {
          const [raw, parse] = await Promise.all([
            env.source.rest(apiPaths.related({ kind, slug })),
            parsers(),
          ])
          return parse.parseRestRelated(raw)
        },
      }),
  })
}
