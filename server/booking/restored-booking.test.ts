import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { bookingForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

const TEN = '2026-11-19T10:00:00.000Z'

describe.each(engines)('a suspected booking that staff restore (%s)', (engine) => {
  const open = async () => {
    const site = await createInquiries(await databases.open(engine, inquiryMigrations), {
      messages: { webhook: { url: 'http://127.0.0.1:1/', secret: 'sixteen characters' } },
    })
    const book = (values: Readonly<Record<string, unknown>>) =>
      site.call('POST', apiPaths.bookings(), { json: bookingForm(values) })
    const filled = { topic_detail: 'https://spam.example.com', note: 'We hire drivers.' }
    const { again } = (await book(filled)).body.error
    const { number } = (await book({ ...filled, again })).body.data
    const staff = (method: string, path: string, json?: unknown) =>
      site.call(method, path, { as: 'editor', ...(json !== undefined && { json }) })
    const [lead] = (await staff('GET', staffApiPaths.leads({ view: 'spam' }))).body.results
    return { site, book, staff, number, lead: String(lead.id) }
  }

  it('a restored booking becomes a meeting if its time is free', async () => {
    const { site, staff, number, lead } = await open()
    const { body } = await staff('PATCH', staffApiPaths.lead(lead), { status: 'new' })
    expect(body.data).toMatchObject({
      number,
      kind: 'meeting',
      status: 'new',
      due_at: null,
      message: 'We hire drivers.',
    })
    expect(body.data.history.at(-1).text).toBe(
      'Restored and booked a meeting: Thursday 19 November 2026 at 10:00 GMT',
    )
    expect(body.data.messages).toMatchObject([{ channel: 'webhook' }])
    const list = await staff('GET', apiPaths.bookings({ view: 'all' }))
    expect(list.body.results).toMatchObject([
      { number, state: 'booked', starts_at: TEN, note: 'We hire drivers.' },
    ])
    const { slots } = (await site.call('GET', apiPaths.bookingSlots)).body.data
    expect(slots).not.toContain(TEN)
  })

  it('a restored booking becomes an inquiry with a reply deadline if its time is taken, and its history says why', async () => {
    const { book, staff, number, lead } = await open()
    expect((await book({ email: 'other@example.com' })).status).toBe(201)
    const { body } = await staff('PATCH', staffApiPaths.lead(lead), { status: 'new' })
    expect(body.data).toMatchObject({ number, kind: 'contact', status: 'new' })
    expect(body.data.due_at).toEqual(expect.any(String))
    expect(body.data.history.at(-1).text).toBe(
      'Restored as an inquiry, because Thursday 19 November 2026 at 10:00 GMT isn’t free any more',
    )
    const list = await staff('GET', apiPaths.bookings({ view: 'all' }))
    expect(list.body.results).toMatchObject([{ email: 'other@example.com' }])
  })

  it('a restored booking becomes an inquiry if its time is in the past', async () => {
    const { site, staff, lead } = await open()
    site.setTime(Date.parse(TEN) + 60_000)
    const { body } = await staff('PATCH', staffApiPaths.lead(lead), { status: 'new' })
    expect(body.data).toMatchObject({ kind: 'contact', status: 'new' })
  })

  it('a restored booking becomes one meeting if two users restore it concurrently', async () => {
    const { staff, lead } = await open()
    const answers = await Promise.all(
      ['new', 'in_progress'].map((status) => staff('PATCH', staffApiPaths.lead(lead), { status })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const list = await staff('GET', apiPaths.bookings({ view: 'all' }))
    expect(list.body.results).toHaveLength(1)
  })
})
