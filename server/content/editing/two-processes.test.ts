import { describe, expect, it } from 'vitest'
import { blog, openTestLake, put } from '#server/testing/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'

const databases = useDatabases()

const post = { title: 'Records that last', excerpt: 'How long a record is kept.', body: 'Text.' }

/** Opens two processes of one site. They share a database and a remote lake, but no memory. */
async function openTwoSites(engine: Engine) {
  const stores = await databases.openTwice(engine, allMigrations)
  const lake = openTestLake()
  const one = await openTestEditing(stores[0], 'elsewhere', lake)
  const other = await openTestEditing(stores[1], 'elsewhere', lake)
  return { one, other, dataset: lake.dataset, stores }
}

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

describe.each(engines)('two processes of a site (%s)', (engine) => {
  it('two processes assign a slug to one article only, and reject a concurrent request for the same slug with a message', async () => {
    const { one, other, dataset } = await openTwoSites(engine)
    for (let round = 0; round < 5; round += 1) {
      const json = { ...post, slug: `records-${round}` }
      const answers = await Promise.all(
        [one, other].map(async ({ call }) => call('POST', '/api/blogs/', { json })),
      )
      expect(statusesOf(answers)).toEqual([201, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body.error).toMatchObject({
        code: 'conflict',
        message: 'Choose another address. Another article has this one',
        fields: { slug: 'Choose another address. Another article has this one' },
      })
      const made = [...dataset.all()].filter(({ slug }) =>
        JSON.stringify(slug ?? null).includes(`"records-${round}"`),
      )
      expect(made).toHaveLength(1)
    }
  })

  it('two processes append numbers to slugs that they generate from the same title concurrently', async () => {
    const { one, other } = await openTwoSites(engine)
    const answers = await Promise.all(
      [one, other, one, other].map(async ({ call }) => call('POST', '/api/blogs/', { json: post })),
    )
    expect(answers.map(({ body }) => String(body.data.slug)).toSorted()).toEqual([
      'records-that-last',
      'records-that-last-2',
      'records-that-last-3',
      'records-that-last-4',
    ])
  })

  it('two processes that move two articles to the same address concurrently move only one of them', async () => {
    const { one, other, dataset } = await openTwoSites(engine)
    await put(dataset, blog('a'), blog('b'))
    const move = async (site: typeof one, id: string) => {
      await expect.poll(async () => (await site.call('GET', `/api/blogs/${id}/`)).status).toBe(200)
      return site.call('POST', `/api/blogs/${id}/address/`, { json: { slug: 'moved-here' } })
    }
    const answers = await Promise.all([move(one, 'a'), move(other, 'b')])
    expect(statusesOf(answers)).toEqual([200, 409])
    const moved = ['a', 'b'].filter((id) =>
      JSON.stringify(dataset.get(id)?.['slug']).includes('moved-here'),
    )
    expect(moved).toHaveLength(1)
  })

  it('two processes create one article for two requests with the same Idempotency-Key', async () => {
    const { one, other, dataset } = await openTwoSites(engine)
    const headers = { 'idempotency-key': 'the-same' }
    const answers = await Promise.all(
      [one, other, one, other].map(async ({ call }) =>
        call('POST', '/api/blogs/', { json: post, headers }),
      ),
    )
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(new Set(answers.map(({ headers: sent }) => sent.get('etag'))).size).toBe(1)
    expect([...dataset.all()].filter(({ _type }) => _type === 'blog')).toHaveLength(1)
    const changed = { ...post, title: 'Something else' }
    expect((await other.call('POST', '/api/blogs/', { json: changed, headers })).status).toBe(422)
  })

  it('two processes create one redirect from a path for two concurrent requests', async () => {
    const { one, other, dataset } = await openTwoSites(engine)
    await put(dataset, blog('a'))
    await expect.poll(async () => (await other.call('GET', '/api/blogs/a/')).status).toBe(200)
    const json = { from: '/old-page', to: '/blogs/slug-a', permanent: true }
    const answers = await Promise.all(
      [one, other].map(async ({ call }) => call('POST', '/api/redirects/', { json })),
    )
    expect(statusesOf(answers)).toEqual([201, 422])
    expect([...dataset.all()].filter(({ from }) => from === '/old-page')).toHaveLength(1)
  })

  it('two processes restore a deleted article once for two concurrent requests, and return it in both responses', async () => {
    const { one, other, dataset } = await openTwoSites(engine)
    await put(dataset, blog('a'))
    await expect.poll(async () => (await one.call('GET', '/api/blogs/a/')).status).toBe(200)
    expect((await one.call('DELETE', '/api/blogs/a/')).status).toBe(200)
    const answers = await Promise.all(
      [one, other].map(async ({ call }) => call('POST', '/api/trash/a/undo/')),
    )
    expect(statusesOf(answers)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.data.title))).toEqual(new Set(['Title of a']))
    expect(dataset.get('a')?.['title']).toBe('Title of a')
    expect((await one.call('GET', '/api/trash/')).body.count).toBe(0)
  })

  it('two processes that receive the same picture create one record', async () => {
    const { one, other, dataset } = await openTwoSites(engine)
    for (const { imageHost } of [one, other]) imageHost.put('library/one')
    const json = { public_id: 'library/one', alt_text: 'A dot' }
    const answers = await Promise.all(
      [one, other].map(async ({ call }) => call('POST', '/api/images/', { json })),
    )
    expect(statusesOf(answers)).toEqual([201, 201])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect([...dataset.all()].filter(({ _type }) => _type === LIBRARY_IMAGE_TYPE)).toHaveLength(1)
  })
})
