import { describe, expect, it, vi } from 'vitest'
import {
  book,
  cancel,
  move,
  sent,
  unsent,
  mailedMeetings,
} from './mails/meeting-mails.test-support.ts'
import { engines } from '#server/testing/database.test-support.ts'
import { WEDNESDAY } from '#server/testing/leads.test-support.ts'
import { Refusal } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const { open, subjectsTo, mailsTo, smtp } = mailedMeetings()

const DAY = 24 * 60 * 60_000
const ADA = 'ada@example.com'

/** Start of half hour `n` of the following Monday, as ISO 8601. */
const time = (n: number) => new Date(Date.UTC(2026, 10, 23, 9) + (n * DAY) / 48).toISOString()

const refuse = () =>
  smtp().behave({
    recipient: () => {
      throw new Refusal(451)
    },
  })

describe.each(engines)('emails about changes on the page of a meeting (%s)', (engine) => {
  it('emails about changes are limited to three per address and day; above the limit the page states that no email is sent', async () => {
    const site = await open(engine)
    const { key, number } = await book(site)
    const other = await book(site, { starts_at: time(12) })
    const told: boolean[] = []
    for (let n = 0; n < 5; n += 1) {
      const { body, status } = await move(site, key, time(n))
      expect(status).toBe(200)
      told.push(body.data.invitation_by_email)
    }
    expect(told).toEqual([true, true, true, false, false])
    expect((await cancel(site, other.key)).body.data).toMatchObject({
      state: 'cancelled',
      invitation_by_email: false,
    })
    await sent(site)
    expect(subjectsTo(ADA).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => `Meeting ${number} with Certavia has a new time`),
      `Meeting ${number} with Certavia is booked`,
    ])
    site.setTime(WEDNESDAY + DAY)
    expect((await cancel(site, key)).body.data.invitation_by_email).toBe(true)
    await sent(site)
    expect(mailsTo(ADA)).toHaveLength(5)
  })
})

it('emails about changes of a meeting have no daily limit if staff make the changes', async () => {
  const site = await open()
  const { key } = await book(site)
  for (let n = 0; n < 4; n += 1) await move(site, key, time(n))
  const { id } = (await site.call('GET', apiPaths.bookings(), { as: 'editor' })).body.results[0]
  await site.call('POST', staffApiPaths.bookingMove(id), {
    as: 'editor',
    json: { starts_at: time(8), word: 'The desk is closed' },
  })
  expect((await site.call('GET', apiPaths.meeting(key))).body.data.invitation_by_email).toBe(true)
  await sent(site)
  expect(mailsTo(ADA)).toHaveLength(5)
  expect(mailsTo(ADA).some(({ parsed }) => parsed.text?.includes('The desk is closed'))).toBe(true)
})

it('the daily limit of emails about changes of a meeting starts again for an address after its data have been erased', async () => {
  const site = await open()
  const { key } = await book(site)
  for (let n = 0; n < 4; n += 1) await move(site, key, time(n))
  const marks = async () =>
    site.db
      .withTables<{ booking_marks: { hash: string } }>()
      .selectFrom('booking_marks')
      .select('hash')
      .execute()
  expect(await marks()).toHaveLength(4)
  await site.call('POST', staffApiPaths.personErase, { as: 'admin', json: { email: ADA } })
  expect(await marks()).toEqual([])
})

describe('an email in the queue whose delivery has failed', () => {
  const waits = async (site: Awaited<ReturnType<typeof open>>, count: number) =>
    vi.waitFor(async () => {
      const errors = (await unsent(site)).map(({ last_error: error }) => error)
      expect(errors).toHaveLength(count)
      expect(errors).not.toContain(null)
    }, PATIENT)

  it('a queued email is replaced by a newer email about the same meeting, but not by emails about other meetings', async () => {
    const site = await open()
    refuse()
    const { key, number } = await book(site)
    const other = await book(site, { starts_at: time(9), email: 'grace@example.com' })
    await waits(site, 4)
    await move(site, key, time(1))
    await waits(site, 5)
    await cancel(site, key)
    await waits(site, 6)
    smtp().behave({})
    site.setTime(WEDNESDAY + DAY / 4)
    site.messages.nudge()
    await sent(site)
    expect(subjectsTo(ADA)).toEqual([`Meeting ${number} with Certavia is cancelled`])
    expect(subjectsTo('grace@example.com')).toEqual([
      `Meeting ${other.number} with Certavia is booked`,
    ])
  })

  it('a replaced email does not count towards the daily limit, because it was never sent', async () => {
    const site = await open()
    refuse()
    const { key } = await book(site)
    await waits(site, 2)
    for (let n = 0; n < 5; n += 1) {
      const { body } = await move(site, key, time(n))
      expect(body.data.invitation_by_email).toBe(true)
      await waits(site, 3 + n)
    }
    smtp().behave({})
    site.setTime(WEDNESDAY + DAY / 4)
    site.messages.nudge()
    await sent(site)
    expect(mailsTo(ADA).map(({ parsed }) => parsed.text)).toEqual([
      expect.stringContaining('Monday 23 November 2026 at 16:30 GMT+5:30'),
    ])
  })
})
