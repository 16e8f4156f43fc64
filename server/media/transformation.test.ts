import { expect, it } from 'vitest'
import { readTransformation } from './transformation.ts'

const own = { width: 9_000, height: 9_000 }

it.each([
  ['a side of more than 6,000 pixels', ['c_scale,w_6001']],
  ['a side of more than 6,000 device pixels', ['c_scale,w_3001,dpr_2']],
  ['a transformation of five steps', ['c_crop,w_10', 'c_scale,w_5', 'q_auto', 'f_auto', 'dpr_1']],
])('readTransformation rejects %s', (_name, steps) => {
  expect(() => readTransformation(steps, own)).toThrow('this image host cannot make it')
})

it('readTransformation accepts a side of 6,000 pixels', () => {
  expect(readTransformation(['c_scale,w_6000'], own)).toMatchObject({ w: 6_000 })
})
