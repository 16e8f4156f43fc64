import { expect, test } from 'vitest'
import { filesOf } from './picture-files.ts'
import { pictureShapes } from './picture-shapes.ts'

const picture = (kind: 'jpg' | 'webp') => ({
  asset: `image-0123abcd-1600x900-${kind}`,
  url: `/lake/images/local/production/0123abcd-1600x900.${kind}`,
  crop: null,
  hotspot: null,
})
const addresses = (kind: 'jpg' | 'webp') =>
  filesOf(picture(kind), pictureShapes.card)?.map(({ url }) => url.split('?')[1])

test('photographs are asked for as they always were', () => {
  expect(addresses('jpg')).toEqual([
    'rect=124,0,1352,900&w=320&h=213&q=75&fit=crop&auto=format',
    'rect=125,0,1350,900&w=480&h=320&q=75&fit=crop&auto=format',
    'rect=126,0,1349,900&w=640&h=427&q=75&fit=crop&auto=format',
  ])
})

test('drawings are sharper where a dot is a line, and have a file more for screens with two dots a pixel', () => {
  expect(addresses('webp')?.map((search) => /w=\d+|q=\d+/g[Symbol.match](search ?? ''))).toEqual([
    ['w=320', 'q=36'],
    ['w=480', 'q=36'],
    ['w=640', 'q=18'],
    ['w=960', 'q=18'],
  ])
})
