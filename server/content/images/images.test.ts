import { describe, expect, it, vi } from 'vitest'
import { blog, put, reference } from '#server/testing/content.test-support.ts'
import { engines } from '#server/testing/database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { trashListAnswer } from '#shared/contracts/trash.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { add, asset, cover, list, names, useImages } from './images.test-support.ts'

const open = useImages()

describe.each(engines)('pictures (%s)', (engine) => {
  it('pictures have a name and text from the browser, and all other attributes from the host', async () => {
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
    // The request is repeated, as a client would do after a lost response.
    const again = await site.call('POST', '/api/images/', { json })
    expect(again.body.data.id).toBe(made.body.data.id)
    expect((await list(site)).count).toBe(1)
  })

  it('pictures are rejected if the host does not have the file, and are listed if they lack an alternative text', async () => {
    const site = await open(engine)
    const unknown = { public_id: 'library/none', alt_text: 'A' }
    const missing = await site.call('POST', '/api/images/', { json: unknown })
    expect([missing.status, missing.body.error.fields]).toEqual([
      422,
      { public_id: 'Upload the file again. The image host does not have it' },
    ])
    site.imageHost.put('library/none')
    expect((await list(site)).count).toBe(0)
    const json = { ...unknown, alt_text: '' }
    const made = await site.call('POST', '/api/images/', { json })
    expect([made.status, made.body.data.alt_text]).toEqual([201, ''])
    expect((await list(site)).summary.no_alt).toBe(1)
    const silent = await site.call('PATCH', `/api/images/${made.body.data.id}/`, {
      json: { alt_text: '   ' },
    })
    expect(silent.body.error.fields).toEqual({ alt_text: 'Describe the image' })
  })

  it('pictures of the library and of the CMS are listed together, filtered, searched and sorted', async () => {
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
        // A file in the CMS gets its alternative text in the documents that show it. No document shows this file, so it does not count as
        // one without a text.
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

  it('pictures list the documents and drafts that show them, and are deleted while in use only with the option force', async () => {
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

    // Deletion does not delete the file yet, so undo restores the picture in all documents that showed it.
    const undone = await site.call('POST', `/api/trash/${id}/undo/`)
    expect([undone.status, undone.body.data.as_it_was]).toEqual([200, true])
    expect((await site.call('GET', `/api/images/${id}/`)).body.data.uses).toBe(2)
    // A repeated request gets the same response.
    expect((await site.call('POST', `/api/trash/${id}/undo/`)).status).toBe(200)
  })

  it('pictures are permanently deleted together with their file', async () => {
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

  it('pictures are uploaded to the folder of an existing article with a signature that does not reveal the secret', async () => {
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
