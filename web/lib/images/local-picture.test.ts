import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assetPaths } from '#shared/paths/paths.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** Fakes a browser with or without WebP support. */
async function browser(width: number, decode: () => Promise<void>) {
  vi.stubGlobal('Image', function image() {
    return { src: '', width, decode }
  })
  return import('./local-picture.ts')
}

const shown = () => Promise.resolve()
const failed = () => Promise.reject(new Error('not a picture'))

test.each([
  ['decodes WebP gets the WebP file', 1, shown, '/assets/loading.webp'],
  ['cannot decode WebP gets the PNG file', 0, failed, '/assets/loading.png'],
  ['decodes WebP to an empty image gets the PNG file', 0, shown, '/assets/loading.png'],
])('after the detection of WebP support, a browser that %s', async (_, width, decode, address) => {
  const { findWebp, localPicture } = await browser(width, decode)
  expect(localPicture(assetPaths.loadingPoster)).toBe('/assets/loading.png')
  await findWebp()
  expect(localPicture(assetPaths.loadingPoster)).toBe(address)
  expect(localPicture('/assets/icon.svg')).toBe('/assets/icon.svg')
})

test('the picture of the page loader is the same as PNG and as WebP, and the WebP file is smaller', async () => {
  const { findWebp, localPicture } = await browser(1, shown)
  await findWebp()
  const file = (path: string) => readFile(`web/public${path}`)
  const [plain, webp] = await Promise.all([
    file(assetPaths.loadingPoster),
    file(localPicture(assetPaths.loadingPoster)),
  ])
  const [first, second] = [await sharp(plain).metadata(), await sharp(webp).metadata()]
  expect([first.format, second.format]).toEqual(['png', 'webp'])
  expect([first.width, first.height]).toEqual([second.width, second.height])
  expect(plain.length).toBeGreaterThan(webp.length)
  expect(plain.length).toBeLessThan(60_000)
})
