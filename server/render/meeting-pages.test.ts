import { describe, expect, test } from 'vitest'
import {
  createPages,
  dayAfter,
  eleven,
  get,
  half,
  HERE,
  meeting,
  ORIGIN,
  post,
  RADIO,
  taken,
  ten,
} from './booking-pages.test-support.ts'
import { HttpError } from '#server/http/http-error.ts'
import { noTimesWords } from '#shared/pages/meetings/booking-no-times.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { meetingPage } from '#shared/pages/meetings/meeting.ts'
import { callLinkWords } from '#shared/pages/meetings/call-link.ts'
import { paths } from '#shared/paths/paths.ts'

describe('the page of a meeting', () => {
  const past = '2026-01-12T10:00:00.000Z'
  const { booked } = meetingPage
  test.each([
    ['is booked', {}, booked.heading, [booked.move, 'Sent to a.keller', 'UTC+5:30', '15:30']],
    [
      'has no invitation',
      { invitation_by_email: false },
      booked.heading,
      [callLinkWords(false).noInvitation],
    ],
    ['was moved', { moved_from: eleven, word: 'Sorry' }, booked.moved, [booked.movedFrom, 'Sorry']],
    [
      'was moved without an email',
      { moved_from: eleven, invitation_by_email: false },
      booked.moved,
      [booked.movedUntold],
    ],
    [
      'was cancelled without an email',
      {
        state: 'cancelled',
        cancelled_by: 'visitor',
        invitation_by_email: false,
        can_change: false,
      },
      booked.cancelled,
      [booked.cancelledUntold],
    ],
    ['can’t be changed any more', { can_change: false }, booked.heading, [booked.tooLate]],
    [
      'was cancelled by its visitor',
      { state: 'cancelled', cancelled_by: 'visitor', can_change: false },
      booked.cancelled,
      [booked.again],
    ],
    [
      'was cancelled by staff',
      { state: 'cancelled', cancelled_by: 'staff', word: 'We are ill', can_change: false },
      booked.cancelledByStaff,
      ['We are ill', booked.again],
    ],
    ['is over', { starts_at: past, ends_at: past, can_change: false }, booked.over, [booked.again]],
  ] as const)('shows that the meeting %s', async (_what, own, heading, texts) => {
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

  test('changes the meeting only after a POST request, never when a link is followed', async () => {
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

  test('offers other times if the new time is taken, and redirects to the meeting if it is too late for a change', async () => {
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

  test.each([
    // A browser that does not send Sec-Fetch-Site sends this Origin header from a page with `Referrer-Policy: no-referrer`.
    ['its own page, for which the browser sends the origin null', { origin: 'null' }, 303],
    ['this site', { origin: ORIGIN }, 303],
    ['another site, by Sec-Fetch-Site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
  ] as const)('accepts or rejects a change by a form from %s', async (_from, headers, status) => {
    const { pages, calls } = createPages()
    const cancelled = await pages.change('cancel', 'key', post('/x', {}, headers), HERE)
    const to = post('/x', { starts_at: half }, headers)
    const moved = await pages.change('move', 'key', to, HERE)
    expect([cancelled.status, moved.status]).toEqual([status, status])
    expect(calls).toEqual(status === 303 ? ['cancel', 'move'] : [])
  })

  test('does not preselect one of the other times if the new time is taken', async () => {
    const { pages } = createPages({ move: () => Promise.reject(taken) })
    const to = post('/x', { starts_at: ten })
    const html = await (await pages.change('move', 'key', to, HERE)).text()
    expect(html.match(RADIO)).toHaveLength(2)
    expect(html).not.toMatch(/<input type="radio"[^>]*checked/)
    const opened = await pages.ask('move', 'key', get(`/x?time=${dayAfter(4)}T10:00:00Z`), HERE)
    const asked = await opened.text()
    expect(asked.match(RADIO)).toHaveLength(3)
    expect(asked).not.toMatch(/<input type="radio"[^>]*checked/)
  })

  test.each([
    ['too_many_requests', 429, 'Wait 9 minutes and try it again'],
    ['unavailable', 503, 'Send it again in a moment. We couldn’t store it'],
    ['internal_error', 500, formProblems.away],
    ['validation_failed', 422, 'Choose a time'],
  ] as const)(
    'keeps the chosen time if the move is rejected with %s',
    async (code, status, text) => {
      const options = code === 'validation_failed' ? { fields: { starts_at: text } } : {}
      const refused = new HttpError(code, text, options)
      const { pages } = createPages({ move: () => Promise.reject(refused) })
      const answer = await pages.change('move', 'key', post('/x', { starts_at: half }), HERE)
      expect(answer.status).toBe(status)
      const html = await answer.text()
      expect(html).toContain(`<input type="hidden" name="starts_at" value="${half}"/>`)
      expect(html).not.toMatch(RADIO)
      expect(html).toMatch(new RegExp(`role="alert".*${text}.*${meetingPage.move.to}`))
    },
  )

  test('reports a move without a new time', async () => {
    const refused = new HttpError('validation_failed', 'x', { fields: { starts_at: 'Choose it' } })
    const { pages } = createPages({ move: () => Promise.reject(refused) })
    const answer = await pages.change('move', 'key', post('/x', {}), HERE)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toMatch(/role="alert".*Choose it.*class="picker"/)
  })

  test.each([
    ['', `href="${paths.meetingMove('key')}"`],
    [`?time=${half}`, `href="${paths.meetingMove('key')}?time=${encodeURIComponent(half)}"`],
  ])(
    'has a retry link while the times of a move (query: “%s”) are unavailable',
    async (search, again) => {
      const faults: unknown[] = []
      const { pages } = createPages(
        { slots: () => Promise.reject(new Error('no store')) },
        { onError: (error) => faults.push(error) },
      )
      const answer = await pages.ask('move', 'key', get(`/x${search}`), HERE)
      expect(answer.status).toBe(503)
      const html = (await answer.text()).replaceAll('<!-- -->', '')
      expect(html).not.toContain(meetingPage.gone.title)
      expect(html).toContain(noTimesWords.failed.title)
      expect(html).toContain(`${meetingPage.move.from}: `)
      expect(html).toContain('15:30 to 16:00')
      expect(html).toContain(again)
      expect(faults).toHaveLength(1)
    },
  )

  test('states first what visitors can do if the meeting can’t be changed any more', () => {
    expect(booked.tooLate).toMatch(/^Write to .* It’s too late to change the meeting here\.$/)
  })

  test('the page of a meeting is the same for all unknown keys', async () => {
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

  test('offers the meeting as an iCalendar file', async () => {
    const { pages } = createPages()
    const file = await pages.invitation('key', HERE)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(await file.text()).toBe('BEGIN:VCALENDAR')
    expect((await pages.invitation('forged', HERE)).status).toBe(410)
  })
})
