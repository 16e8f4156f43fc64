import { NO_STORE } from '#server/http/answers.ts'
import {
  createPersonalAnswers,
  PRIVATE,
  problemOf,
  type PersonalAnswersOptions,
} from './personal-answers.ts'
import { isFromElsewhere, readPostedForm } from './read-form.ts'
import { encodeAnswer, respondEncoded } from '#server/http/encoding/encoded-answer.ts'
import { toHttpError } from '#server/http/errors.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { placeAddress } from '#shared/paths/booking-place.ts'
import {
  bookingInput,
  type Booked,
  type BookingSlots,
  type Meeting,
} from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Personal } from '#web/lib/page/page-loader.ts'

/** Booking and changing of meetings by visitors. */
export interface Meetings {
  slots(visitor: { readonly isStaff: boolean }): Promise<BookingSlots>
  /** Books a meeting. @throws HttpError with a message for the visitor; `conflict` if the time is taken */
  book(submission: {
    readonly input: unknown
    /** IP address of the client. */
    readonly address: string
    /** True if the sender has a staff session. */
    readonly isStaff: boolean
  }): Promise<Booked>
  /** Returns the meeting with this key, or undefined if it does not exist or was erased. */
  meetingFor(key: string): Promise<Meeting | undefined>
  /** Moves a meeting to another time. @throws HttpError in the same cases as {@link Meetings.book} */
  move(key: string, input: unknown): Promise<Meeting>
  /** Cancels a meeting. @throws HttpError `conflict` if it is too late to cancel */
  cancel(key: string): Promise<Meeting>
  /** Returns a meeting as an iCalendar file, or undefined if the meeting does not exist. */
  invitation(key: string): Promise<string | undefined>
}

export interface BookingPagesOptions extends PersonalAnswersOptions {
  readonly meetings: Meetings
  /** Headers for the booking page if other pages of the site show it in a frame. */
  readonly framedHeaders: HeaderSet
  /** True if an external service takes the bookings. In that case the page only links to the service. */
  readonly isHosted: boolean
  readonly onError: (error: unknown, path: string) => void
}

/** A change of a meeting by its visitor. */
export type Change = 'move' | 'cancel'

/** The pages of a meeting as HTML that works without JavaScript. A `key` is the signed key of a meeting. */
export interface BookingPages {
  /**
   * Page on which a visitor books a meeting.
   * @param address IP address of the client
   */
  booking(request: Request, address: string): Promise<Response>
  book(request: Request, address: string): Promise<Response>
  meeting(key: string, request: Request, address: string): Promise<Response>
  invitation(key: string, address: string): Promise<Response>
  /** The page that asks for confirmation of a change. Opening the page changes nothing, because mail scanners follow links. */
  ask(change: Change, key: string, request: Request, address: string): Promise<Response>
  change(change: Change, key: string, request: Request, address: string): Promise<Response>
}

/** Fields of the form without JavaScript. `elapsed_ms` is omitted, because only scripts can measure the time. */
const FIELDS = Object.keys(bookingInput.shape).filter((name) => name !== 'elapsed_ms')
const MOVE_FIELDS = ['starts_at', 'time_zone']

/** Headers of the invitation as a download. */
const INVITATION = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="meeting.ics"',
} as const

const INVITATION_GONE =
  'Open the meeting by its whole link. This invitation is no longer available.'

const isHead = (request: Request) => request.method === 'HEAD'

/** Returns the error as an HttpError, and the values and messages that the form shows. Server errors are passed to `onError`. */
function refusalOf(
  error: unknown,
  values: PostedForm['values'],
  path: string,
  onError: BookingPagesOptions['onError'],
) {
  const refused = toHttpError(error)
  if (refused.status >= 500) onError(refused.cause ?? error, path)
  const { fields, otherSlots, again } = refused
  const posted: PostedForm =
    fields === undefined
      ? { values, errors: {}, problem: problemOf(refused), otherSlots, again }
      : { values, errors: fields }
  return { refused, posted }
}

/** Address of the page that shows the values of a posted form. */
const placeOf = (path: string, values: PostedForm['values']) => {
  const time = Date.parse(values['starts_at'] ?? '')
  return placeAddress(path, {
    service: values['about'] === 'other' ? undefined : values['about'],
    time: Number.isNaN(time) ? undefined : new Date(time).toISOString(),
    zone: values['time_zone'] === '' ? undefined : values['time_zone'],
  })
}

/** Creates the pages of meetings. They are rendered for each request, because free times change and meetings are personal. */
export function createBookingPages(options: BookingPagesOptions): BookingPages {
  const { meetings, origin } = options
  const { html, page, plain, seeOther, tooMany, isStaff, sameForAll } =
    createPersonalAnswers(options)
  const goneText = sameForAll(paths.meetingBooked('-'))
  const gone = async (request: Request) =>
    html(410, isHead(request) ? null : await goneText(), PRIVATE)

  /** Renders the page of `path` with the free times. If they cannot be read, the page shows a notice. */
  const withSlots = async (path: string, request: Request, personal: Personal) => {
    const free = options.isHosted
      ? undefined
      : await meetings.slots({ isStaff: await isStaff(request) }).catch((error: unknown) => {
          options.onError(error, path)
          return undefined
        })
    const text = await page(path, { ...personal, ...(free !== undefined && { slots: free }) })
    return { text, isWhole: free !== undefined || options.isHosted }
  }

  const guarded = (request: Request, address: string, isSecret = false) =>
    isFromElsewhere(request, origin, isSecret)
      ? plain(403, formProblems.unreadable)
      : tooMany(address)

  const bookingHeaders = { ...options.framedHeaders, ...NO_STORE, 'x-robots-tag': 'noindex' }

  return {
    booking: async (request, address) => {
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      const { text, isWhole } = await withSlots(
        paths.booking() + new URL(request.url).search,
        request,
        {},
      )
      // Compression is safe, because the page contains nothing personal. The page lists all free times and is therefore larger than most
      // pages.
      const answer = await encodeAnswer({
        status: isWhole ? 200 : 503,
        headers: { ...bookingHeaders, 'content-type': 'text/html; charset=utf-8' },
        text,
        caching: NO_STORE['cache-control'],
      })
      return respondEncoded(answer, request)
    },
    book: async (request, address) => {
      const refusedAtOnce = guarded(request, address)
      if (refusedAtOnce !== undefined) return refusedAtOnce
      let values: PostedForm['values'] = {}
      const again = async (status: number, posted: PostedForm, headers: HeaderSet = {}) => {
        const { text } = await withSlots(placeOf(paths.booking(), posted.values), request, {
          posted,
        })
        return html(status, text, { ...bookingHeaders, ...headers })
      }
      try {
        const form = await readPostedForm(request, FIELDS)
        values = form.values
        if (Object.keys(form.errors).length > 0) return await again(422, form)
        const booked = await meetings.book({
          input: values,
          address,
          isStaff: await isStaff(request),
        })
        return seeOther('path' in booked ? booked.path : paths.meetingBooked(booked.key))
      } catch (error) {
        const { refused, posted } = refusalOf(error, values, paths.booking(), options.onError)
        return again(refused.status, posted, refused.headers)
      }
    },
    meeting: async (key, request, address) => {
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      const meeting = await meetings.meetingFor(key)
      if (meeting === undefined) return gone(request)
      const text = await page(paths.meetingBooked(key), { meeting })
      return html(200, isHead(request) ? null : text, PRIVATE)
    },
    invitation: async (key, address) => {
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      const file = await meetings.invitation(key)
      if (file === undefined) return plain(410, INVITATION_GONE, PRIVATE)
      return new Response(file, { headers: { ...PRIVATE, ...INVITATION } })
    },
    ask: async (change, key, request, address) => {
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      const meeting = await meetings.meetingFor(key)
      if (meeting === undefined) return gone(request)
      // If the meeting can't be changed, its page states the reason.
      if (!meeting.can_change) return seeOther(paths.meetingBooked(key))
      if (change === 'cancel') {
        const text = await page(paths.meetingCancel(key), { meeting })
        return html(200, isHead(request) ? null : text, PRIVATE)
      }
      const path = paths.meetingMove(key) + new URL(request.url).search
      const { text, isWhole } = await withSlots(path, request, { meeting })
      return html(isWhole ? 200 : 503, isHead(request) ? null : text, PRIVATE)
    },
    change: async (change, key, request, address) => {
      const refusedAtOnce = guarded(request, address, true)
      if (refusedAtOnce !== undefined) return refusedAtOnce
      const meeting = await meetings.meetingFor(key)
      if (meeting === undefined) return gone(request)
      let values: PostedForm['values'] = {}
      try {
        if (change === 'cancel') await meetings.cancel(key)
        else {
          ;({ values } = await readPostedForm(request, MOVE_FIELDS))
          await meetings.move(key, values)
        }
        return seeOther(paths.meetingBooked(key))
      } catch (error) {
        const path = change === 'move' ? paths.meetingMove(key) : paths.meetingCancel(key)
        const { refused, posted } = refusalOf(error, values, path, options.onError)
        // If it is too late for a change, or the meeting was cancelled in the meantime, the page of the meeting states the reason.
        if (refused.status === 409 && refused.otherSlots === undefined) {
          return seeOther(paths.meetingBooked(key))
        }
        if (change === 'cancel') return plain(refused.status, problemOf(refused), refused.headers)
        const { text } = await withSlots(placeOf(path, values), request, { meeting, posted })
        return html(refused.status, text, { ...PRIVATE, ...refused.headers })
      }
    },
  }
}
