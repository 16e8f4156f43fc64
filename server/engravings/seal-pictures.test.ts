import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createSealPictures } from './seal-pictures.ts'
import { apiHeaders } from '#server/http/encoding/headers.ts'
import { engravingPaths } from '#shared/paths/paths.ts'

const seals = createSealPictures(apiHeaders({ https: false }))

const address = engravingPaths.seal({ kind: 'seal', family: 'screening', seed: 0 }, 'light')

const ask = (file: string, init?: RequestInit) =>
  seals.answer(
    { kind: 'seal', family: 'screening', seed: '0', mark: 'own', file },
    new Request(`http://localhost${address}`, init),
  )

test('a seal is an SVG image that can be cached for a day', async () => {
  const answer = await ask('light.svg')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe(
    'public, max-age=86400, stale-while-revalidate=604800',
  )
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
})

test('a seal is compressed and supports conditional requests', async () => {
  const packed = await ask('light.svg', { headers: { 'accept-encoding': 'br' } })
  const etag = packed.headers.get('etag') ?? ''
  expect(brotliDecompressSync(await packed.bytes()).toString()).toContain('<path')
  expect((await ask('light.svg', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(await (await ask('light.svg', { method: 'HEAD' })).text()).toBe('')
})

test('an unknown seal returns 404', async () => {
  const answer = await ask('sepia.svg')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
