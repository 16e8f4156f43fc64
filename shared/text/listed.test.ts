import { expect, test } from 'vitest'
import { listed } from './listed.ts'

const british = new Intl.ListFormat('en-GB')

test.each([[[]], [['one']], [['one', 'two']], [['one', 'two', 'three']], [['a', 'b', 'c', 'd']]])(
  'listed() joins %j as British English does',
  (parts: string[]) => {
    expect(listed(parts)).toBe(british.format(parts))
  },
)
