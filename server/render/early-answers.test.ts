import { expect, test } from 'vitest'
import { answerEarly, type EarlyOptions } from './early-answers.ts'
import { encodeAnswer, unencodedAnswer } from '#server/http/encoding/encoded-answer.ts'

const page = await encodeAnswer({ status: 200, headers: { 'x-a': 'page' }, text: '<p>a page</p>' })
const halfMade = await encodeAnswer(
  { status: 200, headers: {}, text: '<p>a page that browsers asked for</p>' },
  ['brotli'],
)
const list = await encodeAnswer({ status: 200, headers: { 'x-a': 'list' }, text: '{"results":[]}' })
const robots = await encodeAnswer({ status: 200, headers: { 'x-a': 'robots' }, text: 'Allow: /' })
const image = unencodedAnswer({ headers: {}, body: Buffer.from('pixels'), etag: '"image"' })
const PAGES = new Map([
  ['/blogs', page],
  ['/half', halfMade],
])
const FILES = new Map([
  ['/robots.txt', robots],
  ['/social/home.png', image],
])

const options = {
  pages: { kept: (target: string) => PAGES.get(target) },
  answers: {
    kept: (target: string) => (target === '/api/blogs/' ? list : undefined),
    headers: { 'Cache-Control': 'no-store', 'X-Own': 'yes' },
  },
  discovery: { kept: (target: string) => FILES.get(target) },
  prefersMarkdown: (accept) => accept?.includes('text/markdown') === true,
} satisfies Partial<EarlyOptions>
const answer = answerEarly({ ...options, redirectLoopback: 'http' })

/**
 * Passes a request to `answerEarly`, with minimal Node request and response objects. Returns the response, or undefined if the request was
 * not handled.
 */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent: { status?: number; head?: readonly string[]; body?: string } = {}
  const done = answer(
    { method, url, headers: { host: 'localhost:3000', ...headers } },
    {
      writeHead: (status, head) => Object.assign(sent, { status, head }),
      end: (body) => Object.assign(sent, { body: Buffer.from(body).toString() }),
    },
  )
  if (!done) return undefined
  const lines = sent.head ?? []
  const pairs = lines.flatMap((name, index) =>
    index % 2 === 0 ? [[name, lines[index + 1]] as const] : [],
  )
  expect(new Set(pairs.map(([name]) => name)).size, 'no header is sent twice').toBe(pairs.length)
  return { status: sent.status, headers: Object.fromEntries(pairs), body: sent.body }
}

test('answerEarly responds with cached pages, REST lists and files for search engines', () => {
  expect(ask('/blogs')).toMatchObject({
    status: 200,
    body: '<p>a page</p>',
    headers: { 'x-a': 'page', 'server-timing': 'cache;desc=hit' },
  })
  expect(ask('/robots.txt')).toMatchObject({ body: 'Allow: /', headers: { 'x-a': 'robots' } })
  const first = ask('/api/blogs/')
  expect(first).toMatchObject({
    body: '{"results":[]}',
    headers: { 'x-own': 'yes', 'cache-control': list.headers['cache-control'] },
  })
  expect(ask('/api/blogs/')?.headers['x-request-id']).not.toBe(first?.headers['x-request-id'])
})

test('answerEarly sends images uncompressed, even if the client accepts encodings', () => {
  const answered = ask('/social/home.png', { 'accept-encoding': 'br, gzip' })
  expect(answered).toMatchObject({ body: 'pixels', headers: { 'content-length': '6' } })
  expect(answered?.headers['content-encoding']).toBeUndefined()
  expect(ask('/social/home.png', { 'if-none-match': '"image"' })?.status).toBe(304)
})

test('answerEarly sends only headers for HEAD, and 304 for a matching ETag', () => {
  expect(ask('/blogs', {}, 'HEAD')).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': '13' },
  })
  const known = ask('/blogs', {
    'if-none-match': page.headers['etag'] ?? '',
    'accept-encoding': 'br',
  })
  expect(known).toMatchObject({ status: 304, body: '' })
  expect(known?.headers).not.toHaveProperty('content-length')
  expect(known?.headers).not.toHaveProperty('content-encoding')
})

test.each([
  { name: 'another page', url: '/other' },
  { name: 'a write', url: '/blogs', method: 'POST' },
  { name: 'a staff read', url: '/api/blogs/', headers: { authorization: 'Bearer x' } },
])('answerEarly does not handle $name', ({ url, headers, method }) => {
  expect(ask(url, headers, method)).toBeUndefined()
})

test.each([
  { url: '/studio', location: 'http://localhost:3000/studio' },
  { url: '//evil.example/x', location: 'http://localhost:3000/' },
  { url: '/\\evil.example', location: 'http://localhost:3000/' },
  { url: 'http://evil.example/', location: 'http://localhost:3000/' },
])('answerEarly redirects a browser at 127.0.0.1 from $url to $location', ({ url, location }) => {
  const moved = ask(url, { host: '127.0.0.1:3000', accept: 'text/html' })
  expect(moved).toMatchObject({ status: 308, headers: { location } })
  expect(ask('/other', { host: '127.0.0.1:3000', accept: '*/*' })).toBeUndefined()
})

test('answerEarly redirects a browser at 127.0.0.1 to https for requests over HTTPS and HTTP/2', () => {
  const secure = answerEarly({ ...options, redirectLoopback: 'https' })
  const heads: (readonly string[])[] = []
  const request = {
    method: 'GET',
    url: '/studio',
    headers: { ':authority': '127.0.0.1:3000', accept: 'text/html' },
  }
  const response = {
    writeHead: (_status: number, head: readonly string[]) => heads.push(head),
    end: () => undefined,
  }
  expect(secure(request, response)).toBe(true)
  expect(heads.map((head) => head.slice(-2))).toEqual([
    ['location', 'https://localhost:3000/studio'],
  ])
  expect(heads[0]).toContain('X-Own')
})

test('answerEarly does not handle a request whose compressed form does not exist yet', () => {
  expect(ask('/half', { 'accept-encoding': 'gzip' })).toBeUndefined()
  expect(ask('/half', { 'accept-encoding': 'gzip, br' })?.headers).toMatchObject({
    'content-encoding': 'br',
  })
  expect(ask('/half')?.body).toBe('<p>a page that browsers asked for</p>')
  const etag = halfMade.headers['etag'] ?? ''
  expect(ask('/half', { 'accept-encoding': 'gzip', 'if-none-match': etag })?.status).toBe(304)
})

test('answerEarly does not send cached pages to clients that prefer Markdown', () => {
  expect(ask('/blogs', { accept: 'text/html' })).toMatchObject({ status: 200 })
  expect(ask('/blogs', { accept: 'text/markdown' })).toBeUndefined()
  expect(ask('/api/blogs/', { accept: 'text/markdown' })).toMatchObject({ status: 200 })
})
