import { describe, expect, it } from 'vitest'
import { useDatabases } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { bookingForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

const HOUR = 60 * 60_000

const open = async () =>
  createInquiries(await databases.open('sqlite', inquiryMigrations), { limits: true })

type Site = Awaited<ReturnType<typeof open>>

/** Start of half hour `n` of 19 November 2026, counted from 09:00 UTC, as ISO 8601. */
const time = (n: number) => new Date(Date.UTC(2026, 10, 19, 9) + (n * HOUR) / 2).toISOString()

const book = (site: Site, values: Readonly<Record<string, unknown>>, address = '192.0.2.1') =>
  site.call('POST', apiPaths.bookings(), { json: bookingForm(values), address })

describe('a booking', () => {
  it('a booking is rejected if the form is filled in faster than a person can type, and accepted when sent again', async () => {
    const site = await open()
    const fast = await book(site, { elapsed_ms: 300 })
    expect(fast.status).toBe(429)
    expect(fast.body.error.message).toContain('This check keeps out spam')
    site.setTime(WEDNESDAY + 2_000)
    expect((await book(site, { elapsed_ms: 300 })).status).toBe(201)
  })

  it.each([
    ['without JavaScript', {}],
    ['with JavaScript', { elapsed_ms: 60_000 }],
  ])('a visitor can book six times per hour from one address (%s)', async (_name, values) => {
    const site = await open()
    const send = (n: number) =>
      book(site, { ...values, email: `p${n}@example.com`, starts_at: time(n) })
    for (let n = 0; n < 6; n += 1) expect((await send(n)).status).toBe(201)
    expect((await send(6)).status).toBe(429)
    // A rejected booking of a taken time does not count towards the limit.
    expect((await book(site, { email: 'other@example.com' }, '192.0.2.2')).status).toBe(409)
  })

  it('a booking becomes a suspected request without a reserved time if the hidden field is filled in twice', async () => {
    const site = await open()
    const filled = { topic_detail: 'https://spam.example.com' }
    const asked = await book(site, filled)
    expect(asked.status).toBe(422)
    const { status, body } = await book(site, { ...filled, again: asked.body.error.again })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      state: 'requested',
      starts_at: '2026-11-19T10:00:00.000Z',
      answer_by: null,
    })
    const { slots } = (await site.call('GET', apiPaths.bookingSlots)).body.data
    expect(slots).toContain('2026-11-19T10:00:00.000Z')
    const list = await site.call('GET', apiPaths.bookings({ view: 'all' }), { as: 'editor' })
    expect(list.body.count).toBe(0)
    const [lead] = (await site.call('GET', staffApiPaths.leads({ view: 'all' }), { as: 'editor' }))
      .body.results
    expect(lead).toMatchObject({
      kind: 'contact',
      status: 'closed',
      closed_as: 'spam',
      number: body.data.number,
    })
  })
})

it('a booking is rejected if its email address has three future meetings; past and cancelled meetings do not count', async () => {
  const site = await createInquiries(await databases.open('sqlite', inquiryMigrations))
  const keys: string[] = []
  for (let n = 0; n < 3; n += 1) {
    keys.push((await book(site, { starts_at: time(n) })).body.data.key)
  }
  const refused = await book(site, { starts_at: time(3), email: 'ADA@example.com' })
  expect(refused.status).toBe(429)
  expect(refused.body.error.message).toMatch(/^Cancel one of your meetings first/)
  await site.call('POST', apiPaths.meetingCancel(keys[2] ?? ''))
  expect((await book(site, { starts_at: time(3) })).status).toBe(201)
  expect((await book(site, { starts_at: time(4) })).status).toBe(429)
  site.setTime(Date.parse(time(0)))
  expect((await book(site, { starts_at: time(10) })).status).toBe(201)
})

it('a meeting can be changed ten times per hour by its visitor, because each change sends staff an email', async () => {
  const site = await open()
  const { key } = (await book(site, {})).body.data
  const move = (n: number) =>
    site.call('POST', apiPaths.meetingMove(key), { json: { starts_at: time(n) } })
  for (let n = 3; n < 13; n += 1) expect((await move(n)).status).toBe(200)
  const refused = await move(13)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).not.toBeNull()
  site.setTime(WEDNESDAY + HOUR / 6)
  expect((await move(13)).status).toBe(200)
})
