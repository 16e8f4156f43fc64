import { expect, test } from 'vitest'
import { socialAddress } from '#shared/content/pictures/picture-address.ts'
import { assetPicture, libraryPicture } from '#web/testing/fixtures.test-support.ts'
import { imageSources } from './image-urls.ts'

const widths = [400, 800, 2400]
const offered = (srcSet: string | undefined) =>
  (srcSet ?? '').split(', ').map((entry) => entry.split(' ')[1])

test('imageSources offers an asset in the requested widths, up to the width of the asset', () => {
  const sources = imageSources(assetPicture, { widths })
  expect(offered(sources?.srcSet)).toEqual(['400w', '800w', '1600w'])
  expect(sources).toMatchObject({ width: 1600, height: 1000 })
  expect(sources?.src).toMatch(
    /^\/lake\/images\/certavia\/production\/0123456789abcdef-1600x1000\.jpg\?/,
  )
})

test('imageSources crops around the hotspot', () => {
  const hotspot = { x: 0.9, y: 0.5, width: 0.1, height: 0.1 }
  const sources = imageSources({ ...assetPicture, hotspot }, { widths: [400], ratio: 1 })
  expect(sources).toMatchObject({ width: 400, height: 400 })
  const rect = /rect=(\d+),(\d+),(\d+),(\d+)/
    .exec(sources?.src ?? '')
    ?.slice(1)
    .map(Number)
  expect(rect?.[0]).toBeGreaterThan(500)
})

test('imageSources computes the size without the cropped parts', () => {
  const crop = { left: 0.5, right: 0, top: 0, bottom: 0 }
  expect(imageSources({ ...assetPicture, crop }, { widths: [2400] })).toMatchObject({
    width: 800,
    height: 1000,
  })
})

test('imageSources returns the single address of a library picture without a `srcset`', () => {
  expect(imageSources(libraryPicture, { widths })).toEqual({
    src: libraryPicture.url,
    width: 1600,
    height: 1000,
  })
})

test.each([
  ['no address at all', { ...libraryPicture, url: null }],
  ['an asset without an address', { ...assetPicture, url: null }],
  ['a broken asset id', { ...assetPicture, asset: 'image-x', url: null }],
])('imageSources returns undefined for %s', (_, picture) => {
  expect(imageSources(picture, { widths })).toBeUndefined()
})

test('the image for social networks is a JPEG of fixed size with a background', () => {
  const { searchParams } = new URL(socialAddress(assetPicture) ?? '', 'https://example.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    w: '1200',
    h: '630',
    fm: 'jpg',
    bg: 'ffffff',
  })
  expect(searchParams.has('auto')).toBe(false)
})
