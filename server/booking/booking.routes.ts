import { csvAnswer } from '#server/http/encoding/csv.ts'
import { toListPage } from '#server/http/list-page.ts'
import { HttpError } from '#server/http/http-error.ts'
import { readIdempotencyKey } from '#server/http/guards/idempotency-key.ts'
import { revisionOf } from '#server/http/guards/if-match.ts'
import { withRevision } from '#server/http/answers.ts'
import { isFromStaff, serve, type HasSession, type Route } from '#server/http/route.ts'
import { MOST_IN_WEEK } from '#shared/contracts/booking/bookings.ts'
import { bookingOperations } from '#shared/contracts/operations/booking-operations.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { BookingService } from './booking.service.ts'

/** Maximum body size, in bytes: enough for the longest note in any script and the other fields. */
const BODY = { limit: 32 * 1024 }

const USUAL_PAGE = 20

function publicRoutes(booking: BookingService, hasSession: HasSession): Route[] {
  const { slots, book, confirmMeeting, meeting, moveMeeting, cancelMeeting } = bookingOperations
  return [
    serve(slots, async (context) =>
      booking.slots({ isStaff: await isFromStaff(context, hasSession) }),
    ),
    serve(book, BODY, async (context) => {
      const { request, address, body: input } = context
      const idempotencyKey = readIdempotencyKey(request)
      const isStaff = await isFromStaff(context, hasSession)
      return booking.book({ input, idempotencyKey, address, isStaff })
    }),
    serve(confirmMeeting, BODY, ({ params, body }) => booking.confirm(params.key, body)),
    serve(meeting, async ({ params }) => {
      const found = await booking.meetingFor(params.key)
      if (found !== undefined) return found
      throw new HttpError('not_found', 'Check the link. We found no meeting for it')
    }),
    serve(moveMeeting, BODY, ({ params, body }) => booking.move(params.key, body)),
    serve(cancelMeeting, ({ params }) => booking.cancel(params.key)),
  ]
}

function staffRoutes(booking: BookingService): Route[] {
  const { bookings, booking: one, moveBooking, cancelBooking } = bookingOperations
  return [
    serve(bookings, async ({ query: filters }) => {
      const { from, to, lead, network, page = 1 } = filters
      const isWeek = from !== undefined && to !== undefined
      const {
        view = isWeek || lead !== undefined ? 'all' : 'coming',
        limit = isWeek ? MOST_IN_WEEK : USUAL_PAGE,
      } = filters
      const wanted = {
        view,
        from: from === undefined ? undefined : booking.startOf(from),
        before: to === undefined ? undefined : booking.endOf(to),
        lead,
        network,
      }
      const listed = await booking.list(wanted, { offset: (page - 1) * limit, limit })
      const at = (number: number) =>
        apiPaths.bookings({ page: number, limit, view, from, to, lead, network })
      return {
        ...toListPage({ page, limit }, listed, at),
        counts: await booking.counts(),
        networks: await booking.networks(),
        mail: booking.mail(),
      }
    }),
    serve(one, async ({ params }) => withRevision(await booking.get(params.id))),
    serve(moveBooking, BODY, async ({ request, params, body, staff }) =>
      withRevision(await booking.moveFor(params.id, body, staff.id, revisionOf(request))),
    ),
    serve(cancelBooking, BODY, async ({ request, params, body: { word }, staff }) =>
      withRevision(await booking.cancelFor(params.id, word, staff.id, revisionOf(request))),
    ),
  ]
}

function bulkRoutes(booking: BookingService): Route[] {
  const { bookingsCsv, unconfirmedMeetings, bulkCancel, bulkRestore } = bookingOperations
  return [
    serve(bookingsCsv, async ({ query: { view = 'all', network, ids }, staff }) => {
      const wanted = { view, from: undefined, before: undefined, network }
      const csv = await booking.csv(wanted, ids?.split(','), staff.id)
      return csvAnswer(csv, 'meetings')
    }),
    serve(unconfirmedMeetings, async () => ({ meetings: await booking.unconfirmed() })),
    serve(bulkCancel, BODY, ({ body: { ids, tell }, staff }) =>
      booking.cancelMany(ids, tell, staff.id),
    ),
    serve(bulkRestore, BODY, ({ body: { batch }, staff }) => booking.restoreMany(batch, staff.id)),
  ]
}

function settingsRoutes(booking: BookingService): Route[] {
  const { settings, changeHours, addDaysOff, removeDaysOff } = bookingOperations
  const now = async (days: Parameters<BookingService['settings']>[0] = {}) =>
    withRevision(await booking.settings(days))
  return [
    serve(settings, ({ query }) => now(query)),
    serve(changeHours, BODY, async ({ request, body, staff }) => {
      await booking.changeHours(body, staff.id, revisionOf(request))
      return now()
    }),
    serve(addDaysOff, BODY, async ({ request, body, staff }) => {
      await booking.addDaysOff(body, staff.id, readIdempotencyKey(request))
      return now()
    }),
    serve(removeDaysOff, async ({ params, staff }) => {
      await booking.removeDaysOff(params.id, staff.id)
      return now()
    }),
  ]
}

/** REST routes of meetings. */
export function bookingRoutes(booking: BookingService, hasSession: HasSession): Route[] {
  return [
    ...publicRoutes(booking, hasSession),
    ...bulkRoutes(booking),
    ...staffRoutes(booking),
    ...settingsRoutes(booking),
  ]
}
