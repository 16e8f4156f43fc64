import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { createBrowserSource } from './browser-source.ts'
import { blogDetail, blogItem } from '#web/testing/fixtures.test-support.ts'
import { blogDetailQuery, blogListQuery } from '../queries/blogs.ts'

let server: Server | undefined
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

async function serve(listener: RequestListener) {
  const running = createServer(listener)
  server = running
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve))
  const address = running.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { source: createBrowserSource(`http://127.0.0.1:${address.port}`) }
}

afterEach(() => {
  queryClient.clear()
  server?.closeAllConnections()
  server?.close()
})

const json = (body: unknown) => JSON.stringify(body)
const restList = (...items: unknown[]) =>
  json({
    results: items,
    count: items.length,
    page: 1,
    limit: 12,
    total_pages: 1,
    next: null,
    previous: null,
  })

/** A server with working REST routes. `lake` handles the GROQ queries. */
const withLake =
  (lake: RequestListener): RequestListener =>
  (request, response) => {
    const url = request.url ?? ''
    if (url.startsWith('/lake/')) lake(request, response)
    else if (url.startsWith('/api/blog-categories')) response.end(json({ success: true, data: [] }))
    else if (url.startsWith('/api/blogs/?'))
      response.end(restList(blogItem(1), blogItem(2, 'draft')))
    else if (url === '/api/blogs/post-1/')
      response.end(json({ success: true, data: blogDetail(1) }))
    else if (url === '/api/blogs/hidden/')
      response.end(json({ success: true, data: blogDetail(9, { status: 'in_review' }) }))
    else response.writeHead(404).end(json({}))
  }

const answers = (status: number, body: string): RequestListener =>
  withLake((_, response) => response.writeHead(status).end(body))

const page = { items: [blogItem(1), blogItem(2, 'archived')], total: 1, facets: [] }

const list = async (listener: RequestListener) =>
  queryClient.fetchQuery(blogListQuery(await serve(listener), 'cms', { page: 1 }))

test('the content fallback loads content from a healthy CMS', async () => {
  const answer = await list(answers(200, json({ result: page })))
  expect(answer.origin).toBe('cms')
  expect(answer.data.items.map(({ id }) => id)).toEqual(['blog-1'])
})

test.each<[string, RequestListener]>([
  ['an error', answers(500, json({}))],
  ['a refusal', answers(503, json({}))],
  ['text that is not JSON', answers(200, '<html>')],
  ['a truncated answer', answers(200, '{"result":{"items":[')],
  ['an answer of another shape', answers(200, json({ result: { items: 'none' } }))],
  ['an answer without a result', answers(200, json({}))],
  ['a broken connection', withLake((request) => request.socket.destroy())],
])(
  'the content fallback uses REST after %s, and marks the content as saved',
  async (_, listener) => {
    const answer = await list(listener)
    expect(answer.origin).toBe('saved')
    expect(answer.data.items.map(({ id }) => id)).toEqual(['blog-1'])
  },
)

test('the content fallback uses REST without marking the content as saved if the server does not know the query', async () => {
  expect((await list(answers(404, json({})))).origin).toBe('cms')
})

test('the content fallback reports the error of REST as a sentence if GROQ and REST both fail', async () => {
  const { source } = await serve((_, response) => response.writeHead(503).end())
  const query = blogListQuery({ source }, 'cms', { page: 1 })
  await expect(queryClient.fetchQuery(query)).rejects.toThrow(/isn’t available right now/)
})

test('the content fallback returns null for a post that does not exist', async () => {
  const env = await serve(answers(500, ''))
  expect(await queryClient.fetchQuery(blogDetailQuery(env, 'cms', 'none'))).toEqual({
    data: null,
    origin: 'saved',
  })
})

test.each(['cms', 'rest'] as const)(
  'the content fallback returns null for an unpublished post (%s)',
  async (via) => {
    const env = await serve(answers(200, json({ result: blogDetail(9, { status: 'draft' }) })))
    expect((await queryClient.fetchQuery(blogDetailQuery(env, via, 'hidden'))).data).toBeNull()
  },
)

test('the content fallback leaves out related posts that are not published', async () => {
  const related = [blogItem(2), blogItem(3, 'scheduled')]
  const env = await serve(answers(200, json({ result: blogDetail(1, { related }) })))
  const { data } = await queryClient.fetchQuery(blogDetailQuery(env, 'cms', 'post-1'))
  expect(data?.related.map(({ id }) => id)).toEqual(['blog-2'])
})
