import { readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { openPictureStore } from './picture-store.ts'
import { createPictures } from './pictures.ts'

async function openStore(
  options: { readonly directory?: string; readonly maxBytes?: number } = {},
) {
  const directory = options.directory ?? testDirectory()
  const errors: unknown[] = []
  const store = await openPictureStore({
    directory,
    maxBytes: options.maxBytes ?? 1_000_000,
    onError: (error) => errors.push(error),
  })
  return { directory, store, errors }
}

const picture = (size: number) => ({
  headers: { 'content-type': 'image/png' },
  body: new Uint8Array(size).fill(10),
})

it('the picture store returns stored images, also after a restart', async () => {
  const { directory, store } = await openStore()
  expect(await store.get('a')).toBeUndefined()
  await store.put('a', picture(300))
  writeFileSync(join(directory, 'left-by-a-crash.part'), 'x')
  const again = await openStore({ directory })
  expect(await again.store.get('a')).toEqual(picture(300))
  expect(readdirSync(directory)).toHaveLength(1)
})

it('the picture store evicts the least recently used images above its size limit', async () => {
  const { directory, store } = await openStore({ maxBytes: 3_000 })
  await store.put('old', picture(900))
  const [file = ''] = readdirSync(directory)
  utimesSync(join(directory, file), 1, 1)
  for (const key of ['a', 'b', 'c']) await store.put(key, picture(800))
  expect(await store.get('old')).toBeUndefined()
  expect(await store.get('c')).toEqual(picture(800))
})

it('the picture store treats a damaged copy as missing', async () => {
  const { directory, store, errors } = await openStore()
  await store.put('a', picture(300))
  const [file = ''] = readdirSync(directory)
  truncateSync(join(directory, file), 5)
  expect(await store.get('a')).toBeUndefined()
  expect(errors).toHaveLength(1)
})

/** Creates an image source for images without metadata, in which `fetch` also returns the originals. */
const asItIs = (fetch: () => Promise<Response>) => ({ fetch, original: fetch, version: 1 })

it('the server sends one request to the lake for concurrent requests of an image', async () => {
  const { store } = await openStore()
  let asked = 0
  const pictures = createPictures({
    store,
    ...asItIs(async () => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return new Response('bytes', { headers: { 'content-type': 'image/png' } })
    }),
  })
  const get = () => pictures.get(new Request('http://site/lake/images/a'), { address: 'a' })
  const answers = await Promise.all([get(), get(), get()])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'bytes',
    'bytes',
    'bytes',
  ])
  expect(await (await get()).text()).toBe('bytes')
  expect(asked).toBe(1)
})

it('the server responds with 503 and stores nothing if the lake is unreachable', async () => {
  const { store, directory } = await openStore()
  const pictures = createPictures({
    store,
    ...asItIs(async () => Promise.reject(new Error('gone'))),
  })
  const answer = await pictures.get(new Request('http://site/lake/images/a'), { address: 'a' })
  expect(answer.status).toBe(503)
  expect((await answer.json()).message).toContain('Try again in a moment.')
  expect(readdirSync(directory)).toEqual([])
})
