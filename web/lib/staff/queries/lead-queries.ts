import { queryOptions } from '@tanstack/react-query'
import { leadAnswer, leadCountsAnswer, leadListAnswer } from '#shared/contracts/leads.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { live } from './staff-queries.ts'

/** Query of a list of leads, as REST parameters. */
export type LeadValues = Readonly<
  Partial<Record<'page' | 'limit' | 'view' | 'kind' | 'owner' | 'search' | 'sort', string | number>>
>

/** A page of the list of leads, with the counts by view, the possible owners, and the state of the notifications. */
export const leadListQuery = (api: StaffApi, values: LeadValues) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.leads, 'list', values],
    queryFn: ({ signal }) => api.call(staffApiPaths.leads(values), leadListAnswer, { signal }),
  })

/** Query for the number of leads by view. */
export const leadCountsQuery = (api: StaffApi) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.leads, 'counts'],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.leadCounts, leadCountsAnswer, { signal })).data,
  })

/** Query key of one lead. */
export const leadKey = (id: string) => [...staffKeys.leads, 'one', id]

/** Query for one lead with its notes and history. */
export const leadQuery = (api: StaffApi, id: string) =>
  queryOptions({
    ...live,
    queryKey: leadKey(id),
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.lead(id), leadAnswer, { signal })).data,
  })
