import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, useDatabases, type Engine } from '#server/database.test-support.ts'
import {
  contactForm,
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
} from '#server/leads.test-support.ts'
import { apiPaths } from '#shared/paths.ts'
import { site as company } from '#shared/site.ts'

const databases = useDatabases()

const DAY = 24 * 3_600_000

type Site = Awaited<ReturnType<typeof createInquiries>>

/** Every row of every table, as text. */
async function everything({ db }: Site, engine: Engine): Promise<string> {
  const tables = await db.introspection.getTables()
  // PostgreSQL names the tables of all schemas, and other tests make and drop theirs meanwhile.
  const own =
    engine === 'postgres'
      ? (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name
      : undefined
  const rows: unknown[] = []
  for (const { name } of tables.filter(({ schema }) => schema === own)) {
    const found = await sql`select * from ${sql.table(name)}`.execute(db)
    rows.push(name, found.rows)
  }
  return JSON.stringify(rows)
}

describe.each(engines)('the data of a person on %s', (engine) => {
  const open = async () =>
    createInquiries(await databases.open(engine, inquiryMigrations), {
      // Nothing listens there: what is to be told waits.
      messages: {
        smtp: { url: 'smtp://127.0.0.1:1', from: 'site@certavia.test' },
        webhook: { url: 'http://127.0.0.1:1/', secret: 'sixteen characters' },
      },
    })

  it('is exported whole and erased without a trace, a second time with nothing to erase', async () => {
    const site = await open()
    const forms = [
      { email: 'Eve.Adams@example.com', message: 'First' },
      { email: 'eve.adams@EXAMPLE.com', message: 'Second' },
      { email: 'somebody@example.com', message: 'Stays' },
    ]
    for (const values of forms) {
      await site.call('POST', apiPaths.contact, { json: contactForm(values) })
    }
    const { body } = await site.call('GET', apiPaths.leads({ search: 'eve.adams' }), {
      as: 'admin',
    })
    await site.call('POST', apiPaths.leadNotes(body.results[0].id), {
      json: { text: 'Note on eve.adams@example.com' },
      as: 'admin',
      headers: { 'idempotency-key': 'k' },
    })
    expect((await everything(site, engine)).toLowerCase()).toContain('eve.adams')
    const json = { email: ' EVE.adams@example.com ' }
    const exported = await site.call('POST', apiPaths.personExport, { json, as: 'admin' })
    expect(exported.body.data.leads).toHaveLength(2)
    expect(JSON.stringify(exported.body)).toContain('Note on eve.adams')
    const erased = await site.call('POST', apiPaths.personErase, { json, as: 'admin' })
    // To staff and webhook twice each, and the one receipt of the day.
    expect(erased.body.data).toEqual({ leads: 2, messages: 5, answers: 2 })
    const left = await everything(site, engine)
    expect(left.toLowerCase()).not.toContain('eve.adams')
    expect(left).not.toContain('Second')
    expect(left).toContain('somebody@example.com')
    const again = await site.call('POST', apiPaths.personErase, { json, as: 'admin' })
    expect(again.body.data).toEqual({ leads: 0, messages: 0, answers: 0 })
    const acts = site.logged.filter(({ message }) => message.startsWith('Everything under'))
    expect(acts.map(({ data }) => data)).toEqual([
      { leads: 2, by: 'admin' },
      { leads: 2, messages: 5, answers: 2, by: 'admin' },
      { leads: 0, messages: 0, answers: 0, by: 'admin' },
    ])
  })

  it('is erased by itself when the time is over that the privacy policy names', async () => {
    const site = await open()
    const months = company.retention.inquiries
    const end = new Date(WEDNESDAY).setUTCMonth(new Date(WEDNESDAY).getUTCMonth() + months)
    await site.call('POST', apiPaths.contact, { json: contactForm({ message: 'Old' }) })
    await site.call('POST', apiPaths.contact, { json: contactForm({ message: 'Talked of' }) })
    const { body } = await site.call('GET', apiPaths.leads({ search: 'talked' }), { as: 'admin' })
    site.setTime(WEDNESDAY + 30 * DAY)
    await site.call('POST', apiPaths.leadNotes(body.results[0].id), {
      json: { text: 'Still talking' },
      as: 'admin',
    })
    site.setTime(end)
    await site.leads.clock.look()
    expect((await site.leads.counts()).views.all).toBe(2)
    site.setTime(end + DAY)
    await site.leads.clock.look()
    expect((await site.leads.counts()).views.all).toBe(1)
    site.setTime(end + 32 * DAY)
    await site.leads.clock.look()
    const left = await everything(site, engine)
    expect(left).not.toContain('Ada')
    expect(left).not.toContain('ada@')
  })
})
