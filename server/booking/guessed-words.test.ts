import { describe, expect, inject, it } from 'vitest'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { bookingForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'

const databases = useDatabases()

/** Number of booked times that a stranger guesses: far more than the rate limit permits. */
const GUESSES = inject('tier') === 'full' ? 373 : 41

const MINUTE = 60_000
const VISITOR = '192.0.2.1'
const STRANGER = '198.51.100.7'

type Site = Awaited<ReturnType<typeof createInquiries>>

/** Publicly known data of a visitor who leaves all other fields empty. */
const known = { name: 'Ada Lovelace', email: 'ada@example.com', about: 'other', note: '' }

const book = (site: Site, values: Readonly<Record<string, unknown>>, address: string) =>
  site.call('POST', apiPaths.bookings(), { json: bookingForm({ ...known, ...values }), address })

async function open(engine: Engine, options: Parameters<typeof createInquiries>[1] = {}) {
  const site = await createInquiries(await databases.open(engine, inquiryMigrations), options)
  const { slots } = (await site.call('GET', apiPaths.bookingSlots)).body.data
  return { site, slots: slots as string[] }
}

/** Status and body of a response, without the request id, which differs in each response. */
const plain = ({ status, body }: Awaited<ReturnType<Site['call']>>) => {
  const { error = {}, data } = body
  const { request_id: _id, ...said } = error
  return { status, said, data }
}

describe.each(engines)('a meeting booked without an Idempotency-Key, stored in %s', (engine) => {
  it(`a meeting is not revealed by guessing its text: ${GUESSES} guesses do not yield the key of its link and reach the rate limit`, async () => {
    const database = await databases.open(engine, inquiryMigrations)
    const filled = await createInquiries(database)
    const { slots } = (await filled.call('GET', apiPaths.bookingSlots)).body.data
    const taken: string[] = slots.slice(0, GUESSES)
    expect(taken).toHaveLength(GUESSES)
    const theirs = taken[20] ?? ''
    const { key } = (await book(filled, { starts_at: theirs }, VISITOR)).body.data
    for (const [n, startsAt] of taken.entries()) {
      if (startsAt === theirs) continue
      const other = { starts_at: startsAt, email: `p${n}@example.com` }
      expect((await book(filled, other, VISITOR)).status).toBe(201)
    }
    const guessAll = async (site: Site, addressOf: (n: number) => string) => {
      const answers: Awaited<ReturnType<typeof book>>[] = []
      // The right time is guessed first, because the rate limit rejects later guesses.
      for (const [n, startsAt] of [theirs, ...taken.filter((at) => at !== theirs)].entries())
        answers.push(await book(site, { starts_at: startsAt }, addressOf(n)))
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(key)
      return answers.map(({ status }) => status)
    }
    // Without a rate limit, the right guess gets the same status as all wrong guesses.
    expect(new Set(await guessAll(filled, () => STRANGER))).toEqual(new Set([409]))
    for (const addressOf of [() => STRANGER, (n: number) => `203.0.113.${n % 250}`]) {
      const limited = await createInquiries(database, { limits: true })
      const statuses = await guessAll(limited, addressOf)
      expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(6)
      expect(statuses.slice(6).every((status) => status === 429)).toBe(true)
    }
  })

  it('a meeting is not revealed to a stranger who sends the right text: the response is the same as for any taken time', async () => {
    const { site, slots } = await open(engine)
    const [theirs = '', anothers = ''] = slots
    await book(site, { starts_at: theirs }, VISITOR)
    await book(site, { starts_at: anothers, email: 'b@example.com', name: 'B' }, VISITOR)
    const right = await book(site, { starts_at: theirs }, STRANGER)
    const wrong = await book(site, { starts_at: theirs, name: 'Somebody Else' }, STRANGER)
    expect(right.status).toBe(409)
    expect(plain(right)).toEqual(plain(wrong))
    expect((await book(site, { starts_at: anothers }, STRANGER)).body.error.message).toBe(
      right.body.error.message,
    )
  })

  it('a meeting is returned with the key of its link to its visitor after a double click, for five minutes', async () => {
    const { site, slots } = await open(engine, { limits: true })
    const startsAt = slots[0] ?? ''
    const first = await book(site, { starts_at: startsAt }, VISITOR)
    expect(first.status).toBe(201)
    site.setTime(WEDNESDAY + 5 * MINUTE - 1)
    const again = await book(site, { starts_at: startsAt }, VISITOR)
    expect(again.body.data).toEqual(first.body.data)
    site.setTime(WEDNESDAY + 5 * MINUTE)
    const late = await book(site, { starts_at: startsAt }, VISITOR)
    expect(late.status).toBe(409)
    expect(JSON.stringify(late.body)).not.toContain(first.body.data.key)
    expect(late.body.error.message).toMatch(/If you have just booked it, it is yours/)
  })

  it('concurrent clicks create a meeting only once', async () => {
    const { site, slots } = await open(engine)
    const startsAt = slots[0] ?? ''
    const answers = await Promise.all(
      [1, 2, 3].map(async () => book(site, { starts_at: startsAt }, VISITOR)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.key)).size).toBe(1)
  })
})

it('the refusal of a taken time says that the link was emailed or, without a mail server, which address to write to', async () => {
  const mail = { smtp: { url: 'smtp://127.0.0.1:9', from: 'site@certavia.test' } }
  for (const [messages, sentence] of [
    [mail, 'we sent the link to change it by email'],
    [{}, 'to change it, write to '],
  ] as const) {
    const { site, slots } = await open('sqlite', { messages })
    await book(site, { starts_at: slots[0] }, VISITOR)
    const { body } = await book(site, { starts_at: slots[0] }, STRANGER)
    expect(body.error.message).toContain(sentence)
  }
})
