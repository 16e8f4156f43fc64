import { queryOptions } from '@tanstack/react-query'
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
import { live } from './staff-queries.ts'

type Values = Readonly<
  Partial<Record<'page' | 'limit' | 'search' | 'sort', string | number | undefined>>
>

/** A page of the list of redirects. */
export const redirectListQuery = (api: StaffApi, values: Values) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.redirects, 'list', values],
    queryFn: ({ signal }) =>
      api.call(staffApiPaths.redirects(values), redirectListAnswer, { signal }),
  })

/** A page of the addresses that visitors requested although no page exists there. */
export const missedListQuery = (api: StaffApi, { page, limit, sort }: Values) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.redirects, 'missed', page, limit, sort],
    queryFn: ({ signal }) =>
      api.call(staffApiPaths.missedAddresses({ page, limit, sort }), missedListAnswer, { signal }),
  })

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
