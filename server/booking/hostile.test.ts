import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { bookingForm } from '#server/testing/visitor-forms.test-support.ts'
import { foldLine } from '#shared/contracts/forms/single-line.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

/** Number of generated bodies in the daily test tier. PostgreSQL gets fewer, because it is slower. */
const BODIES = { sqlite: 300, postgres: 60 } as const
const MORE = inject('tier') === 'full' ? 4 : 1

const nasty = fc.constantFrom(
  '<script>alert(1)</script>',
  "'; drop table bookings; --",
  '\u0000',
  '\ud800',
  '\u202eevil\u2066',
  'a\r\nATTENDEE:mailto:x@example.com',
  '{{7*7}} ${7*7} %s %00',
  '\u{1f9ff}'.repeat(40),
  'e\u0301\u0301\u0301',
  'x'.repeat(3_000),
  '../../etc/passwd',
  '__proto__',
)

const moments = fc.constantFrom(
  '2026-11-19T10:00:00Z',
  '2026-11-19T10:30:00+00:00[UTC]',
  '2026-11-19T24:00:00Z',
  '+275760-09-13T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00Z',
  '2026-11-19T10:00:00.000000001Z',
  '2026-11-19',
  '1e21',
  'Infinity',
  '2026-02-30T10:00:00Z',
)

const zones = fc.constantFrom(
  'Asia/Kolkata',
  'asia/kolkata',
  '+05:30',
  'Etc/Unknown',
  'UTC\u0000',
  'Europe/../London',
  '[x]',
)

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

const words = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }))

const body = fc.oneof(
  {
    weight: 6,
    // Only the texts of these forms are malicious; the other fields are valid, so that the server stores many of the forms.
    arbitrary: fc
      .record({ name: words, note: words }, { requiredKeys: [], noNullPrototype: true })
      .map((values) => bookingForm(values)),
  },
  {
    weight: 4,
    arbitrary: fc
      .dictionary(
        fc.constantFrom('starts_at', 'time_zone', 'about', 'topic_detail', 'elapsed_ms', 'email'),
        fc.oneof(moments, zones, text, fc.double()),
        { maxKeys: 2, noNullPrototype: true },
      )
      .map((values) => bookingForm(values)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

describe.each(engines)('meetings with generated input (%s)', (engine) => {
  it('any body of a booking or a move is accepted or rejected without a 5xx, and accepted values are returned unchanged', async () => {
    const site = await createInquiries(await databases.open(engine, inquiryMigrations))
    const kept = await site.call('POST', apiPaths.bookings(), {
      json: bookingForm({ email: 'kept@example.com', starts_at: '2026-11-25T10:00:00Z' }),
    })
    let stored = 0
    let count = 0
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        count += 1
        const email = `n${count}@example.com`
        const sent =
          isObject(json) && json['email'] === 'ada@example.com' ? { ...json, email } : json
        const moved = await site.call('POST', apiPaths.meetingMove(kept.body.data.key), { json })
        expect([200, 400, 409, 422], JSON.stringify(moved.body)).toContain(moved.status)
        const back = { json: { starts_at: '2026-11-25T10:00:00Z' } }
        const there = await site.call('POST', apiPaths.meetingMove(kept.body.data.key), back)
        expect(there.status).toBe(200)
        const answer = await site.call('POST', apiPaths.bookings(), { json: sent })
        expect([201, 400, 409, 422], JSON.stringify(answer.body)).toContain(answer.status)
        if (answer.status !== 201) return
        const { key } = answer.body.data
        const shown = await site.call('GET', apiPaths.meeting(key))
        // A booking with a filled hidden field creates no meeting, so there is nothing to compare.
        if (shown.status === 404) return
        stored += 1
        const form = bookingForm(isObject(json) ? json : {})
        expect(shown.body.data).toMatchObject({
          name: foldLine(String(form.name)),
          note: String(form.note).trim(),
        })
        const file = await site.booking.invitation(key)
        expect(file).toContain('BEGIN:VEVENT')
        await site.call('POST', apiPaths.meetingCancel(key))
      }),
      { numRuns: BODIES[engine] * MORE },
    )
    expect(stored).toBeGreaterThan(BODIES[engine] / 20)
  })

  it.each([
    [{ days: [], opens: '09:00', closes: '17:00', host: 'x' }],
    [{ days: [8], opens: '09:00', closes: '17:00', host: 'x' }],
    [{ days: [1.5], opens: '09:00', closes: '17:00', host: 'x' }],
    [{ days: [1], opens: '09:15', closes: '17:00', host: 'x' }],
    [{ days: [1], opens: '17:00', closes: '09:00', host: 'x' }],
    [{ days: [1], opens: '09:00', closes: '24:00', host: 'x' }],
    [{ days: [1], opens: '09:00', closes: '17:00', host: ' ' }],
    [{ days: [1], opens: '09:00', closes: '17:00', host: 'x\u0000' }],
  ])('the opening hours %j are rejected', async (json) => {
    const site = await createInquiries(await databases.open(engine, inquiryMigrations))
    const answer = await site.call('PUT', staffApiPaths.bookingSettings(), { as: 'editor', json })
    expect(answer.status).toBe(422)
  })

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-12-24', '2026-12-23'],
    ['0000-00-00', '9999-99-99'],
    ['2026-12-24T00:00', '2026-12-24'],
  ])(
    'days off with the invalid range %s to %s are rejected, and that range is listed without a 5xx',
    async (from, to) => {
      const site = await createInquiries(await databases.open(engine, inquiryMigrations))
      const staff = { as: 'editor' } as const
      const json = { from, to }
      const added = await site.call('POST', staffApiPaths.bookingDaysOff, { ...staff, json })
      expect(added.status).toBe(422)
      const list = await site.call('GET', apiPaths.bookings({ from, to }), staff)
      expect([200, 422]).toContain(list.status)
      const settings = await site.call('GET', staffApiPaths.bookingSettings({ from, to }), staff)
      expect([200, 422]).toContain(settings.status)
    },
  )

  it.each(['0001-01-01', '9999-12-31'])(
    'meetings and settings can be listed for the extreme date %s',
    async (day) => {
      const site = await createInquiries(await databases.open(engine, inquiryMigrations))
      const days = { from: day, to: day }
      for (const path of [apiPaths.bookings(days), staffApiPaths.bookingSettings(days)]) {
        expect((await site.call('GET', path, { as: 'editor' })).status).toBe(200)
      }
    },
  )
})
