import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { TOKEN, type LakeUnderTest } from './lake-under-test.ts'
import { useLake } from './use-lake.ts'

let lake: LakeUnderTest
let client: SanityClient

useLake(
  (opened) => {
    lake = opened
    client = lake.client()
  },
  { access: 'public' },
)

test('a script in an SVG file of the lake cannot run', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const asset = await client.assets.upload('image', Buffer.from(svg), { filename: 'x.svg' })
  const answer = await fetch(`${asset.url}?w=100&auto=format`)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=3-99', 206, '3456789', 'bytes 3-9/10'],
  ['bytes=5-2', 200, '0123456789', null],
  ['bytes=0-1,3-4', 200, '0123456789', null],
  ['nonsense', 200, '0123456789', null],
])(
  'a request for a file with the range %s returns the bytes of the range, or the complete file if the range is invalid',
  async (range, status, text, contentRange) => {
    const asset = await client.assets.upload('file', Buffer.from('0123456789'), {
      filename: 'd.txt',
    })
    const answer = await fetch(asset.url, { headers: { range } })
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ])
  },
)

test('a request for a range outside of the file returns 416', async () => {
  const asset = await client.assets.upload('file', Buffer.from('0123456789'), {
    filename: 'd.txt',
  })
  expect((await fetch(asset.url, { headers: { range: 'bytes=10-' } })).status).toBe(416)
})

test.each([
  '/images/local/production/..%2f..%2f..%2fetc%2fpasswd',
  '/images/local/production/%2e%2e%2fimages',
  '/images/other/production/0000000000000000000000000000000000000000-1x1.png',
  '/images/local/nothing/0000000000000000000000000000000000000000-1x1.png',
  '/files/local/production/0000000000000000000000000000000000000000.txt',
])('the lake returns 404 for the asset path %s', async (path) => {
  const answer = await fetch(`${lake.origin}${path}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  expect(answer.status).toBe(404)
})
