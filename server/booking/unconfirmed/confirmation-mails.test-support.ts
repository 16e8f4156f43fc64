import { expect, vi } from 'vitest'
import type { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Emails to an address. */
export const mailsOf = (smtp: MailServer, address: string) =>
  smtp.mails.filter(({ to }) => to.includes(address))

/** Key in the link of the last confirmation email to an address. */
export const confirmationKey = async (smtp: MailServer, address: string): Promise<string> =>
  vi.waitFor(() => {
    const link = /\/booking\/confirm\/([\w%~.-]+)/.exec(
      mailsOf(smtp, address)
        .filter(({ parsed }) => parsed.subject?.startsWith('Confirm your meeting') === true)
        .at(-1)?.parsed.text ?? '',
    )?.[1]
    expect(link).toBeDefined()
    return link ?? ''
  }, PATIENT)
