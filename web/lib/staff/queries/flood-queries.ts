import { queryOptions } from '@tanstack/react-query'
import { unconfirmedListAnswer } from '#shared/contracts/booking/booking-bulk.ts'
import { floodsAnswer } from '#shared/contracts/site/floods.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { live } from './staff-queries.ts'

/** Query for the floods of meetings and inquiries. */
export const floodsQuery = (api: StaffApi) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.bookings, 'floods'],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.floods, floodsAnswer, { signal })).data,
  })

/** Query for the meetings that wait for a confirmation by email. */
export const unconfirmedQuery = (api: StaffApi) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.bookings, 'unconfirmed'],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.unconfirmedMeetings, unconfirmedListAnswer, { signal })).data
        .meetings,
  })
