import { queryOptions } from '@tanstack/react-query'
import { unconfirmedListAnswer } from '#shared/contracts/booking/booking-bulk.ts'
import { floodsAnswer } from '#shared/contracts/site/floods.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { live, liveQuery } from '../live-query.ts'

/** Query for the floods of meetings and inquiries. */
export const floodsQuery = (api: StaffApi) =>
  liveQuery(api, [...staffKeys.bookings, 'floods'], staffApiPaths.floods, floodsAnswer)

/** Query for the meetings that wait for a confirmation by email. */
export const unconfirmedQuery = (api: StaffApi) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.bookings, 'unconfirmed'],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.unconfirmedMeetings, unconfirmedListAnswer, { signal })).data
        .meetings,
  })
