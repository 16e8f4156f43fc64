import { queryOptions } from '@tanstack/react-query'
import { statusOf } from '#shared/async/status-of.ts'
import { LANDING_KIND, type LandingPage } from '#shared/content/landing/landing-page.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { type Answer, fetchWithFallback } from '../content/content-fallback.ts'
import type { ContentEnv } from './content-env.ts'

const parsers = () => import('../content/landing-parser.ts')

/** The published landing page with the slug; null if there is none. */
export const landingQuery = ({ source }: ContentEnv, slug: string) =>
  queryOptions<Answer<LandingPage | null>>({
    queryKey: [LANDING_KIND, slug],
    queryFn: () =>
      fetchWithFallback<LandingPage | null>({
        source,
        groq: {
          name: 'landingPage',
          params: { id: slug },
          parse: async (raw) => (await parsers()).parseQueriedLanding(raw),
        },
        rest: async () => {
          try {
            const raw = await source.rest(apiPaths.page(LANDING_KIND, slug))
            return (await parsers()).parseRestLanding(raw)
          } catch (error) {
            if (statusOf(error) === 404) return null
            throw error
          }
        },
      }),
  })
