import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { callJson } from '../support/sites/call-json.ts'
import { staff, type Program } from '../support/sites/processes.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { useSite } from '../support/sites/use-site.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

let site: Program
let bearer: Readonly<Record<string, string>>

useSite({ SEED: 'none', TRUST_PROXY: '1', RATE_LIMIT: 'on' }, async (started) => {
  site = started
  const { token } = await signInAsStaff(site.url)
  bearer = { authorization: `Bearer ${token}` }
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const from = (address: string) => ({ 'x-forwarded-for': address })

const signIn = async (address: string, password: string) => {
  const headers = { 'content-type': 'application/json', ...from(address) }
  const body = JSON.stringify({ email: staff.email, password })
  const answer = await fetch(site.url + staffApiPaths.login, { method: 'POST', headers, body })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

const mutate = (mutations: readonly unknown[], headers = bearer) =>
  callJson('POST', `${site.url}${lakePaths.base}/v2025-02-19/data/mutate/production`, {
    headers,
    json: { mutations },
  })

const block = (text: string, more: object = {}) => ({
  _type: 'block',
  _key: `k${text}`,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  ...more,
})

test('wrong passwords lock out the only administrator at the attacker’s address, but not at other addresses', async () => {
  for (let n = 0; n < 5; n += 1) expect((await signIn('203.0.113.9', 'wrong')).status).toBe(401)
  expect(await signIn('203.0.113.9', staff.password)).toEqual({ status: 429, retryAfter: '60' })
  const start = performance.now()
  expect((await signIn('198.51.100.7', staff.password)).status).toBe(200)
  expect(performance.now() - start).toBeLessThan(9000)
})

test('the site rejects a list nested a thousand levels deep over REST, and shows every page if such a list is in the lake', async () => {
  const deep = block('Deep words', { listItem: 'bullet', level: 1000 })
  const refused = await callJson('POST', site.url + apiPaths.blogs(), {
    headers: bearer,
    json: { title: 'Deep', status: 'draft', body: [deep] },
  })
  expect([refused.status, refused.body.error.fields]).toEqual([
    422,
    { 'body.0': 'Lists nest from 1 to 10 deep' },
  ])
  const published = { status: 'published', publishedAt: '2026-01-02T03:04:05Z' }
  const slug = (current: string) => ({ _type: 'slug', current })
  const opening = (id: string, level: number) => ({
    _id: id,
    _type: 'opening',
    title: `Opening ${id}`,
    slug: slug(id),
    ...published,
    body: [block(`Text of ${id}`, { listItem: 'bullet', level })],
  })
  const blog = { _id: 'deep', _type: 'blog', title: 'Deep', slug: slug('deep'), ...published }
  const written = await mutate([
    { create: { ...blog, body: [{ ...deep, level: 99_999 }, block('Next words')] } },
    { create: opening('bad', 1000) },
    { create: opening('good', 1) },
  ])
  expect(written.status).toBe(200)
  for (const [path, words] of [
    [paths.blog('deep'), ['Deep words', 'Next words']],
    [paths.cmsBlog('deep'), ['Deep words', 'Next words']],
    [paths.careers, ['Text of bad', 'Text of good']],
  ] as const) {
    const answer = await fetch(site.url + path)
    expect([path, answer.status]).toEqual([path, 200])
    const html = (await answer.text()).split('<script type="application/json"')[0] ?? ''
    expect(words.filter((word) => !html.includes(word))).toEqual([])
    expect(html.split('<ul>').length).toBeLessThan(30)
  }
})

test('all missing pages get the same response, whatever the reason why they are missing', async () => {
  const hidden = { _type: 'blog', title: 'Hidden', slug: { _type: 'slug', current: 'hidden' } }
  const gone = {
    _id: 'gone',
    _type: 'blog',
    title: 'Gone',
    slug: { _type: 'slug', current: 'gone' },
  }
  const published = { status: 'published', publishedAt: '2026-01-02T03:04:05Z' }
  await mutate([
    { create: { ...hidden, _id: 'drafts.hidden', status: 'draft' } },
    { create: { ...hidden, _id: 'archived', slug: { current: 'archived' }, status: 'archived' } },
    { create: { ...gone, ...published } },
  ])
  expect((await fetch(site.url + paths.blog('gone'))).status).toBe(200)
  expect((await fetch(site.url + paths.cmsBlog('gone'))).status).toBe(200)
  await mutate([{ delete: { id: 'gone' } }])
  for (const at of [paths.blog, paths.cmsBlog]) {
    const seen = new Set<string>()
    for (const name of [
      'never-was',
      'hidden',
      'archived',
      'drafts.hidden',
      'gone',
      '%00',
      'a%20b',
    ]) {
      const answer = await fetch(site.url + at('x').replace(/x$/, name), {
        headers: from('192.0.2.50'),
      })
      const headers = [...answer.headers].filter(([header]) => header !== 'date')
      expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(/name="robots" content="noindex"/.test(html)).toBe(true)
      expect(html.includes('Blog post not found or not available')).toBe(true)
      seen.add(
        createHash('sha256')
          .update(JSON.stringify([answer.status, headers, html]))
          .digest('hex'),
      )
    }
    expect(seen.size).toBe(1)
  }
})

test('a client that requests many missing pages is rate-limited, but still gets existing pages', async () => {
  const statuses = new Map<number, number>()
  const ask = (path: string) => fetch(site.url + path, { headers: from('192.0.2.66') })
  let waits: string | null = null
  for (let n = 0; n < 150; n += 1) {
    const answer = await ask(
      [paths.blog(`no-${n}`), `/no-${n}`, paths.industry(`no-${n}`)][n % 3] ?? '',
    )
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    waits ??= answer.headers.get('retry-after')
  }
  expect([...statuses.keys()]).toEqual([404, 429])
  expect(statuses.get(404)).toBeGreaterThanOrEqual(100)
  expect(statuses.get(429)).toBeGreaterThan(20)
  expect(Number(waits)).toBeGreaterThanOrEqual(1)
  expect((await ask(paths.about)).status).toBe(200)
  expect((await fetch(site.url + '/nowhere', { headers: from('192.0.2.67') })).status).toBe(404)
})

/**
 * Opens a WebSocket like a page.
 * @returns 101, or the status of the rejection
 */
const openSocket = (headers: Readonly<Record<string, string>>) =>
  new Promise<number>((resolve) => {
    const url = `${site.url.replace('http', 'ws')}${lakePaths.base}/v2022-06-30/socket/production`
    const socket = new WebSocket(url, { headers })
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0))
    socket.on('error', () => resolve(0))
  })

test('a WebSocket opens for pages of the site, not for an origin that matches a forged Host header', async () => {
  const { port } = new URL(site.url)
  const evil = `evil.example:${port}`
  expect(await openSocket({ host: evil, origin: `http://${evil}` })).toBe(403)
  expect(await openSocket({ host: evil, origin: `http://${evil}`, cookie: 'a=b' })).toBe(403)
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(await openSocket({ origin: `http://${name}:${port}` })).toBe(101)
  }
  expect(await openSocket({ origin: 'http://localhost:1' })).toBe(403)
})

test('an editor can create neither system documents nor assets without an upload', async () => {
  const account = { email: 'editor@example.com', password: 'seven green kettles sing' }
  const invited = await callJson('POST', site.url + staffApiPaths.users, {
    headers: bearer,
    json: { email: account.email, role: 'editor' },
  })
  const token = new URL(invited.body.data.reset.url).hash.slice(1)
  await callJson('POST', site.url + staffApiPaths.resetPassword, {
    json: { token, password: account.password },
  })
  const editor = await signInAsStaff(site.url, account)
  const asEditor = { authorization: `Bearer ${editor.token}` }
  const { _id: asset } = await editor.uploadImage(PIXEL)
  const path = 'images/local/production/made-up-1x1.png'
  for (const mutation of [
    { create: { _id: '_.groups.mine', _type: 'system.group' } },
    { create: { _id: '_.schemas.mine', _type: 'system.schema' } },
    { create: { _id: '_.releases.mine', _type: 'system.release' } },
    { create: { _id: 'drafts.drafts.x', _type: 'blog' } },
    { create: { _id: 'image-made-1x1-png', _type: 'sanity.imageAsset', path } },
    { create: { _id: 'file-made-txt', _type: 'sanity.fileAsset', path } },
    { patch: { id: asset, set: { path } } },
    { patch: { id: asset, set: { metadata: {} } } },
  ]) {
    const { status, body } = await mutate([mutation], asEditor)
    expect([JSON.stringify(mutation), status]).toEqual([JSON.stringify(mutation), 403])
    expect(body).toMatchObject({
      error: { items: [{ error: { type: 'insufficientPermissionsError' } }] },
    })
  }
  const words = await mutate([{ patch: { id: asset, set: { altText: 'A point' } } }], asEditor)
  expect(words.status).toBe(200)
  // Administrators may create documents of all kinds, because their imports contain such documents.
  expect((await mutate([{ create: { _id: '_.groups.x', _type: 'system.group' } }])).status).toBe(
    200,
  )
})
