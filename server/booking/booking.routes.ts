import { csvAnswer } from '#server/http/encoding/csv.ts'
import { toListPage } from '#server/http/list-page.ts'
import { HttpError } from '#server/http/http-error.ts'
import { readIdempotencyKey } from '#server/http/guards/idempotency-key.ts'
import { revisionOf } from '#server/http/guards/if-match.ts'
import { NO_STORE, success } from '#server/http/encoding/private-answer.ts'
import { readJson } from '#server/http/read-json.ts'
import { readQuery } from '#server/http/read-query.ts'
import {
  isFromStaff,
  serve,
  type HasSession,
  type Route,
  type RouteContext,
} from '#server/http/route.ts'
import { MOST_IN_WEEK, type Booking } from '#shared/contracts/booking/bookings.ts'
import { bookingOperations } from '#shared/contracts/operations/booking-operations.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { BookingService } from './booking.service.ts'

/** Most bytes of what anyone sends: the longest note in any script, and the rest. */
const BODY = { limit: 32 * 1024 }

const USUAL_PAGE = 20

const keyIn = ({ params }: Pick<RouteContext, 'params'>) => params['key'] ?? ''

function publicRoutes(booking: BookingService, hasSession: HasSession): Route[] {
  const { slots, book, confirmMeeting, meeting, moveMeeting, cancelMeeting } = bookingOperations
  return [
    serve(slots, async (context) =>
      success(await booking.slots({ isStaff: await isFromStaff(context, hasSession) })),
    ),
    serve(book, async (context) => {
      const { request, address } = context
      const input = await readJson(request, book.body, BODY)
      const idempotencyKey = readIdempotencyKey(request)
      const isStaff = await isFromStaff(context, hasSession)
      return success(await booking.book({ input, idempotencyKey, address, isStaff }), 201)
    }),
    serve(confirmMeeting, async (context) => {
      const input = await readJson(context.request, confirmMeeting.body, BODY)
      return success(await booking.confirm(keyIn(context), input))
    }),
    serve(meeting, async (context) => {
      const found = await booking.meetingFor(keyIn(context))
      if (found !== undefined) return success(found)
      throw new HttpError('not_found', 'Check the link. We found no meeting for it')
    }),
    serve(moveMeeting, async (context) => {
      const input = await readJson(context.request, moveMeeting.body, BODY)
      return success(await booking.move(keyIn(context), input))
    }),
    serve(cancelMeeting, async (context) => success(await booking.cancel(keyIn(context)))),
  ]
}

/** Who works on meetings; the guard of the route has let nobody else through. */
function staff({ caller }: Pick<RouteContext, 'caller'>): string {
  if (caller.kind === 'visitor')
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  return caller.id
}

const idIn = ({ params }: Pick<RouteContext, 'params'>) => params['id'] ?? ''

const bookingAnswer = (booking: Booking) => success(booking, 200, { etag: `"${booking.revision}"` })

function staffRoutes(booking: BookingService): Route[] {
  const { bookings, booking: one, moveBooking, cancelBooking } = bookingOperations
  return [
    serve(bookings, async ({ url }) => {
      const filters = readQuery(url, bookings.query)
      const { from, to, lead, network, page = 1 } = filters
      const isWeek = from !== undefined && to !== undefined
      const {
        view = isWeek || lead !== undefined ? 'all' : 'coming',
        limit = isWeek ? MOST_IN_WEEK : USUAL_PAGE,
      } = filters
      const query = {
        view,
        from: from === undefined ? undefined : booking.startOf(from),
        before: to === undefined ? undefined : booking.endOf(to),
        lead,
        network,
      }
      const listed = await booking.list(query, { offset: (page - 1) * limit, limit })
      const at = (number: number) =>
        apiPaths.bookings({ page: number, limit, view, from, to, lead, network })
      return Response.json(
        {
          ...toListPage({ page, limit }, listed, at),
          counts: await booking.counts(),
          networks: await booking.networks(),
          mail: booking.mail(),
        },
        { headers: NO_STORE },
      )
    }),
    serve(one, async (context) => bookingAnswer(await booking.get(idIn(context)))),
    serve(moveBooking, async (context) => {
      const { request } = context
      const to = await readJson(request, moveBooking.body, BODY)
      return bookingAnswer(
        await booking.moveFor(idIn(context), to, staff(context), revisionOf(request)),
      )
    }),
    serve(cancelBooking, async (context) => {
      const { request } = context
      const { word } = await readJson(request, cancelBooking.body, BODY)
      return bookingAnswer(
        await booking.cancelFor(idIn(context), word, staff(context), revisionOf(request)),
      )
    }),
  ]
}

function bulkRoutes(booking: BookingService): Route[] {
  const { bookingsCsv, unconfirmedMeetings, bulkCancel, bulkRestore } = bookingOperations
  return [
    serve(bookingsCsv, async (context) => {
      const { view = 'all', network, ids } = readQuery(context.url, bookingsCsv.query)
      const query = { view, from: undefined, before: undefined, network }
      const csv = await booking.csv(query, ids?.split(','), staff(context))
      return csvAnswer(csv, 'meetings')
    }),
    serve(unconfirmedMeetings, async () => success({ meetings: await booking.unconfirmed() })),
    serve(bulkCancel, async (context) => {
      const { ids, tell } = await readJson(context.request, bulkCancel.body, BODY)
      return success(await booking.cancelMany(ids, tell, staff(context)))
    }),
    serve(bulkRestore, async (context) => {
      const { batch } = await readJson(context.request, bulkRestore.body, BODY)
      return success(await booking.restoreMany(batch, staff(context)))
    }),
  ]
}

function settingsRoutes(booking: BookingService): Route[] {
  const { settings, changeHours, addDaysOff, removeDaysOff } = bookingOperations
  const answer = async (status = 200, days: { from?: string; to?: string } = {}) => {
    const found = await booking.settings(days)
    return success(found, status, { etag: `"${found.revision}"` })
  }
  return [
    serve(settings, async ({ url }) => answer(200, readQuery(url, settings.query))),
    serve(changeHours, async (context) => {
      const { request } = context
      const to = await readJson(request, changeHours.body, BODY)
      await booking.changeHours(to, staff(context), revisionOf(request))
      return answer()
    }),
    serve(addDaysOff, async (context) => {
      const { request } = context
      const days = await readJson(request, addDaysOff.body, BODY)
      await booking.addDaysOff(days, staff(context), readIdempotencyKey(request))
      return answer(201)
    }),
    serve(removeDaysOff, async (context) => {
      await booking.removeDaysOff(idIn(context), staff(context))
      return answer()
    }),
  ]
}

/** Meetings over REST. */
export function bookingRoutes(booking: BookingService, hasSession: HasSession): Route[] {
  return [
    ...publicRoutes(booking, hasSession),
    ...bulkRoutes(booking),
    ...staffRoutes(booking),
    ...settingsRoutes(booking),
  ]
}
