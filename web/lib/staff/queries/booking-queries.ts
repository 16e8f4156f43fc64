import { queryOptions } from '@tanstack/react-query'
import {
  bookingAnswer,
  bookingListAnswer,
  bookingSlotsAnswer,
} from '#shared/contracts/booking/bookings.ts'
import { bookingSettingsAnswer } from '#shared/contracts/booking/booking-settings.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { live } from './staff-queries.ts'

/** Query of a list of meetings, as REST parameters. */
export type BookingValues = Readonly<
  Partial<Record<'page' | 'limit' | 'view' | 'from' | 'to' | 'lead' | 'network', string | number>>
>

/** A page of the list of meetings, with the number of meetings and the state of the emails. */
export const bookingListQuery = (api: StaffApi, values: BookingValues) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.bookings, 'list', values],
    queryFn: ({ signal }) => api.call(apiPaths.bookings(values), bookingListAnswer, { signal }),
  })

/** The next meetings, for sidebar, overview and week view. */
export const nextBookingsQuery = (api: StaffApi) =>
  bookingListQuery(api, { view: 'coming', limit: 5 })

/** Query key of one meeting. */
export const bookingKey = (id: string) => [...staffKeys.bookings, 'one', id]

/** Query for one meeting. */
export const bookingQuery = (api: StaffApi, id: string) =>
  queryOptions({
    ...live,
    queryKey: bookingKey(id),
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.booking(id), bookingAnswer, { signal })).data,
  })

/** Query for the times at which meetings are possible, optionally with the holidays of the given days. */
export const bookingSettingsQuery = (
  api: StaffApi,
  days: { readonly from?: string; readonly to?: string } = {},
) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.bookings, 'settings', days],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.bookingSettings(days), bookingSettingsAnswer, { signal })).data,
  })

/** Query for the times that visitors can book now. */
export const bookingSlotsQuery = (api: StaffApi) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.bookings, 'slots'],
    queryFn: async ({ signal }) =>
      (await api.call(apiPaths.bookingSlots, bookingSlotsAnswer, { signal })).data,
  })
