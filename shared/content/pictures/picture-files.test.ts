import { expect, test } from 'vitest'
import { filesOf } from './picture-files.ts'
import { pictureShapes } from './picture-shapes.ts'

const picture = (kind: 'jpg' | 'webp') => ({
  asset: `image-0123abcd-1600x900-${kind}`,
  url: `/lake/images/local/production/0123abcd-1600x900.${kind}`,
  crop: null,
  hotspot: null,
})
const addresses = (kind: 'jpg' | 'webp', shape: keyof typeof pictureShapes = 'card') =>
  filesOf(picture(kind), pictureShapes[shape])?.map(({ url }) => url.split('?')[1])
const sizes = (shape?: keyof typeof pictureShapes) =>
  addresses('webp', shape)?.map((search) => /w=\d+|q=\d+/g[Symbol.match](search ?? ''))

test('photographs are asked for as they always were', () => {
  expect(addresses('jpg')).toEqual([
    'rect=124,0,1352,900&w=320&h=213&q=75&fit=crop&auto=format',
    'rect=125,0,1350,900&w=480&h=320&q=75&fit=crop&auto=format',
    'rect=126,0,1349,900&w=640&h=427&q=75&fit=crop&auto=format',
  ])
})

test('drawings are sharper where a dot is a line, and have a file more for screens with two dots a pixel', () => {
  expect(sizes()).toEqual([
    ['w=320', 'q=36'],
    ['w=480', 'q=36'],
    ['w=640', 'q=24'],
    ['w=960', 'q=24'],
  ])
})

test('a drawing that the first screen of a phone waits for is smaller, but for the smallest file; a photograph is as ever', () => {
  expect(sizes('narrow')).toEqual([
    ['w=400', 'q=36'],
    ['w=640', 'q=18'],
    ['w=728', 'q=18'],
    ['w=800', 'q=18'],
  ])
  expect(addresses('jpg', 'narrow')?.every((search) => search?.includes('q=75'))).toBe(true)
})
