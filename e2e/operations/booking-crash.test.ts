import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { callJson } from '../support/sites/call-json.ts'
import {
  killUnderWriters,
  LEADS_TO,
  mailingSite,
  mailsSent,
  readAll,
  readerOf,
} from '../support/sites/killed-writers.ts'
import type { Booking, Meeting } from '#shared/contracts/booking/bookings.ts'
import type { LeadList } from '#shared/contracts/leads.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const ROUNDS = inject('tier') === 'full' ? 20 : 2

/** Booking form that the browser stores until it has a response. */
interface Form {
  readonly key: string
  readonly startsAt: string
}

/** Picks a slot from the list. All writers use the same list, so that their bookings conflict. */
const oneOf = (slots: readonly string[]) =>
  slots[Math.floor(Math.random() * Math.min(slots.length, 60))] ?? ''

const emailOf = ({ key }: Form) => `${key}@example.com`

const slotsAt = async (origin: string): Promise<string[]> =>
  (await callJson('GET', origin + apiPaths.bookingSlots)).body.data.slots

test(
  `after ${ROUNDS} times kill -9 during bookings, no acknowledged meeting is lost, no slot is booked twice, and staff are notified of each meeting`,
  async () => {
    await using site = await mailingSite()
    /** Meetings by number, in the last state that the server acknowledged. */
    const acknowledged = new Map<string, Meeting>()
    /** Meetings that were being moved when the process was killed. For these, both the old and the new time are correct. */
    const moving = new Map<string, string>()
    let slots: readonly string[] = []

    /** Returns the meeting, undefined if its slot is taken, or `unanswered` if there is no response. */
    const book = async (
      origin: string,
      form: Form,
    ): Promise<Meeting | 'unanswered' | undefined> => {
      const answer = await callJson('POST', origin + apiPaths.bookings(), {
        headers: { 'idempotency-key': form.key },
        json: { starts_at: form.startsAt, name: 'Ada', email: emailOf(form), note: form.key },
      }).catch(() => undefined)
      if (answer === undefined) return 'unanswered'
      if (answer.status === 409) return undefined
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      const meeting: Meeting = answer.body.data
      acknowledged.set(meeting.number, meeting)
      return meeting
    }

    const move = async (origin: string, { key, number }: Meeting, to: string): Promise<boolean> => {
      moving.set(number, to)
      const answer = await callJson('POST', origin + apiPaths.meetingMove(key), {
        json: { starts_at: to },
      }).catch(() => undefined)
      if (answer === undefined) return false
      expect([200, 409], JSON.stringify(answer.body)).toContain(answer.status)
      moving.delete(number)
      if (answer.status === 200) acknowledged.set(number, answer.body.data)
      return true
    }

    const server = await killUnderWriters<Form>({
      rounds: ROUNDS,
      start: site.start,
      formsOf: async (origin) => {
        slots = await slotsAt(origin)
        return () => ({ key: randomUUID(), startsAt: oneOf(slots) })
      },
      write: async (origin, form, turn) => {
        const booked = await book(origin, form)
        if (booked === 'unanswered') return booked
        if (booked === undefined || turn % 2 === 0) return 'answered'
        return (await move(origin, booked, oneOf(slots))) ? 'answered' : 'gone'
      },
      count: () => acknowledged.size,
      more: (round) => 6 + (round % 5) * 2,
    })

    const read = await readerOf(server.url)
    const bookings = await readAll<Booking>(read, (page) =>
      apiPaths.bookings({ view: 'all', limit: 400, page }),
    )
    expect(bookings.map(({ number }) => number).toSorted()).toEqual(
      [...acknowledged.keys()].toSorted(),
    )
    // Each form and each slot must have at most one meeting.
    expect(new Set(bookings.map(({ note }) => note))).toHaveLength(bookings.length)
    const taken = bookings.map(({ starts_at: at }) => at)
    expect(new Set(taken)).toHaveLength(taken.length)
    for (const { number, starts_at: at } of bookings) {
      const known = [acknowledged.get(number)?.starts_at, moving.get(number)]
      expect(known.map((time) => time && new Date(time).toISOString())).toContain(at)
    }
    // The list of free slots must match the bookings: it contains no booked slot, and all slots of moved or cancelled meetings.
    const free = await slotsAt(server.url)
    expect(free.filter((at) => taken.includes(at))).toEqual([])
    const leads = await read<LeadList>(staffApiPaths.leads({ view: 'all' }))
    expect(leads.count).toBe(bookings.length)

    await mailsSent(read, ROUNDS)
    const told = site.smtp.mails
      .filter(({ to }) => to.includes(LEADS_TO))
      .map(({ parsed }) => /^New meeting (\w{8}):/.exec(parsed.subject ?? '')?.[1])
      .filter((number) => number !== undefined)
    expect([...new Set(told)].toSorted()).toEqual([...acknowledged.keys()].toSorted())
    await server.signal('SIGTERM')
  },
  10 * 60_000,
)
