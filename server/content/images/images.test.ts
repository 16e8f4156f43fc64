import { describe, expect, it, vi } from 'vitest'
import { blog, put, reference } from '#server/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/editing.test-support.ts'
import { PATIENT } from '#server/patience.test-support.ts'
import { imageAnswer, imageListAnswer } from '#shared/contracts/images.ts'
import { trashListAnswer } from '#shared/contracts/trash.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'

const databases = useDatabases()

type Site = Awaited<ReturnType<typeof openTestEditing>>

const open = async (engine: Engine, where: 'embedded' | 'elsewhere' = 'embedded') =>
  openTestEditing(await databases.open(engine, allMigrations), where)

const list = async ({ call }: Site, query = '') =>
  imageListAnswer.parse((await call('GET', `/api/images/${query}`)).body)

const names = async (site: Site, query = '') =>
  (await list(site, query)).results.map(({ file_name: name }) => name)

const ASSET = 'image-abc-1200x800-png'
const asset = {
  _id: ASSET,
  _type: 'sanity.imageAsset',
  path: 'images/local/production/abc-1200x800.png',
  originalFilename: 'Seal of the CMS.png',
  extension: 'png',
  size: 30_000,
  metadata: { dimensions: { width: 1_200, height: 800 }, isOpaque: true, lqip: 'data:x' },
}

/** Takes a file of the host into the library. */
async function add(site: Site, publicId: string, said: Record<string, unknown> = {}) {
  site.imageHost.put(publicId)
  const json = { public_id: publicId, alt_text: `What ${publicId} shows`, ...said }
  const answer = await site.call('POST', '/api/images/', { json })
  expect(answer.status).toBe(201)
  return imageAnswer.parse(answer.body).data
}

const cover = (id: string) => ({
  coverImage: { _type: 'picture', library: { ...reference(id), _weak: true }, alt_text: 'A' },
})

describe.each(engines)('pictures on %s', (engine) => {
  it('takes name and words from the browser, and everything else from the host', async () => {
    const site = await open(engine)
    await put(site.dataset, blog('a'))
    site.imageHost.put('blog/a/one', { width: 4_000, height: 3_000, bytes: 7, format: 'webp' })
    const json = {
      public_id: 'blog/a/one',
      alt_text: '  A desk ',
      caption: 'In Hamburg',
      order: 3,
      file_name: 'C:\\photos\\תמונה \u202e📷.jpg',
      width: 1,
      file_size: 1,
      format: 'svg',
      content_type: 'caseStudy',
      url: 'https://elsewhere.example/x',
    }
    const made = await site.call('POST', '/api/images/', { json })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      source: 'library',
      url: '/media/test/image/upload/v1/blog/a/one.webp',
      alt_text: 'A desk',
      caption: 'In Hamburg',
      order: 3,
      file_name: 'תמונה 📷.jpg',
      file_size: 7,
      width: 4_000,
      height: 3_000,
      format: 'webp',
      content_type: 'blog',
      object_id: 'a',
      status: 'draft',
      uses: 0,
      used_by: [],
    })
    // The call whose answer was lost is made again.
    const again = await site.call('POST', '/api/images/', { json })
    expect(again.body.data.id).toBe(made.body.data.id)
    expect((await list(site)).count).toBe(1)
  })

  it('takes in nothing that the host does not have, and nothing without words', async () => {
    const site = await open(engine)
    const unknown = { public_id: 'library/none', alt_text: 'A' }
    const missing = await site.call('POST', '/api/images/', { json: unknown })
    expect([missing.status, missing.body.error.fields]).toEqual([
      422,
      { public_id: 'Upload the file again. The image host does not have it' },
    ])
    site.imageHost.put('library/none')
    for (const alt of ['', '   ']) {
      const json = { ...unknown, alt_text: alt }
      const silent = await site.call('POST', '/api/images/', { json })
      expect(silent.body.error.fields).toEqual({ alt_text: 'Say what the picture shows' })
    }
    expect((await list(site)).count).toBe(0)
  })

  it('lists the library and the CMS together, narrowed, searched and sorted', async () => {
    const site = await open(engine)
    await add(site, 'blog/a/two', { file_name: 'b 10.jpg', caption: 'Über Aufsicht' })
    const one = await add(site, 'library/one', { file_name: 'b 9.jpg' })
    await put(site.dataset, asset, blog('a', cover(one.id)))
    await vi.waitFor(async () => {
      const { summary } = await list(site)
      expect(summary).toEqual({
        all: 3,
        blog: 2,
        caseStudy: 0,
        unused: 2,
        // Of what lies in the CMS it is said where it is used; this one is not.
        no_alt: 1,
        file_size: 114_000,
        formats: ['jpg', 'png'],
        folders: [{ content_type: 'blog', object_id: 'a', title: 'Title of a', count: 1 }],
      })
    }, PATIENT)
    expect(await names(site, '?sort=file_name')).toEqual([
      'b 9.jpg',
      'b 10.jpg',
      asset.originalFilename,
    ])
    expect(await names(site, '?q=uber%20AUFSICHT')).toEqual(['b 10.jpg'])
    expect(await names(site, '?q=seal')).toEqual([asset.originalFilename])
    expect(await names(site, '?source=sanity')).toEqual([asset.originalFilename])
    expect(await names(site, '?used=true')).toEqual(['b 9.jpg'])
    expect(await names(site, '?no_alt=true')).toEqual([asset.originalFilename])
    expect(await names(site, '?format=png')).toEqual([asset.originalFilename])
    expect(await names(site, '?object_id=a')).toEqual(['b 10.jpg'])
    expect(await names(site, '?content_type=blog&sort=file_name')).toEqual(['b 9.jpg', 'b 10.jpg'])
    const first = await list(site, '?limit=2&sort=file_name&q=b')
    expect([first.count, first.total_pages, first.next]).toEqual([2, 1, null])
    expect((await site.call('GET', '/api/images/?sort=shoe')).status).toBe(422)
    expect((await site.call('GET', '/api/images/', { as: null })).status).toBe(401)
  })

  it('says where a picture is used, drafts too, and deletes one in use only when forced', async () => {
    const site = await open(engine)
    const { id } = await add(site, 'library/one')
    await put(site.dataset, blog('a', cover(id)), {
      ...blog('drafts.b', { title: 'Edited' }),
      body: [{ _type: 'picture', _key: 'p', library: { ...reference(id), _weak: true } }],
    })
    await vi.waitFor(async () => {
      const { body } = await site.call('GET', `/api/images/${id}/`)
      expect([body.data.status, body.data.uses, body.data.used_by]).toEqual([
        'published',
        2,
        [
          { id: 'b', type: 'blog', title: 'Edited', is_live: false, places: ['text'] },
          { id: 'a', type: 'blog', title: 'Title of a', is_live: true, places: ['cover'] },
        ],
      ])
    }, PATIENT)
    const refused = await site.call('DELETE', `/api/images/${id}/`)
    expect([refused.status, refused.body.error.fields]).toEqual([
      409,
      { uses: 'Edited (text); Title of a (cover)' },
    ])
    expect((await site.call('DELETE', `/api/images/${id}/?force=true`)).status).toBe(200)
    expect((await site.call('GET', `/api/images/${id}/`)).status).toBe(404)
    const { results } = trashListAnswer.parse((await site.call('GET', '/api/trash/')).body)
    expect(results).toMatchObject([{ id, type: LIBRARY_IMAGE_TYPE, title: 'one.jpg' }])

    // Its file is still there, so that every use is as it was.
    const undone = await site.call('POST', `/api/trash/${id}/undo/`)
    expect([undone.status, undone.body.data.as_it_was]).toEqual([200, true])
    expect((await site.call('GET', `/api/images/${id}/`)).body.data.uses).toBe(2)
    // An answer that was lost is given again.
    expect((await site.call('POST', `/api/trash/${id}/undo/`)).status).toBe(200)
  })

  it('deletes the file with the record, for good', async () => {
    const site = await open(engine)
    const { id } = await add(site, 'library/one')
    const sign = { action: 'destroy', public_id: 'library/one' }
    const inLibrary = await site.call('POST', '/api/images/sign/', { json: sign })
    expect(inLibrary.status).toBe(409)
    await site.call('DELETE', `/api/images/${id}/`)
    expect((await site.call('POST', '/api/images/sign/', { json: sign })).status).toBe(409)
    expect(site.imageHost.files.size).toBe(1)
    await site.call('DELETE', `/api/trash/${id}/`)
    expect(site.imageHost.files.size).toBe(0)
  })

  it('changes words, cut and focal point, and refuses what somebody else has changed', async () => {
    const site = await open(engine)
    const { id, revision } = await add(site, 'library/one', { caption: 'Old' })
    const json = {
      alt_text: 'New',
      caption: '',
      focal_point: { x: 0.2, y: 0.8 },
      crop: { top: 0.1, bottom: 0, left: 0, right: 0.2 },
      revision,
    }
    const changed = await site.call('PATCH', `/api/images/${id}/`, { json })
    expect(changed.body.data).toMatchObject({
      alt_text: 'New',
      caption: null,
      focal_point: json.focal_point,
      crop: json.crop,
    })
    expect((await site.call('PATCH', `/api/images/${id}/`, { json })).status).toBe(409)
    const wrong = { alt_text: ' ', crop: { top: 0.6, bottom: 0.5, left: 0, right: 0 } }
    const refused = await site.call('PATCH', `/api/images/${id}/`, { json: wrong })
    expect(refused.body.error.fields).toEqual({
      alt_text: 'Say what the picture shows',
      crop: 'Leave something of the picture',
    })
  })

  it('changes name and words alone of what lies in the CMS', async () => {
    const site = await open(engine)
    await put(site.dataset, asset)
    await vi.waitFor(async () => expect((await list(site)).count).toBe(1), PATIENT)
    const words = { alt_text: 'A seal', file_name: 'seal.png' }
    const changed = await site.call('PATCH', `/api/images/${ASSET}/`, { json: words })
    expect(changed.body.data).toMatchObject({ source: 'sanity', ...words })
    expect(site.dataset.get(ASSET)).toMatchObject({
      altText: 'A seal',
      originalFilename: 'seal.png',
      path: asset.path,
    })
    const cut = { json: { focal_point: { x: 0, y: 0 }, caption: 'B' } }
    const refused = await site.call('PATCH', `/api/images/${ASSET}/`, cut)
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([
      422,
      ['caption', 'focal_point'],
    ])
    expect((await site.call('DELETE', `/api/images/${ASSET}/`)).status).toBe(409)
  })

  it('puts another file in the place of one wherever it is shown', async () => {
    const site = await open(engine)
    const { id } = await add(site, 'library/one')
    await site.call('PATCH', `/api/images/${id}/`, { json: { focal_point: { x: 0, y: 0 } } })
    site.imageHost.put('library/two', { width: 100, height: 100, version: 2, format: 'png' })
    const json = { public_id: 'library/two', file_name: 'two.png' }
    const { body } = await site.call('POST', `/api/images/${id}/replace/`, { json })
    expect(body.data).toMatchObject({
      id,
      url: '/media/test/image/upload/v2/library/two.png',
      file_name: 'two.png',
      width: 100,
      alt_text: 'What library/one shows',
      focal_point: null,
    })
    // The old file stays until the host's sweep, so that this can be taken back.
    const back = { json: { public_id: 'library/one', file_name: 'one.jpg' } }
    expect((await site.call('POST', `/api/images/${id}/replace/`, back)).body.data.width).toBe(
      1_600,
    )
  })

  it('orders pictures, and deletes several, of which one that stays harms no other', async () => {
    const site = await open(engine)
    const made = []
    for (const name of ['a', 'b', 'c']) made.push(await add(site, `library/${name}`))
    const [a = '', b = '', c = ''] = made.map(({ id }) => id)
    const moved = await site.call('POST', '/api/images/order/', { json: { ids: [c, a, b] } })
    expect(moved.body.data).toEqual({ changed: [c, a, b], left: [] })
    expect((await list(site, '?sort=order')).results.map(({ id }) => id)).toEqual([c, a, b])
    await put(site.dataset, blog('post', cover(b)))
    await vi.waitFor(
      async () => expect(await names(site, '?used=true')).toEqual(['b.jpg']),
      PATIENT,
    )
    const json = { action: 'delete', ids: [a, b, c, 'none'] }
    const { body } = await site.call('POST', '/api/images/bulk/', { json })
    expect(body.data).toEqual({
      changed: [a, c],
      left: [
        { id: b, reason: 'Remove it from the articles that show it first' },
        { id: 'none', reason: 'Reload the page. This picture was deleted already' },
      ],
    })
  })

  it('signs for the folder of an article that there is, and never gives the secret away', async () => {
    const site = await open(engine)
    await put(site.dataset, blog('drafts.a'))
    const sign = async (json: unknown, as: 'eve' | null = 'eve') =>
      site.call('POST', '/api/images/sign/', { json, as })
    const upload = { action: 'upload', content_type: 'blog', object_id: 'a' }
    await vi.waitFor(async () => expect((await sign(upload)).status).toBe(200), PATIENT)
    const { body } = await sign(upload)
    expect(body.data.fields).toContainEqual(['folder', 'blog/a'])
    expect(JSON.stringify(body)).not.toContain('secret')
    expect((await sign({ ...upload, object_id: 'b' })).status).toBe(422)
    expect((await sign({ action: 'upload', content_type: 'blog' })).status).toBe(422)
    expect((await sign({ action: 'upload', folder: '..' })).body.data.fields).toContainEqual([
      'folder',
      'library',
    ])
    expect((await sign(upload, null)).status).toBe(401)
  })
})

describe('pictures while the CMS is away', () => {
  it('are taken in, changed and deleted, and arrive when it is back', async () => {
    const site = await open('sqlite', 'elsewhere')
    const kept = await add(site, 'library/kept')
    const gone = await add(site, 'library/gone')
    await site.lake.stop()
    site.imageHost.put('library/new')
    const json = { public_id: 'library/new', alt_text: 'New' }
    const made = await site.call('POST', '/api/images/', { json })
    expect([made.status, made.body.pending, made.body.data.pending]).toEqual([202, true, true])
    const changed = await site.call('PATCH', `/api/images/${kept.id}/`, {
      json: { alt_text: 'Changed' },
    })
    expect([changed.status, changed.body.data.alt_text]).toEqual([202, 'Changed'])
    expect((await site.call('DELETE', `/api/images/${gone.id}/`)).status).toBe(202)
    expect(await names(site, '?sort=file_name')).toEqual(['kept.jpg', 'new.jpg'])
    expect((await site.call('GET', '/api/outbox/')).body.data).toHaveLength(3)

    await site.lake.restart()
    await vi.waitFor(async () => {
      const { results } = await list(site, '?sort=file_name')
      expect(results.map(({ alt_text: alt, pending }) => [alt, pending])).toEqual([
        ['Changed', false],
        ['New', false],
      ])
    }, PATIENT)
    expect(site.dataset.get(gone.id)).toBeUndefined()
    expect(site.dataset.get(kept.id)).toMatchObject({ alt_text: 'Changed' })
  })
})
