import { describe, expect, it, vi } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import { engines } from '#server/testing/database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { add, ASSET, asset, cover, list, names, useImages } from './images.test-support.ts'

const open = useImages()

describe.each(engines)('REST for changes of pictures (%s)', (engine) => {
  it('changes text, crop and focal point, and rejects an outdated revision', async () => {
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
      alt_text: 'Describe the image',
      crop: 'Crop less. No part of the image is left',
    })
  })

  it('changes only the name and the text of a file in the CMS', async () => {
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

  it('replaces the file of a picture in all documents that show it', async () => {
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
    // The host deletes old files only periodically, so the replacement can be undone. The undo is rejected if the picture was changed after
    // the replacement.
    const back = { public_id: 'library/one', file_name: 'one.jpg', revision: body.data.revision }
    const { body: changed } = await site.call('PATCH', `/api/images/${id}/`, {
      json: { caption: 'Theirs' },
    })
    const refused = await site.call('POST', `/api/images/${id}/replace/`, { json: back })
    expect([refused.status, refused.body.error.fields]).toEqual([
      409,
      { revision: changed.data.revision },
    ])
    const now = { ...back, revision: changed.data.revision }
    expect(
      (await site.call('POST', `/api/images/${id}/replace/`, { json: now })).body.data,
    ).toMatchObject({ width: 1_600, caption: 'Theirs' })
  })

  it('reorders pictures, and deletes several pictures except those that cannot be deleted', async () => {
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
        { id: 'none', reason: 'Reload the page. This image was deleted already' },
      ],
    })
  })
})

describe('pictures while the CMS is down', () => {
  it('pictures can be added, changed and deleted while the CMS is down; the changes are sent when the CMS is back', async () => {
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
