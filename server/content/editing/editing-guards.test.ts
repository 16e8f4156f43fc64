import { expect, it, vi } from 'vitest'
import { blog, openTestLake, put, reference } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { planChange, planRemoval } from './article-plan.ts'

const databases = useDatabases()

const open = async () => openTestEditing(await databases.open('sqlite', allMigrations), 'embedded')

const post = { title: 'Records that last', excerpt: 'How long a record is kept.', body: 'Text.' }

it.each([
  ['a publication', { set: {}, unset: [], status: 'published', publish: true }],
  ['a removal', undefined],
] as const)('%s fails if a draft is created at the same time', async (_name, change) => {
  const { dataset } = openTestLake()
  await put(dataset, blog('a'))
  const published = dataset.get('a')
  const copies = { published }
  const mutations =
    change === undefined ? planRemoval(copies) : planChange('a', copies, { ...change })
  await put(dataset, { ...blog('a', { title: 'Begun just now' }), _id: 'drafts.a' })
  await expect(dataset.mutate(mutations, { author: 'ada' })).rejects.toThrow('already exists')
  expect(dataset.get('a')).toEqual(published)
  expect(dataset.get('drafts.a')?.['title']).toBe('Begun just now')
})

it('the check for concurrent drafts leaves no draft in the lake', async () => {
  const { dataset } = openTestLake()
  await put(dataset, blog('a'))
  const published = dataset.get('a')
  const change = { set: { title: 'New' }, unset: [], status: 'published', publish: true } as const
  await dataset.mutate(planChange('a', { published }, change), { author: 'ada' })
  expect(dataset.get('a')?.['title']).toBe('New')
  expect(dataset.get('drafts.a')).toBeUndefined()
})

it('the REST API creates no draft from a published copy that another request has just replaced', async () => {
  const { call, dataset } = await open()
  await put(dataset, blog('a', { tags: ['first'] }))
  const { revision } = (await call('GET', '/api/blogs/a/')).body.data
  const calls = [
    {
      path: '/api/blogs/a/',
      json: { tags: ['first', 'published'], status: 'published', revision },
    },
    { path: '/api/blogs/a/?publish=false', json: { tags: ['first', 'edited'], revision } },
  ]
  const answers = await Promise.all(
    calls.map(async ({ path, json }) => call('PUT', path, { json })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ])
  const taken = calls[answers.findIndex(({ status }) => status === 200)]
  expect((await call('GET', '/api/blogs/a/')).body.data.tags).toEqual(taken?.json.tags)
  // A draft can still be created from the current version.
  for (const tag of ['second', 'third']) {
    const edited = await call('PUT', '/api/blogs/a/?publish=false', { json: { tags: [tag] } })
    expect(edited.status).toBe(200)
  }
  expect(dataset.get('drafts.a')?.['tags']).toEqual(['third'])
})

it('two articles that one transaction created can be changed one after the other', async () => {
  const { call, dataset } = await open()
  await put(dataset, blog('a', { tags: ['first'] }), blog('b', { tags: ['first'] }))
  for (const id of ['a', 'b']) {
    const { revision } = (await call('GET', `/api/blogs/${id}/`)).body.data
    const json = { status: 'archived', revision }
    expect((await call('PUT', `/api/blogs/${id}/`, { json })).status).toBe(200)
  }
})

it('only one of several concurrent requests with the same slug gets the slug', async () => {
  const { call } = await open()
  const wanted = { ...post, slug: 'records' }
  const same = await Promise.all(
    [1, 2, 3].map(async () => call('POST', '/api/blogs/', { json: wanted })),
  )
  expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  const titled = await Promise.all(
    [1, 2, 3].map(async () => call('POST', '/api/blogs/', { json: post })),
  )
  expect(titled.map(({ body }) => String(body.data.slug)).toSorted()).toEqual([
    'records-that-last',
    'records-that-last-2',
    'records-that-last-3',
  ])
  // A rejected request releases its slug, so the next request can use it.
  const later = { ...post, slug: 'later' }
  expect((await call('POST', '/api/blogs/', { json: { ...later, author: 'x' } })).status).toBe(422)
  expect((await call('POST', '/api/blogs/', { json: later })).status).toBe(201)
})

it('the REST API rejects a slug that is the id of another article, because URLs can contain ids instead of slugs', async () => {
  const { call, dataset } = await open()
  await put(dataset, blog('first-post'))
  const refused = await call('POST', '/api/blogs/', { json: { ...post, slug: 'first-post' } })
  expect(refused.status).toBe(409)
  expect(refused.body.error.fields).toHaveProperty('slug')
  const own = { json: { slug: 'first-post' } }
  expect((await call('POST', '/api/blogs/first-post/address/', own)).status).toBe(200)
})

it.each([
  ['quotes in quotes', '>'.repeat(20_000)],
  ['more paragraphs than an article may have', 'a\n\n'.repeat(2_500)],
])(
  'the REST API rejects Markdown of %s',
  async (_name, body) => {
    const { call } = await open()
    const answer = await call('POST', '/api/blogs/', { json: { ...post, body } })
    expect(answer.status).toBe(422)
    expect(answer.body.error.fields).toHaveProperty('body')
  },
  30_000,
)

it('the REST API converts long Markdown in the same way as short Markdown', async () => {
  const { call } = await open()
  const body = 'A **bold** word and [a link](https://example.com/).\n\n'.repeat(100)
  const { status, body: answer } = await call('POST', '/api/blogs/', { json: { ...post, body } })
  expect(status).toBe(201)
  expect(answer.data.body).toHaveLength(100)
  expect(answer.data.body[0].children[1]).toMatchObject({ text: 'bold', marks: ['strong'] })
})

it('the REST API unpublishes an article with invalid dates, unless the request itself contains dates', async () => {
  const { call, dataset } = await open()
  await put(dataset, blog('a', { publishedAt: '2999-01-01T00:00:00Z' }))
  const json = { status: 'archived', published_at: '2998-01-01T00:00:00Z' }
  expect((await call('PUT', '/api/blogs/a/', { json })).status).toBe(422)
  expect((await call('PUT', '/api/blogs/a/', { json: { status: 'archived' } })).status).toBe(200)
  expect((await call('GET', '/api/blogs/a/', { as: null })).status).toBe(404)
})

it('the staff list can be filtered by the slug and by the id of a category', async () => {
  const { call, dataset } = await open()
  const category = { _id: 'c1', _type: 'category', title: 'News', slug: { current: 'news' } }
  await put(dataset, category, blog('a', { category: reference('c1') }), blog('b'))
  for (const name of ['c1', 'news']) {
    const { body } = await call('GET', `/api/blogs/?category=${name}`)
    expect(body.results.map(({ id }: { id: string }) => id)).toEqual(['a'])
  }
})

it('the REST API rejects a reference to a document of the wrong type', async () => {
  const { call, dataset } = await open()
  await put(dataset, blog('other'), { _id: 'ada', _type: 'author', name: 'Ada' })
  const wrong = {
    author: 'other',
    related_blogs: ['ada'],
    cover_image: { asset: 'ada', alt_text: 'A portrait' },
  }
  const refused = await call('POST', '/api/blogs/', { json: { ...post, ...wrong } })
  expect(new Set(Object.keys(refused.body.error.fields))).toEqual(new Set(Object.keys(wrong)))
  const right = { ...post, author: 'ada', related_blogs: ['other'] }
  expect((await call('POST', '/api/blogs/', { json: right })).status).toBe(201)
})

it.each(['publish=no', 'publish=0', 'publish=', 'publish=False', 'publish=false&publish=true'])(
  'the REST API rejects the invalid query ?%s and publishes nothing',
  async (query) => {
    const { call, dataset } = await open()
    await put(dataset, blog('a'))
    const json = { ...post, status: 'published' }
    const calls = [
      await call('POST', `/api/blogs/?${query}`, { json }),
      await call('PUT', `/api/blogs/a/?${query}`, { json }),
    ]
    for (const { status, body } of calls) {
      expect(status).toBe(422)
      expect(Object.keys(body.error.fields)).toEqual(['publish'])
    }
    expect(dataset.get('a')?.['title']).toBe('Title of a')
    expect((await call('GET', '/api/blogs/')).body.count).toBe(1)
  },
)

const linkTo = (id: string) => [
  {
    _type: 'block',
    markDefs: [{ _key: 'm', _type: 'internalLink', reference: reference(id) }],
    children: [{ _type: 'span', text: 'See', marks: ['m'] }],
  },
]

it.each([
  ['a related post', { related_blogs: ['begun'] }, 'related_blogs'],
  ['a link target in the text', { body: linkTo('begun') }, 'body'],
  ['a missing target of a link in the text', { body: linkTo('nowhere') }, 'body'],
  [
    'a picture in the text',
    { body: [{ _type: 'picture', asset: reference('image-x-1x1-png'), alt_text: 'A dot' }] },
    'body',
  ],
] as const)(
  'the REST API reports the field of a reference to %s that was never published',
  async (_name, wrong, field) => {
    const { call, dataset } = await open()
    await put(dataset, { ...blog('begun'), _id: 'drafts.begun' })
    const refused = await call('POST', '/api/blogs/', { json: { ...post, ...wrong } })
    expect(refused.status).toBe(422)
    expect(refused.body.error.message).toContain('alidation')
    expect(Object.keys(refused.body.error.fields)).toEqual([field])
    expect(refused.body.error.fields[field]).toContain('never published')
    expect((await call('GET', '/api/blogs/?search=records')).body.count).toBe(0)
  },
)

it('the REST API rejects a number outside the range of doubles', async () => {
  const { call } = await open()
  const { status, body } = await call('POST', '/api/blogs/', { json: post })
  expect(status).toBe(201)
  const text = `{"body":[{"_type":"code","code":"x","line":1e999}]}`
  const answer = await call('PUT', `/api/blogs/${body.data.id}/`, { text })
  expect(answer.status).toBe(400)
  expect(answer.body.error.message).toContain('validation')
})

it('a publication with the Idempotency-Key of an earlier save is rejected, not answered with the stored response of the save', async () => {
  const { call } = await open()
  const headers = { 'idempotency-key': 'k1' }
  const json = { ...post, status: 'published' }
  const saved = await call('POST', '/api/blogs/?publish=false', { json, headers })
  expect(saved.body.data.is_live).toBe(false)
  expect((await call('POST', '/api/blogs/?publish=false', { json, headers })).status).toBe(201)
  expect((await call('POST', '/api/blogs/', { json, headers })).status).toBe(422)
})

it.each([
  ['a number for a title', { title: 5, excerpt: {}, tags: [1, null, 'a'], featured: 'yes' }],
  ['a text for a slug and a body', { slug: 'text', body: 'text', seo: 'text', coverImage: 'x' }],
  ['lists for texts', { title: [], status: ['published'], publishedAt: [], unpublishAt: 7 }],
  ['only null values', { title: null, slug: null, status: null, body: null, relatedBlogs: null }],
  ['invalid references', { category: { _ref: 5 }, author: 'x', relatedBlogs: [5, {}] }],
  [
    'values named like properties of prototypes',
    { slug: { current: 'constructor' }, status: '__proto__' },
  ],
])('the REST API lists, shows and edits a draft with %s', async (_name, attributes) => {
  const { call, dataset } = await open()
  await put(dataset, { ...blog('odd'), ...attributes, _id: 'drafts.odd' })
  for (const path of ['', 'odd/', '?search=x', '?sort=title', '?sort=-published_at']) {
    expect((await call('GET', `/api/blogs/${path}`)).status, path).toBe(200)
  }
  expect((await call('GET', '/api/overview/')).status).toBe(200)
  expect((await call('PUT', '/api/blogs/odd/', { json: { title: 'Mended' } })).status).toBe(200)
  await vi.waitFor(() => expect(dataset.get('drafts.odd')?.['title']).toBe('Mended'), PATIENT)
})
