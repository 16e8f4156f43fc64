import { expect, test } from 'vitest'
import {
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
import { createConfirmPages, type UnconfirmedMeetings } from './confirm-pages.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { UnconfirmedMeeting } from '#shared/contracts/booking/bookings.ts'
import { confirmWords, unconfirmedWords } from '#shared/pages/meetings/confirm-meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { devAssets, render } from '#web/shell/entry-server.tsx'

const asked: UnconfirmedMeeting = {
  state: 'unconfirmed',
  starts_at: ten,
  ends_at: half,
  time_zone: 'Asia/Kolkata',
  host: meeting.host,
  email: meeting.email,
  lapses_at: half,
  confirmed: false,
  path: paths.meetingUnconfirmed('shown'),
}

const nothing = () => Promise.reject(new Error('these pages ask for no content'))

/** Creates the pages with simulated meetings. Also returns the list of the inputs that were confirmed through the pages. */
function createPages(own: Partial<UnconfirmedMeetings> = {}) {
  const confirmed: unknown[] = []
  const meetings: UnconfirmedMeetings = {
    unconfirmedFor: async (key) => (key === 'shown' ? asked : undefined),
    confirmationFor: async (key) =>
      key === 'key' ? { kind: 'open', asked, otherSlots: undefined } : { kind: 'lapsed' },
    ...own,
    confirm: async (key, input) => {
      confirmed.push(input)
      return own.confirm?.(key, input) ?? meeting
    },
  }
  const pages = createConfirmPages({
    render: (page) => render({ ...page, assets: devAssets, origin: ORIGIN }),
    content: { groq: nothing, rest: nothing },
    origin: ORIGIN,
    headers: {},
    meetings,
    limit: 'off',
    onError: () => undefined,
  })
  return { pages, confirmed }
}

const path = paths.meetingConfirm('key')

test.each(['GET', 'HEAD'])('a %s request for the link confirms no meeting', async (method) => {
  const { pages, confirmed } = createPages()
  const answer = await pages.ask('key', get(path, method), HERE)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(confirmed).toEqual([])
})

test('the confirmation page has one button, which posts the confirmation without JavaScript', async () => {
  const { pages } = createPages()
  const html = await (await pages.ask('key', get(path), HERE)).text()
  expect(html).toContain(`<h1 class="booking-heading" tabindex="-1">${confirmWords.heading}</h1>`)
  expect(html).toMatch(/<form class="details" method="post">/)
  expect(html).toMatch(new RegExp(`<button type="submit"[^>]*>${confirmWords.send}</button>`))
  expect(html.match(RADIO)).toBeNull()
})

test('a posted confirmation redirects to the meeting', async () => {
  const { pages, confirmed } = createPages()
  const answer = await pages.confirm('key', post(path, {}), HERE)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(paths.meetingBooked('key'))
  expect(confirmed).toEqual([{}])
})

test('a link that was used before redirects to the meeting', async () => {
  const { pages } = createPages({ confirmationFor: async () => ({ kind: 'booked', meeting }) })
  const answer = await pages.ask('key', get(path), HERE)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, paths.meetingBooked('key')])
})

test('the confirmation page reports that the time is taken, and offers other times', async () => {
  const { pages, confirmed } = createPages({
    confirmationFor: async () => ({ kind: 'open', asked, otherSlots: [half, eleven] }),
    confirm: () => Promise.reject(taken),
  })
  const answer = await pages.confirm('key', post(path, {}), HERE)
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(html).toContain(confirmWords.taken)
  expect(html.match(RADIO)).toHaveLength(2)
  await pages.confirm('key', post(path, { starts_at: eleven, name: 'x' }), HERE)
  expect(confirmed).toEqual([{}, { starts_at: eleven }])
})

test('the confirmation page shows a contact address if no time is free', async () => {
  const { pages } = createPages({
    confirmationFor: async () => ({ kind: 'open', asked, otherSlots: [] }),
  })
  const html = await (await pages.ask('key', get(path), HERE)).text()
  expect(html).toContain(confirmWords.noneFree)
  expect(html).not.toContain(`${confirmWords.send}</button>`)
})

test('an expired link is reported on every request', async () => {
  const lapsed = () => Promise.reject(new HttpError('not_found', 'Choose a time again'))
  const { pages } = createPages({ confirm: lapsed })
  const texts = await Promise.all(
    [
      pages.ask('other', get(paths.meetingConfirm('other')), HERE),
      pages.unconfirmed('other', get(paths.meetingUnconfirmed('other')), HERE),
      pages.confirm('other', post(paths.meetingConfirm('other'), {}), HERE),
    ].map(async (answer) => {
      const { status } = await answer
      expect(status).toBe(410)
      return (await answer).text()
    }),
  )
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toContain(confirmWords.lapsed.title)
})

test('the page of an unconfirmed meeting shows the email address and no link that confirms', async () => {
  const { pages } = createPages()
  const html = await (
    await pages.unconfirmed('shown', get(paths.meetingUnconfirmed('shown')), HERE)
  ).text()
  expect(html).toContain(unconfirmedWords.heading)
  expect(html).toContain(meeting.email)
  expect(html).not.toContain('/booking/confirm/')
})

test('a form on another site cannot confirm a meeting', async () => {
  const { pages, confirmed } = createPages()
  const request = post(path, {}, { 'sec-fetch-site': 'cross-site' })
  expect((await pages.confirm('key', request, HERE)).status).toBe(403)
  expect(confirmed).toEqual([])
})
