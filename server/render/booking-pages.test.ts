import { describe, expect, test } from 'vitest'
import { createBookingPages, type BookingPagesOptions, type Meetings } from './booking-pages.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { BookingSlots, Meeting } from '#shared/contracts/bookings.ts'
import { page } from '#shared/pages/company/booking.ts'
import { detailsWords } from '#shared/pages/company/booking-details.ts'
import { noTimesWords } from '#shared/pages/company/booking-no-times.ts'
import { meetingPage } from '#shared/pages/company/meeting.ts'
import { paths } from '#shared/paths.ts'
import { devAssets, render } from '#web/entry-server.tsx'

const words = { ...page, ...detailsWords, ...noTimesWords }

const ORIGIN = 'http://localhost:8080'
const HERE = '192.0.2.1'

/** Two days after the present one, at 10:00 and 10:30 UTC, and the day after that. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const [first, second, last] = [dayAfter(2), dayAfter(3), dayAfter(60)]
const [ten, half, eleven] = [
  `${first}T10:00:00.000Z`,
  `${first}T10:30:00.000Z`,
  `${second}T11:00:00.000Z`,
]

const slots: BookingSlots = {
  slots: [ten, half, eleven],
  first_day: dayAfter(0),
  last_day: last,
  time_zone: 'Europe/London',
  zones: ['Asia/Kolkata', 'Europe/London'],
  host: 'Someone from the intake desk',
}

const meeting: Meeting = {
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

const filled = {
  starts_at: ten,
  time_zone: 'Asia/Kolkata',
  name: 'Anna Keller',
  email: 'a.keller@northline.example',
  about: 'rag',
  note: 'Which documents?',
  website: '',
}

const taken = new HttpError('conflict', 'Choose another time. This one isn’t free any more', {
  otherSlots: [half, eleven],
})

/** A time to choose in the place of one that is taken. */
const RADIO = /<input type="radio"[^>]*name="starts_at"/g

const createPages = (own: Partial<Meetings> = {}, options: Partial<BookingPagesOptions> = {}) => {
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

const get = (path: string, method = 'GET') => new Request(ORIGIN + path, { method })
const post = (path: string, values: Record<string, string> | string, headers = {}) =>
  new Request(ORIGIN + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof values === 'string' ? values : new URLSearchParams(values).toString(),
  })
const booking = (search: string, own?: Partial<Meetings>) =>
  createPages(own).pages.booking(get(`${paths.booking()}${search}`), HERE)

describe('the page on which a meeting is booked', () => {
  test('says every free day and time as links, and is kept by nobody', async () => {
    const answer = await booking('')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
    const html = await answer.text()
    expect(html).toContain(`href="/booking?day=${second}&amp;zone=Europe%2FLondon"`)
    expect(html).toMatch(/href="\/booking\?time=[^"]*"[^>]*>10:30</)
    expect(html).toContain('name="robots" content="noindex')
  })

  test('shows the day and the zone that its address asks for', async () => {
    const html = await (await booking(`?day=${second}&zone=Asia/Kolkata&service=rag`)).text()
    expect(html).toContain('>16:30<')
    expect(html).not.toContain('>15:30<')
    expect(html).toMatch(/<option value="Asia\/Kolkata" selected="">Kolkata \(UTC\+5:30\), /)
    expect(html).toContain('service=rag&amp;')
  })

  test('asks who comes once a time is chosen', async () => {
    const html = await (await booking(`?time=${ten}&zone=Asia/Kolkata&service=rag`)).text()
    expect(html).toContain(`name="starts_at" value="${ten}"`)
    expect(html).toContain('name="time_zone" value="Asia/Kolkata"')
    expect(html).toContain('<option value="rag" selected="">')
    expect(html).toContain('<span class="clock">15:30</span> to')
  })

  test('offers other times where the chosen one is not free', async () => {
    const html = await (await booking(`?time=${first}T10:15:00Z`)).text()
    expect(html).toContain(words.takenMeanwhile)
    expect(html).not.toContain('type="hidden" name="starts_at"')
    expect(html.match(RADIO)).toHaveLength(3)
  })

  test('says where the next free day is on one without', async () => {
    const html = await (await booking(`?day=${dayAfter(1)}`)).text()
    expect(html).toContain(words.nextDay)
  })

  test.each([
    '?zone=Mars%2FBase&day=2026-99-99&time=never&weeks=-1&service=nothing',
    `?day=${'9'.repeat(4000)}`,
    '?time=+275760-09-13T00:00:00Z',
    '?day=0000-01-01&weeks=20',
    '?day=9999-12-31',
    '?zone=%00&time=%ff',
  ])('is the same page for %s', async (search) => {
    const answer = await booking(search)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(words.heading)
  })

  test('stands within another page without bar and foot', async () => {
    const html = await (await booking('?embed=1&hide_landing_page_details=1')).text()
    expect(html).not.toContain('class="bar')
    expect(html).not.toContain('class="foot')
    expect(html).not.toContain(words.stub.place)
    expect(html).toContain('embed=1&amp;hide_landing_page_details=1')
  })

  test('says so where times can’t be had, or there are none', async () => {
    const away = await booking('', { slots: () => Promise.reject(new Error('away')) })
    expect(away.status).toBe(503)
    const none = await booking('', { slots: async () => ({ ...slots, slots: [] }) })
    expect(none.status).toBe(200)
    const text = await none.text()
    expect(text).toContain(words.empty.title)
    expect(text).toContain(`href="${paths.contact}"`)
  })

  test('leads on where another service takes the bookings', async () => {
    const url = 'https://meet.example/us'
    const { pages } = createPages(
      { slots: () => Promise.reject(new Error('not here')) },
      {
        isHosted: true,
        render: (page) =>
          render({
            ...page,
            assets: devAssets,
            origin: ORIGIN,
            scheduling: { url, widgetSource: `${url}.js` },
          }),
      },
    )
    const answer = await pages.booking(get(paths.booking()), HERE)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`href="${url}"`)
  })
})

describe('a posted booking', () => {
  test('leads to its meeting', async () => {
    const { pages, calls } = createPages()
    const answer = await pages.book(post(paths.booking(), filled), HERE)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(paths.meetingBooked('key'))
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(calls).toEqual(['book'])
  })

  test('comes back with what was typed when something is wrong', async () => {
    const { pages } = createPages({
      book: () =>
        Promise.reject(
          new HttpError('validation_failed', 'no', { fields: { email: 'Enter your email' } }),
        ),
    })
    const answer = await pages.book(post(paths.booking(), { ...filled, email: '' }), HERE)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain('value="Anna Keller"')
    expect(html).toContain('href="#field-email"')
    expect(html).toContain(`name="starts_at" value="${ten}"`)
  })

  test('comes back with other times when its own is taken', async () => {
    const { pages } = createPages({
      slots: async () => ({ ...slots, slots: [half, eleven] }),
      book: () => Promise.reject(taken),
    })
    const answer = await pages.book(post(paths.booking(), filled), HERE)
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain(taken.message)
    expect(html).toContain('value="Anna Keller"')
    expect(html).toContain('Which documents?')
    expect(html.match(RADIO)).toHaveLength(2)
    expect(html).toContain(words.stub.openTime)
  })

  test.each([
    ['', 200],
    ['name=a&name=b&starts_at=x', 422],
    ['name=%00', 422],
    [`note=${'x'.repeat(200_000)}`, 413],
  ])('with the body %.20s never breaks the page', async (body, status) => {
    const { pages } = createPages()
    const answer = await pages.book(post(paths.booking(), body), HERE)
    expect(answer.status).toBe(status === 200 ? 303 : status)
  })

  test('from another site changes nothing', async () => {
    const { pages, calls } = createPages()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const from = (path: string) => post(path, filled, headers)
    expect((await pages.book(from(paths.booking()), HERE)).status).toBe(403)
    expect((await pages.change('cancel', 'key', from('/x'), HERE)).status).toBe(403)
    expect(calls).toEqual([])
  })
})

describe('a meeting', () => {
  const past = '2026-01-12T10:00:00.000Z'
  const { booked } = meetingPage
  test.each([
    ['is booked', {}, booked.heading, [booked.move, 'Sent to a.keller', 'UTC+5:30', '15:30']],
    ['has no invitation', { invitation_by_email: false }, booked.heading, [booked.noInvitation]],
    ['was moved', { moved_from: eleven, word: 'Sorry' }, booked.moved, [booked.movedFrom, 'Sorry']],
    ['can’t be changed any more', { can_change: false }, booked.heading, [booked.tooLate]],
    [
      'was called off by its visitor',
      { state: 'cancelled', cancelled_by: 'visitor', can_change: false },
      booked.cancelled,
      [booked.again],
    ],
    [
      'was called off by staff',
      { state: 'cancelled', cancelled_by: 'staff', word: 'We are ill', can_change: false },
      booked.cancelledByStaff,
      ['We are ill', booked.again],
    ],
    ['is over', { starts_at: past, ends_at: past, can_change: false }, booked.over, [booked.again]],
  ] as const)('says that it %s', async (_what, own, heading, texts) => {
    const { pages } = createPages({ meetingFor: async () => ({ ...meeting, ...own }) })
    const path = paths.meetingBooked('key')
    const answer = await pages.meeting('key', get(path), HERE)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    const html = (await answer.text()).replaceAll('&#x27;', "'")
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    for (const text of texts) expect(html).toContain(text)
    expect(html).toContain('&lt;b&gt;Which documents?')
    const canChange = !('can_change' in own)
    expect(html.includes(`href="${paths.meetingMove('key')}"`)).toBe(canChange)
    expect(html.includes(`href="${paths.meetingCancel('key')}"`)).toBe(canChange)
  })

  test('is changed by pressing a button, never by following a link', async () => {
    const { pages, calls } = createPages()
    for (const change of ['move', 'cancel'] as const) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await pages.ask(change, 'key', get(`/x?time=${half}`, method), HERE)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      }
    }
    expect(calls).toEqual([])
    const cancelled = await pages.change('cancel', 'key', post('/x', {}), HERE)
    const moved = await pages.change('move', 'key', post('/x', { starts_at: half }), HERE)
    expect([cancelled.status, moved.status]).toEqual([303, 303])
    expect(calls).toEqual(['cancel', 'move'])
  })

  test('is offered other times where the new one is taken, and says so itself where it is too late', async () => {
    const { pages } = createPages({ move: () => Promise.reject(taken) })
    const answer = await pages.change('move', 'key', post('/x', { starts_at: ten }), HERE)
    expect(answer.status).toBe(409)
    expect((await answer.text()).match(RADIO)).toHaveLength(2)
    const late = createPages({
      meetingFor: async () => ({ ...meeting, can_change: false }),
      cancel: () => Promise.reject(new HttpError('conflict', 'Too late')),
    }).pages
    for (const response of [
      await late.ask('cancel', 'key', get('/x'), HERE),
      await late.change('cancel', 'key', post('/x', {}), HERE),
    ]) {
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(paths.meetingBooked('key'))
    }
  })

  test('that is none has one page for every key', async () => {
    const { pages } = createPages()
    const answers = await Promise.all([
      pages.meeting('forged', get('/x'), HERE),
      pages.ask('move', 'old', get('/x'), HERE),
      pages.change('cancel', 'other', post('/x', {}), HERE),
    ])
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410])
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain('This meeting can’t be shown')
    expect(texts[0]).not.toContain('forged')
  })

  test('comes as a file for calendars', async () => {
    const { pages } = createPages()
    const file = await pages.invitation('key', HERE)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(await file.text()).toBe('BEGIN:VCALENDAR')
    expect((await pages.invitation('forged', HERE)).status).toBe(410)
  })
})
