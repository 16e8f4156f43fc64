import { expect, it } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { paths } from '#shared/paths/paths.ts'

const databases = useDatabases()

const open = async () => openTestEditing(await databases.open('sqlite', allMigrations), 'embedded')

const span = (text: string, marks: readonly string[] = []) => [
  { _type: 'span', _key: 's', text, marks },
]
const linked = (href: string) => ({
  _type: 'block',
  _key: href,
  style: 'normal',
  markDefs: [{ _type: 'link', _key: 'l', href }],
  children: span('here', ['l']),
})
const callout = (text: string) => ({
  _type: 'callout',
  _key: 'c',
  tone: 'note',
  content: [{ _type: 'block', _key: 'p', style: 'normal', markDefs: [], children: span(text) }],
})

const post = { title: 'Records that last', slug: 'records', excerpt: 'How long.' }

it('the REST API saves a post with an empty callout but does not publish it', async () => {
  const { call } = await open()
  const body = [linked('/contact'), callout(' ')]
  const draft = await call('POST', '/api/blogs/', { json: { ...post, body } })
  expect(draft.status).toBe(201)
  const path = `/api/blogs/${draft.body.data.id}/`
  const refused = await call('PUT', path, { json: { status: 'published' } })
  expect(refused.status).toBe(422)
  expect(refused.body.error.fields).toEqual({
    'body.1': 'Write something in the callout, or remove it',
  })
  const mended = { body: [linked('/contact'), callout('Sign again.')], status: 'published' }
  expect((await call('PUT', path, { json: mended })).status).toBe(200)
})

it('the REST API does not publish a post with broken internal links, and lists the links', async () => {
  const { call, dataset } = await open()
  await put(dataset, blog('there', { slug: { _type: 'slug', current: 'there' } }))
  await put(dataset, {
    ...blog('draft-only', { slug: { _type: 'slug', current: 'draft-only' } }),
    _id: 'drafts.draft-only',
  })
  const refused = await call('POST', '/api/blogs/', {
    json: {
      ...post,
      status: 'published',
      body: [
        linked('/no-such-page?from=blog#form'),
        linked('/blogs/draft-only'),
        linked('/solutions/no-such-solution'),
        linked('/blogs/there#part'),
      ],
    },
  })
  expect(refused.status).toBe(422)
  expect(refused.body.error.fields).toEqual({
    body: 'Change or remove the links that lead to no page: /no-such-page, /blogs/draft-only, /solutions/no-such-solution',
  })
})

it('the REST API publishes a post that links to existing pages, to itself, to other sites and to files', async () => {
  const { call, dataset } = await open()
  await put(dataset, blog('there', { slug: { _type: 'slug', current: 'there' } }))
  await put(dataset, {
    _id: 'moved',
    _type: 'redirect',
    from: '/old-address',
    to: paths.contact,
    permanent: true,
  })
  const body = [
    paths.home,
    `${paths.contact}/`,
    '/blogs/there',
    '/sanity/blogs/there',
    '/blogs/records#part',
    '/old-address',
    '/studio/structure',
    '/rates.pdf',
    'https://example.org/no-such-page',
    '#part',
  ].map(linked)
  const answer = await call('POST', '/api/blogs/', { json: { ...post, status: 'published', body } })
  expect(answer.body.error?.fields).toBeUndefined()
  expect(answer.status).toBe(201)
})

it('the REST API lets staff check that a path exists', async () => {
  const { call } = await open()
  const leads = async (path: string) =>
    (await call('GET', `/api/known-paths/?path=${encodeURIComponent(path)}`)).body.data.leads
  expect(await leads('/contact')).toBe(true)
  expect(await leads('/no-such-page')).toBe(false)
  expect((await call('GET', '/api/known-paths/?path=//example.org')).status).toBe(422)
})
