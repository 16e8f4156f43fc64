import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

const HOUR = 3_600_000

type Site = Awaited<ReturnType<typeof createInquiries>>

describe.each(engines)('an inquiry with a filled hidden field (%s)', (engine) => {
  const open = async () => createInquiries(await databases.open(engine, inquiryMigrations))

  const filled = { topic_detail: 'https://spam.example' }
  const send = (site: Site, values: Readonly<Record<string, unknown>>) =>
    site.call('POST', apiPaths.contact, { json: contactForm(values) })
  const leadsIn = async (site: Site, view: 'spam' | 'all' | 'new') =>
    (await site.call('GET', staffApiPaths.leads({ view }), { as: 'editor' })).body
  const suspected = async (site: Site) => {
    const { again } = (await send(site, filled)).body.error
    return send(site, { ...filled, again })
  }

  it('the first attempt is rejected, and the sender is asked to send the inquiry again', async () => {
    const site = await open()
    const { status, body } = await send(site, filled)
    expect(status).toBe(422)
    expect(body.error).toMatchObject({
      message: 'Validation failed: Please press Send again. This check keeps out spam.',
      again: expect.stringMatching(/^[\w-]+$/),
    })
    expect((await leadsIn(site, 'all')).count).toBe(0)
  })

  it('a second attempt with an empty hidden field is a normal inquiry', async () => {
    const site = await open()
    const { again } = (await send(site, filled)).body.error
    const { status, body } = await send(site, { topic_detail: '', again })
    expect(status).toBe(201)
    expect(body.data.answer_by).toEqual(expect.any(String))
    expect((await leadsIn(site, 'spam')).count).toBe(0)
  })

  it('a second attempt is stored as suspected spam, without a deadline and without the text of the hidden field', async () => {
    const site = await open()
    const { status, body } = await suspected(site)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ answer_by: null, copy_by_email: false })
    const list = await leadsIn(site, 'spam')
    expect(list.results).toMatchObject([
      { number: body.data.number, status: 'closed', closed_as: 'spam', seen: true, due_at: null },
    ])
    expect(list.counts).toMatchObject({ unseen: 0, late: 0, views: { spam: 1, new: 0 } })
    const stored = await sql<object>`select * from leads`.execute(site.db)
    expect(JSON.stringify(stored.rows)).not.toContain('spam.example')
  })

  it.each([
    ['after ten minutes', 10 * 60_000],
    ['in another form', 0],
  ])(
    'a second attempt is rejected if the token of the first attempt is sent %s',
    async (name, pause) => {
      const site = await open()
      const json =
        name === 'in another form'
          ? { company: 'B', partnership_type: 'Others', email: 'a@example.com', goals: 'g' }
          : contactForm()
      const path = name === 'in another form' ? apiPaths.partnership : apiPaths.contact
      const { again } = (await send(site, filled)).body.error
      site.setTime(WEDNESDAY + pause)
      const answer = await site.call('POST', path, { json: { ...json, ...filled, again } })
      expect(answer.status).toBe(422)
      expect((await leadsIn(site, 'all')).count).toBe(0)
    },
  )

  it('suspected spam gets a reply deadline when staff restore it', async () => {
    const site = await open()
    await suspected(site)
    const [lead] = (await leadsIn(site, 'spam')).results
    site.setTime(WEDNESDAY + 2 * HOUR)
    const restored = await site.call('PATCH', staffApiPaths.lead(lead.id), {
      json: { status: 'new' },
      as: 'editor',
    })
    expect(restored.body.data).toMatchObject({ status: 'new', closed_as: null })
    expect(Date.parse(restored.body.data.due_at)).toBe(WEDNESDAY + 26 * HOUR)
    expect((await leadsIn(site, 'spam')).count).toBe(0)
  })

  it('suspected spam is erased after 30 days, sooner than other spam', async () => {
    const site = await open()
    await suspected(site)
    const { number } = (await send(site, { message: 'closed by hand' })).body.data
    const { results } = await leadsIn(site, 'new')
    await site.call('PATCH', staffApiPaths.lead(results[0].id), {
      json: { status: 'closed', closed_as: 'spam' },
      as: 'editor',
    })
    site.setTime(WEDNESDAY + 30 * 24 * HOUR)
    await site.leads.clock.look()
    expect((await leadsIn(site, 'spam')).count).toBe(2)
    site.setTime(WEDNESDAY + 31 * 24 * HOUR + HOUR)
    await site.leads.clock.look()
    expect((await leadsIn(site, 'spam')).results).toMatchObject([{ number }])
  })

  it('suspected spam gets no reply deadline and sends nothing when staff mark it as answered', async () => {
    const site = await open()
    await suspected(site)
    const [lead] = (await leadsIn(site, 'spam')).results
    const answered = await site.call('PATCH', staffApiPaths.lead(lead.id), {
      json: { status: 'answered' },
      as: 'editor',
    })
    expect(answered.body.data).toMatchObject({ status: 'answered', due_at: null, messages: [] })
  })
})
