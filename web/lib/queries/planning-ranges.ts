import { queryOptions } from '@tanstack/react-query'
import { apiPaths } from '#shared/paths/paths.ts'
import type { PlanningRangePage } from '#shared/pages/catalogue/page-copy.ts'
import { type Answer, fetchWithFallback } from '../content/content-fallback.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { ContentEnv } from './content-env.ts'

const parsers = () => import('../content/page-parsers.ts')

/** Requests the published planning ranges. The result lacks ranges that were never published. */
export const publishedRanges = (
  source: ContentSource,
): Promise<Answer<readonly PlanningRangePage[]>> =>
  fetchWithFallback<readonly PlanningRangePage[]>({
    source,
    groq: {
      name: 'planningRanges',
      params: {},
      parse: async (raw) => (await parsers()).parseQueriedRanges(raw),
    },
    rest: async () => (await parsers()).parseRestRanges(await source.rest(apiPaths.planningRanges)),
  })

/** Query for the published planning ranges. */
export const rangesQuery = ({ source }: ContentEnv) =>
  queryOptions({ queryKey: ['planningRanges'], queryFn: () => publishedRanges(source) })
