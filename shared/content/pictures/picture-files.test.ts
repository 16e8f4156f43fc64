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

test('the image URLs of a photograph match the recorded URLs', () => {
  expect(addresses('jpg')).toEqual([
    'rect=124,0,1352,900&w=320&h=213&q=75&fit=crop&auto=format',
    'rect=125,0,1350,900&w=480&h=320&q=75&fit=crop&auto=format',
    'rect=126,0,1349,900&w=640&h=427&q=75&fit=crop&auto=format',
  ])
})

test('small drawings have a higher quality, and drawings have an additional size for screens with a pixel ratio of 2', () => {
  expect(sizes()).toEqual([
    ['w=320', 'q=36'],
    ['w=480', 'q=36'],
    ['w=640', 'q=24'],
    ['w=960', 'q=24'],
  ])
})

test('drawings on a phone’s first screen have a lower quality, except for the smallest file; photographs have the usual quality', () => {
  expect(sizes('narrow')).toEqual([
    ['w=400', 'q=36'],
    ['w=640', 'q=18'],
    ['w=728', 'q=18'],
    ['w=800', 'q=18'],
  ])
  expect(addresses('jpg', 'narrow')?.every((search) => search?.includes('q=75'))).toBe(true)
})
