import { expect, it, onTestFinished, vi } from 'vitest'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { createMailer } from './mailer.ts'

const FROM = 'Certavia <website@certavia.test>'
const USER = { name: 'website', password: 'eleven grey herons' }

/** URL parameter that makes the mailer accept the test server's self-signed certificate. */
const TRUSTED = '?tls.rejectUnauthorized=false'

type Security = NonNullable<Parameters<typeof startMailServer>[0]>

async function open(security: Security, change: (url: URL) => void = () => undefined) {
  // The test server logs a warning about its own certificate, whose key is public.
  const warned = vi.mocked(globalThis.console).error
  const server = await startMailServer(security)
  warned.mockClear()
  onTestFinished(() => server.close())
  const url = new URL(server.url + TRUSTED)
  url.username = USER.name
  url.password = USER.password
  change(url)
  const mailer = createMailer({ url: url.href, from: FROM })
  onTestFinished(() => mailer.close())
  const send = () =>
    mailer.send({
      id: '11111111-2222-4333-8444-555555555555',
      recipient: 'sales@example.com',
      content: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', isAutomatic: false },
    })
  return { server, send }
}

it.each<Security>([
  { tls: 'from the first byte', user: USER },
  { tls: 'once asked for', user: USER },
])('the mailer sends its password over TLS that is used $tls', async (security) => {
  const { server, send } = await open(security)
  expect(await send()).toBe('sent')
  expect(server.mails).toHaveLength(1)
  expect(server.signIns).toEqual([{ ...USER, isSecret: true }])
})

it('the mailer sends nothing to a server with an untrusted certificate', async () => {
  const { server, send } = await open({ tls: 'from the first byte', user: USER }, (url) => {
    url.search = ''
  })
  await expect(send()).rejects.toThrow(/self.signed|certificate/i)
  expect([server.mails, server.signIns]).toEqual([[], []])
})

it('the mailer sends no password to a remote server without TLS', async () => {
  const { server, send } = await open({ tls: 'never', user: USER }, (url) => {
    // This address is that of this machine, but the mailer does not recognise it as a loopback address.
    url.hostname = '[::ffff:127.0.0.1]'
  })
  await expect(send()).rejects.toThrow(/STARTTLS|TLS/i)
  expect([server.mails, server.signIns]).toEqual([[], []])
})

it('a mail is retried later if the server rejects the password', async () => {
  const { server, send } = await open({ tls: 'from the first byte', user: USER }, (url) => {
    url.password = 'not this one'
  })
  await expect(send()).rejects.toThrow(/535|login/i)
  expect(server.mails).toEqual([])
})
