import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { planImage } from './image-geometry.ts'
import { MAX_SIDE, parseTransform, resultFormat, transformKey } from './image-transform.ts'

const side = fc.integer({ min: 1, max: MAX_SIDE })
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const parameters = fc.record({
  w: optional(side),
  h: optional(side),
  'max-w': optional(side),
  'min-h': optional(side),
  fit: optional(fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min')),
  crop: optional(fc.constantFrom('top', 'left', 'focalpoint', 'entropy', 'center')),
  'fp-x': optional(fc.double({ min: 0, max: 1, noNaN: true })),
  rect: optional(fc.tuple(side, side, fc.nat(9000), fc.nat(9000)).map((parts) => parts.join())),
})

function transformOf(values: Readonly<Record<string, string | number | undefined>>) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return parseTransform(search)
}

test('planImage keeps the crop inside the picture and both sides within the maximum, for any parameters and picture', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: side })
  fc.assert(
    fc.property(parameters, size, (values, image) => {
      const transform = transformOf(values)
      if (transform === undefined) return
      const { source, size: made, canvas } = planImage(transform, image)
      expect(source.left).toBeGreaterThanOrEqual(0)
      expect(source.top).toBeGreaterThanOrEqual(0)
      expect(source.left + source.width).toBeLessThanOrEqual(image.width)
      expect(source.top + source.height).toBeLessThanOrEqual(image.height)
      for (const length of [source.width, source.height, made.width, made.height]) {
        expect(Number.isInteger(length) && length >= 1).toBe(true)
      }
      expect(Math.max(made.width, made.height)).toBeLessThanOrEqual(MAX_SIDE)
      const around = canvas ?? made
      expect(made.width).toBeLessThanOrEqual(around.width)
      expect(made.height).toBeLessThanOrEqual(around.height)
    }),
    { numRuns: 2000 },
  )
})

describe('image addresses', () => {
  test('refer to the original if they have no image parameters', () => {
    expect(parseTransform(new URLSearchParams('dl=&token=x&w='))).toBeUndefined()
  })

  test('have the same cache key for any order of parameters, and a different key for a different value', () => {
    const key = (query: string) => {
      const transform = parseTransform(new URLSearchParams(query))
      if (transform === undefined) throw new Error('no parameters')
      return transformKey('a.png', transform, resultFormat(transform, 'image/png', ''))
    }
    expect(key('w=10&h=20')).toBe(key('h=20&w=10'))
    expect(key('w=10&h=20')).not.toBe(key('w=20&h=10'))
    expect(key('w=10&fm=jpg')).not.toBe(key('w=10&fm=pjpg'))
  })

  test.each([
    ['auto=format', 'image/avif,image/webp,*/*', 'avif'],
    ['auto=format', 'image/webp,*/*', 'webp'],
    ['auto=format', '*/*', 'webp'],
    ['auto=format&fm=jpg', '*/*', 'jpg'],
    ['w=10', '*/*', 'avif'],
  ])(
    'with the parameters %s and the header Accept: %s convert an AVIF original to the format %s',
    (query, accept, format) => {
      const transform = parseTransform(new URLSearchParams(query))
      if (transform === undefined) throw new Error('no parameters')
      expect(resultFormat(transform, 'image/avif', accept)).toBe(format)
    },
  )
})
