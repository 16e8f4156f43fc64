import { describe, expect, it, vi } from 'vitest'
import { blog, put, reference, remove } from '#server/testing/content.test-support.ts'
import { lakeKinds, STAFF_COOKIE } from '#server/testing/gateway.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { everyAddress, feedFile } from '#shared/content/pictures/picture-files.ts'
import { openSite } from './site.test-support.ts'

/** Returns the URLs that the site uses for an image. */
const named = ({ id, path }: { readonly id: string; readonly path: string }, use = {}) => [
  ...new Set(everyAddress({ asset: id, url: path, crop: null, hotspot: null, ...use })),
]

const cover = (id: string, use: object = {}) => ({
  coverImage: { _type: 'picture', asset: reference(id), ...use },
})

describe.each(lakeKinds)('the gateway to a lake (%s), for images,', (kind) => {
  it('sends an image to visitors only while a public document uses it', async () => {
    const { call, upload, dataset, mirror } = await openSite(kind)
    const shown = await upload('red')
    const hidden = await upload('blue')
    await put(
      dataset,
      blog('a', cover(shown.id)),
      blog('b', { ...cover(hidden.id), status: 'draft' }),
    )
    await put(dataset, { ...blog('a', cover(hidden.id)), _id: 'drafts.a' })
    await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(shown.id)), PATIENT)

    const uncut = { asset: shown.id, url: shown.path, crop: null, hotspot: null }
    const inFeeds = feedFile(uncut)?.url
    for (const address of [shown.path, ...named(shown)]) {
      const answer = await call(address, { headers: { accept: 'image/webp,*/*' } })
      expect([address, answer.status]).toEqual([address, 200])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const isForNetworks = address.includes('fm=jpg')
      expect(answer.headers.get('content-type')).toBe(
        address === shown.path ? 'image/png' : isForNetworks ? 'image/jpeg' : 'image/webp',
      )
      expect([address, answer.headers.get('cross-origin-resource-policy')]).toEqual([
        address,
        isForNetworks || address === inFeeds ? 'cross-origin' : null,
      ])
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(answer.bytes.length).toBeGreaterThan(0)
      const etag = answer.headers.get('etag') ?? ''
      const again = await call(address, {
        headers: { accept: 'image/webp,*/*', 'if-none-match': etag },
      })
      expect(again.status).toBe(304)
    }
    expect(named(shown).filter((address) => address.includes('fm=jpg'))).toHaveLength(1)
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
    for (const address of named(shown)) expect((await call(address)).status).toBe(404)
  })

  it('hides the images of a document as soon as it is being unpublished, except images that other documents use', async () => {
    const { call, upload, dataset, mirror } = await openSite(kind)
    const [alone, shared] = [await upload('red'), await upload('blue')]
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

  it('sends visitors the images at URLs that the site uses, and redirects similar URLs to the nearest used URL', async () => {
    const { call, upload, dataset, mirror } = await openSite(kind)
    const shown = await upload('red')
    const use = {
      crop: { top: 0.1, bottom: 0, left: 0, right: 0.2 },
      hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 },
    }
    const cut = named(shown, use).find((address) => address.includes('rect=')) ?? ''
    await put(dataset, blog('a', cover(shown.id)))
    await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(shown.id)), PATIENT)

    const status = async (address: string, headers = {}) =>
      (await call(address, { headers })).status
    expect(await status(cut)).toBe(302)
    await put(dataset, blog('a', cover(shown.id, use)))
    await vi.waitFor(async () => expect(await status(cut)).toBe(200), PATIENT)

    for (const query of [
      '?w=39&q=24&auto=format',
      '?w=40&h=27&blur=9',
      '?w=40',
      '?fm=avif&w=12',
      '?rect=1,1,9,9',
      '?x=1',
      `${new URL(cut, 'http://site').search}&x=1`,
    ]) {
      const answer = await call(shown.path + query)
      expect([query, answer.status, answer.headers.get('cache-control')]).toEqual([
        query,
        302,
        'no-store',
      ])
      expect(named(shown)).toContain(answer.headers.get('location'))
      expect([query, await status(shown.path + query, STAFF_COOKIE)]).toEqual([query, 200])
    }
    expect(await status(`${shown.path}/a-name-for-people.png`)).toBe(200)
  })

  it('counts transformed images, but not cached ones, towards the rate limit of an address', async () => {
    const limit = { burst: 2, perMinute: 1 }
    const { call, upload, dataset, mirror } = await openSite(kind, { rateLimit: limit })
    const shown = await upload('red')
    await put(dataset, blog('a', cover(shown.id)))
    await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(shown.id)), PATIENT)
    const [first = '', second = '', third = ''] = named(shown)
    const status = async (address: string) => (await call(address)).status
    for (const address of [first, first, second, first, second]) {
      expect(await status(address)).toBe(200)
    }
    const refused = await call(third)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(refused.body.message).toMatch(/wait a moment/)
    expect(await status(first)).toBe(200)
    expect((await call(`${shown.path}?w=11`, { headers: STAFF_COOKIE })).status).toBe(200)
  })

  it('rejects an image with an invalid size', async () => {
    const { call, upload, dataset, mirror } = await openSite(kind)
    const { id, path } = await upload('red')
    await put(dataset, blog('a', { coverImage: { asset: reference(id) } }))
    await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(id)), PATIENT)
    const answer = await call(`${path}?w=many`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
  })
})

it('the gateway sends public images while the remote lake is down', async () => {
  const { call, upload, dataset, mirror, server } = await openSite('elsewhere')
  const { id, path } = await upload('red')
  await put(dataset, blog('a', { coverImage: { asset: reference(id) } }))
  await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(id)), PATIENT)
  const [kept = '', other = ''] = named({ id, path })
  const first = await call(kept)
  await server.stop()
  const second = await call(kept)
  expect([second.status, second.bytes.equals(first.bytes)]).toEqual([200, true])
  expect(second.headers.get('content-type')).toBe('image/png')
  const unknown = await call(other)
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
