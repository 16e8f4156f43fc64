import { beforeEach, expect, onTestFinished, vi } from 'vitest'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import type { MailOutbox } from '#shared/contracts/forms/mail.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** Contact email of the site settings. */
export const CONTACT = 'desk@certavia.test'

const FROM = 'Certavia <website@certavia.test>'

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
type Site = Awaited<ReturnType<typeof createInquiries>>

export const submit = (site: Site, values: Readonly<Record<string, unknown>> = {}) =>
  site.call('POST', apiPaths.contact, { json: contactForm(values) })

export const outbox = async (site: Site): Promise<MailOutbox> =>
  (await site.call('GET', staffApiPaths.mail, { as: 'admin' })).body.data

/** Resolves when `waiting` mails wait and `failed` mails have failed permanently. */
export const settled = (site: Site, waiting: number, failed: number) =>
  vi.waitFor(async () => {
    const { messages, ...state } = await outbox(site)
    expect(state).toMatchObject({ mail: 'on', waiting, failed })
    // A waiting message without an error is still being delivered.
    expect(messages.filter(({ last_error: error }) => error === null)).toEqual([])
    return messages
  }, PATIENT)

export const turnTo = (site: Site, time: number) => {
  site.setTime(time)
  site.messages.nudge()
}

/** Starts a mail server for each test of a file. Returns helpers that open sites which send through it. */
export function withMailServer() {
  const databases = useDatabases()
  let smtp: MailServer
  beforeEach(async () => {
    smtp = await startMailServer()
    onTestFinished(() => smtp.close())
  })
  const openOn = (database: Awaited<ReturnType<typeof databases.open>>, process?: string) =>
    createInquiries(database, {
      messages: { smtp: { url: smtp.url, from: FROM }, process, contactEmail: () => CONTACT },
    })
  return {
    databases,
    /** Mail server of the current test. */
    smtp: () => smtp,
    mailTo: (address: string) => smtp.mails.filter(({ to }) => to.includes(address)),
    openOn,
    open: async () => openOn(await databases.open('sqlite', inquiryMigrations)),
  }
}
