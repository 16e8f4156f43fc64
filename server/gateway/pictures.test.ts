import { describe, expect, it, vi } from 'vitest'
import { blog, put, reference, remove } from '#server/content.test-support.ts'
import { lakeKinds, STAFF_COOKIE } from '#server/gateway.test-support.ts'
import { PATIENT } from '#server/patience.test-support.ts'
import { openSite } from './site.test-support.ts'

describe.each(lakeKinds)('pictures of a lake %s', (kind) => {
  it('shows a picture to visitors only while a public document uses it', async () => {
    const { call, upload, dataset, mirror } = await openSite(kind)
    const shown = await upload('red')
    const hidden = await upload('blue')
    const cover = (id: string) => ({ coverImage: { _type: 'picture', asset: reference(id) } })
    await put(
      dataset,
      blog('a', cover(shown.id)),
      blog('b', { ...cover(hidden.id), status: 'draft' }),
    )
    await put(dataset, { ...blog('a', cover(hidden.id)), _id: 'drafts.a' })
    await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(shown.id)), PATIENT)

    for (const query of ['', '?w=20', '?w=20&auto=format']) {
      const answer = await call(shown.path + query, { headers: { accept: 'image/webp,*/*' } })
      expect([query, answer.status]).toEqual([query, 200])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-type')).toBe(
        query.includes('auto') ? 'image/webp' : 'image/png',
      )
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(answer.bytes.length).toBeGreaterThan(0)
      const etag = answer.headers.get('etag') ?? ''
      const again = await call(shown.path + query, {
        headers: { accept: 'image/webp,*/*', 'if-none-match': etag },
      })
      expect(again.status).toBe(304)
    }
    const missing = await call(shown.path.replace(/[0-9a-f]{40}/, '0'.repeat(40)))
    expect(missing.status).toBe(404)
    const refused = await call(hidden.path)
    expect([refused.status, refused.body]).toEqual([404, missing.body])
    expect([...refused.headers]).toEqual([...missing.headers])
    const other = await call(shown.path.replace('/production/', '/other/'))
    expect([other.status, other.body]).toEqual([404, missing.body])

    const staff = await call(hidden.path, { headers: STAFF_COOKIE })
    expect([staff.status, staff.headers.get('cache-control')]).toEqual([200, 'private, no-store'])

    await remove(dataset, 'a')
    await vi.waitUntil(
      async () => !(await mirror.read((store) => store.isUsedPublicly(shown.id))),
      PATIENT,
    )
    expect((await call(`${shown.path}?w=20`)).status).toBe(404)
  })

  it('hides the pictures of a document that waits to be taken off, but for those that others use', async () => {
    const { call, upload, dataset, mirror } = await openSite(kind)
    const [alone, shared] = [await upload('red'), await upload('blue')]
    const cover = (id: string) => ({ coverImage: { _type: 'picture', asset: reference(id) } })
    const both = { ...cover(alone.id), seo: { ogImage: { asset: reference(shared.id) } } }
    await put(dataset, blog('a', both), blog('b', cover(shared.id)))
    const statuses = async () =>
      Promise.all([alone, shared].map(async ({ path }) => (await call(path)).status))
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), PATIENT)
    mirror.hide('a', 'blog')
    expect(await statuses()).toEqual([404, 200])
    const staff = await call(alone.path, { headers: STAFF_COOKIE })
    expect([staff.status, staff.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    mirror.unhide('a', 'blog')
    expect(await statuses()).toEqual([200, 200])
  })

  it('refuses a picture with a silly size', async () => {
    const { call, upload, dataset, mirror } = await openSite(kind)
    const { id, path } = await upload('red')
    await put(dataset, blog('a', { coverImage: { asset: reference(id) } }))
    await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(id)), PATIENT)
    const answer = await call(`${path}?w=many`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
  })
})

it('keeps showing public pictures when the lake elsewhere is dead', async () => {
  const { call, upload, dataset, mirror, server } = await openSite('elsewhere')
  const { id, path } = await upload('red')
  await put(dataset, blog('a', { coverImage: { asset: reference(id) } }))
  await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(id)), PATIENT)
  const first = await call(`${path}?w=20`)
  await server.stop()
  const second = await call(`${path}?w=20`)
  expect([second.status, second.bytes.equals(first.bytes)]).toEqual([200, true])
  expect(second.headers.get('content-type')).toBe('image/png')
  const unknown = await call(`${path}?w=21`)
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
