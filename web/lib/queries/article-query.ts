import { queryOptions } from '@tanstack/react-query'
import { statusOf } from '#shared/async/status-of.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { fetchWithFallback, type Answer, type ContentOrigins } from '../content/content-fallback.ts'
import type { ContentEnv, Via } from './content-env.ts'

type Origins<T> = Omit<ContentOrigins<T>, 'source'>

function originQuery<T>(
  env: ContentEnv,
  via: Via,
  queryKey: readonly unknown[],
  { groq, rest }: Origins<T>,
) {
  return queryOptions<Answer<T>>({
    queryKey,
    queryFn: async () =>
      via === 'rest'
        ? { data: await rest(), origin: 'cms' }
        : fetchWithFallback({ source: env.source, groq, rest }),
  })
}

/** Query of a list of articles. `place` contains all values on which the result depends: page number and filters. */
export const articleListQuery = <T>(
  env: ContentEnv,
  via: Via,
  { type, place }: { readonly type: ArticleType; readonly place: readonly unknown[] },
  origins: Origins<T>,
) => originQuery(env, via, [type, 'list', via, ...place], origins)

/** Query of one article by slug or document id. Its data is null if there is no such article. */
export const articleDetailQuery = <T>(
  env: ContentEnv,
  via: Via,
  { type, id }: { readonly type: ArticleType; readonly id: string },
  origins: {
    readonly parse: Origins<T | null>['groq']['parse']
    readonly rest: () => Promise<T | null>
  },
) =>
  originQuery<T | null>(env, via, [type, 'detail', via, id], {
    groq: { name: `${type}Detail`, params: { id }, parse: origins.parse },
    rest: async () => {
      try {
        return await origins.rest()
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
  })
