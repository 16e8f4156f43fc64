import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { CERTIFICATE } from '#server/doctor/certificate.test-support.ts'
import { checkCertificate, judgeCertificate } from '#server/doctor/certificate-check.ts'

it.each([
  ['not valid yet', '2026-11-01', 'www.example.com', 'wrong', 'Not valid before 2026-11-30'],
  ['fresh', '2026-12-10', 'www.example.com', 'fine', 'Valid for 80 days, Test authority'],
  ['about to expire', '2027-02-20', 'www.example.com', 'look', 'Valid for 8 days'],
  ['expired', '2027-03-05', 'www.example.com', 'wrong', 'Expired on 2027-02-28'],
  [
    'issued for another host name',
    '2026-12-10',
    'example.org',
    'wrong',
    'Not valid for `example.org`',
  ],
])(
  'the doctor reports its finding about a certificate that is %s',
  (_name, today, hostname, result, found) => {
    const certificate = new X509Certificate(CERTIFICATE)
    expect(judgeCertificate(certificate, hostname, Date.parse(today), 'Renew it.')).toMatchObject({
      result,
      found: expect.stringContaining(found),
    })
  },
)

it('the doctor reports an address that cannot be reached over TLS', async () => {
  const settings = { origin: 'https://127.0.0.1:1', tls: undefined }
  expect(await checkCertificate(settings, Date.now())).toMatchObject({
    result: 'look',
    found: '`https://127.0.0.1:1` cannot be reached from this machine (ECONNREFUSED)',
  })
})

async function portOf(server: TcpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

it('the doctor reports a certificate that this machine does not trust', async () => {
  const pem = (name: string) => readFileSync(`e2e/lake/tls/localhost-${name}.pem`)
  const port = await portOf(createTlsServer({ cert: pem('cert'), key: pem('key') }))
  const settings = { origin: `https://localhost:${port}`, tls: undefined }
  expect(await checkCertificate(settings, Date.now())).toMatchObject({
    result: 'look',
    found: expect.stringMatching(
      /^Valid for .* does not trust it \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/,
    ),
    to_do: expect.stringContaining('fullchain.pem'),
  })
})

it('the doctor reports an error code for a server that does not respond in time', async () => {
  const port = await portOf(createTcpServer())
  const settings = { origin: `https://localhost:${port}`, tls: undefined }
  expect((await checkCertificate(settings, Date.now(), 50)).found).toContain('(ETIMEDOUT)')
})
