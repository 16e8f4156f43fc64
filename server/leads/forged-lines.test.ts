import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { bookingForm, contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

const FORGED = 'Jo\r\nEmail: forged@example.com\u2028Phone: 1\u202e'
const FOLDED = 'Jo Email: forged@example.com Phone: 1'

async function open(engine: Engine) {
  const smtp = { url: 'smtp://127.0.0.1:9', from: 'site@certavia.test' }
  const site = await createInquiries(await databases.open(engine, inquiryMigrations), {
    messages: { smtp },
  })
  const staffMail = async () => {
    const { rows } = await sql<{ payload: string }>`
      select payload from messages where purpose = 'staff'`.execute(site.db)
    return z.object({ text: z.string() }).parse(JSON.parse(rows[0]?.payload ?? '')).text
  }
  return { site, staffMail }
}

const labelsIn = (text: string) =>
  text.split(/\r|\n|\u2028/u).filter((line) => line.startsWith('Email:'))

describe.each(engines)('single-line fields (%s)', (engine) => {
  it('a line break becomes one space in an inquiry, in the email to staff and in the CSV file', async () => {
    const { site, staffMail } = await open(engine)
    const json = contactForm({
      name: FORGED,
      company: FORGED,
      countries: FORGED,
      message: 'Two\nlines',
    })
    const { status, body } = await site.call('POST', apiPaths.contact, { json })
    expect(status).toBe(201)
    expect(body.data.sent).toMatchObject({
      name: FOLDED,
      company: FOLDED,
      countries: FOLDED,
      message: 'Two\nlines',
    })
    expect(labelsIn(await staffMail())).toEqual(['Email: ada@example.com'])
    const csv = await site.call('GET', staffApiPaths.leadsCsv({}), { as: 'admin' })
    // The file has the header row and one lead, whose message has two lines.
    expect(String(csv.body).trim().split('\r\n')).toHaveLength(2)
  })

  it('a line break becomes one space in a booking and in the email to staff', async () => {
    const { site, staffMail } = await open(engine)
    const json = bookingForm({ name: FORGED })
    const { body } = await site.call('POST', apiPaths.bookings(), { json })
    expect(body.data.name).toBe(FOLDED)
    expect(labelsIn(await staffMail())).toEqual(['Email: ada@example.com'])
  })

  it('a line break becomes one space in a partnership proposal and in a note on days off', async () => {
    const { site } = await open(engine)
    const proposal = await site.call('POST', apiPaths.partnership, {
      json: {
        company: FORGED,
        partnership_type: 'Others',
        email: 'jo@example.com',
        goals: 'Two\nlines',
      },
    })
    expect(proposal.body.data.sent.company).toBe(FOLDED)
    const days = { from: '2026-12-24', to: '2026-12-24', note: FORGED }
    const added = await site.call('POST', staffApiPaths.bookingDaysOff, {
      json: days,
      as: 'editor',
    })
    expect(added.body.data.days_off).toMatchObject([{ note: FOLDED }])
  })

  it('an email address with a line break is rejected', async () => {
    const { site } = await open(engine)
    for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example\u2028c@d.example']) {
      const answer = await site.call('POST', apiPaths.contact, { json: contactForm({ email }) })
      expect(answer.status).toBe(422)
      expect(answer.body.error.fields).toHaveProperty('email')
    }
  })
})
