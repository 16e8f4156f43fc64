import { describe, expect, test } from 'vitest'
import type { Meetings } from './booking-pages.ts'
import {
  createPages,
  dayAfter,
  eleven,
  first,
  get,
  half,
  HERE,
  ORIGIN,
  post,
  RADIO,
  second,
  slots,
  taken,
  ten,
} from './booking-pages.test-support.ts'
import { HttpError } from '#server/http/http-error.ts'
import { page } from '#shared/pages/meetings/booking.ts'
import { detailsWords } from '#shared/pages/meetings/booking-details.ts'
import { noTimesWords } from '#shared/pages/meetings/booking-no-times.ts'
import { callPlace } from '#shared/pages/meetings/call-place.ts'
import { paths } from '#shared/paths/paths.ts'
import { devAssets, render } from '#web/shell/entry-server.tsx'

const words = { ...page, ...detailsWords, ...noTimesWords }

const filled = {
  starts_at: ten,
  time_zone: 'Asia/Kolkata',
  name: 'Anna Keller',
  email: 'a.keller@northline.example',
  about: 'rag',
  note: 'Which documents?',
  topic_detail: '',
  again: '',
}

const booking = (search: string, own?: Partial<Meetings>) =>
  createPages(own).pages.booking(get(`${paths.booking()}${search}`), HERE)

describe('the booking page', () => {
  test('lists every free day and time as links and is not cached', async () => {
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

  test('shows the day and time zone of its query', async () => {
    const html = await (await booking(`?day=${second}&zone=Asia/Kolkata&service=rag`)).text()
    expect(html).toContain('>16:30<')
    expect(html).not.toContain('>15:30<')
    expect(html).toMatch(/<option value="Asia\/Kolkata" selected="">Kolkata \(UTC\+5:30\), /)
    expect(html).toContain('service=rag&amp;')
  })

  test('asks for the visitor’s details once a time is chosen', async () => {
    const html = await (await booking(`?time=${ten}&zone=Asia/Kolkata&service=rag`)).text()
    expect(html).toContain(`name="starts_at" value="${ten}"`)
    expect(html).toContain('name="time_zone" value="Asia/Kolkata"')
    expect(html).toContain('<option value="rag" selected="">')
    expect(html).toContain('<span class="clock">15:30</span> to')
  })

  test('offers other times if the chosen one is not free', async () => {
    const html = await (await booking(`?time=${first}T10:15:00Z`)).text()
    expect(html).toContain(words.takenMeanwhile)
    expect(html).not.toContain('type="hidden" name="starts_at"')
    expect(html.match(RADIO)).toHaveLength(3)
  })

  test('links to the next free day on a day without free times', async () => {
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
  ])('ignores invalid parameters and shows no chosen time: %s', async (search) => {
    const answer = await booking(search)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(words.heading)
  })

  test('omits header and footer if it is embedded in a frame', async () => {
    const html = await (await booking('?embed=1&hide_landing_page_details=1')).text()
    expect(html).not.toContain('class="bar')
    expect(html).not.toContain('class="foot')
    expect(html).not.toContain(callPlace(false))
    expect(html).toContain('embed=1&amp;hide_landing_page_details=1')
  })

  test('shows a notice if the free times cannot be read or there are none', async () => {
    const away = await booking('', { slots: () => Promise.reject(new Error('away')) })
    expect(away.status).toBe(503)
    const none = await booking('', { slots: async () => ({ ...slots, slots: [] }) })
    expect(none.status).toBe(200)
    const text = await none.text()
    expect(text).toContain(words.empty.title)
    expect(text).toContain(`href="${paths.contact}"`)
  })

  test('links to the external service if that service takes the bookings', async () => {
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
  test('redirects to its meeting', async () => {
    const { pages, calls } = createPages()
    const answer = await pages.book(post(paths.booking(), filled), HERE)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(paths.meetingBooked('key'))
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(calls).toEqual(['book'])
  })

  test('shows the entered values again when one of them is invalid', async () => {
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

  test('offers other times when the chosen time is taken', async () => {
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
  ])('a posted booking with the body %.20s never causes a 5xx response', async (body, status) => {
    const { pages } = createPages()
    const answer = await pages.book(post(paths.booking(), body), HERE)
    expect(answer.status).toBe(status === 200 ? 303 : status)
  })

  test('a posted booking is rejected if it comes from another site', async () => {
    const { pages, calls } = createPages()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const from = (path: string) => post(path, filled, headers)
    expect((await pages.book(from(paths.booking()), HERE)).status).toBe(403)
    expect((await pages.change('cancel', 'key', from('/x'), HERE)).status).toBe(403)
    const sandboxed = post(paths.booking(), filled, { origin: 'null' })
    expect((await pages.book(sandboxed, HERE)).status).toBe(403)
    expect(calls).toEqual([])
  })
})
