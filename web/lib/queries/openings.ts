import { queryOptions } from '@tanstack/react-query'
import type { Opening } from '#shared/content/job-opening.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { fetchWithFallback, type Answer } from '../content/content-fallback.ts'
import { parsers, type ContentEnv } from './content-env.ts'

/** Parses job openings from a response of the server. */
export const parseOpenings = async (raw: unknown): Promise<readonly Opening[]> =>
  (await parsers()).parseOpenings(raw)

/** Job openings, newest first. May be empty. */
export function openingsQuery(env: ContentEnv) {
  return queryOptions<Answer<readonly Opening[]>>({
    queryKey: ['openings'],
    queryFn: () =>
      fetchWithFallback({
        source: env.source,
        groq: {
          name: 'openings',
          params: {},
          parse: parseOpenings,
        },
        rest: async () => {
          const [raw, parse] = await Promise.all([env.source.rest(apiPaths.openings), parsers()])
          return parse.parseRestOpenings(raw)
        },
      }),
  })
}
