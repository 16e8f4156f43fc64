import { expect, it, onTestFinished, vi } from 'vitest'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { createMailer } from './mailer.ts'

const FROM = 'Certavia <website@certavia.test>'
const USER = { name: 'website', password: 'eleven grey herons' }

/** The test's certificate is vouched for by nobody; a setting of the address lets it pass. */
const TRUSTED = '?tls.rejectUnauthorized=false'

type Security = NonNullable<Parameters<typeof startMailServer>[0]>

async function open(security: Security, change: (url: URL) => void = () => undefined) {
  // The server warns of its own certificate, whose key everybody knows.
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
])('gives its password over a connection that is secret $tls', async (security) => {
  const { server, send } = await open(security)
  expect(await send()).toBe('sent')
  expect(server.mails).toHaveLength(1)
  expect(server.signIns).toEqual([{ ...USER, isSecret: true }])
})

it('gives nothing to a server whose certificate nobody vouches for', async () => {
  const { server, send } = await open({ tls: 'from the first byte', user: USER }, (url) => {
    url.search = ''
  })
  await expect(send()).rejects.toThrow(/self.signed|certificate/i)
  expect([server.mails, server.signIns]).toEqual([[], []])
})

it('gives no password to another machine that offers no secret connection', async () => {
  const { server, send } = await open({ tls: 'never', user: USER }, (url) => {
    // An address of this machine that is not one of its loopback addresses by name.
    url.hostname = '[::ffff:127.0.0.1]'
  })
  await expect(send()).rejects.toThrow(/STARTTLS|TLS/i)
  expect([server.mails, server.signIns]).toEqual([[], []])
})

it('is told to try again later where its password is refused', async () => {
  const { server, send } = await open({ tls: 'from the first byte', user: USER }, (url) => {
    url.password = 'not this one'
  })
  await expect(send()).rejects.toThrow(/535|login/i)
  expect(server.mails).toEqual([])
})
