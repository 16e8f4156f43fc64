import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  LEADS_TO,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { bookingForm, contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { site as company } from '#shared/company/site.ts'

const databases = useDatabases()

const DAY = 24 * 3_600_000

type Site = Awaited<ReturnType<typeof createInquiries>>

/** Returns every row of every table as text. */
async function everything({ db }: Site, engine: Engine): Promise<string> {
  // Lists only the tables of the current schema, because other tests create and drop their schemas at the same time.
  const names =
    engine === 'postgres'
      ? sql<{
          name: string
        }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
  const tables = (await names.execute(db)).rows
  expect(tables.length).toBeGreaterThan(3)
  const rows: unknown[] = []
  for (const { name } of tables) {
    const found = await sql`select * from ${sql.table(name)}`.execute(db)
    rows.push(name, found.rows)
  }
  return JSON.stringify(rows)
}

describe.each(engines)('export and erasure (%s)', (engine) => {
  const open = async () =>
    createInquiries(await databases.open(engine, inquiryMigrations), {
      // No server listens at these addresses, so the notifications wait in the outbox.
      messages: {
        smtp: { url: 'smtp://127.0.0.1:1', from: 'site@certavia.test' },
        webhook: { url: 'http://127.0.0.1:1/', secret: 'sixteen characters' },
      },
    })

  it('the export of an address is complete; its erasure leaves no trace, and a second erasure finds nothing', async () => {
    const site = await open()
    const forms = [
      { email: 'Eve.Adams@example.com', message: 'First' },
      { email: 'eve.adams@EXAMPLE.com', message: 'Second' },
      { email: 'somebody@example.com', message: 'Stays' },
    ]
    for (const values of forms) {
      await site.call('POST', apiPaths.contact, { json: contactForm(values) })
    }
    const { body } = await site.call('GET', staffApiPaths.leads({ search: 'eve.adams' }), {
      as: 'admin',
    })
    await site.call('POST', staffApiPaths.leadNotes(body.results[0].id), {
      json: { text: 'Note on eve.adams@example.com' },
      as: 'admin',
      headers: { 'idempotency-key': 'k' },
    })
    expect((await everything(site, engine)).toLowerCase()).toContain('eve.adams')
    const json = { email: ' EVE.adams@example.com ' }
    const exported = await site.call('POST', staffApiPaths.personExport, { json, as: 'admin' })
    expect(exported.body.data.leads).toHaveLength(2)
    expect(JSON.stringify(exported.body)).toContain('Note on eve.adams')
    const erased = await site.call('POST', staffApiPaths.personErase, { json, as: 'admin' })
    // Five messages: two emails to staff, two webhook calls, and one receipt, because a sender gets at most one receipt a day.
    expect(erased.body.data).toEqual({ leads: 2, cases: 0, messages: 5, answers: 2, meetings: 0 })
    const left = await everything(site, engine)
    expect(left.toLowerCase()).not.toContain('eve.adams')
    expect(left).not.toContain('Second')
    expect(left).toContain('somebody@example.com')
    const again = await site.call('POST', staffApiPaths.personErase, { json, as: 'admin' })
    expect(again.body.data).toEqual({ leads: 0, cases: 0, messages: 0, answers: 0, meetings: 0 })
    const acts = site.logged.filter(({ message }) => message.includes('everything under'))
    expect(acts.map(({ message }) => message)).toEqual([
      'The admin exported everything under an email address: 2 inquiries and 0 cases',
      'The admin erased everything under an email address: 2 inquiries, 0 cases, 0 meetings and 5 messages',
      'The admin erased everything under an email address: 0 inquiries, 0 cases, 0 meetings and 0 messages',
    ])
  })

  it('the data of an address include meetings; an erasure cancels upcoming meetings and frees their times', async () => {
    const site = await open()
    const first = await site.call('POST', apiPaths.bookings(), { json: bookingForm() })
    const values = { starts_at: '2026-11-20T10:00:00Z', note: 'Second' }
    await site.call('POST', apiPaths.bookings(), { json: bookingForm(values) })
    const heard: string[] = []
    site.booking.onChange((id) => heard.push(id))
    // At this time the first meeting has ended and the second one is in the future.
    site.setTime(WEDNESDAY + 30 * 3_600_000)
    const json = { email: 'ADA@example.com' }
    const { body } = await site.call('POST', staffApiPaths.personExport, { json, as: 'admin' })
    expect(body.data.bookings).toMatchObject([{ note: bookingForm().note }, { note: 'Second' }])
    const erased = await site.call('POST', staffApiPaths.personErase, { json, as: 'admin' })
    expect(erased.body.data).toMatchObject({ leads: 2, meetings: 2 })
    expect(heard).toHaveLength(2)
    const left = await everything(site, engine)
    for (const own of ['ada@', 'Lovelace', 'Second', 'Portugal']) {
      expect(left).not.toContain(own)
    }
    const mail = await site.call('GET', staffApiPaths.mail, { as: 'admin' })
    expect(mail.body.data.messages).toMatchObject([{ purpose: 'staff', recipient: LEADS_TO }])
    // The lead to which the message would link no longer exists.
    expect(mail.body.data.messages[0].subject_id).toBeNull()
    expect(left).toContain('The data of its visitor was erased')
    const { slots } = (await site.call('GET', apiPaths.bookingSlots)).body.data
    expect(slots).toContain('2026-11-20T10:00:00.000Z')
    expect((await site.call('GET', apiPaths.meeting(first.body.data.key))).status).toBe(404)
    const again = await site.call('POST', apiPaths.bookings(), { json: bookingForm(values) })
    expect(again.status).toBe(201)
    expect(again.body.data.invitation_by_email).toBe(true)
  })

  it('personal data are erased after the retention period that the privacy policy states', async () => {
    const site = await open()
    const months = company.retention.inquiries
    const end = new Date(WEDNESDAY).setUTCMonth(new Date(WEDNESDAY).getUTCMonth() + months)
    await site.call('POST', apiPaths.contact, { json: contactForm({ message: 'Old' }) })
    await site.call('POST', apiPaths.bookings(), { json: bookingForm() })
    await site.call('POST', apiPaths.contact, { json: contactForm({ message: 'Talked of' }) })
    const { body } = await site.call('GET', staffApiPaths.leads({ search: 'talked' }), {
      as: 'admin',
    })
    site.setTime(WEDNESDAY + 30 * DAY)
    await site.call('POST', staffApiPaths.leadNotes(body.results[0].id), {
      json: { text: 'Still talking' },
      as: 'admin',
    })
    site.setTime(end)
    await site.leads.clock.look()
    expect((await site.leads.counts()).views.all).toBe(3)
    site.setTime(end + DAY)
    await site.leads.clock.look()
    expect((await site.leads.counts()).views.all).toBe(1)
    site.setTime(end + 32 * DAY)
    await site.leads.clock.look()
    const left = await everything(site, engine)
    expect(left).not.toContain('Lovelace')
    expect(left).not.toContain('ada@')
  })
})
