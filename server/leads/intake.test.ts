import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { receiptAnswer } from '#shared/contracts/forms/inquiries.ts'
import { HttpError } from '#server/http/http-error.ts'
import { apiPaths } from '#shared/paths/paths.ts'

const databases = useDatabases()

const HOUR = 3_600_000
const proposal = {
  company: 'Bolt GmbH',
  partnership_type: 'Others',
  email: 'bolt@example.com',
  goals: 'Sell together',
}

describe.each(engines)('the intake of inquiries (%s)', (engine) => {
  const open = async (options?: Parameters<typeof createInquiries>[1]) =>
    createInquiries(await databases.open(engine, inquiryMigrations), options)

  it('stores an inquiry with all fields, and returns a receipt whose link works for a day', async () => {
    const site = await open()
    const form = contactForm({ phone: '+44 20 7946 0000', answer_by: 'phone', volume: '50-500' })
    const answer = await site.call('POST', apiPaths.contact, { json: form })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const { data } = receiptAnswer.parse(answer.body)
    expect(data).toMatchObject({
      kind: 'contact',
      received_at: '2026-11-18T09:00:00.000Z',
      answer_by: '2026-11-19T09:00:00.000Z',
      copy_by_email: false,
      sent: { name: 'Ada Lovelace', message: form.message, answer_way: 'phone', countries: '' },
    })
    expect(data.number).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
    const key = data.path.split('/').at(-1) ?? ''
    expect(await site.leads.receiptFor(key)).toEqual(data)
    expect(await site.leads.receiptFor(key.slice(1))).toBeUndefined()
    site.setTime(WEDNESDAY + 24 * HOUR)
    expect(await site.leads.receiptFor(key)).toBeUndefined()
  })

  it('stores the type and goals of a partnership form as subject and message of the inquiry', async () => {
    const site = await open()
    const answer = await site.call('POST', apiPaths.partnership, { json: proposal })
    expect(answer.body.data).toMatchObject({
      kind: 'partnership',
      sent: { company: 'Bolt GmbH', about: 'Others', message: 'Sell together', name: '' },
    })
  })

  it('stores one lead with one receipt if an inquiry is submitted 50 times concurrently', async () => {
    const site = await open()
    const headers = { 'idempotency-key': '8f14e45f-ceea-467f-a4cd-0d0e2276b403' }
    const send = () => site.call('POST', apiPaths.contact, { json: contactForm(), headers })
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
    expect((await site.leads.counts()).views.all).toBe(1)
  })

  it('stores one lead if an inquiry is submitted to two processes that share a database', async () => {
    const database = await databases.open(engine, inquiryMigrations)
    const sites = [await createInquiries(database), await createInquiries(database)]
    const answers = await Promise.all(
      sites.map((site) => site.call('POST', apiPaths.contact, { json: contactForm() })),
    )
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await sites[0]?.leads.counts())?.views.all).toBe(1)
  })

  it('stores a second lead for other content with the same Idempotency-Key, and does not change the first lead', async () => {
    const site = await open()
    const headers = { 'idempotency-key': 'once' }
    const messages = ['First', 'Second', 'First']
    const numbers: string[] = []
    for (const message of messages) {
      const { body } = await site.call('POST', apiPaths.contact, {
        json: contactForm({ message }),
        headers,
      })
      numbers.push(body.data.number)
    }
    expect(numbers[2]).toBe(numbers[0])
    expect((await site.leads.counts()).views.all).toBe(2)
  })

  it('detects duplicates without an Idempotency-Key by text and sender for five minutes', async () => {
    const site = await open()
    const send = async (address = '192.0.2.1') => {
      const json = contactForm()
      const { status, body } = await site.call('POST', apiPaths.contact, { json, address })
      expect(status).toBe(201)
      return body.data
    }
    const first = await send()
    site.setTime(WEDNESDAY + 5 * 60_000 - 1)
    expect(await send()).toEqual(first)
    // If a different sender sends the same text, that sender gets a separate receipt.
    const stranger = await send('198.51.100.7')
    expect(stranger.number).not.toBe(first.number)
    expect(stranger.path).not.toBe(first.path)
    expect(stranger.received_at).toBe('2026-11-18T09:04:59.999Z')
    site.setTime(WEDNESDAY + 5 * 60_000)
    expect((await send()).number).not.toBe(first.number)
    expect((await site.leads.counts()).views.all).toBe(3)
  })

  it('detects duplicates by their Idempotency-Key for a day, from any address', async () => {
    const site = await open()
    const send = async (address: string) => {
      const headers = { 'idempotency-key': 'a-random-key' }
      const call = { json: contactForm(), headers, address }
      return (await site.call('POST', apiPaths.contact, call)).body.data.number
    }
    const first = await send('192.0.2.1')
    site.setTime(WEDNESDAY + 23 * HOUR)
    expect(await send('198.51.100.7')).toBe(first)
    site.setTime(WEDNESDAY + 25 * HOUR)
    expect(await send('192.0.2.1')).not.toBe(first)
  })

  it('does not store an inquiry if its notifications cannot be stored', async () => {
    const site = await open({ messages: { webhook: { url: 'http://127.0.0.1:1/', secret: 's' } } })
    await sql`drop table messages`.execute(site.db)
    const answer = await site.call('POST', apiPaths.contact, { json: contactForm() })
    expect(answer.status).toBe(500)
    expect((await site.leads.counts()).views.all).toBe(0)
  })
})

it('the contact form reports an unavailable database with advice, and accepts the inquiry later', async () => {
  let isAway = true
  const site = await createInquiries(await databases.open('sqlite', inquiryMigrations), {
    limits: true,
    dueAt: (at) => {
      if (isAway) throw new HttpError('unavailable', 'The database cannot be reached')
      return at
    },
  })
  // The number of attempts exceeds the rate limit. Attempts whose inquiry was not stored do not count.
  for (let n = 0; n < 9; n += 1) {
    const answer = await site.call('POST', apiPaths.contact, { json: contactForm() })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.body.error.message).toMatch(/^Send it again in a moment\./)
  }
  isAway = false
  const answer = await site.call('POST', apiPaths.contact, { json: contactForm() })
  expect(answer.status).toBe(201)
})

it('the contact form waits for a locked table and reports a timeout with advice', async () => {
  const database = await databases.open('postgres', inquiryMigrations)
  const site = await createInquiries(database, { patience: 100 })
  const send = () => site.call('POST', apiPaths.contact, { json: contactForm() })
  const refused = await database.kysely.transaction().execute(async (transaction) => {
    await sql`lock table leads in exclusive mode`.execute(transaction)
    return send()
  })
  expect(refused.status).toBe(503)
  expect(refused.body.error.message).toMatch(/^Send it again in a moment\./)
  expect((await send()).status).toBe(201)
})

describe('the contact form', () => {
  const open = async () =>
    createInquiries(await databases.open('sqlite', inquiryMigrations), { limits: true })
  const nth = (n: number, more: object = {}) =>
    contactForm({ email: `a${n}@example.com`, message: `Question ${n}`, ...more })

  it.each([
    ['of one address (with JavaScript)', 6, (n: number) => nth(n, { elapsed_ms: 60_000 })],
    ['of one address (without JavaScript)', 6, (n: number) => nth(n)],
    [
      'of one email address',
      5,
      (n: number) => nth(n, { elapsed_ms: 60_000, email: 'Ada@Example.com' }),
    ],
  ])('rejects inquiries above the rate limit %s with 429', async (_name, most, formOf) => {
    const site = await open()
    for (let n = 0; n < most; n += 1) {
      const { status } = await site.call('POST', apiPaths.contact, { json: formOf(n) })
      expect(status).toBe(201)
    }
    // A duplicate does not count and gets the same receipt again.
    const again = await site.call('POST', apiPaths.contact, { json: formOf(0) })
    expect(again.status).toBe(201)
    const refused = await site.call('POST', apiPaths.contact, { json: formOf(most) })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(refused.body.error.message).toMatch(/^Wait \d+ minutes and send it again, or write to /)
    site.setTime(WEDNESDAY + 2 * HOUR)
    const later = await site.call('POST', apiPaths.contact, { json: formOf(most) })
    expect(later.status).toBe(201)
  })

  it('accepts an inquiry that was filled in too fast only at the second attempt', async () => {
    const site = await open()
    const json = contactForm({ elapsed_ms: 300 })
    const first = await site.call('POST', apiPaths.contact, { json })
    expect(first.status).toBe(429)
    expect(first.body.error.message).toMatch(/^Wait a few seconds/)
    site.setTime(WEDNESDAY + Number(first.headers.get('retry-after')) * 1000)
    expect((await site.call('POST', apiPaths.contact, { json })).status).toBe(201)
  })

  it.each([
    ['an invalid email address', { email: 'ada@' }, 'email'],
    ['four links', { message: 'http://a http://b www.c https://d' }, 'message'],
    ['a request for a call without a phone number', { answer_by: 'phone' }, 'phone'],
    ['an unknown subject', { about: 'x' }, 'about'],
    ['a text that is too long', { message: 'x'.repeat(5_001) }, 'message'],
    ['text with a NUL', { name: 'a\0b' }, 'name'],
  ])('rejects an inquiry with %s, and names the invalid field', async (_name, values, field) => {
    const site = await open()
    const answer = await site.call('POST', apiPaths.contact, { json: contactForm(values) })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields)).toEqual([field])
    expect((await site.leads.counts()).views.all).toBe(0)
  })
})
