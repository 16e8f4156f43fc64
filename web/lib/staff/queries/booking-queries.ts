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
import { liveListQuery, liveQuery } from '../live-query.ts'

/** Query of a list of meetings, as REST parameters. */
export type BookingValues = Readonly<
  Partial<Record<'page' | 'limit' | 'view' | 'from' | 'to' | 'lead' | 'network', string | number>>
>

/** Query for a page of the list of meetings, with the number of meetings and the state of email delivery. */
export const bookingListQuery = (api: StaffApi, values: BookingValues) =>
  liveListQuery(
    api,
    [...staffKeys.bookings, 'list', values],
    apiPaths.bookings(values),
    bookingListAnswer,
  )

/** Query for the next meetings, as shown in sidebar, overview and week view. */
export const nextBookingsQuery = (api: StaffApi) =>
  bookingListQuery(api, { view: 'coming', limit: 5 })

/** Query key of one meeting. */
export const bookingKey = (id: string) => [...staffKeys.bookings, 'one', id]

/** Query for one meeting. */
export const bookingQuery = (api: StaffApi, id: string) =>
  liveQuery(api, bookingKey(id), staffApiPaths.booking(id), bookingAnswer)

/** Query for the hours in which meetings are possible, optionally with the holidays of the given days. */
export const bookingSettingsQuery = (
  api: StaffApi,
  days: { readonly from?: string; readonly to?: string } = {},
) =>
  liveQuery(
    api,
    [...staffKeys.bookings, 'settings', days],
    staffApiPaths.bookingSettings(days),
    bookingSettingsAnswer,
  )

/** Query for the times that visitors can book now. */
export const bookingSlotsQuery = (api: StaffApi) =>
  liveQuery(api, [...staffKeys.bookings, 'slots'], apiPaths.bookingSlots, bookingSlotsAnswer)
