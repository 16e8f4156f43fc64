import { describe, expect, it, vi } from 'vitest'
import { blog, caseStudy, put } from '#server/testing/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'

const databases = useDatabases()

const image = {
  _id: 'image-aa-1x1-png',
  _type: 'sanity.imageAsset',
  path: 'images/test/production/aa-1x1.png',
}

/** Opens a site with a post (with draft and release version), a case study that exists only as a draft, and a picture of the CMS. */
async function open(engine: Engine) {
  const site = await openTestEditing(await databases.open(engine, allMigrations), 'embedded')
  await put(
    site.dataset,
    blog('a'),
    blog('drafts.a', { title: 'Edited', slug: { _type: 'slug', current: 'slug-a' } }),
    blog('versions.r.a', { title: 'Version', slug: { _type: 'slug', current: 'slug-a' } }),
    caseStudy('drafts.c'),
    image,
  )
  await vi.waitFor(async () => {
    expect((await site.call('GET', '/api/blogs/a/')).body.data.title).toBe('Edited')
    expect((await site.call('GET', '/api/case-studies/c/')).status).toBe(200)
    expect((await site.call('GET', `/api/images/${image._id}/`)).status).toBe(200)
  }, PATIENT)
  return site
}

type Request = readonly [method: string, path: (id: string) => string, json?: object]

const EDIT = { title: 'Taken over' }
const requests: readonly Request[] = [
  ['GET', (id) => `/api/blogs/${id}/`],
  ['PUT', (id) => `/api/blogs/${id}/`, EDIT],
  ['PUT', (id) => `/api/blogs/${id}/?publish=false`, EDIT],
  ['DELETE', (id) => `/api/blogs/${id}/`],
  ['DELETE', (id) => `/api/blogs/${id}/draft/`],
  ['POST', (id) => `/api/blogs/${id}/address/`, { slug: 'another' }],
  ['PUT', (id) => `/api/case-studies/${id}/`, EDIT],
  ['DELETE', (id) => `/api/case-studies/${id}/`],
  ['PATCH', (id) => `/api/images/${id}/`, { alt_text: 'Taken over' }],
  ['POST', (id) => `/api/images/${id}/replace/`, { public_id: 'blog/a/one' }],
  ['DELETE', (id) => `/api/images/${id}/?force=true`],
  ['POST', (id) => `/api/trash/${id}/undo/`],
  ['POST', (id) => `/api/trash/${id}/restore/`],
  ['DELETE', (id) => `/api/trash/${id}/`],
  ['POST', (id) => `/api/outbox/${id}/resolve/`, { keep: 'mine' }],
]

/** Ids that no article operation may accept: ids of drafts and versions, and ids of documents of other types. */
const ids = [
  'drafts.a',
  'versions.r.a',
  'drafts.c',
  'drafts.drafts.a',
  'versions.r',
  'drafts.',
  '_.groups.x',
]

describe.each(engines)('document ids in REST requests (%s)', (engine) => {
  it('REST requests are rejected if an id is that of a draft or a version', async () => {
    const { call, dataset } = await open(engine)
    const before = [...dataset.all()]
    for (const id of ids) {
      for (const [method, path, json] of requests) {
        const address = path(id)
        const { status } = await call(method, address, json === undefined ? {} : { json })
        expect([404, 422], `${method} ${address}`).toContain(status)
      }
    }
    expect([...dataset.all()]).toEqual(before)
  })

  it('REST requests are rejected if an id belongs to a document of another type', async () => {
    const { call, dataset } = await open(engine)
    const before = [...dataset.all()]
    for (const [method, path, json] of requests) {
      const address = path(path('x').startsWith('/api/images/') ? 'a' : image._id)
      const { status } = await call(method, address, json === undefined ? {} : { json })
      expect([404, 422], `${method} ${address}`).toContain(status)
    }
    const named = { ids: ['a', 'drafts.a', 'versions.r.a'] }
    for (const [path, json] of [
      ['/api/images/bulk/', { ...named, action: 'delete', force: true }],
      ['/api/images/order/', named],
    ] as const) {
      const { status, body } = await call('POST', path, { json })
      expect([status, body.data?.changed], path).toEqual([200, []])
    }
    expect([...dataset.all()]).toEqual(before)
  })

  it('REST requests are rejected if a reference contains the id of a draft or a version', async () => {
    const { call, dataset } = await open(engine)
    const before = [...dataset.all()]
    const post = { title: 'New', excerpt: 'New.', body: 'Text.' }
    for (const json of [
      { ...post, related_blogs: ['drafts.a'] },
      { ...post, related_blogs: ['versions.r.a'] },
      { ...post, author: 'drafts.a' },
      { ...post, category: 'drafts.a' },
      { ...post, cover_image: { asset: 'drafts.a', alt_text: 'A' } },
      { ...post, cover_image: { asset: 'a', alt_text: 'A' } },
      { ...post, cover_image: { library: image._id, alt_text: 'A' } },
    ]) {
      const { status } = await call('POST', '/api/blogs/', { json })
      expect(status, JSON.stringify(json)).toBe(422)
    }
    expect([...dataset.all()]).toEqual(before)
  })
})
