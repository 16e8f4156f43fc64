import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { foldLine } from '#shared/contracts/forms/single-line.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

/** Number of requests per run. PostgreSQL is slower and gets fewer. */
const BODIES = { sqlite: 500, postgres: 60 } as const
const MORE = inject('tier') === 'full' ? 4 : 1

const FIELDS = ['name', 'company', 'countries', 'message', 'phone'] as const

const nasty = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table leads; --",
  '\u0000',
  '\ud800',
  '\u202eevil\u2066',
  '=cmd|"/c calc"!A1',
  'a\r\nBcc: x@example.com',
  '{{7*7}} ${7*7} %s %00',
  '\u{1f9ff}'.repeat(40),
  'e\u0301\u0301\u0301',
  'x'.repeat(6_000),
)
const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
const body = fc.oneof(
  {
    weight: 8,
    // Most bodies are valid except for one field, so that many are stored.
    arbitrary: fc
      .dictionary(fc.constantFrom(...FIELDS, 'topic_detail'), text, {
        maxKeys: 2,
        noNullPrototype: true,
      })
      .map((values) => contactForm(values)),
  },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      fc.constantFrom('name', 'email', 'about', 'message', 'elapsed_ms', '__proto__', 'x'),
      text,
      { noNullPrototype: true },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
)

describe.each(engines)('malicious input (%s)', (engine) => {
  it('the forms store malicious input unchanged or reject it with a reason', async () => {
    const site = await createInquiries(await databases.open(engine, inquiryMigrations))
    let stored = 0
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        const answer = await site.call('POST', apiPaths.contact, { json })
        expect([201, 400, 422]).toContain(answer.status)
        if (answer.status !== 201) return
        stored += 1
        const { number, sent } = answer.body.data
        const query = staffApiPaths.leads({ view: 'all', search: number })
        const list = await site.call('GET', query, { as: 'editor' })
        const id = list.body.results[0].id
        const { data } = (await site.call('GET', staffApiPaths.lead(id), { as: 'editor' })).body
        for (const name of FIELDS) {
          const given = Reflect.get(Object(json), name)
          const text = typeof given === 'string' ? given : ''
          expect(data[name]).toBe(name === 'message' ? text.trim() : foldLine(text))
          expect(sent[name]).toBe(data[name])
        }
      }),
      { numRuns: BODIES[engine] * MORE },
    )
    expect(stored).toBeGreaterThan(BODIES[engine] / 10)
    const csv = await site.call('GET', staffApiPaths.leadsCsv({ view: 'all' }), { as: 'admin' })
    expect(csv.status).toBe(200)
    // Checks that no cell begins like a formula. Further lines of a cell are not checked, because spreadsheets read a formula only at its
    // start.
    expect(String(csv.body)).not.toMatch(/","[=@+\t\r-]/)
  })
})
