import { codeOf, fine, look, off, wrong, type Finding } from './finding.ts'

/** Connection to the mail server. */
export interface MailPort {
  /** Connects and signs in without sending anything. @throws the error of the connection */
  readonly verify: () => Promise<void>
  /** Sends a test email. @throws the error of the server */
  readonly sendTest: (to: string) => Promise<void>
}

/** Facts about outgoing email. */
export interface MailFacts {
  readonly isSet: boolean
  /** Error of the connection or of a test email. */
  readonly error?: { readonly code: string; readonly message: string }
  /** Address to which a test email was sent. */
  readonly sentTo?: string
  /** Number of messages that could not be sent. */
  readonly failed?: number
}

const UNREACHABLE = (message: string) =>
  wrong(
    `The server of \`SMTP_URL\` cannot be reached (${message})`,
    'Correct host and port in `SMTP_URL`, usually 587 or 465, and check that a firewall allows the connection.',
  )

const ERRORS: Readonly<Record<string, (message: string) => Finding>> = {
  EAUTH: () =>
    wrong(
      'The mail server refuses the user or the password of `SMTP_URL`',
      'Correct user and password in `SMTP_URL`. Special characters must be percent-encoded. Some providers need an app password.',
    ),
  ETLS: (message) =>
    wrong(
      `The mail server offers no valid TLS (${message})`,
      'Use the name in the certificate of the mail server in `SMTP_URL`, and a port with TLS. Passwords are sent over TLS only.',
    ),
  EENVELOPE: (message) =>
    wrong(
      `The mail server refuses the sender or the recipient (${message})`,
      'Let the mail server accept the address in `MAIL_FROM`, or change `MAIL_FROM`.',
    ),
}

const isTls = (message: string) => /certificate|self.signed|ssl|tls|wrong version/i.test(message)

/** Converts the facts about outgoing email to a finding. */
export function judgeMail({ isSet, error, sentTo, failed = 0 }: MailFacts): Finding {
  if (!isSet) {
    return off(
      'Not set up',
      'Set `SMTP_URL`, `MAIL_FROM` and `LEADS_TO`. Until then nobody gets an email about new leads, and visitors get no receipts.',
    )
  }
  if (error !== undefined) {
    const code = error.code in ERRORS ? error.code : isTls(error.message) ? 'ETLS' : error.code
    return (ERRORS[code] ?? UNREACHABLE)(error.message)
  }
  const found =
    sentTo === undefined
      ? 'The mail server accepts the connection'
      : `A test email was sent to \`${sentTo}\``
  return failed > 0
    ? look(
        `${found}, but ${failed === 1 ? 'one message' : `${failed} messages`} could not be sent`,
        'Open the outbox at `/admin/outbox` and send them again.',
      )
    : fine(found)
}

/** First line of an error message, at most 200 characters. Further lines can contain file paths. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 200) ?? ''

/** Connects to the mail server, and sends a test email if `to` is given. */
export async function examineMail(
  port: MailPort | undefined,
  to: string | undefined,
): Promise<MailFacts> {
  if (port === undefined) return { isSet: false }
  try {
    await (to === undefined ? port.verify() : port.sendTest(to))
    return { isSet: true, ...(to === undefined ? {} : { sentTo: to }) }
  } catch (error) {
    return { isSet: true, error: { code: codeOf(error), message: messageOf(error) } }
  }
}
