import { expect, it } from 'vitest'
import {
  blog,
  contentMigrations,
  openTestContent,
  put,
  reference,
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { openSite, ids } from './rest.test-support.ts'

const databases = useDatabases()

it('a read that begins after the response to a write returns the change', async () => {
  const { dataset, get, content } = await openSite('sqlite', [blog('a')])
  expect(ids((await get('/api/blogs')).body)).toEqual(['a'])
  for (let round = 0; round < 20; round += 1) {
    await put(dataset, blog('b', { title: `Round ${round}` }))
    const list = get('/api/blogs?search=round')
    expect((await get('/api/blogs/b')).body.data.title).toBe(`Round ${round}`)
    expect(ids((await list).body)).toEqual(['b'])
    await put(dataset, blog('b', { status: 'archived' }))
    expect(content.kept('/api/blogs?search=round')).toBeUndefined()
    expect((await get('/api/blogs/b')).status).toBe(404)
    expect(ids((await get('/api/blogs')).body)).toEqual(['a'])
  }
})

it('a response is cached until its content changes', async () => {
  const { dataset, get, content } = await openSite('sqlite', [
    blog('a', { author: reference('ann') }),
    blog('b'),
    { _id: 'ann', _type: 'author', name: 'Ann' },
  ])
  const first = await get('/api/blogs/slug-a')
  await get('/api/blogs/b')
  const kept = content.kept('/api/blogs/slug-a')
  expect(kept?.body.toString()).toBe(JSON.stringify(first.body))
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/api/blogs/slug-a', { 'if-none-match': etag })).status).toBe(304)

  await put(dataset, { _id: 'ann', _type: 'author', name: 'Anna' })
  expect(content.kept('/api/blogs/slug-a')).toBeUndefined()
  expect(content.kept('/api/blogs/b')).toBeDefined()
  expect((await get('/api/blogs/slug-a')).body.data.author.name).toBe('Anna')

  await put(dataset, { ...blog('a'), _id: 'drafts.a', title: 'An edit in progress' })
  expect(content.kept('/api/blogs/slug-a')).toBeDefined()
})

it('a read within the process returns the data with its dependencies', async () => {
  const { content } = await openSite('sqlite', [blog('a')])
  const list = await content.read('/api/blogs/?page=1')
  expect(list).toMatchObject({ data: { count: 1 }, tags: expect.arrayContaining(['blog']) })
  const detail = await content.read('/api/blogs/a/')
  expect(detail.tags).toContain('id:a')
  await expect(content.read('/api/blogs/none/')).rejects.toMatchObject({ status: 404 })
  await expect(content.read('/api/blogs/?page=0')).rejects.toMatchObject({ status: 422 })
  await expect(content.read('/api/other/')).rejects.toMatchObject({ status: 404 })
})

it('the API responds with 503 and Retry-After until the mirror has been filled once', async () => {
  const database = await databases.open('sqlite', contentMigrations)
  const { get } = await openTestContent(database, {
    follow: () => ({ close: () => undefined, restart: () => undefined }),
    revisions: async () => Promise.reject(new Error('the lake is away')),
    documents: async () => Promise.reject(new Error('the lake is away')),
  })
  for (const path of ['/api/blogs', '/api/blogs/a', '/api/blog-categories']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
})
