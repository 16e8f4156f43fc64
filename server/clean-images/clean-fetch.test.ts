import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { hasPlanted, PLANTED, plantedImage } from '#server/testing/planted-images.test-support.ts'
import { createCleanFetch } from './clean-fetch.ts'
import { createImageCleaner } from './image-cleaner.ts'

/** Returns the response that a visitor gets. Asserts that no temporary file remains. */
async function ask(answer: Response, path = '/lake/images/p/d/a-1x1.jpg') {
  const directory = testDirectory()
  const incoming = join(directory, 'incoming')
  const wrap = createCleanFetch({
    // The cleaner has no cache in this test: clean images of other hosts are cached by the caller of the fetch function under test.
    cleaner: createImageCleaner({ get: async () => undefined, putFile: async () => undefined }),
    directory: incoming,
    refuse: () => new Response('refused', { status: 415 }),
  })
  const request = new Request(`http://site.example${path}`)
  const made = await wrap(() => Promise.resolve(answer))(request, { address: '192.0.2.1' })
  const bytes = Buffer.from(await made.arrayBuffer())
  await expect.poll(() => readdir(incoming)).toEqual([])
  return { status: made.status, headers: made.headers, bytes }
}

it('visitors get the clean image with new headers and without the headers of the host', async () => {
  const { planted } = await plantedImage('jpg')
  const headers = {
    'content-type': 'text/html',
    'content-disposition': `inline; filename="${PLANTED}.jpg"`,
    'x-told': PLANTED,
    etag: `"${PLANTED}"`,
    vary: 'Accept',
  }
  const made = await ask(new Response(planted, { headers }))
  expect([made.status, hasPlanted(made.bytes)]).toEqual([200, false])
  expect(Object.fromEntries(made.headers)).toEqual({
    'content-type': 'image/jpeg',
    'content-length': String(made.bytes.length),
    'content-disposition': 'inline; filename="a-1x1.jpg"',
    'content-security-policy': expect.stringContaining('sandbox'),
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    vary: 'Accept',
  })
})

it.for([
  ['a HEIC photograph', `\0\0\0\x18ftypheic\0\0\0\0mif1heic${PLANTED}`],
  ['text', PLANTED],
  ['an empty body', ''],
])('visitors get an error instead of an image if the host sends %s', async ([, body = '']) => {
  const made = await ask(new Response(body, { headers: { 'content-type': 'image/jpeg' } }))
  expect([made.status, hasPlanted(made.bytes)]).toEqual([415, false])
})

it('visitors get error responses of the host unchanged', async () => {
  const made = await ask(Response.json({ message: 'none' }, { status: 404 }))
  expect([made.status, made.bytes.toString()]).toEqual([404, '{"message":"none"}'])
})

it('visitors get drawings and downloads as attachments', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>bad</script></svg>'
  const made = await ask(new Response(drawing), '/lake/images/p/d/a-1x1.svg')
  expect(made.headers.get('content-type')).toBe('image/svg+xml')
  expect(made.headers.get('content-disposition')).toBe('attachment; filename="a-1x1.svg"')
  expect(made.bytes.toString()).not.toContain('bad')
  const { planted } = await plantedImage('png')
  const loaded = await ask(new Response(planted), '/lake/images/p/d/a-1x1.png?dl=')
  expect(loaded.headers.get('content-disposition')).toBe('attachment; filename="a-1x1.png"')
})
