import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CHEAP_HASHES } from '#server/auth/auth.test-support.ts'
import { openLakeAccounts } from '#server/composition/lake/lake-people.ts'
import { createLogger } from '#server/http/logging.ts'
import { PROJECT, startLake, TOKEN, type LakeUnderTest } from './lake-under-test.ts'

const STUDIO = 'https://studio.example.com'
const PASSWORD = 'copper kettle on a ladder'
const EMAIL = 'ann@example.com'

let directory: string
let lake: LakeUnderTest

/** Creates an account like `npm run user -- add --alone`, while the lake is running. */
async function addAccount(email: string, role: 'editor' | 'viewer'): Promise<void> {
  const log = createLogger({ level: 'silent' })
  const accounts = { directory, log, origin: () => '', sweepEvery: 0, passwordCost: CHEAP_HASHES }
  const { auth, database } = await openLakeAccounts(accounts)
  await auth.users.create({ email, role, password: PASSWORD })
  await database.close()
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'studios-'))
  lake = await startLake(directory, {
    origins: [STUDIO, '*'],
    trustProxy: { kind: 'hops', count: 1 },
  })
  await addAccount(EMAIL, 'editor')
  await addAccount('vic@example.com', 'viewer')
})
afterAll(async () => {
  await lake[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

/**
 * Number of client addresses used so far. Each test has an address of its own, so that no test reaches a rate limit because of earlier
 * tests.
 */
let addresses = 0
const nextAddress = () => `192.0.2.${++addresses}`

function door(search: Record<string, string> = {}): string {
  const query = { origin: `${STUDIO}/desk`, projectId: PROJECT, withSid: 'true', ...search }
  return `${lake.origin}/auth/login?${new URLSearchParams(query).toString()}`
}

const look = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers })

function send(
  values: Record<string, string>,
  options: {
    readonly url?: string
    readonly from?: string
    readonly headers?: Record<string, string>
  } = {},
): Promise<Response> {
  const { url = door(), from = nextAddress(), headers = { origin: lake.origin } } = options
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': from, ...headers },
    body: new URLSearchParams(values),
  })
}

const account = { way: 'account', email: EMAIL, password: PASSWORD }

const granted = z.object({ token: z.string().optional() })

/** Exchanges the code in the redirect URL for a token, like the Studio. */
async function exchange(answer: Response): Promise<string> {
  const back = new URL(answer.headers.get('location') ?? '')
  const sid = new URLSearchParams(back.hash.slice(1)).get('sid') ?? ''
  const url = `${lake.origin}/v2026-05-04/auth/fetch?sid=${sid}`
  return granted.parse(await (await fetch(url)).json()).token ?? ''
}

const clientWith = (token: string) => lake.client({ token })

describe('the sign-in for a Studio', () => {
  test('is offered on the lake’s page as the only provider', async () => {
    const answer = await fetch(`${lake.origin}/v1/auth/providers`, { headers: { origin: STUDIO } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(STUDIO)
    expect(await answer.json()).toEqual({
      providers: [
        {
          name: 'lake',
          title: `Sign in at ${new URL(lake.origin).host}`,
          url: `${lake.origin}/auth/login`,
        },
      ],
    })
  })

  test('redirects an account to the Studio with a single-use code', async () => {
    const answer = await send(account)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(
      /^https:\/\/studio\.example\.com\/desk#sid=[\w-]{43}$/,
    )
    const token = await exchange(answer)
    expect(await exchange(answer)).toBe('')
    const client = clientWith(token)
    expect(await client.users.getById('me')).toMatchObject({ email: EMAIL, role: 'editor' })
    const { _id } = await client.create({ _type: 'note', text: 'by Ann' })
    expect(await client.fetch('*[_id == $id][0].text', { id: _id })).toBe('by Ann')
    await client.request({ url: '/auth/logout', method: 'POST' })
    await expect(client.fetch('*')).rejects.toMatchObject({ statusCode: 401 })
  })

  test('permits a viewer to read but not to write', async () => {
    const client = clientWith(await exchange(await send({ ...account, email: 'vic@example.com' })))
    expect(await client.fetch('count(*[0...1])')).toBeTypeOf('number')
    await expect(client.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 403 })
  })

  test('accepts a machine token, and the session has the identity of the token', async () => {
    const answer = await send({ way: 'token', token: ` ${TOKEN} ` })
    const token = await exchange(answer)
    expect(token).toBe(TOKEN)
    expect(await exchange(answer)).toBe('')
  })

  test.for([account, { way: 'token', token: TOKEN }])(
    'skips the form if a user has signed in by $way, until the user signs out',
    async (values) => {
      const answer = await send(values)
      const [line = ''] = answer.headers.getSetCookie()
      expect(line).toMatch(/^lake-session=[^;]+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/)
      const cookie = line.split(';')[0] ?? ''
      const again = await look(door(), { cookie })
      expect(again.status).toBe(303)
      expect(await exchange(again)).not.toBe('')
      // Sends the cookie like a Studio of the same site, which needs no token.
      const me = `${lake.origin}/v1/users/me`
      const byCookie = await fetch(me, { headers: { cookie, origin: STUDIO } })
      expect(byCookie.status).toBe(200)
      expect(byCookie.headers.get('access-control-allow-credentials')).toBe('true')
      const out = await fetch(`${lake.origin}/v1/auth/logout`, {
        method: 'POST',
        headers: { cookie, origin: STUDIO },
      })
      expect(out.headers.getSetCookie()[0]).toMatch(/^lake-session=; .*Max-Age=0/)
    },
  )

  test.for([
    {
      name: 'a wrong password',
      values: { ...account, password: 'no' },
      status: 401,
      says: 'Check the email',
    },
    {
      name: 'an unknown account',
      values: { ...account, email: 'no@example.com' },
      status: 401,
      says: 'Check the email',
    },
    {
      name: 'a wrong token',
      values: { way: 'token', token: 'lkno' },
      status: 401,
      says: 'Check the token',
    },
    { name: 'nothing', values: {}, status: 422, says: 'Fill in email and password' },
    { name: 'no token', values: { way: 'token' }, status: 422, says: 'Fill in the token' },
  ])('shows instructions and permits no access: $name', async ({ values, status, says }) => {
    const answer = await send(values)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, null])
    expect(answer.headers.getSetCookie()).toEqual([])
    const page = await answer.text()
    expect(page).toContain(says)
    expect(page).toContain('<title>Error: ')
  })

  test.for([
    { name: 'password', wrong: { ...account, password: 'no' }, right: account },
    {
      name: 'token',
      wrong: { way: 'token', token: 'lkno' },
      right: { way: 'token', token: TOKEN },
    },
  ])('blocks only the network address that sends a wrong $name', async ({ wrong, right }) => {
    const from = nextAddress()
    for (let tries = 0; tries < 5; tries++) expect((await send(wrong, { from })).status).toBe(401)
    const refused = await send(right, { from })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 30]).toEqual([429, true])
    expect(await refused.text()).toContain('Wait a minute and try again.')
    expect((await send(right)).status).toBe(303)
  })
})

describe('the sign-in page of the lake', () => {
  test('is not cached, cannot be framed, runs no script, and its form can be sent only to the lake and the Studio', async () => {
    const answer = await look(door())
    expect(answer.status).toBe(200)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`form-action 'self' ${STUDIO};`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('<strong>studio.example.com</strong>')
    expect(page).not.toMatch(/<script|style=/)
  })

  test.for(['sign-in.css', 'newsreader.woff2', 'instrument-sans.woff2'])(
    'has its own file %s',
    async (name) => {
      const answer = await look(`${lake.origin}/auth/${name}`)
      expect([answer.status, (await answer.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
    },
  )

  test.for([
    {
      name: 'a page that is not on the list',
      origin: 'https://evil.example',
      says: 'Add https://evil.example to LAKE_ORIGINS',
    },
    {
      name: 'a listed origin as the user name of a URL',
      origin: `${STUDIO}@evil.example/`,
      says: 'Open your Studio again',
    },
    {
      name: 'a listed host name with a suffix',
      origin: `${STUDIO}.evil.example/`,
      says: 'Add https://studio.example.com.evil.example',
    },
    {
      name: 'another scheme',
      origin: 'http://studio.example.com/',
      says: 'Add http://studio.example.com',
    },
    {
      name: 'another port',
      origin: `${STUDIO}:8443/`,
      says: 'Add https://studio.example.com:8443',
    },
    { name: 'a script', origin: 'javascript:alert(1)', says: 'Open your Studio again' },
    { name: 'a missing scheme', origin: '//studio.example.com', says: 'Open your Studio again' },
    { name: 'the origin *', origin: '*', says: 'Open your Studio again' },
    { name: 'an empty origin', origin: '', says: 'Open your Studio' },
  ])('rejects $name, even with the right password', async ({ origin, says }) => {
    const url = door({ origin })
    for (const answer of [await look(url), await send(account, { url })]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await answer.text()).toContain(says)
    }
  })

  test('shows its own project id to a Studio with another project id', async () => {
    const answer = await look(door({ projectId: 'x"><script>' }))
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain('Set projectId to &quot;local&quot;')
    expect(page).not.toContain('<script>')
  })

  test.for([
    { name: 'another page', headers: { origin: 'https://evil.example' } },
    { name: 'the Studio', headers: { origin: STUDIO } },
    { name: 'an opaque origin', headers: { origin: 'null' } },
    { name: 'a sender without an Origin header', headers: {} },
    {
      name: 'another site, by Sec-Fetch-Site',
      headers: { origin: 'own', 'sec-fetch-site': 'cross-site' },
    },
  ])('rejects forms from $name', async ({ headers }) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === 'own' ? lake.origin : value]),
    )
    const answer = await send(account, { headers: sent })
    expect([answer.status, answer.headers.get('location')]).toEqual([403, null])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('accepts forms up to a size limit', async () => {
    expect((await send({ ...account, password: 'x'.repeat(20_000) })).status).toBe(413)
  })
})
