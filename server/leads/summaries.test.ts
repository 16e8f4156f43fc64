import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { elsewhere, inquire } from '#server/testing/floods.test-support.ts'
import { HOUR, MINUTE } from '#shared/time/units.ts'
import {
  createInquiries,
  inquiryMigrations,
  LEADS_TO,
  ORIGIN,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { vi } from 'vitest'

const databases = useDatabases()

let smtp: Awaited<ReturnType<typeof startMailServer>>
beforeEach(async () => {
  smtp = await startMailServer()
  onTestFinished(() => smtp.close())
})

type Site = Awaited<ReturnType<typeof createInquiries>>

const messages = () => ({
  smtp: { url: smtp.url, from: 'Certavia <website@certavia.test>' },
})

/** Waits until all mails are sent. */
const sent = (site: Site) =>
  vi.waitFor(async () => {
    const { body } = await site.call('GET', staffApiPaths.mail, { as: 'admin' })
    expect(body.data).toMatchObject({ waiting: 0, failed: 0 })
  }, PATIENT)

const subjectsTo = (address: string) =>
  smtp.mails.filter(({ to }) => to.includes(address)).map(({ parsed }) => parsed.subject ?? '')
const summaries = () => subjectsTo(LEADS_TO).filter((subject) => / in a short time /.test(subject))

/** Sends a number of inquiries, each from a different network unless one is given. */
const sendMany = async (site: Site, count: number, from = 0, network?: string) => {
  for (let n = from; n < from + count; n += 1) {
    const address = network === undefined ? elsewhere(n) : `${network}.${n}`
    expect((await inquire(site, n, address)).status).toBe(201)
  }
}

describe.each(engines)('a flood of inquiries (%s)', (engine) => {
  const open = async (inquiries = 2) =>
    createInquiries(await databases.open(engine, inquiryMigrations), {
      limits: true,
      formLimits: { inquiries },
      messages: messages(),
    })

  it('during a flood, staff get a summary every 15 minutes and senders get no receipts', async () => {
    const site = await open()
    await sendMany(site, 2)
    await sent(site)
    expect(subjectsTo(LEADS_TO)).toHaveLength(2)
    expect(subjectsTo('p0@example.com')).toHaveLength(1)
    await sendMany(site, 3, 2)
    await site.leads.clock.look()
    await sendMany(site, 4, 5)
    site.setTime(WEDNESDAY + 15 * MINUTE - 1)
    await site.leads.clock.look()
    await sent(site)
    expect(summaries()).toEqual(['3 inquiries in a short time at Certavia'])
    site.setTime(WEDNESDAY + 15 * MINUTE)
    await site.leads.clock.look()
    await site.leads.clock.look()
    await sent(site)
    expect(summaries()).toEqual([
      '3 inquiries in a short time at Certavia',
      '4 inquiries in a short time at Certavia',
    ])
    expect(subjectsTo(LEADS_TO)).toHaveLength(4)
    for (let n = 2; n < 9; n += 1) expect(subjectsTo(`p${n}@example.com`)).toEqual([])
    const list = await site.call('GET', staffApiPaths.leads({ view: 'all' }), { as: 'editor' })
    expect(list.body.count).toBe(9)
  })

  it('during a flood, the receipt page states that no receipt is sent by email', async () => {
    const site = await open()
    await sendMany(site, 2)
    const { body } = await inquire(site, 3, elsewhere(3))
    expect(body.data.copy_by_email).toBe(false)
  })

  it('the summary has numbers, times and networks in text and HTML, and no data of the senders', async () => {
    const site = await open()
    await sendMany(site, 5, 0, '203.0.113')
    await sendMany(site, 1, 50)
    await site.leads.clock.look()
    await sent(site)
    const mail = smtp.mails.find(({ parsed }) => / in a short time /.test(parsed.subject ?? ''))
    for (const text of [mail?.parsed.text ?? '', String(mail?.parsed.html)]) {
      expect(text).toMatch(/New inquiries\W.*4/s)
      expect(text).toContain('203.0.113.0/24 (5), 10.0.50.0/24 (1)')
      expect(text).toContain('Wednesday 18 November 2026 at 09:00 GMT')
      expect(text).toContain(ORIGIN + paths.adminLeads)
      expect(text).not.toContain('p4@example.com')
      expect(text).not.toContain('Analytical Engines')
    }
  })

  it('two processes send each summary once', async () => {
    const [one, two] = await databases.openTwice(engine, inquiryMigrations)
    const options = { limits: true, formLimits: { inquiries: 2 } }
    const first = await createInquiries(one, { ...options, messages: messages() })
    const second = await createInquiries(two, options)
    await sendMany(first, 6)
    await Promise.all([first.leads.clock.look(), second.leads.clock.look()])
    await sent(first)
    expect(summaries()).toHaveLength(1)
    const restarted = await createInquiries(one, {
      ...options,
      messages: messages(),
      time: WEDNESDAY + MINUTE,
    })
    await sendMany(restarted, 1, 10)
    await restarted.leads.clock.look()
    await sent(restarted)
    expect(summaries()).toHaveLength(1)
  })

  it('after one hour below half of the limit, each inquiry sends its own mails again', async () => {
    const site = await open()
    await sendMany(site, 3)
    site.setTime(WEDNESDAY + 2 * HOUR)
    await sendMany(site, 1, 10)
    await sent(site)
    expect(subjectsTo('p10@example.com')).toHaveLength(1)
    expect(
      subjectsTo(LEADS_TO).filter((subject) => subject.startsWith('New inquiry')),
    ).toHaveLength(3)
  })

  it('staff get one reminder for all replies that are due soon', async () => {
    const site = await open()
    await sendMany(site, 6)
    await site.leads.clock.look()
    site.setTime(WEDNESDAY + 20 * HOUR)
    await site.leads.clock.look()
    await site.leads.clock.look()
    await sent(site)
    const reminders = subjectsTo(LEADS_TO).filter((subject) => subject.startsWith('Answer '))
    expect(reminders.filter((subject) => subject.startsWith('Answer inquiry'))).toHaveLength(2)
    expect(reminders).toContain('Answer 4 inquiries at Certavia soon')
    expect(reminders).toHaveLength(3)
  })
})
