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

type Site = Awaited<ReturnType<typeof createInquiries>>

const book = (site: Site, values: Readonly<Record<string, unknown>> = {}) =>
  site.call('POST', apiPaths.bookings(), { json: bookingForm(values) })

describe.each(engines)('staff (%s)', (engine) => {
  const open = async () => createInquiries(await databases.open(engine, inquiryMigrations))

  it('staff see the meetings of a week and of each view, with the number of meetings in each view', async () => {
    const site = await open()
    await book(site)
    await book(site, { email: 'b@example.com', starts_at: '2026-11-23T10:00:00Z' })
    const third = await book(site, { email: 'c@example.com', starts_at: '2026-11-20T10:00:00Z' })
    await site.call('POST', apiPaths.meetingCancel(third.body.data.key))
    site.setTime(WEDNESDAY + 26 * HOUR)
    const list = async (values: Readonly<Record<string, string>>) => {
      const { body } = await site.call('GET', apiPaths.bookings(values), { as: 'editor' })
      expect(body.counts).toEqual({
        views: { coming: 1, past: 1, cancelled: 1, all: 3 },
        this_week: 1,
        unconfirmed: 0,
      })
      expect(body.mail).toBe('off')
      return body.results.map(({ starts_at: at }: { starts_at: string }) => at.slice(8, 10))
    }
    expect(await list({})).toEqual(['23'])
    expect(await list({ view: 'past' })).toEqual(['19'])
    expect(await list({ view: 'cancelled' })).toEqual(['20'])
    expect(await list({ view: 'all' })).toEqual(['23', '20', '19'])
    expect(await list({ from: '2026-11-16', to: '2026-11-22' })).toEqual(['19', '20'])
    const { body } = await site.call('GET', apiPaths.bookings({ view: 'past' }), { as: 'editor' })
    expect(await list({ lead: body.results[0].lead })).toEqual(['19'])
    expect(await list({ lead: 'another' })).toEqual([])
  })

  it('staff see the holidays of nearby years only', async () => {
    const holidays = ['2024-12-25', '2025-12-25', '2026-12-25', '2028-12-25', '2029-12-25']
    const database = await databases.open(engine, inquiryMigrations)
    const site = await createInquiries(database, { holidays })
    const seen: string[] = []
    for (let year = 1900; year < 2200; year += 1) {
      const day = `${year}-12-25`
      const path = staffApiPaths.bookingSettings({ from: day, to: day })
      const { status, body } = await site.call('GET', path, { as: 'editor' })
      expect(status).toBe(200)
      const dates = body.data.holidays.map(({ date }: { readonly date: string }) => date)
      if (dates.includes(day)) seen.push(day)
    }
    // The clock of the test shows the year 2026.
    expect(seen).toEqual(['2025-12-25', '2026-12-25', '2028-12-25'])
    expect(new Set(site.holidayYears)).toEqual(new Set([2025, 2026, 2027, 2028]))
  })

  it('staff move and cancel a meeting with a message, unless it has changed since they opened it', async () => {
    const site = await open()
    const { key } = (await book(site)).body.data
    const staff = { as: 'editor' } as const
    const { id } = (await site.call('GET', apiPaths.bookings(), staff)).body.results[0]
    const json = { starts_at: '2026-11-18T09:30:00Z', word: 'Sooner is better' }
    const headers = { 'if-match': '"1"' }
    const moved = await site.call('POST', staffApiPaths.bookingMove(id), {
      ...staff,
      json,
      headers,
    })
    expect(moved.body.data).toMatchObject({
      starts_at: '2026-11-18T09:30:00.000Z',
      word: 'Sooner is better',
      revision: 2,
    })
    expect(moved.headers.get('etag')).toBe('"2"')
    const cancel = (revision: string) =>
      site.call('POST', staffApiPaths.bookingCancel(id), {
        ...staff,
        json: { word: 'We are ill' },
        headers: { 'if-match': revision },
      })
    expect((await cancel('"1"')).status).toBe(409)
    expect((await cancel('"2"')).body.data).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'staff',
    })
    expect((await cancel('"3"')).status).toBe(409)
    const shown = await site.call('GET', apiPaths.meeting(key))
    expect(shown.body.data).toMatchObject({ state: 'cancelled', word: 'We are ill' })
    const { lead } = moved.body.data
    const { body } = await site.call('GET', staffApiPaths.lead(lead), staff)
    expect(
      body.data.history.map(({ text, by }: { text: string; by: unknown }) => [text, by]),
    ).toEqual([
      ['Booked a meeting: Thursday 19 November 2026 at 10:00 GMT', null],
      [expect.stringMatching(/^Moved the meeting from .* to Wednesday 18/), expect.anything()],
      ['Cancelled the meeting', expect.objectContaining({ id: 'editor' })],
    ])
  })
})
