import { networkInterfaces } from 'node:os'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { LogEntry } from '#server/http/logging.ts'
import type { ProxyWarning, ProxyWarningKind } from '#shared/contracts/site/proxy-check.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { startBehindProxy } from '../support/sites/behind-proxy.ts'
import {
  freePort,
  staff,
  startSite,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'
import { createBrowser, handshake } from '../support/sites/proxied-browser.ts'

async function start(...settings: Parameters<typeof startBehindProxy>) {
  const behind = await startBehindProxy(...settings)
  onTestFinished(() => behind[Symbol.asyncDispose]())
  return behind
}

/** Signs in and reads the overview, like a browser that opens /admin. */
async function signIn(origin: string) {
  const browser = createBrowser(origin)
  const signedIn = await browser.send(staffApiPaths.login, { method: 'POST', body: staff })
  expect(signedIn.status, signedIn.body).toBe(200)
  const { token } = JSON.parse(signedIn.body).data
  const bearer = { authorization: `Bearer ${token}` }
  const read = async (path: string) => {
    const answer = await browser.send(path, { headers: bearer })
    expect(answer.status, answer.body).toBe(200)
    return JSON.parse(answer.body).data
  }
  await read(staffApiPaths.overview)
  const warnings = async (): Promise<readonly ProxyWarning[]> =>
    (await read(staffApiPaths.proxyWarnings)).warnings
  return { ...browser, bearer, read, warnings, signedIn }
}

const entriesOf = (site: Program): LogEntry[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const warningsIn = (site: Program) =>
  entriesOf(site).filter(
    ({ data }) => typeof data === 'object' && data !== null && 'kind' in data && 'change' in data,
  )

/** Eight combinations of ORIGIN and TRUST_PROXY behind a TLS proxy that sets all forwarded headers. `{port}` is the proxy's port. */
const pairs: readonly {
  readonly name: string
  readonly origin?: string
  readonly trust: 'off' | '1'
  readonly kinds: readonly ProxyWarningKind[]
  readonly isAccepted: boolean
  readonly isSecure: boolean
}[] = [
  {
    name: 'ORIGIN unset, TRUST_PROXY off',
    trust: 'off',
    kinds: ['origin-unset', 'proxy-untrusted'],
    isAccepted: false,
    isSecure: false,
  },
  {
    name: 'ORIGIN unset, TRUST_PROXY on',
    trust: '1',
    kinds: ['origin-unset'],
    isAccepted: false,
    isSecure: false,
  },
  {
    name: 'ORIGIN right, TRUST_PROXY off',
    origin: 'https://localhost:{port}',
    trust: 'off',
    kinds: ['proxy-untrusted'],
    isAccepted: true,
    isSecure: true,
  },
  {
    name: 'ORIGIN right, TRUST_PROXY on',
    origin: 'https://localhost:{port}',
    trust: '1',
    kinds: [],
    isAccepted: true,
    isSecure: true,
  },
  {
    name: 'ORIGIN with the wrong scheme, TRUST_PROXY on',
    origin: 'http://localhost:{port}',
    trust: '1',
    kinds: ['origin-scheme'],
    isAccepted: false,
    isSecure: false,
  },
  {
    name: 'ORIGIN with the wrong scheme, TRUST_PROXY off',
    origin: 'http://localhost:{port}',
    trust: 'off',
    kinds: ['origin-scheme', 'proxy-untrusted'],
    isAccepted: false,
    isSecure: false,
  },
  {
    name: 'ORIGIN with another name, TRUST_PROXY on',
    origin: 'https://www.example.com',
    trust: '1',
    kinds: ['origin-host'],
    isAccepted: false,
    isSecure: true,
  },
  {
    name: 'ORIGIN with another name, TRUST_PROXY off',
    origin: 'https://www.example.com',
    trust: 'off',
    kinds: ['origin-host', 'proxy-untrusted'],
    isAccepted: false,
    isSecure: true,
  },
]

describe('a site behind a TLS proxy warns about wrong settings', () => {
  test.for(pairs)('with $name', async ({ origin, trust, kinds, isAccepted, isSecure }) => {
    const { proxy, site } = await start({
      TRUST_PROXY: trust,
      ...(origin === undefined ? {} : { ORIGIN: origin }),
    })
    const admin = await signIn(proxy.origin)

    // A contradiction must be shown to administrators, and logged once.
    await admin.read(staffApiPaths.overview)
    const configured = origin?.replace('{port}', String(proxy.port))
    const wrongOrigin = {
      set: configured ?? '',
      seen: proxy.origin,
      change: [`ORIGIN=${proxy.origin}`, ...(trust === 'off' ? ['TRUST_PROXY=1'] : [])],
    }
    const expected = kinds.map((kind) => ({
      kind,
      hidden: false,
      ...(kind.startsWith('origin-') ? wrongOrigin : { change: ['TRUST_PROXY=1'] }),
    }))
    expect(await admin.warnings()).toMatchObject(expected)
    // Output of a process arrives with a delay.
    await expect
      .poll(() =>
        warningsIn(site)
          .map(({ data }) => (data as ProxyWarning).kind)
          .toSorted(),
      )
      .toEqual(kinds.toSorted())
    for (const { message, data } of warningsIn(site)) {
      for (const assignment of (data as ProxyWarning).change) expect(message).toContain(assignment)
    }

    // WebSockets of the admin and of the lake must open only if the settings are correct.
    for (const path of [
      staffApiPaths.events,
      `${lakePaths.base}/v1/data/channel`,
      `${lakePaths.base}/v1/data/listen/production?query=*`,
      `${lakePaths.base}/v1/socket/production`,
    ]) {
      const opened = await handshake(proxy.origin, path, admin.cookies)
      expect(opened.status, path).toBe(isAccepted ? 101 : 403)
      expect(opened.body).toContain(isAccepted ? '' : 'Set ORIGIN to the address that visitors use')
    }
    const refused = () =>
      entriesOf(site).filter(({ message }) =>
        message.startsWith('A WebSocket was refused with 403'),
      )
    await expect.poll(() => refused().length).toBe(isAccepted ? 0 : 1)
    const asked = await admin.read(staffApiPaths.connection({ origin: proxy.origin }))
    expect(asked.accepted).toBe(isAccepted)

    // ORIGIN also determines the cookies.
    const cookieLines = [admin.signedIn.headers['set-cookie']].flat().join('\n')
    expect(cookieLines.includes('; Secure')).toBe(isSecure)
    const home = await admin.send(paths.home, { headers: { accept: 'text/html' } })
    expect(home.headers['strict-transport-security'] !== undefined).toBe(isSecure)
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(home.body)?.[1]
    expect(canonical).toBe(`${configured ?? site.url}/`)
  })
})

describe('forged headers', () => {
  test('cause no warning and do not fill the log if visitors send them', async () => {
    const { proxy, site } = await start({ ORIGIN: 'https://localhost:{port}', TRUST_PROXY: '1' })
    const admin = await signIn(proxy.origin)
    for (let number = 0; number < 50; number += 1) {
      await fetch(`${site.url}/api/blogs/`, {
        headers: {
          host: `evil-${number}.example`,
          origin: `https://evil-${number}.example`,
          'x-forwarded-for': Array.from({ length: 9 }, () => `203.0.113.${number}`).join(', '),
          'x-forwarded-host': `evil-${number}.example`,
          'x-forwarded-proto': 'http',
          forwarded: `for=203.0.113.1;host=evil-${number}.example`,
        },
      })
    }
    for (let number = 0; number < 20; number += 1) {
      const opened = await handshake(
        proxy.origin,
        staffApiPaths.events,
        [],
        `https://e${number}.example`,
      )
      expect(opened.status).toBe(403)
    }
    expect((await handshake(proxy.origin, '/no-such-socket', admin.cookies)).status).toBe(404)
    expect(await admin.warnings()).toEqual([])
    // Each reason of a rejection is logged once. Waits until the last rejection is in the output.
    await expect
      .poll(() => entriesOf(site).map(({ message }) => message.slice(0, 34)))
      .toEqual(['A WebSocket was refused with 403. ', 'A WebSocket was refused with 404. '])
    expect(warningsIn(site)).toEqual([])
  })

  test('let an editor neither cause nor read warnings', async () => {
    const { proxy, site } = await start({ ORIGIN: 'https://localhost:{port}', TRUST_PROXY: '1' })
    const admin = await signIn(proxy.origin)
    const made = await admin.send(staffApiPaths.users, {
      method: 'POST',
      headers: admin.bearer,
      body: { email: 'ed@example.com', role: 'editor' },
    })
    const link = new URL(JSON.parse(made.body).data.reset.url)
    const account = { email: 'ed@example.com', password: 'seven green kettles sing' }
    const body = { token: link.hash.slice(1), password: account.password }
    expect((await admin.send(staffApiPaths.resetPassword, { method: 'POST', body })).status).toBe(
      200,
    )
    const { send } = createBrowser(proxy.origin)
    const signedIn = await send(staffApiPaths.login, { method: 'POST', body: account })
    const authorization = `Bearer ${JSON.parse(signedIn.body).data.token}`
    const forged = { authorization, referer: 'https://evil.example/', 'x-forwarded-for': '1.2.3.4' }
    expect((await send(staffApiPaths.overview, { headers: forged })).status).toBe(200)
    expect((await send(staffApiPaths.proxyWarnings, { headers: forged })).status).toBe(403)
    expect(await admin.warnings()).toEqual([])
    expect(warningsIn(site)).toEqual([])
  })
})

describe('a number of proxies above TRUST_PROXY', () => {
  test('is reported to administrators', async () => {
    const { proxy } = await start(
      { ORIGIN: 'https://localhost:{port}', TRUST_PROXY: '1' },
      { before: ['203.0.113.7'] },
    )
    const admin = await signIn(proxy.origin)
    expect(await admin.warnings()).toMatchObject([
      { kind: 'proxy-hops', set: '1', seen: '2', change: ['TRUST_PROXY=2'] },
    ])
  })
})

describe('a site without a proxy', () => {
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && one.internal === false)?.address

  test.for([
    { name: 'localhost', host: 'localhost', listens: 'localhost' },
    { name: 'an address of its network', host: lan ?? '127.0.0.1', listens: '0.0.0.0' },
  ])('has no warnings at $name, and accepts WebSockets', async ({ host, listens }) => {
    await using directory = await temporaryDirectory()
    const site = await startSite({
      port: await freePort(),
      directory: directory.path,
      environment: { SEED: 'none', HOST: listens },
    })
    onTestFinished(() => site.signal('SIGTERM'))
    const origin = site.url.replace('localhost', host)
    const admin = await signIn(origin)
    await admin.read(staffApiPaths.overview)
    const { status } = await handshake(origin, staffApiPaths.events, admin.cookies)
    expect(status).toBe(101)
    expect(
      (await handshake(origin, `${lakePaths.base}/v1/data/channel`, admin.cookies)).status,
    ).toBe(101)
    expect(await admin.warnings()).toEqual([])
    const moved = await fetch(`${site.url.replace('localhost', '127.0.0.1')}/admin`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    expect(moved.headers.get('location')).toBe(`${site.url}/admin`)
    await site.signal('SIGTERM')
    expect(entriesOf(site)).toEqual([])
  })
})
