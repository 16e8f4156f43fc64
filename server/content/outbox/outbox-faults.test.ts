import type { IncomingMessage, RequestListener } from 'node:http'
import { expect, it, vi } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing, putPosts } from '#server/testing/editing.test-support.ts'

const databases = useDatabases()

const open = async () => {
  const site = await openTestEditing(await databases.open('sqlite', allMigrations), 'elsewhere')
  await putPosts(site, 'a')
  return site
}

const drain = async (request: IncomingMessage) => {
  for await (const _chunk of request) continue
}

const answering =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (request, response) => {
    void drain(request).then(() => {
      response.writeHead(status, { 'content-type': type })
      response.end(body)
    })
  }

it.each([
  ['an HTML page', answering(200, '<html>Welcome</html>', 'text/html')],
  ['empty', answering(200, '')],
  ['the receipt of another write', answering(200, '{"transactionId":"other","results":[]}')],
  ['401', answering(401, '{"statusCode":401,"error":"Unauthorized","message":"no"}')],
  ['403', answering(403, '{"statusCode":403,"error":"Forbidden","message":"no"}')],
  ['429', answering(429, '{"statusCode":429,"error":"Too Many Requests","message":"no"}')],
  ['500', answering(500, '{"statusCode":500}')],
])(
  'the outbox queues a write if the lake’s response is %s, and sends the write later',
  async (_name, fault) => {
    const { call, dataset, lake, outbox, writer } = await open()
    lake.setFault(fault)
    const json = { title: 'Kept', status: 'published' }
    expect((await call('PUT', '/api/blogs/a/', { json })).status).toBe(202)
    expect(dataset.get('a')?.['title']).toBe('Title of a')
    lake.setFault(undefined)
    await writer.flush()
    expect(dataset.get('a')?.['title']).toBe('Kept')
    expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
  },
)

it.each([
  [400, 422, '{"statusCode":400,"error":"Bad Request","message":"no"}'],
  [413, 413, '{"statusCode":413,"error":"Payload Too Large","message":"no"}'],
  [507, 507, '{"statusCode":507,"error":"Insufficient Storage","message":"no"}'],
])(
  'the outbox reports status %i of the lake at once, without queueing the write',
  async (theirs, ours, body) => {
    const { call, lake, outbox } = await open()
    lake.setFault(answering(theirs, body))
    const json = { title: 'X', status: 'published' }
    expect((await call('PUT', '/api/blogs/a/', { json })).status).toBe(ours)
    expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
  },
)

it('a queued write stays in the outbox while the disk of the lake is full', async () => {
  const { call, dataset, lake, outbox, writer } = await open()
  await lake.stop()
  const json = { title: 'Kept', status: 'published' }
  expect((await call('PUT', '/api/blogs/a/', { json })).status).toBe(202)
  lake.setFault(answering(507, '{"statusCode":507}'))
  await lake.restart()
  await writer.flush()
  expect(await outbox.counts()).toEqual({ waiting: 1, conflicts: 0 })
  lake.setFault(undefined)
  await writer.flush()
  expect(dataset.get('a')?.['title']).toBe('Kept')
})

it('a flush also sends writes that were queued while it was running', async () => {
  const { call, dataset, lake, outbox, writer } = await open()
  await putPosts({ call, dataset }, 'b')
  const edit = async (id: string) =>
    call('PUT', `/api/blogs/${id}/`, { json: { title: 'Kept', status: 'published' } })
  await lake.stop()
  expect((await edit('a')).status).toBe(202)
  // The response to the first write is delayed. Before it arrives, the second write is rejected once and queued.
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const refuse = answering(503, '{"statusCode":503}')
  let isFirst = true
  lake.setFault((request, response) => {
    if (isFirst && request.url?.includes('/data/mutate/') === true) {
      isFirst = false
      reach()
    } else refuse(request, response)
  })
  const sending = lake.restart()
  await reached
  expect((await edit('b')).status).toBe(202)
  const again = writer.flush()
  lake.setFault(undefined)
  await Promise.all([sending, again])
  expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
  expect(['a', 'b'].map((id) => dataset.get(id)?.['title'])).toEqual(['Kept', 'Kept'])
})

it('only one of two writes with the same base revision is accepted while the lake is down', async () => {
  const { call, lake, outbox } = await open()
  const etag = (await call('GET', '/api/blogs/a/')).headers.get('etag') ?? ''
  expect(etag).toMatch(/\w/)
  await lake.stop()
  // Both requests contain the same revision. Otherwise the second one could be based on the result of the first one.
  const headers = { 'If-Match': etag }
  const answers = await Promise.all(
    ['One', 'Two'].map(async (title) => call('PUT', '/api/blogs/a/', { json: { title }, headers })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
  expect(await outbox.counts()).toEqual({ waiting: 1, conflicts: 0 })
})

it.each([
  ['archived', ['PUT', { status: 'archived' }]],
  ['deleted', ['DELETE', undefined]],
] as const)(
  'content that was %s stays hidden until the conflict is resolved, and is then visible again',
  async (_name, [method, json]) => {
    const { call, dataset, lake, outbox, mirror } = await open()
    await lake.stop()
    expect((await call(method, '/api/blogs/a/', { json })).status).toBe(202)
    await put(dataset, blog('a', { title: 'Theirs' }))
    await lake.restart()
    expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })
    expect((await call('GET', '/api/blogs/a/', { as: null })).status).toBe(404)
    expect((await call('GET', '/api/blogs/', { as: null })).body.count).toBe(0)
    expect(mirror.hides).toBe(true)
    const { data } = (await call('GET', '/api/outbox/')).body
    const path = `/api/outbox/${data[0].id}/resolve/`
    expect((await call('POST', path, { json: { keep: 'theirs' } })).status).toBe(200)
    expect((await call('GET', '/api/blogs/a/', { as: null })).body.data.title).toBe('Theirs')
    expect(mirror.hides).toBe(false)
  },
)

it('a later change that unpublishes content hides it, despite a conflict about an earlier change', async () => {
  const { call, dataset, lake, outbox } = await open()
  await lake.stop()
  await call('PUT', '/api/blogs/a/', { json: { title: 'Mine' } })
  expect((await call('PUT', '/api/blogs/a/', { json: { status: 'archived' } })).status).toBe(202)
  await put(dataset, { ...blog('a', { title: 'Begun elsewhere' }), _id: 'drafts.a' })
  await lake.restart()
  expect(await outbox.counts()).toEqual({ waiting: 1, conflicts: 1 })
  expect((await call('GET', '/api/blogs/a/', { as: null })).status).toBe(404)
})

it('unpublished content is hidden even if the database has no space for the change', async () => {
  const { call, lake, mirror } = await open()
  await lake.stop()
  vi.spyOn(mirror, 'previewResult').mockRejectedValue(new Error('no room'))
  const json = { status: 'archived' }
  expect((await call('PUT', '/api/blogs/a/', { json })).status).toBe(202)
  expect((await call('GET', '/api/blogs/a/', { as: null })).status).toBe(404)
})

it('an article that was unpublished while the lake was down stays hidden, even before the mirror has the change', async () => {
  const { call, lake, mirror, writer } = await open()
  await lake.stop()
  expect((await call('PUT', '/api/blogs/a/', { json: { status: 'archived' } })).status).toBe(202)
  vi.spyOn(mirror, 'reach').mockRejectedValueOnce(new Error('no answer'))
  await lake.restart()
  expect(mirror.hides).toBe(true)
  await writer.flush()
  expect(mirror.hides).toBe(false)
  expect((await call('GET', '/api/blogs/a/', { as: null })).status).toBe(404)
})

it('staff see a queued write even if the mirror lost it in a crash', async () => {
  const { call, lake, mirror, writer } = await open()
  await lake.stop()
  const { body } = await call('POST', '/api/blogs/', { json: { title: 'New in the dark' } })
  await mirror.previewResult(body.data.id, undefined)
  expect((await call('GET', `/api/blogs/${body.data.id}/`)).status).toBe(404)
  await writer.start()
  const shown = await call('GET', `/api/blogs/${body.data.id}/`)
  expect(shown.body.data).toMatchObject({ title: 'New in the dark', pending: true })
})

it('the API responds with 503 if a user resolves a conflict while the lake is unreachable', async () => {
  const { call, dataset, lake } = await open()
  await lake.stop()
  await call('PUT', '/api/blogs/a/', { json: { title: 'Mine', status: 'published' } })
  await put(dataset, blog('a', { title: 'Theirs' }))
  await lake.restart()
  const { data } = (await call('GET', '/api/outbox/')).body
  await lake.stop()
  const path = `/api/outbox/${data[0].id}/resolve/`
  for (const keep of ['mine', 'theirs']) {
    expect((await call('POST', path, { json: { keep } })).status).toBe(503)
  }
  expect((await call('GET', '/api/outbox/')).body.data).toHaveLength(1)
})
