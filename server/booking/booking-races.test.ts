import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { bookingForm } from '#server/testing/visitor-forms.test-support.ts'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

type Site = Awaited<ReturnType<typeof createInquiries>>

const book = (
  site: Site,
  values: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) => site.call('POST', apiPaths.bookings(), { json: bookingForm(values), headers })

const move = (site: Site, key: string, startsAt: string) =>
  site.call('POST', apiPaths.meetingMove(key), { json: { starts_at: startsAt } })

const person = (n: number) => `p${n}@example.com`

/** Start of half hour `n` of a day, counted from 09:00, as ISO 8601. */
const half = (n: number, day = '2026-11-19') =>
  new Date(Date.parse(`${day}T09:00:00Z`) + n * 30 * 60_000).toISOString()

const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/**
 * Runs `work` while the table of days off is locked, and releases the lock once four transactions wait for it, so that they continue
 * together.
 */
async function heldBack<T>({ db }: Site, work: () => Promise<T>): Promise<T> {
  const started = await db.transaction().execute(async (transaction) => {
    await sql`lock table booking_days_off in share mode`.execute(transaction)
    const underway = work()
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_locks where not granted`.execute(transaction)
        return Number(rows[0]?.waiting)
      })
      .toBeGreaterThanOrEqual(4)
    return { underway }
  })
  return started.underway
}

/** Start times of the booked meetings. Asserts that exactly these times are missing in the public calendar. */
async function standing(site: Site): Promise<readonly string[]> {
  const list = await site.call('GET', apiPaths.bookings(), { as: 'editor' })
  const times: string[] = list.body.results.map(({ starts_at: at }: Booking) => at).toSorted()
  const { slots } = (await site.call('GET', apiPaths.bookingSlots)).body.data
  const week = Array.from({ length: 16 }, (_, n) => [half(n), half(n, '2026-11-20')]).flat()
  expect(week.filter((at) => !slots.includes(at)).toSorted()).toEqual(times)
  return times
}

describe.each(engines)('concurrent requests for meetings (%s)', (engine) => {
  const open = async () => createInquiries(await databases.open(engine, inquiryMigrations))

  /** Two servers that share one database but no memory, like two processes. */
  const openTwo = async (options: Parameters<typeof createInquiries>[1] = {}) => {
    const [one, two] = await databases.openTwice(engine, inquiryMigrations)
    return [await createInquiries(one, options), await createInquiries(two, options)] as const
  }

  it('two servers assign a time to one meeting only', async () => {
    const sites = await openTwo()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        sites.map((site, side) => book(site, { email: `${side}-${person(n)}` })),
      ).flat(),
    )
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: 59 }, () => 409)])
    for (const site of sites) expect(await standing(site)).toEqual([half(2)])
  })

  it('two servers create one meeting, and count it once, if both receive the same form', async () => {
    let count = 0
    const sites = await openTwo({ converted: () => (count += 1) })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        sites.map((site) => book(site, {}, { 'idempotency-key': 'one' })),
      ).flat(),
    )
    expect(statuses(answers)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(answers.map(({ body }) => body.data.key))).toHaveLength(1)
    expect(count).toBe(1)
  })

  it('two servers together do not exceed the limit of days off', async () => {
    const sites = await openTwo()
    const [one] = sites
    const add = (site: Site, n: number) => {
      const day = new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10)
      const json = { from: day, to: day, note: '' }
      return site.call('POST', staffApiPaths.bookingDaysOff, { json, as: 'admin' })
    }
    for (let n = 0; n < 298; n += 1) expect((await add(one, n)).status).toBe(201)
    const addMore = () =>
      Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          sites.map((site, side) => add(site, 300 + n * 2 + side)),
        ).flat(),
      )
    // On PostgreSQL, several requests have already counted the days off when the lock is released and the first of them inserts its row.
    const answers = await (engine === 'postgres' ? heldBack(one, addMore) : addMore())
    expect(statuses(answers)).toEqual([201, 201, ...Array.from({ length: 14 }, () => 422)])
    const { body } = await one.call('GET', staffApiPaths.bookingSettings({}), { as: 'admin' })
    expect(body.data.days_off).toHaveLength(300)
  })

  it('two servers together do not exceed the limit of future meetings per address', async () => {
    const [one, two] = await openTwo()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        book(n % 2 === 0 ? one : two, { starts_at: half(n), email: 'One@example.com' }),
      ),
    )
    expect(statuses(answers)).toEqual([201, 201, 201, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.error.message).toContain('Cancel one of your meetings first')
  })

  it('twelve concurrent moves to one time succeed once, and the other moves change nothing', async () => {
    const site = await open()
    const keys = []
    for (let n = 0; n < 12; n += 1) {
      const { body } = await book(site, { starts_at: half(n), email: person(n) })
      keys.push(body.data.key)
    }
    const answers = await Promise.all(keys.map((key) => move(site, key, half(5, '2026-11-20'))))
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
    const winner = answers.findIndex(({ status }) => status === 200)
    const kept = keys.map((_, n) => half(n)).filter((_, n) => n !== winner)
    expect(await standing(site)).toEqual([...kept, half(5, '2026-11-20')])
  })

  it('repeated clicks change the meeting once and return the same result', async () => {
    const site = await open()
    const { key } = (await book(site, {})).body.data
    const moved = await Promise.all(Array.from({ length: 6 }, () => move(site, key, half(6))))
    expect(statuses(moved)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(await standing(site)).toEqual([half(6)])
    const cancelled = await Promise.all(
      Array.from({ length: 6 }, () => site.call('POST', apiPaths.meetingCancel(key))),
    )
    expect(statuses(cancelled)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(await standing(site)).toEqual([])
    const [lead] = (await site.call('GET', staffApiPaths.leads(), { as: 'editor' })).body.results
    const { history } = (await site.call('GET', staffApiPaths.lead(lead.id), { as: 'editor' })).body
      .data
    expect(history).toHaveLength(3)
  })

  it('concurrent moves that swap two meetings, and a concurrent move and cancellation of one meeting, leave consistent data', async () => {
    const site = await open()
    for (let round = 0; round < 5; round += 1) {
      const one = await book(site, { starts_at: half(0), email: person(1) })
      const two = await book(site, { starts_at: half(1), email: person(2) })
      const cancel = (key: string) => site.call('POST', apiPaths.meetingCancel(key))
      const swapped = await Promise.all([
        move(site, one.body.data.key, half(1)),
        move(site, two.body.data.key, half(0)),
        move(site, two.body.data.key, half(3)),
      ])
      for (const { status } of swapped) expect([200, 409]).toContain(status)
      await standing(site)
      const ended = await Promise.all([
        cancel(one.body.data.key),
        move(site, one.body.data.key, half(6)),
        cancel(two.body.data.key),
        cancel(two.body.data.key),
      ])
      for (const { status } of ended) expect([200, 409]).toContain(status)
      for (const { body } of [one, two]) await cancel(body.data.key)
      expect(await standing(site)).toEqual([])
    }
  })
})
