import { randomUUID } from 'node:crypto'
import { expect, inject, test, vi } from 'vitest'
import { callJson } from './support/call-json.ts'
import { freePort, staff, startSite, temporaryDirectory } from './support/processes.ts'
import { startMailServer } from '#server/mail-server.test-support.ts'
import type { Booking, BookingList, Meeting } from '#shared/contracts/bookings.ts'
import type { LeadList } from '#shared/contracts/leads.ts'
import { apiPaths } from '#shared/paths.ts'
import { staffApiPaths } from '#shared/staff-api-paths.ts'

const ROUNDS = inject('tier') === 'full' ? 20 : 2
const WRITERS = 6
const LEADS_TO = 'team@certavia.test'

/** A booking as a browser keeps it until it is answered. */
interface Form {
  readonly key: string
  readonly startsAt: string
}

/** Every writer wants the same times, so that they get into each other's way. */
const newForm = (slots: readonly string[]): Form => ({
  key: randomUUID(),
  startsAt: slots[Math.floor(Math.random() * Math.min(slots.length, 60))] ?? '',
})

const emailOf = ({ key }: Form) => `${key}@example.com`

test(
  `${ROUNDS} times kill -9 under bookings: none that was acknowledged is lost, no time is taken twice, staff are told of each`,
  async () => {
    await using directory = await temporaryDirectory()
    const smtp = await startMailServer()
    const port = await freePort()
    const environment = {
      SEED: 'none',
      RATE_LIMIT: 'off',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'website@certavia.test',
      LEADS_TO,
    }
    const start = () => startSite({ port, directory: directory.path, environment })
    const slotsAt = async (origin: string): Promise<string[]> =>
      (await callJson('GET', origin + apiPaths.bookingSlots)).body.data.slots

    /** Meetings by number, as they were acknowledged last. */
    const acknowledged = new Map<string, Meeting>()
    /** Meetings that somebody was moving when the process died: either time is right. */
    const moving = new Map<string, string>()

    /** Gives false when nobody answered. */
    const book = async (origin: string, form: Form): Promise<Meeting | boolean> => {
      const answer = await callJson('POST', origin + apiPaths.bookings(), {
        headers: { 'idempotency-key': form.key },
        json: { starts_at: form.startsAt, name: 'Ada', email: emailOf(form), note: form.key },
      }).catch(() => undefined)
      if (answer === undefined) return false
      if (answer.status === 409) return true
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

    let open: Form[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await start()
      const slots = await slotsAt(server.url)
      const left: Form[] = []
      const writers = Array.from({ length: WRITERS }, async (_, index) => {
        // What was not answered before is sent again, as the page does.
        const again = open.filter((_form, at) => at % WRITERS === index)
        for (let turn = 0; ; turn += 1) {
          const form = again.shift() ?? newForm(slots)
          const booked = await book(server.url, form)
          if (booked === false) {
            left.push(form, ...again)
            return
          }
          if (booked === true || turn % 2 === 0) continue
          if (!(await move(server.url, booked, newForm(slots).startsAt))) {
            left.push(...again)
            return
          }
        }
      })
      const wanted = acknowledged.size + 6 + (round % 5) * 2
      await vi.waitUntil(() => acknowledged.size >= wanted, { timeout: 20_000, interval: 5 })
      await server.signal('SIGKILL')
      await Promise.all(writers)
      open = left
    }
    const server = await start()
    for (const form of open) expect(await book(server.url, form)).not.toBe(false)

    const login = await callJson('POST', server.url + staffApiPaths.login, { json: staff })
    const headers = { authorization: `Bearer ${login.body.data.token}` }
    const read = async <T>(path: string): Promise<T> =>
      (await callJson('GET', server.url + path, { headers })).body
    const bookings: Booking[] = []
    for (let page = 1; ; page += 1) {
      const list = await read<BookingList>(apiPaths.bookings({ view: 'all', limit: 400, page }))
      bookings.push(...list.results)
      if (list.next === null) break
    }
    expect(bookings.map(({ number }) => number).toSorted()).toEqual(
      [...acknowledged.keys()].toSorted(),
    )
    // One meeting a submission, and one a time.
    expect(new Set(bookings.map(({ note }) => note))).toHaveLength(bookings.length)
    const taken = bookings.map(({ starts_at: at }) => at)
    expect(new Set(taken)).toHaveLength(taken.length)
    for (const { number, starts_at: at } of bookings) {
      const known = [acknowledged.get(number)?.starts_at, moving.get(number)]
      expect(known.map((time) => time && new Date(time).toISOString())).toContain(at)
    }
    // The calendar says the same: what is taken is not free, what was moved away from is.
    const free = await slotsAt(server.url)
    expect(free.filter((at) => taken.includes(at))).toEqual([])
    const leads = await read<LeadList>(staffApiPaths.leads({ view: 'all' }))
    expect(leads.count).toBe(bookings.length)

    await vi.waitFor(
      async () => {
        const { mail } = await read<LeadList>(staffApiPaths.leads())
        expect(mail).toMatchObject({ mail: 'on', waiting: 0, failed: 0 })
      },
      { timeout: 30_000 + ROUNDS * 10_000, interval: 100 },
    )
    const told = smtp.mails
      .filter(({ to }) => to.includes(LEADS_TO))
      .map(({ parsed }) => /^New meeting (\w{8}):/.exec(parsed.subject ?? '')?.[1])
      .filter((number) => number !== undefined)
    expect([...new Set(told)].toSorted()).toEqual([...acknowledged.keys()].toSorted())
    await server.signal('SIGTERM')
    await smtp.close()
  },
  10 * 60_000,
)
