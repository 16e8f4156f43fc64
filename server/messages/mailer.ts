import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { MailContent } from './mail-content.ts'
import type { Delivery, Sender } from './sender.ts'

/** Splits a mailbox into name and address: `Sales <sales@example.com>`. The name may be empty. */
function mailboxOf(text: string): { readonly name: string; readonly address: string } {
  const [, name, address] = /^(.*) <(.+)>$/.exec(text) ?? []
  return { name: name ?? '', address: address ?? text }
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/** Timeouts of an SMTP connection, in milliseconds. A mail whose delivery times out is retried later. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const INVITATION_NAME = 'meeting.ics'

/** True if the server has permanently rejected this mail. */
const isPermanent = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500

/**
 * Creates a mailer that sends through an SMTP server.
 * @param url `smtp://user:password@host:587` or `smtps://`; a password is sent to a remote server over TLS only
 * @param from sender of every mail
 */
export function createMailer({ url, from }: { readonly url: string; readonly from: string }): {
  readonly send: Sender<MailContent>
  /** Connects and signs in without sending a mail. @throws the error of the connection */
  readonly verify: () => Promise<void>
  readonly close: () => void
} {
  const { hostname, username } = new URL(url)
  const sender = mailboxOf(from)
  const domain = sender.address.split('@').at(-1) ?? 'localhost'
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // The outbox schedules retries, so the transport must not retry.
    maxRequeues: 0,
    ...TIMES,
    ...(username !== '' && !isThisMachine(hostname) && { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, recipient, content }: Delivery<MailContent>) => {
      try {
        await transport.sendMail({
          // The id is the same at each attempt, so that mail clients can drop duplicates.
          messageId: `<${id}@${domain}>`,
          from: sender,
          to: mailboxOf(recipient),
          subject: content.subject,
          text: content.text,
          html: content.html,
          ...(content.replyTo !== undefined && { replyTo: { name: '', address: content.replyTo } }),
          ...(content.invitation !== undefined && {
            icalEvent: {
              method: content.invitation.method,
              filename: INVITATION_NAME,
              content: content.invitation.text,
            },
          }),
          headers: content.isAutomatic
            ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
            : {},
        })
        return 'sent'
      } catch (error) {
        if (isPermanent(error) && content.isAutomatic) {
          return { refused: error instanceof Error ? error.message : String(error) }
        }
        throw error
      }
    },
    verify: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
