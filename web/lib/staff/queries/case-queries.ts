import { queryOptions } from '@tanstack/react-query'
import { caseAnswer, caseCountsAnswer, caseListAnswer } from '#shared/contracts/cases.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { liveListQuery, liveQuery } from '../live-query.ts'

/** Query of a list of cases, as REST parameters. */
export type CaseValues = Readonly<
  Partial<Record<'page' | 'limit' | 'view' | 'kind' | 'search', string | number>>
>

/** Query for a page of the list of cases, with the counts. */
export const caseListQuery = (api: StaffApi, values: CaseValues) =>
  liveListQuery(api, [...staffKeys.cases, 'list', values], apiPaths.cases(values), caseListAnswer)

/** Query for the number of cases by view, and of late and unseen cases. */
export const caseCountsQuery = (api: StaffApi) =>
  liveQuery(api, [...staffKeys.cases, 'counts'], staffApiPaths.caseCounts, caseCountsAnswer)

/** Query key of one case. */
export const caseKey = (id: string) => [...staffKeys.cases, 'one', id]

/**
 * Query for one case. The server logs each call as a view of personal data. Therefore the query never refetches automatically, and its data
 * is removed from the cache when the page is left.
 */
export const caseQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: caseKey(id),
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.case(id), caseAnswer, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
