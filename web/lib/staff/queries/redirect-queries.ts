import {
  missedListAnswer,
  redirectAnswer,
  redirectListAnswer,
  redirectRemovedAnswer,
  type Redirect,
  type RedirectInput,
} from '#shared/contracts/redirects.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { liveListQuery } from '../live-query.ts'

type Values = Readonly<
  Partial<Record<'page' | 'limit' | 'search' | 'sort', string | number | undefined>>
>

/** Query for a page of the list of redirects. */
export const redirectListQuery = (api: StaffApi, values: Values) =>
  liveListQuery(
    api,
    [...staffKeys.redirects, 'list', values],
    staffApiPaths.redirects(values),
    redirectListAnswer,
  )

/** Query for a page of the addresses that visitors requested although no page exists there. */
export const missedListQuery = (api: StaffApi, { page, limit, sort }: Values) =>
  liveListQuery(
    api,
    [...staffKeys.redirects, 'missed', page, limit, sort],
    staffApiPaths.missedAddresses({ page, limit, sort }),
    missedListAnswer,
  )

/** Calls for redirects. Each throws ApiError: 409, 422 with `fields`, or 503. */
export const redirectCalls = (api: StaffApi) => ({
  create: async (input: RedirectInput): Promise<Redirect> =>
    (await api.call(staffApiPaths.redirects(), redirectAnswer, { method: 'POST', body: input }))
      .data,
  update: async (id: string, input: RedirectInput): Promise<Redirect> =>
    (await api.call(staffApiPaths.redirect(id), redirectAnswer, { method: 'PUT', body: input }))
      .data,
  remove: (id: string) =>
    api.call(staffApiPaths.redirect(id), redirectRemovedAnswer, { method: 'DELETE' }),
  dismiss: (id: string) =>
    api.call(staffApiPaths.missedAddress(id), redirectRemovedAnswer, { method: 'DELETE' }),
})
