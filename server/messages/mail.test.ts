import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useDatabases } from '#server/database.test-support.ts'
import {
  contactForm,
  createInquiries,
  inquiryMigrations,
  LEADS_TO,
  ORIGIN,
  WEDNESDAY,
} from '#server/leads.test-support.ts'
import { Refusal, startMailServer } from '#server/mail-server.test-support.ts'
import { PATIENT } from '#server/patience.test-support.ts'
import type { MailOutbox } from '#shared/contracts/mail.ts'
import { apiPaths } from '#shared/paths.ts'

const databases = useDatabases()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const FROM = 'Certavia <website@certavia.test>'

type MailServer = Awaited<ReturnType<typeof startMailServer>>
type Site = Awaited<ReturnType<typeof createInquiries>>
let smtp: MailServer

beforeEach(async () => {
  smtp = await startMailServer()
  onTestFinished(() => smtp.close())
})

const openOn = (database: Awaited<ReturnType<typeof databases.open>>, isAlone = true) =>
  createInquiries(database, { messages: { smtp: { url: smtp.url, from: FROM }, isAlone } })

const open = async () => openOn(await databases.open('sqlite', inquiryMigrations))

const submit = (site: Site, values: Readonly<Record<string, unknown>> = {}) =>
  site.call('POST', apiPaths.contact, { json: contactForm(values) })

const outbox = async (site: Site): Promise<MailOutbox> =>
  (await site.call('GET', apiPaths.mail, { as: 'admin' })).body.data

/** Waits until so many mails wait, and so many have failed. */
const settled = (site: Site, waiting: number, failed: number) =>
  vi.waitFor(async () => {
    const { messages, ...state } = await outbox(site)
    expect(state).toMatchObject({ mail: 'on', waiting, failed })
    // What is under way has no error yet.
    expect(messages.filter(({ last_error: error }) => error === null)).toEqual([])
    return messages
  }, PATIENT)

const turnTo = (site: Site, time: number) => {
  site.setTime(time)
  site.messages.nudge()
}

const mailTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address))

describe('an inquiry', () => {
  it('is mailed to staff with all that was written, and to its sender without a word of it', async () => {
    const site = await open()
    const form = contactForm({
      phone: '+351 21 000 0000',
      countries: 'Portugal',
      message: 'First line\n<b>Second</b> line',
    })
    const { body } = await submit(site, form)
    expect(body.data.copy_by_email).toBe(true)
    await settled(site, 0, 0)
    expect(smtp.mails).toHaveLength(2)
    const [staff] = mailTo(LEADS_TO)
    expect(staff?.parsed).toMatchObject({
      subject: `New inquiry ${body.data.number}: Analytical Engines Ltd`,
      from: { text: '"Certavia" <website@certavia.test>' },
      replyTo: { text: 'ada@example.com' },
    })
    const told = `${staff?.parsed.text}`
    for (const text of ['Ada Lovelace', '+351 21 000 0000', 'Portugal', 'Criminal check']) {
      expect(told).toContain(text)
      expect(staff?.parsed.html).toContain(text)
    }
    expect(told).toContain('> First line\n> <b>Second</b> line')
    expect(staff?.parsed.html).toContain('First line<br>&lt;b&gt;Second&lt;/b&gt; line')
    expect(told).toContain('Answer by: Thursday 19 November 2026 at 09:00 GMT')
    expect(told).toContain(`${ORIGIN}/admin/leads/`)

    const [receipt] = mailTo('ada@example.com')
    expect(receipt?.parsed.subject).toBe(`We received inquiry ${body.data.number} at Certavia`)
    expect(receipt?.parsed.headers.get('auto-submitted')).toBe('auto-generated')
    expect(receipt?.parsed.text).toContain('Thursday 19 November 2026 at 09:00 GMT')
    expect(receipt?.parsed.text).toContain('If you didn’t send this')
    for (const own of ['Ada', 'Lovelace', 'Analytical', 'First line', 'Portugal', '+351']) {
      expect(receipt?.raw).not.toContain(own)
    }
    // The one link leads to a page that shows nothing of what was sent.
    expect(receipt?.parsed.text?.match(/https?:\S+/g)).toEqual([`${ORIGIN}.`, `${ORIGIN}/contact`])
    const list = await site.call('GET', apiPaths.leads(), { as: 'editor' })
    const lead = await site.call('GET', apiPaths.lead(list.body.results[0].id), { as: 'editor' })
    expect(lead.body.data.messages).toMatchObject([
      { purpose: expect.any(String), state: 'sent', attempts: 1, last_error: null },
      { purpose: expect.any(String), state: 'sent', attempts: 1, last_error: null },
    ])
  })

  it('can neither add a header nor a recipient, whatever it says', async () => {
    const site = await open()
    const evil = 'x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>'
    await submit(site, { name: evil, company: evil, countries: evil, message: evil })
    await submit(site, {
      name: '\u2028\u0000'.slice(0, 1) + '=?utf-8?q?=0ABcc:_v@example.com?=',
      company: '"a, b" <victim@example.com>, c',
      message: 'second',
    })
    await settled(site, 0, 0)
    expect(mailTo(LEADS_TO)).toHaveLength(2)
    expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(
      [LEADS_TO, LEADS_TO, 'ada@example.com'].toSorted(),
    )
    for (const { parsed, raw } of smtp.mails) {
      expect(parsed.bcc).toBeUndefined()
      expect(parsed.headerLines.filter(({ key }) => key === 'bcc')).toEqual([])
      expect(parsed.headerLines.filter(({ key }) => key === 'subject')).toHaveLength(1)
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
      expect(parsed.html).not.toContain('<script')
    }
  })

  it('sends one receipt a day to an address for each form', async () => {
    const site = await open()
    const receipts = async (values: Readonly<Record<string, unknown>>) => {
      const { body } = await submit(site, values)
      return body.data.copy_by_email
    }
    expect(await receipts({ message: '1' })).toBe(true)
    expect(await receipts({ message: '2', email: 'ADA@example.com' })).toBe(false)
    const other = await site.call('POST', apiPaths.partnership, {
      json: { company: 'B', partnership_type: 'Others', email: 'ada@example.com', goals: 'g' },
    })
    expect(other.body.data.copy_by_email).toBe(true)
    site.setTime(WEDNESDAY + 24 * HOUR)
    expect(await receipts({ message: '3' })).toBe(true)
    await settled(site, 0, 0)
    expect(mailTo('ada@example.com')).toHaveLength(3)
  })

  it('that a program sent is mailed to nobody', async () => {
    const site = await open()
    const { body } = await submit(site, { website: 'x' })
    expect(body.data.copy_by_email).toBe(false)
    expect(await outbox(site)).toMatchObject({ waiting: 0, messages: [] })
    expect(smtp.tries()).toBe(0)
  })

  it('that nobody has answered four hours before its promise ends is told of once more, once', async () => {
    const site = await open()
    await submit(site, { message: 'waits' })
    await submit(site, { message: 'is answered' })
    const list = await site.call('GET', apiPaths.leads({ search: 'answered' }), { as: 'editor' })
    await site.call('PATCH', apiPaths.lead(list.body.results[0].id), {
      json: { status: 'answered' },
      as: 'editor',
    })
    site.setTime(WEDNESDAY + 19 * HOUR)
    await site.leads.clock.look()
    await settled(site, 0, 0)
    const before = smtp.mails.length
    site.setTime(WEDNESDAY + 20 * HOUR)
    await Promise.all([site.leads.clock.look(), site.leads.clock.look()])
    await site.leads.clock.look()
    await settled(site, 0, 0)
    const [reminder, ...more] = smtp.mails.slice(before)
    expect(more).toEqual([])
    expect(reminder?.to).toEqual([LEADS_TO])
    expect(reminder?.parsed.subject).toMatch(
      /^Answer inquiry \w{8} by Thursday 19 November 2026 at 09:00 GMT$/,
    )
  })
})

describe('a mail server', () => {
  it.each<[string, (site: MailServer) => void]>([
    [
      'refuses for a while at the recipient',
      ({ behave }) =>
        behave({
          recipient: () => {
            throw new Refusal(451)
          },
        }),
    ],
    [
      'refuses for a while after the text',
      ({ behave }) => behave({ data: () => Promise.reject(new Refusal(452)) }),
    ],
    [
      'dies in the middle of a mail',
      ({ behave }) =>
        behave({
          data: (cut) => {
            cut()
            return new Promise(() => undefined)
          },
        }),
    ],
  ])('that %s gets each mail once it is well', async (_name, fail) => {
    const site = await open()
    fail(smtp)
    await submit(site)
    const waiting = await settled(site, 2, 0)
    expect(waiting.map(({ last_error: error }) => error)).not.toContain(null)
    expect(smtp.mails).toEqual([])
    smtp.behave({})
    // Not before its time.
    turnTo(site, WEDNESDAY + MINUTE / 4)
    expect((await outbox(site)).waiting).toBe(2)
    turnTo(site, WEDNESDAY + MINUTE)
    await settled(site, 0, 0)
    expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(
      [LEADS_TO, 'ada@example.com'].toSorted(),
    )
  })

  it('that takes its time gets a mail once, however often the outbox is looked at', async () => {
    const site = await open()
    const held = Promise.withResolvers<void>()
    smtp.behave({ data: () => held.promise })
    await submit(site)
    await vi.waitFor(() => expect(smtp.tries()).toBe(2), PATIENT)
    for (let n = 0; n < 20; n += 1) {
      turnTo(site, WEDNESDAY + n * MINUTE)
      await outbox(site)
    }
    held.resolve()
    await settled(site, 0, 0)
    expect([smtp.mails.length, smtp.tries()]).toEqual([2, 2])
  })

  it('that refuses for good is asked about a stranger’s address once, and about the team’s for a day', async () => {
    const site = await open()
    smtp.behave({
      recipient: () => {
        throw new Refusal(550)
      },
    })
    await submit(site)
    await settled(site, 1, 1)
    for (let hours = 1; hours <= 24; hours += 1) {
      const now = WEDNESDAY + hours * HOUR
      turnTo(site, now)
      await vi.waitFor(async () => {
        const { messages } = await outbox(site)
        const due = messages.filter(({ next_attempt_at: next }) => Date.parse(next ?? '') <= now)
        expect(due).toEqual([])
      }, PATIENT)
    }
    const failed = await settled(site, 0, 2)
    const [receipt] = failed.filter(({ purpose }) => purpose === 'receipt')
    expect(receipt).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') })
    const [staff] = failed.filter(({ purpose }) => purpose === 'staff')
    expect(staff?.attempts).toBeGreaterThan(8)
    smtp.behave({})
    const retry = await site.call('POST', apiPaths.mailRetry(staff?.id ?? ''), { as: 'admin' })
    expect(retry.body.data).toMatchObject({ state: 'waiting' })
    await settled(site, 0, 1)
    expect(mailTo(LEADS_TO)).toHaveLength(1)
    const gone = await site.call('POST', apiPaths.mailGiveUp(staff?.id ?? ''), { as: 'admin' })
    expect(gone.status).toBe(404)
    const editor = await site.call('GET', apiPaths.mail, { as: 'editor' })
    expect(editor.status).toBe(403)
  })

  it('that is away leaves a mail that an administrator can give up', async () => {
    const site = await open()
    await smtp.close()
    await submit(site)
    const [first] = await settled(site, 2, 0)
    await site.call('POST', apiPaths.mailGiveUp(first?.id ?? ''), { as: 'admin' })
    const { waiting, failed } = await outbox(site)
    expect([waiting, failed]).toEqual([1, 1])
  })

  it('gets what was accepted, but not noted before the process died, with the same Message-ID', async () => {
    const database = await databases.open('sqlite', inquiryMigrations)
    const first = await openOn(database)
    const held = Promise.withResolvers<void>()
    smtp.behave({ data: () => held.promise })
    await submit(first)
    await vi.waitFor(() => expect(smtp.tries()).toBe(2), PATIENT)
    // The first process is as good as dead: it never hears that its mails were taken.
    smtp.behave({})
    const second = await openOn(database)
    await second.messages.start()
    await settled(second, 0, 0)
    held.resolve()
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(4), PATIENT)
    const ids = mailTo(LEADS_TO).map(({ parsed }) => parsed.messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids)).toHaveLength(1)
  })

  it('gets each mail once from two processes that share a store', async () => {
    const database = await databases.open('postgres', inquiryMigrations)
    const sites = [await openOn(database, false), await openOn(database, false)]
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const site = sites[n % 2]
        if (site !== undefined) await submit(site, { email: `p${n}@example.com`, message: `${n}` })
        for (const each of sites) each.messages.nudge()
      }),
    )
    const [site] = sites
    if (site !== undefined) await settled(site, 0, 0)
    expect(smtp.mails).toHaveLength(40)
    expect(new Set(smtp.mails.map(({ parsed }) => parsed.messageId))).toHaveLength(40)
  })
})

it('is not needed: without a server inquiries stand all the same', async () => {
  const site = await createInquiries(await databases.open('sqlite', inquiryMigrations))
  const { body } = await submit(site)
  expect(body.data.copy_by_email).toBe(false)
  expect(await outbox(site)).toMatchObject({ mail: 'off', waiting: 0, messages: [] })
  const list = await site.call('GET', apiPaths.leads(), { as: 'editor' })
  expect(list.body.mail).toMatchObject({ mail: 'off' })
})
