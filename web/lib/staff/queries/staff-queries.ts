import { queryOptions } from '@tanstack/react-query'
import type { ArticleType } from '#shared/content/status.ts'
import {
  choicesAnswer,
  knownPathAnswer,
  overviewAnswer,
  type Choice,
} from '#shared/contracts/staff.ts'
import { outboxAnswer } from '#shared/contracts/editing.ts'
import { visitsAnswer, type VisitSpan } from '#shared/contracts/site/visits.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { blogCalls, caseStudyCalls, staffKeys, type ListValues } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'

/** Lists of staff are asked for again this often, milliseconds. */
const REFETCHED_EVERY = 30_000

/** What staff read is always stale and asked for again whenever it is shown. */
const exact = { staleTime: 0, refetchOnMount: true } as const

/** A list that keeps itself up to date, whether its tab is in front or not. */
export const live = {
  ...exact,
  refetchInterval: REFETCHED_EVERY,
  refetchIntervalInBackground: true,
} as const

/** What waits, what changed last and how the site is. */
export const overviewQuery = (api: StaffApi) =>
  queryOptions({
    ...live,
    queryKey: staffKeys.overview,
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.overview, overviewAnswer, { signal })).data,
  })

/** A page of the blogs or the case studies. */
export const articleListQuery = (api: StaffApi, type: ArticleType, values: ListValues) =>
  queryOptions({
    ...live,
    queryKey: staffKeys.articleList(type, values),
    queryFn: async ({ signal }) =>
      type === 'blog'
        ? blogCalls(api).list(values, signal)
        : caseStudyCalls(api).list(values, signal),
  })

/** One blog by its id. */
export const blogQuery = (api: StaffApi, id: string) =>
  queryOptions({
    ...exact,
    queryKey: staffKeys.article('blog', id),
    queryFn: async ({ signal }) => (await blogCalls(api).get(id, signal)).data,
  })

/** One case study by its id. */
export const caseStudyQuery = (api: StaffApi, id: string) =>
  queryOptions({
    ...exact,
    queryKey: staffKeys.article('caseStudy', id),
    queryFn: async ({ signal }) => (await caseStudyCalls(api).get(id, signal)).data,
  })

/** Authors or categories to choose from. */
export const choicesQuery = (api: StaffApi, of: 'authors' | 'categories') =>
  queryOptions({
    ...exact,
    queryKey: staffKeys.choices(of),
    queryFn: async ({ signal }): Promise<readonly Choice[]> =>
      (await api.call(staffApiPaths[of], choicesAnswer, { signal })).data,
  })

/** Whether visitors find a page at a path of this site. */
export const knownPathQuery = (api: StaffApi, path: string) =>
  queryOptions({
    ...exact,
    queryKey: staffKeys.knownPath(path),
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.knownPath({ path }), knownPathAnswer, { signal })).data.leads,
  })

/** Changes that wait for the CMS or for a decision. */
export const outboxQuery = (api: StaffApi) =>
  queryOptions({
    ...live,
    queryKey: staffKeys.outbox,
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.outbox, outboxAnswer, { signal })).data,
  })

/** Views of the pages over so many days. */
export const visitsQuery = (api: StaffApi, days: VisitSpan) =>
  queryOptions({
    ...live,
    queryKey: staffKeys.visits(days),
    queryFn: async ({ signal }) =>
      (await api.call(apiPaths.visits({ days }), visitsAnswer, { signal })).data,
  })
