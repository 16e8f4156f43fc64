import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { TOKEN } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { imageListAnswer } from '#shared/contracts/images.ts'

/** Maximum time until a picture that is uploaded in the Studio appears in the staff area, or the reverse, in milliseconds. */
const WITHIN = { timeout: 1000, interval: 10 }

const databases = useDatabases()
const V = 'http://lake.invalid/v2025-02-19'

const places = ['embedded', 'elsewhere'] as const
const cases = engines.flatMap((engine) => places.map((place) => ({ engine, place })))

describe.each(cases)('pictures ($engine, lake: $place)', ({ engine, place }) => {
  const open = async () => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), place)
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${TOKEN}`)
      return site.wire.fetch(new Request(V + path, { ...init, headers }), { address: '127.0.0.1' })
    }
    const names = async () =>
      imageListAnswer
        .parse((await site.call('GET', '/api/images/')).body)
        .results.map(({ file_name: name }) => name)
    return { site, ask, names }
  }

  it('pictures that are uploaded in the Studio appear in the staff area within a second', async () => {
    const { ask, names } = await open()
    expect(await names()).toEqual([])
    const picture = sharp({ create: { width: 6, height: 4, channels: 3, background: '#168a7f' } })
    for (const name of ['first.png', 'second.png']) {
      // The second picture has different bytes. Equal bytes would be the same asset.
      const bytes = await (name === 'first.png' ? picture : picture.clone().negate())
        .png()
        .toBuffer()
      const sent = await ask(`/assets/images/production?filename=${name}`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body: new Uint8Array(bytes),
      })
      expect(sent.status).toBe(200)
      await vi.waitFor(async () => expect(await names()).toContain(name), WITHIN)
    }
    expect(await names()).toHaveLength(2)
  })

  it('pictures that are uploaded in the staff area appear in the Studio’s query and listener within a second', async () => {
    const { site, ask, names } = await open()
    const query = encodeURIComponent(`*[_type in ["${LIBRARY_IMAGE_TYPE}", "sanity.imageAsset"]]`)
    const stream = await ask(`/data/listen/production?query=${query}&includeResult=false`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const heard = async (word: string) => {
      for (let text = ''; !text.includes(word);) {
        const part = await reader?.read()
        if (part === undefined || part.done) throw new Error(`The stream ended before ${word}`)
        text += part.value
      }
    }
    await heard('welcome')
    site.imageHost.put('library/lamp')
    const json = { public_id: 'library/lamp', alt_text: 'A lamp on a desk', file_name: 'lamp.jpg' }
    const started = performance.now()
    expect((await site.call('POST', '/api/images/', { json })).status).toBe(201)
    await heard('mutation')
    expect(performance.now() - started).toBeLessThan(WITHIN.timeout)
    // Queries the list after the event, as the Studio's dialog does.
    expect(await names()).toEqual(['lamp.jpg'])
    const found = await ask(`/data/query/production?query=${query}`)
    expect(await found.json()).toMatchObject({
      result: [{ _type: LIBRARY_IMAGE_TYPE, alt_text: 'A lamp on a desk' }],
    })
    await reader?.cancel()
  })
})
