import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A mail accepted by the server. */
export interface AcceptedMail {
  readonly to: readonly string[]
  readonly parsed: ParsedMail
  /** Raw message as received. */
  readonly raw: string
}

/** Error that the server sends as an SMTP response, such as 451 or 550. */
export class Refusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number) {
    super(`refused with ${responseCode}`)
    this.responseCode = responseCode
  }
}

interface Behaviour {
  /** Called for each recipient. Throws to reject the recipient. */
  recipient: (address: string) => void
  /** Called before a mail is accepted. Throws to reject the mail, or calls `cut` to close the connection during the transfer. */
  data: (cut: () => void) => Promise<void>
}

const kind = (): Behaviour => ({ recipient: () => undefined, data: () => Promise.resolve() })

const textOf = async (stream: SMTPServerDataStream): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

interface Security {
  /** Time at which TLS starts: never, at once, or after STARTTLS. The certificate is the self-signed one of `smtp-server`. */
  readonly tls?: 'never' | 'from the first byte' | 'once asked for'
  /** The only account that may send. If undefined, sending needs no authentication. */
  readonly user?: { readonly name: string; readonly password: string }
}

interface SignIn {
  readonly name: string
  readonly password: string
  /** True if the connection was encrypted. */
  readonly isSecret: boolean
}

/** Starts a real local mail server with configurable behaviour. */
export async function startMailServer({ tls = 'never', user }: Security = {}): Promise<{
  readonly url: string
  readonly mails: AcceptedMail[]
  /** Received credentials, valid or not. */
  readonly signIns: readonly SignIn[]
  /** Number of mails whose transfer has begun, accepted or not. */
  readonly tries: () => number
  readonly behave: (how: Partial<Behaviour>) => void
  readonly close: () => Promise<void>
}> {
  const mails: AcceptedMail[] = []
  const signIns: SignIn[] = []
  let behaviour = kind()
  let tries = 0
  // The library does not expose the socket. Closing the library's connection object closes the socket.
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    tries += 1
    await behaviour.data(() => {
      for (const connection of server.connections) {
        if (Reflect.get(connection, 'session') === session)
          Reflect.get(connection, '_socket').destroy()
      }
    })
    const raw = await textOf(stream)
    const to = session.envelope.rcptTo.map(({ address }) => address)
    mails.push({ to, parsed: await simpleParser(raw), raw })
  }
  const server = new SMTPServer({
    secure: tls === 'from the first byte',
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: [
      ...(tls === 'once asked for' ? [] : ['STARTTLS']),
      ...(user === undefined ? ['AUTH'] : []),
    ],
    onAuth: ({ username: name = '', password = '' }, { secure: isSecret }, done) => {
      signIns.push({ name, password: password ?? '', isSecret })
      if (name === user?.name && password === user.password) done(null, { user: name })
      else done(new Refusal(535))
    },
    onRcptTo: ({ address }, _session, done) => {
      try {
        behaviour.recipient(address)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    onData: (stream, session, done) => {
      void (async () => {
        try {
          await take(stream, session)
          done()
        } catch (error) {
          stream.resume()
          done(error instanceof Error ? error : new Error(String(error)))
        }
      })()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `${tls === 'from the first byte' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    signIns,
    tries: () => tries,
    behave: (how) => {
      behaviour = { ...kind(), ...how }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
