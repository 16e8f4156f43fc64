import { leadAnswer, leadCountsAnswer, leadListAnswer } from '#shared/contracts/leads.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { liveListQuery, liveQuery } from '../live-query.ts'

/** Query of a list of leads, as REST parameters. */
export type LeadValues = Readonly<
  Partial<Record<'page' | 'limit' | 'view' | 'kind' | 'owner' | 'search' | 'sort', string | number>>
>

/**
 * Query for a page of the list of leads. The response includes the counts by view, the possible owners, and the state of the notifications.
 */
export const leadListQuery = (api: StaffApi, values: LeadValues) =>
  liveListQuery(
    api,
    [...staffKeys.leads, 'list', values],
    staffApiPaths.leads(values),
    leadListAnswer,
  )

/** Query for the number of leads by view. */
export const leadCountsQuery = (api: StaffApi) =>
  liveQuery(api, [...staffKeys.leads, 'counts'], staffApiPaths.leadCounts, leadCountsAnswer)

/** Query key of one lead. */
export const leadKey = (id: string) => [...staffKeys.leads, 'one', id]

/** Query for one lead with its notes and history. */
export const leadQuery = (api: StaffApi, id: string) =>
  liveQuery(api, leadKey(id), staffApiPaths.lead(id), leadAnswer)
