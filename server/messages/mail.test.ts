import { site as company } from '#shared/company/site.ts'
import { describe, expect, it } from 'vitest'
import {
  createInquiries,
  inquiryMigrations,
  LEADS_TO,
  ORIGIN,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { CONTACT, outbox, settled, submit, withMailServer } from './mail.test-support.ts'

const { databases, smtp, mailTo, open } = withMailServer()

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the mails about inquiries', () => {
  it('staff get all fields of an inquiry, and its sender gets a receipt without any of its content', async () => {
    const site = await open()
    const form = contactForm({
      phone: '+351 21 000 0000',
      countries: 'Portugal',
      message: 'First line\n<b>Second</b> line',
    })
    const { body } = await submit(site, form)
    expect(body.data.copy_by_email).toBe(true)
    await settled(site, 0, 0)
    expect(smtp().mails).toHaveLength(2)
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
    // The receipt contains only two URLs: the origin of the site, and the contact form. Neither contains data of the inquiry.
    expect(receipt?.parsed.text?.match(/https?:\S+/g)).toEqual([`${ORIGIN}.`, `${ORIGIN}/contact`])
    const list = await site.call('GET', staffApiPaths.leads(), { as: 'editor' })
    const lead = await site.call('GET', staffApiPaths.lead(list.body.results[0].id), {
      as: 'editor',
    })
    expect(lead.body.data.messages).toMatchObject([
      { purpose: expect.any(String), state: 'sent', attempts: 1, last_error: null },
      { purpose: expect.any(String), state: 'sent', attempts: 1, last_error: null },
    ])
  })

  it('the receipt has the contact email of the site settings in text and HTML', async () => {
    const site = await open()
    await submit(site)
    await settled(site, 0, 0)
    const [receipt] = mailTo('ada@example.com')
    for (const text of [receipt?.parsed.text, receipt?.parsed.html]) {
      expect(text).toContain(`write to ${CONTACT} and give`)
      expect(text).toContain(`Write to ${CONTACT} with the number`)
      expect(text).not.toContain(company.contactEmail)
    }
  })

  it('no field of an inquiry can add a header or a recipient to a mail', async () => {
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
    expect(
      smtp()
        .mails.flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual([LEADS_TO, LEADS_TO, 'ada@example.com'].toSorted())
    for (const { parsed, raw } of smtp().mails) {
      expect(parsed.bcc).toBeUndefined()
      expect(parsed.headerLines.filter(({ key }) => key === 'bcc')).toEqual([])
      expect(parsed.headerLines.filter(({ key }) => key === 'subject')).toHaveLength(1)
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
      expect(parsed.html).not.toContain('<script')
    }
  })

  it('an address gets at most one receipt a day for each form', async () => {
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

  it('an inquiry restored from suspected spam is mailed to staff, and an address gets at most one receipt a day', async () => {
    const site = await open()
    for (const message of ['First', 'Second']) {
      const form = { message, topic_detail: 'x' }
      const { again } = (await submit(site, form)).body.error
      const { body } = await submit(site, { ...form, again })
      expect(body.data.copy_by_email).toBe(false)
    }
    expect(await outbox(site)).toMatchObject({ waiting: 0, messages: [] })
    expect(smtp().tries()).toBe(0)
    const list = await site.call('GET', staffApiPaths.leads({ view: 'spam' }), { as: 'editor' })
    for (const { id } of list.body.results) {
      await site.call('PATCH', staffApiPaths.lead(id), { json: { status: 'new' }, as: 'editor' })
    }
    await settled(site, 0, 0)
    expect(mailTo(LEADS_TO)).toHaveLength(2)
    expect(mailTo('ada@example.com')).toHaveLength(1)
  })

  it('staff get one reminder of an inquiry without a reply, four hours before its deadline', async () => {
    const site = await open()
    await submit(site, { message: 'waits' })
    await submit(site, { message: 'is answered' })
    const list = await site.call('GET', staffApiPaths.leads({ search: 'answered' }), {
      as: 'editor',
    })
    await site.call('PATCH', staffApiPaths.lead(list.body.results[0].id), {
      json: { status: 'answered' },
      as: 'editor',
    })
    site.setTime(WEDNESDAY + 19 * HOUR)
    await site.leads.clock.look()
    await settled(site, 0, 0)
    const before = smtp().mails.length
    site.setTime(WEDNESDAY + 20 * HOUR)
    await Promise.all([site.leads.clock.look(), site.leads.clock.look()])
    await site.leads.clock.look()
    await settled(site, 0, 0)
    const [reminder, ...more] = smtp().mails.slice(before)
    expect(more).toEqual([])
    expect(reminder?.to).toEqual([LEADS_TO])
    expect(reminder?.parsed.subject).toMatch(
      /^Answer inquiry \w{8} by Thursday 19 November 2026 at 09:00 GMT$/,
    )
  })

  it('staff get another reminder of a reopened inquiry, but not if work on it has begun', async () => {
    const site = await open()
    await submit(site)
    const list = await site.call('GET', staffApiPaths.leads(), { as: 'editor' })
    const set = (status: string) =>
      site.call('PATCH', staffApiPaths.lead(list.body.results[0].id), {
        json: { status },
        as: 'editor',
      })
    const reminders = async () => {
      await site.leads.clock.look()
      await settled(site, 0, 0)
      return smtp().mails.filter(({ parsed }) => parsed.subject?.startsWith('Answer inquiry'))
    }
    site.setTime(WEDNESDAY + 20 * HOUR)
    expect(await reminders()).toHaveLength(1)
    await set('in_progress')
    await set('new')
    expect(await reminders()).toHaveLength(1)
    await set('answered')
    expect(await reminders()).toHaveLength(1)
    await set('in_progress')
    expect(await reminders()).toHaveLength(2)
    expect(await reminders()).toHaveLength(2)
  })
})

it('a site without a mail server stores inquiries', async () => {
  const site = await createInquiries(await databases.open('sqlite', inquiryMigrations))
  const { body } = await submit(site)
  expect(body.data.copy_by_email).toBe(false)
  expect(await outbox(site)).toMatchObject({ mail: 'off', waiting: 0, messages: [] })
  const list = await site.call('GET', staffApiPaths.leads(), { as: 'editor' })
  expect(list.body.mail).toMatchObject({ mail: 'off' })
})
