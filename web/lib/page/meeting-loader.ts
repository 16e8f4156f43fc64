import { data, redirectDocument } from 'react-router-dom'
import { readPlace, type BookingPlace } from '#shared/paths/booking-place.ts'
import type { BookingSlots, Meeting } from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { PageLoader, PageState } from './page-loader.ts'

/** Loader data of the pages of a meeting. */
export interface MeetingState extends PageState {
  /** The meeting. Absent if the key is invalid or has expired. */
  readonly meeting?: Meeting | undefined
  readonly slots?: BookingSlots | undefined
  readonly place: BookingPlace
  /** Current time of the server, ISO 8601. */
  readonly now: string
  readonly posted?: PostedForm | undefined
}

/** Only the server can validate the key in a meeting's link, so a navigation within the browser loads the complete document. */
export const loadMeeting: PageLoader =
  ({ onServer, personal }) =>
  ({ request }) => {
    const { pathname, search, searchParams } = new URL(request.url)
    if (!onServer) return Promise.resolve(redirectDocument(pathname + search))
    const { meeting, slots, posted } = personal ?? {}
    const place = readPlace(searchParams)
    const now = new Date().toISOString()
    const state: MeetingState = { failed: false, meeting, slots, place, now, posted }
    return Promise.resolve(data(state, { status: meeting === undefined ? 410 : 200 }))
  }
