import { beforeEach, expect, onTestFinished, vi } from 'vitest'
import { useDatabases, type engines } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { bookingForm } from '#server/testing/visitor-forms.test-support.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

type Site = Awaited<ReturnType<typeof createInquiries>>

/** Opens sites whose meeting emails go to a test mail server. Call it once per test file. */
export function mailedMeetings() {
  const databases = useDatabases()
  let smtp: Awaited<ReturnType<typeof startMailServer>>
  beforeEach(async () => {
    smtp = await startMailServer()
    onTestFinished(() => smtp.close())
  })
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address))

  return {
    smtp: () => smtp,
    open: async (engine: (typeof engines)[number] = 'sqlite') =>
      createInquiries(await databases.open(engine, inquiryMigrations), {
        messages: { smtp: { url: smtp.url, from: 'Certavia <website@certavia.test>' } },
      }),
    mailsTo,
    subjectsTo: (address: string) => mailsTo(address).map(({ parsed }) => parsed.subject ?? ''),
  }
}

/** Books a meeting as a visitor. */
export const book = async (site: Site, values: Readonly<Record<string, unknown>> = {}) =>
  (await site.call('POST', apiPaths.bookings(), { json: bookingForm(values) })).body.data

/** Moves a meeting as its visitor. */
export const move = (site: Site, key: string, startsAt: string) =>
  site.call('POST', apiPaths.meetingMove(key), { json: { starts_at: startsAt } })

/** Cancels a meeting as its visitor. */
export const cancel = (site: Site, key: string) => site.call('POST', apiPaths.meetingCancel(key))

/** Emails that are still in the queue. */
export const unsent = async (
  site: Site,
): Promise<readonly { readonly purpose: string; readonly last_error: string | null }[]> =>
  (await site.call('GET', staffApiPaths.mail, { as: 'admin' })).body.data.messages

/** Waits until the queue of emails is empty. */
export const sent = (site: Site) =>
  vi.waitFor(async () => {
    const { body } = await site.call('GET', staffApiPaths.mail, { as: 'admin' })
    expect(body.data).toMatchObject({ waiting: 0, failed: 0 })
  }, PATIENT)
