import { data, redirectDocument } from 'react-router-dom'
import type { UnconfirmedMeeting } from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { PageLoader, PageState } from './page-loader.ts'

/** Loader data of the pages of an unconfirmed meeting. */
export interface UnconfirmedState extends PageState {
  /** The meeting. Absent if the confirmation link has expired or is incomplete. */
  readonly unconfirmed?: UnconfirmedMeeting | undefined
  readonly otherSlots?: readonly string[] | undefined
  readonly posted?: PostedForm | undefined
  /** Current time of the server, ISO 8601. */
  readonly now: string
}

/** Only the server can validate the signed key of the confirmation link, so a navigation within the browser loads the complete document. */
export const loadUnconfirmed: PageLoader =
  ({ onServer, personal }) =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (!onServer) return Promise.resolve(redirectDocument(pathname + search))
    const { unconfirmed, otherSlots, posted } = personal ?? {}
    const now = new Date().toISOString()
    const state: UnconfirmedState = { failed: false, unconfirmed, otherSlots, posted, now }
    return Promise.resolve(data(state, { status: unconfirmed === undefined ? 410 : 200 }))
  }
