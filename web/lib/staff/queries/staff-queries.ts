import { queryOptions } from '@tanstack/react-query'
import type { ArticleType } from '#shared/content/status.ts'
import {
  choicesAnswer,
  knownPathAnswer,
  overviewAnswer,
  type Choice,
} from '#shared/contracts/staff.ts'
import { outboxAnswer, type StaffBlog, type StaffCaseStudy } from '#shared/contracts/editing.ts'
import { visitsAnswer, type VisitSpan } from '#shared/contracts/site/visits.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { callsOf, staffKeys, type ListValues } from './article-calls.ts'
import { exact, live, liveQuery } from '../live-query.ts'
import type { StaffApi } from './staff-api.ts'

/** Query for the overview: open tasks, latest changes and site health. */
export const overviewQuery = (api: StaffApi) =>
  liveQuery(api, staffKeys.overview, staffApiPaths.overview, overviewAnswer)

/** Query for a page of the list of blogs or case studies. */
export const articleListQuery = (api: StaffApi, type: ArticleType, values: ListValues) =>
  queryOptions({
    ...live,
    queryKey: staffKeys.articleList(type, values),
    queryFn: async ({ signal }) => callsOf(api, type).list(values, signal),
  })

/** Query for one article by its id. */
export const articleQuery = (api: StaffApi, type: ArticleType, id: string) =>
  queryOptions({
    ...exact,
    queryKey: staffKeys.article(type, id),
    queryFn: async ({ signal }): Promise<StaffBlog | StaffCaseStudy> =>
      (await callsOf(api, type).get(id, signal)).data,
  })

/** Query for the authors or categories that the user can choose. */
export const choicesQuery = (api: StaffApi, of: 'authors' | 'categories') =>
  queryOptions({
    ...exact,
    queryKey: staffKeys.choices(of),
    queryFn: async ({ signal }): Promise<readonly Choice[]> =>
      (await api.call(staffApiPaths[of], choicesAnswer, { signal })).data,
  })

/** Query that returns true if visitors find a page at a path of this site. */
export const knownPathQuery = (api: StaffApi, path: string) =>
  queryOptions({
    ...exact,
    queryKey: staffKeys.knownPath(path),
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.knownPath({ path }), knownPathAnswer, { signal })).data.leads,
  })

/** Query for the changes in the outbox: those that wait for the CMS, and those that need a decision by a user. */
export const outboxQuery = (api: StaffApi) =>
  liveQuery(api, staffKeys.outbox, staffApiPaths.outbox, outboxAnswer)

/** Query for the page views of the last `days` days. */
export const visitsQuery = (api: StaffApi, days: VisitSpan) =>
  liveQuery(api, staffKeys.visits(days), apiPaths.visits({ days }), visitsAnswer)
