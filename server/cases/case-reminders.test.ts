import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  LEADS_TO,
  ORIGIN,
} from '#server/testing/leads.test-support.ts'
import { caseForm } from '#server/testing/visitor-forms.test-support.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

let smtp: Awaited<ReturnType<typeof startMailServer>>
beforeEach(async () => {
  smtp = await startMailServer()
  onTestFinished(() => smtp.close())
})

type Site = Awaited<ReturnType<typeof createInquiries>>

const at = (text: string) => Date.parse(text)

/** Runs the scheduled work at a time, and waits until all emails are sent. */
const runAt = async (site: Site, time: string) => {
  site.setTime(at(time))
  await site.cases.clock.look()
  await vi.waitFor(async () => {
    const { body } = await site.call('GET', staffApiPaths.mail, { as: 'admin' })
    expect(body.data).toMatchObject({ waiting: 0, failed: 0 })
  }, PATIENT)
}

const reminders = () =>
  smtp.mails.filter(({ parsed }) => /^(?:Answer|Acknowledge) /u.test(parsed.subject ?? ''))

const submit = async (site: Site, values = {}) =>
  (await site.call('POST', apiPaths.cases(), { json: caseForm(values) })).body.data

const idOf = async (site: Site): Promise<string> =>
  (await site.call('GET', apiPaths.cases({ view: 'all' }), { as: 'admin' })).body.results[0].id

const change = async (site: Site, json: object) =>
  site.call('PATCH', staffApiPaths.case(await idOf(site)), { as: 'officer', json })

describe.each(engines)('deadlines of cases (%s)', (engine) => {
  // A case received on Saturday 28 November is due on Monday 28 December. Monday 28 December and Friday 25 December are holidays.
  const open = async (options = {}) =>
    createInquiries(await databases.open(engine, inquiryMigrations), {
      time: at('2026-11-28T10:00:00Z'),
      holidays: ['2026-12-25', '2026-12-28'],
      messages: { smtp: { url: smtp.url, from: 'Certavia <website@certavia.test>' } },
      ...options,
    })

  it('reminders are sent to staff once, three working days before the deadline', async () => {
    const site = await open()
    const { number } = await submit(site)
    await runAt(site, '2026-12-21T23:59:00Z')
    expect(reminders()).toEqual([])
    await runAt(site, '2026-12-22T00:00:00Z')
    await runAt(site, '2026-12-22T09:00:00Z')
    await runAt(site, '2026-12-28T09:00:00Z')
    const [mail, ...others] = reminders()
    expect(others).toEqual([])
    expect(mail?.to).toEqual([LEADS_TO])
    expect(mail?.parsed.subject).toContain(
      `Answer case ${number} by the end of Monday 28 December 2026`,
    )
    expect(mail?.parsed.text).toContain(ORIGIN + paths.adminCase(await idOf(site)))
  })

  it('reminders contain no name, no address and no text of the candidate', async () => {
    const site = await open()
    await submit(site)
    await runAt(site, '2026-12-23T09:00:00Z')
    const [mail] = reminders()
    expect(mail).toBeDefined()
    for (const word of ['Okafor', 'amara', 'Harbour', 'March', 'Employment']) {
      expect(`${mail?.parsed.text} ${String(mail?.parsed.html)}`).not.toContain(word)
    }
  })

  it('no reminder is sent for closed cases and suspected spam, or after the deadline', async () => {
    const site = await open()
    await submit(site)
    await change(site, { state: 'closed', outcome: 'corrected' })
    await runAt(site, '2026-12-23T09:00:00Z')
    expect(reminders()).toEqual([])
    await change(site, { state: 'in_progress' })
    await runAt(site, '2026-12-29T09:00:00Z')
    expect(reminders()).toEqual([])
  })

  it('a reminder asks staff to acknowledge a UK complaint that has not been acknowledged', async () => {
    const site = await open()
    await submit(site, { kind: 'complaint' })
    await runAt(site, '2026-12-22T09:00:00Z')
    expect(reminders().map(({ parsed }) => parsed.subject)).toEqual([
      expect.stringMatching(/^Acknowledge case /u),
    ])
    const second = await open({ time: at('2026-11-27T10:00:00Z') })
    await submit(second, { kind: 'complaint' })
    await change(second, { acknowledged: true })
    await runAt(second, '2026-12-22T09:00:00Z')
    expect(reminders()).toHaveLength(1)
  })

  it('a second reminder is sent before the new deadline after an extension', async () => {
    const site = await open()
    await submit(site)
    await runAt(site, '2026-12-22T09:00:00Z')
    await change(site, { extension: { reason: 'A register has not replied' } })
    await runAt(site, '2026-12-28T09:00:00Z')
    expect(reminders()).toHaveLength(1)
    // The extended deadline is Sunday 28 February 2027.
    await runAt(site, '2027-02-23T09:00:00Z')
    expect(reminders()).toHaveLength(1)
    await runAt(site, '2027-02-24T09:00:00Z')
    expect(reminders()).toHaveLength(2)
    expect(reminders()[1]?.parsed.subject).toContain('28 February 2027')
  })

  it('the reminders for the cases of a flood are combined in one email', async () => {
    const site = await open({ limits: true, formLimits: { inquiries: 1 } })
    for (const n of [1, 2, 3]) {
      const json = caseForm({ email: `p${n}@example.org` })
      await site.call('POST', apiPaths.cases(), { json, address: `192.0.${n}.1` })
    }
    await runAt(site, '2026-11-28T10:01:00Z')
    await runAt(site, '2026-12-22T09:00:00Z')
    expect(reminders().map(({ parsed }) => parsed.subject)).toEqual([
      expect.stringMatching(/^Answer case /u),
      'Answer 2 cases at Certavia soon',
    ])
  })
})
