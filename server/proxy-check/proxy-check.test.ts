import { expect, it } from 'vitest'
import { parseTrustProxy } from '#lake/common/client-address.ts'
import { createLogger, type LogEntry } from '#server/http/logging.ts'
import type { Role } from '#shared/access/abilities.ts'
import type { CheckedSettings } from './contradictions.ts'
import { createProxyCheck } from './proxy-check.ts'

const MINUTE = 60_000
const ORIGIN = 'https://www.example.com'

/** Creates a proxy check whose clock the test controls. `trust` is the value of TRUST_PROXY. */
function open(settings: Partial<CheckedSettings> & { readonly trust?: string } = {}) {
  const { trust = 'off', ...rest } = settings
  const clock = { now: Date.parse('2026-11-28T10:00:00Z') }
  const logged: LogEntry[] = []
  const origin = rest.origin ?? ORIGIN
  const check = createProxyCheck({
    settings: {
      origin,
      originIsSet: true,
      ownOrigins: [origin],
      trustProxy: parseTrustProxy(trust) ?? { kind: 'none' },
      hasTls: false,
      ...rest,
    },
    log: createLogger({ level: 'silent', sinks: [(entry) => logged.push(entry)] }),
    now: () => clock.now,
  })
  const note = (
    headers: Readonly<Record<string, string>>,
    { role = 'admin', peer = '172.18.0.2' }: { role?: Role; peer?: string } = {},
  ) => check.note({ headers: new Headers(headers) }, peer, { role })
  const kinds = (user = 'ada') => check.warnings(user).map(({ kind }) => kind)
  return { check, note, kinds, logged, clock }
}

const page = { referer: `${ORIGIN}/admin`, 'sec-fetch-site': 'same-origin' }
const xff = (addresses: string) => ({ ...page, 'x-forwarded-for': addresses })

it.each([
  ['a page of the site through one trusted proxy', '1', xff('203.0.113.7'), undefined],
  ['a page through a proxy that is not trusted', 'off', xff('203.0.113.7'), 'proxy-untrusted'],
  [
    'a page through a proxy that does not send the client address',
    'off',
    { ...page, 'x-forwarded-proto': 'https' },
    'proxy-silent',
  ],
  ['a page over TLS although this server has no TLS', 'off', page, 'proxy-silent'],
  [
    'a page through two proxies with one of them trusted',
    '1',
    xff('203.0.113.7, 198.51.100.1'),
    'proxy-hops',
  ],
  [
    'a page through a trusted proxy that does not send the client address',
    '1',
    page,
    'proxy-silent',
  ],
  ['a page through a proxy in a trusted network', '172.18.0.0/16', xff('203.0.113.7'), undefined],
  [
    'a page through a proxy in another network',
    '10.0.0.0/8',
    xff('203.0.113.7'),
    'proxy-elsewhere',
  ],
  ['a request of a program to the port itself', '1', {}, undefined],
] as const)('the proxy check compares TRUST_PROXY with %s', (_name, trust, headers, kind) => {
  const { note, kinds } = open({ trust })
  note(headers)
  expect(kinds()).toEqual(kind === undefined ? [] : [kind])
})

it('the proxy check reports a missing proxy if the server itself speaks TLS', () => {
  const { check, note } = open({ trust: '1', hasTls: true })
  note(page)
  expect(check.warnings('ada')).toMatchObject([
    { kind: 'proxy-missing', set: '1', change: ['TRUST_PROXY=off'] },
  ])
})

it('the proxy check reports the actual number of proxies', () => {
  const { check, note } = open({ trust: '1' })
  note(xff('203.0.113.7, 198.51.100.1, 198.51.100.2'))
  expect(check.warnings('ada')).toMatchObject([{ seen: '3', change: ['TRUST_PROXY=3'] }])
})

it('the proxy check counts only requests of the last ten minutes', () => {
  const { check, note, kinds, clock, logged } = open({
    trust: '1',
    origin: 'http://www.example.com',
  })
  for (let request = 0; request < 214; request += 1) note(xff('203.0.113.7'))
  expect(check.warnings('ada')).toMatchObject([
    { kind: 'origin-scheme', set: 'http://www.example.com', seen: ORIGIN, requests: 214 },
  ])
  clock.now += 11 * MINUTE
  expect(kinds()).toEqual([])
  note(xff('203.0.113.7'))
  expect(kinds()).toEqual(['origin-scheme'])
  expect(logged).toHaveLength(1)
})

it('the proxy check reports nothing while more requests fit the setting than contradict it', () => {
  const { note, kinds } = open({ trust: '1' })
  note(xff('203.0.113.7'))
  note(xff('203.0.113.7'))
  // One user connects by the host name of the machine instead.
  const other = {
    origin: 'http://intranet:3000',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '10.0.0.9',
  }
  note(other)
  note(other)
  expect(kinds()).toEqual([])
  note(other)
  expect(kinds()).toEqual(['origin-host'])
})

it('the proxy check accepts new values only from users with system.manage, and counts requests of other users for known values', () => {
  const { check, note, kinds, logged } = open({ trust: '1' })
  const forged = { origin: 'https://evil.example', 'x-forwarded-for': '203.0.113.7, 10.0.0.1' }
  for (const role of ['editor', 'viewer'] as const) note(forged, { role })
  expect(kinds()).toEqual([])
  expect(logged).toEqual([])
  const other = { origin: 'https://new.example.com', 'x-forwarded-for': '203.0.113.7' }
  note(other)
  note(other, { role: 'editor' })
  expect(check.warnings('ada')).toMatchObject([
    { kind: 'origin-host', seen: 'https://new.example.com', requests: 2 },
  ])
})

it('the proxy check ignores pages of other sites and invalid origins', () => {
  const { note, kinds } = open({ trust: '1' })
  for (const headers of [
    { origin: 'https://other.example.com', 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { referer: 'about:blank' },
    { origin: `https://${'a'.repeat(400)}.example` },
  ]) {
    note({ ...headers, 'x-forwarded-for': '203.0.113.7' })
  }
  expect(kinds()).toEqual([])
})

it('the proxy check logs each kind of warning once and stores at most four values, whatever administrators send', () => {
  const { check, note, logged } = open({ trust: '1' })
  for (let name = 0; name < 200; name += 1) {
    note({ origin: `https://n${name}.example.com`, 'x-forwarded-for': '203.0.113.7' })
  }
  expect(logged.map(({ level, message }) => [level, message])).toEqual([
    ['warn', expect.stringContaining('ORIGIN is https://www.example.com, but 1 request')],
  ])
  expect(logged[0]?.message).toContain(
    'Set ORIGIN=https://n0.example.com in the server’s environment',
  )
  expect(check.warnings('ada')).toMatchObject([{ requests: 1 }])
})

it('the proxy check suggests ORIGIN and TRUST_PROXY if a site without ORIGIN is behind a proxy', () => {
  const origin = 'http://localhost:3000'
  const { check, note } = open({ origin, originIsSet: false, ownOrigins: [origin] })
  note(xff('203.0.113.7'))
  expect(check.warnings('ada')).toMatchObject([
    { kind: 'origin-unset', set: '', seen: ORIGIN, change: [`ORIGIN=${ORIGIN}`, 'TRUST_PROXY=1'] },
    { kind: 'proxy-untrusted' },
  ])
})

it('the proxy check hides warnings from the user who has hidden them, but shows new warnings', () => {
  const { check, note } = open({ trust: '1', origin: 'http://www.example.com' })
  note(xff('203.0.113.7'))
  check.hide('ada', ['origin-scheme'])
  const shown = (user: string) => check.warnings(user).filter(({ hidden }) => !hidden)
  expect(shown('ada')).toEqual([])
  expect(shown('ben')).toHaveLength(1)
  note(xff('203.0.113.7, 198.51.100.1'))
  note(xff('203.0.113.7, 198.51.100.1'))
  expect(shown('ada').map(({ kind }) => kind)).toEqual(['proxy-hops'])
})

it('the proxy check warns about missing WebSockets while most tabs use event streams', () => {
  const { check, kinds } = open()
  const admin = { role: 'admin' } as const
  check.noteTransport({ role: 'editor' }, 'events')
  expect(kinds()).toEqual([])
  check.noteTransport(admin, 'events')
  expect(kinds()).toEqual(['no-upgrade'])
  check.noteTransport(admin, 'socket')
  expect(kinds()).toEqual([])
})
