import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
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

describe.each(engines)('meetings (%s)', (engine) => {
  const open = async (options: Parameters<typeof createInquiries>[1] = {}) =>
    createInquiries(await databases.open(engine, inquiryMigrations), options)
  type Site = Awaited<ReturnType<typeof open>>

  const book = (
    site: Site,
    values: Readonly<Record<string, unknown>> = {},
    init: Parameters<Site['call']>[2] = {},
  ) => site.call('POST', apiPaths.bookings(), { json: bookingForm(values), ...init })

  const slotsOf = async (site: Site): Promise<string[]> =>
    (await site.call('GET', apiPaths.bookingSlots)).body.data.slots

  describe('free times', () => {
    it('free times are the half hours of working days that begin four hours to sixty days from now', async () => {
      const site = await open({ holidays: ['2026-11-20', '2026-12-25'] })
      const { body, headers } = await site.call('GET', apiPaths.bookingSlots)
      expect(headers.get('cache-control')).toContain('no-store')
      const { slots, ...rest } = body.data
      expect(rest).toEqual({
        first_day: '2026-11-18',
        last_day: '2027-01-17',
        time_zone: 'Europe/London',
        host: 'a member of our sales team',
        mode: 'instant',
        zones: expect.arrayContaining(['America/New_York', 'Europe/London', 'Asia/Kolkata']),
      })
      // The clock of the test shows Wednesday, 09:00. The Friday of that week is a holiday.
      expect(slots.slice(0, 9)).toEqual([
        ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'].map(
          (time) => `2026-11-18T${time}:00.000Z`,
        ),
        '2026-11-19T09:00:00.000Z',
      ])
      expect(slots.filter((at: string) => /^2026-11-2[012]|^2026-12-25/.test(at))).toEqual([])
      expect(slots.at(-1)).toBe('2027-01-15T16:30:00.000Z')
      site.setTime(WEDNESDAY + 1)
      expect((await slotsOf(site))[0]).toBe('2026-11-18T13:30:00.000Z')
    })

    it('free times follow changes of opening hours and days off, while booked meetings stay unchanged', async () => {
      const site = await open()
      await book(site)
      const staff = { as: 'editor' } as const
      const before = await site.call('GET', staffApiPaths.bookingSettings(), staff)
      expect(before.body.data).toMatchObject({ revision: 1, hosted: null, days_off: [] })
      const json = { days: [4, 6, 4], opens: '10:00', closes: '12:00', host: 'Grace' }
      const changed = await site.call('PUT', staffApiPaths.bookingSettings(), {
        ...staff,
        json,
        headers: { 'if-match': '"1"' },
      })
      expect(changed.body.data).toMatchObject({ hours: { ...json, days: [4, 6] }, revision: 2 })
      const stale = { ...staff, json, headers: { 'if-match': '"1"' } }
      expect((await site.call('PUT', staffApiPaths.bookingSettings(), stale)).status).toBe(409)
      expect((await slotsOf(site)).slice(0, 4)).toEqual([
        '2026-11-19T10:30:00.000Z',
        '2026-11-19T11:00:00.000Z',
        '2026-11-19T11:30:00.000Z',
        '2026-11-21T10:00:00.000Z',
      ])
      const off = await site.call('POST', staffApiPaths.bookingDaysOff, {
        ...staff,
        json: { from: '2026-11-19', to: '2026-11-20', note: 'Moving' },
      })
      expect(off.status).toBe(201)
      expect((await slotsOf(site))[0]).toBe('2026-11-21T10:00:00.000Z')
      const list = await site.call('GET', apiPaths.bookings(), staff)
      expect(list.body.results).toMatchObject([{ starts_at: '2026-11-19T10:00:00.000Z' }])
      const { id } = off.body.data.days_off[0]
      const gone = await site.call('DELETE', staffApiPaths.bookingDayOff(id), staff)
      expect(gone.body.data.days_off).toEqual([])
      expect((await slotsOf(site))[0]).toBe('2026-11-19T10:30:00.000Z')
      expect((await site.call('DELETE', staffApiPaths.bookingDayOff(id), staff)).status).toBe(404)
    })
  })

  describe('a booking', () => {
    it('a booking is stored with a lead, and its time is reserved', async () => {
      const site = await open()
      const { status, body } = await book(site)
      expect(status).toBe(201)
      expect(body.data).toMatchObject({
        number: expect.stringMatching(/^[2-9A-Z]{8}$/),
        state: 'booked',
        starts_at: '2026-11-19T10:00:00.000Z',
        ends_at: '2026-11-19T10:30:00.000Z',
        time_zone: 'Asia/Kolkata',
        change_until: '2026-11-19T08:00:00.000Z',
        can_change: true,
        invitation_by_email: false,
      })
      expect(await slotsOf(site)).not.toContain('2026-11-19T10:00:00.000Z')
      const shown = await site.call('GET', apiPaths.meeting(body.data.key))
      expect(shown.body.data).toEqual(body.data)
      expect(shown.headers.get('cache-control')).toContain('no-store')
      expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
      const list = await site.call('GET', apiPaths.bookings(), { as: 'editor' })
      const lead = await site.call('GET', staffApiPaths.lead(list.body.results[0].lead), {
        as: 'editor',
      })
      expect(lead.body.data).toMatchObject({
        number: body.data.number,
        kind: 'meeting',
        status: 'new',
        due_at: null,
        message: bookingForm().note,
        history: [{ text: 'Booked a meeting: Thursday 19 November 2026 at 10:00 GMT' }],
      })
    })

    it('one booking succeeds if 200 visitors request the same time, and the other visitors are offered other times', async () => {
      const site = await open()
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) => book(site, { email: `p${n}@example.com` })),
      )
      const won = answers.filter(({ status }) => status === 201)
      const lost = answers.filter(({ status }) => status === 409)
      expect([won.length, lost.length]).toEqual([1, 199])
      for (const { body } of lost) {
        expect(body.error).toMatchObject({
          code: 'conflict',
          message: expect.stringMatching(/^Choose another time\. This one isn’t free any more/),
          other_slots: [
            '2026-11-19T09:30:00.000Z',
            '2026-11-19T10:30:00.000Z',
            '2026-11-19T09:00:00.000Z',
            '2026-11-19T11:00:00.000Z',
            '2026-11-19T11:30:00.000Z',
            '2026-11-19T12:00:00.000Z',
          ],
        })
      }
      const leads = await site.call('GET', staffApiPaths.leads({ view: 'all' }), { as: 'editor' })
      expect(leads.body.count).toBe(1)
    })

    it('a booking that is sent again with the same Idempotency-Key or, without a key, with the same text returns the same meeting', async () => {
      const site = await open()
      const headers = { 'idempotency-key': 'k' }
      const both = await Promise.all([book(site, {}, { headers }), book(site, {}, { headers })])
      expect(both.map(({ status }) => status)).toEqual([201, 201])
      expect(both[0].body.data).toEqual(both[1].body.data)
      const later = await book(site, { starts_at: '2026-11-19T15:00:00Z' }, { headers })
      expect(later.status).toBe(422)
      expect(later.body.error.message).toMatch(/^Use a new key\. Validation failed/)
      expect(later.body.error.fields).toHaveProperty('Idempotency-Key')
      const stranger = await book(site, { email: 'b@example.com' }, { headers })
      expect(stranger.status).toBe(409)
      const other = { starts_at: '2026-11-19T14:00:00Z' }
      const plain = await book(site, other)
      expect((await book(site, other)).body.data).toEqual(plain.body.data)
      expect((await book(site, { ...other, note: 'x' })).status).toBe(409)
      await site.call('POST', apiPaths.meetingCancel(plain.body.data.key))
      const anew = await book(site, other)
      expect(anew.body.data).toMatchObject({ state: 'booked' })
      expect(anew.body.data.number).not.toBe(plain.body.data.number)
    })

    it('a repeated booking is recognized by its Idempotency-Key and its originally requested time, even after its meeting was moved', async () => {
      const site = await open()
      const headers = { 'idempotency-key': 'k' }
      const { key } = (await book(site, {}, { headers })).body.data
      const later = { starts_at: '2026-11-19T15:00:00Z' }
      const moved = await site.call('POST', apiPaths.meetingMove(key), { json: later })
      const again = await book(site, {}, { headers })
      expect(again.status).toBe(201)
      expect(again.body.data).toEqual(moved.body.data)
      expect((await book(site, later, { headers })).status).toBe(422)
    })

    it.each([
      ['in the past', '2026-11-17T10:00:00Z'],
      ['within four hours', '2026-11-18T12:30:00Z'],
      ['on a Sunday', '2026-11-22T10:00:00Z'],
      ['before opening time', '2026-11-19T08:30:00Z'],
      ['at closing time', '2026-11-19T17:00:00Z'],
      ['between the half hours', '2026-11-19T10:10:00Z'],
      ['more than sixty days ahead', '2027-01-18T10:00:00Z'],
    ])('a booking is rejected with free alternatives: %s', async (_name, at) => {
      const site = await open()
      const { status, body } = await book(site, { starts_at: at })
      expect(status).toBe(409)
      expect(body.error.other_slots).toHaveLength(6)
    })
  })

  describe('a visitor', () => {
    it('a visitor moves a meeting; the move reserves the new time and frees the previous time', async () => {
      const site = await open()
      const { key } = (await book(site)).body.data
      const move = (at: string) =>
        site.call('POST', apiPaths.meetingMove(key), { json: { starts_at: at } })
      const moved = await move('2026-11-20T11:00:00+01:00')
      expect(moved.body.data).toMatchObject({
        starts_at: '2026-11-20T10:00:00.000Z',
        moved_from: '2026-11-19T10:00:00.000Z',
        time_zone: 'Asia/Kolkata',
        key,
      })
      const slots = await slotsOf(site)
      expect(slots).toContain('2026-11-19T10:00:00.000Z')
      expect(slots).not.toContain('2026-11-20T10:00:00.000Z')
      await book(site, { email: 'b@example.com' })
      const refused = await move('2026-11-19T10:00:00Z')
      expect(refused.status).toBe(409)
      expect(refused.body.error.other_slots).toHaveLength(6)
      const shown = await site.call('GET', apiPaths.meeting(key))
      expect(shown.body.data).toEqual(moved.body.data)
    })

    it('a visitor cancels a meeting once, up to two hours before its start; this frees its time', async () => {
      const site = await open()
      const { key } = (await book(site)).body.data
      const late = (await book(site, { starts_at: '2026-11-19T11:00:00Z' })).body.data.key
      site.setTime(WEDNESDAY + 23 * HOUR)
      const cancel = (which: string) => site.call('POST', apiPaths.meetingCancel(which))
      const cancelled = await cancel(key)
      expect(cancelled.body.data).toMatchObject({
        state: 'cancelled',
        cancelled_by: 'visitor',
        can_change: false,
      })
      expect((await cancel(key)).body.data).toEqual(cancelled.body.data)
      site.setTime(WEDNESDAY + 24 * HOUR + 1)
      const tooLate = await cancel(late)
      expect(tooLate.status).toBe(409)
      expect(tooLate.body.error.message).toContain('too late to change')
      const json = { starts_at: '2026-11-20T10:00:00Z' }
      expect((await site.call('POST', apiPaths.meetingMove(late), { json })).status).toBe(409)
      expect((await site.call('POST', apiPaths.meetingMove(key), { json })).status).toBe(409)
    })

    it('a visitor cannot open a meeting with a wrong key in the link, or more than a month after the meeting', async () => {
      const site = await open()
      const { key } = (await book(site)).body.data
      const ask = async (text: string) => (await site.call('GET', apiPaths.meeting(text))).status
      expect(await ask('some-key')).toBe(404)
      expect(await ask(`${key}A`)).toBe(404)
      site.setTime(Date.parse('2026-12-19T10:29:00Z'))
      expect(await ask(key)).toBe(200)
      site.setTime(Date.parse('2026-12-19T10:30:00Z'))
      expect(await ask(key)).toBe(404)
    })
  })

  it('the lead of a meeting counts as one with a future meeting until the meeting is over', async () => {
    const site = await open()
    await book(site)
    const [lead] = (await site.call('GET', staffApiPaths.leads(), { as: 'editor' })).body.results
    const ahead = () => site.booking.data.ahead(site.db, [lead.id, 'another'])
    site.setTime(WEDNESDAY + 25.4 * HOUR)
    expect(await ahead()).toEqual([lead.id])
    site.setTime(WEDNESDAY + 25.5 * HOUR)
    expect(await ahead()).toEqual([])
  })

  it('bookings are rejected with the address of the external scheduling service if the site uses one', async () => {
    const site = await open({ hosted: 'https://meet.example.com/certavia' })
    for (const answer of [await book(site), await site.call('GET', apiPaths.bookingSlots)]) {
      expect(answer.status).toBe(410)
      expect(answer.body.error.message).toContain('https://meet.example.com/certavia')
    }
    const settings = await site.call('GET', staffApiPaths.bookingSettings(), { as: 'editor' })
    expect(settings.body.data.hosted).toBe('https://meet.example.com/certavia')
  })
})
