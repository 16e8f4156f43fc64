import { createBookingPages, type BookingPagesOptions, type Meetings } from './booking-pages.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { BookingSlots, Meeting } from '#shared/contracts/booking/bookings.ts'
import { devAssets, render } from '#web/shell/entry-server.tsx'

export const ORIGIN = 'http://localhost:8080'
export const HERE = '192.0.2.1'

/** Date a number of days from today, `YYYY-MM-DD`. */
export const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
export const [first, second] = [dayAfter(2), dayAfter(3)]
const last = dayAfter(60)
/** Free times: 10:00 and 10:30 UTC in two days, and 11:00 UTC in three days. */
export const [ten, half, eleven] = [
  `${first}T10:00:00.000Z`,
  `${first}T10:30:00.000Z`,
  `${second}T11:00:00.000Z`,
]

/** Free slots: two times on the first day and one on the second. */
export const slots: BookingSlots = {
  slots: [ten, half, eleven],
  first_day: dayAfter(0),
  last_day: last,
  time_zone: 'Europe/London',
  zones: ['Asia/Kolkata', 'Europe/London'],
  host: 'a member of our sales team',
  mode: 'instant',
}

/** A meeting that its visitor can still change. */
export const meeting: Meeting = {
  number: 'K7Q2M9XD',
  state: 'booked',
  starts_at: ten,
  ends_at: half,
  time_zone: 'Asia/Kolkata',
  host: slots.host,
  name: 'Anna Keller',
  email: 'a.keller@northline.example',
  about: 'rag',
  note: '<b>Which documents?</b>',
  moved_from: null,
  cancelled_by: null,
  word: '',
  change_until: ten,
  can_change: true,
  key: 'key',
  invitation_by_email: true,
}

/** Error for booking or moving a meeting to a time that another visitor has just taken. */
export const taken = new HttpError(
  'conflict',
  'Choose another time. This one isn’t free any more',
  {
    otherSlots: [half, eleven],
  },
)

/** Radio button of an alternative time, offered when the requested time is taken. */
export const RADIO = /<input type="radio"[^>]*name="starts_at"/g

/** Creates the pages over fake meetings. Also returns the list of the changes that were made through the pages. */
export const createPages = (
  own: Partial<Meetings> = {},
  options: Partial<BookingPagesOptions> = {},
) => {
  const calls: string[] = []
  const noting =
    <Given extends unknown[], Answer>(name: string, act: (...given: Given) => Answer) =>
    (...given: Given) => {
      calls.push(name)
      return act(...given)
    }
  const meetings: Meetings = {
    slots: async () => slots,
    meetingFor: async (key) => (key === 'key' ? meeting : undefined),
    invitation: async (key) => (key === 'key' ? 'BEGIN:VCALENDAR' : undefined),
    ...own,
    book: noting('book', own.book ?? (async () => meeting)),
    move: noting('move', own.move ?? (async () => meeting)),
    cancel: noting('cancel', own.cancel ?? (async () => meeting)),
  }
  const pages = createBookingPages({
    render: (page) => render({ ...page, assets: devAssets, origin: ORIGIN }),
    content: {
      groq: () => Promise.reject(new Error('no content')),
      rest: () => Promise.reject(new Error('no content')),
    },
    origin: ORIGIN,
    headers: { 'Content-Security-Policy': "frame-ancestors 'none'" },
    framedHeaders: { 'Content-Security-Policy': "frame-ancestors 'self'" },
    meetings,
    isHosted: false,
    limit: 'off',
    onError: () => undefined,
    ...options,
  })
  return { pages, calls }
}

export const get = (path: string, method = 'GET') => new Request(ORIGIN + path, { method })
export const post = (path: string, values: Record<string, string> | string, headers = {}) =>
  new Request(ORIGIN + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof values === 'string' ? values : new URLSearchParams(values).toString(),
  })
