import { Schema } from '@sanity/schema'
import { expect, test } from 'vitest'
import { FILE_NOTE, isFileType } from './file-note.ts'

const schema = Schema.compile({
  name: 'test',
  types: [
    { name: 'report', type: 'file', fields: [{ name: 'title', type: 'string' }] },
    { name: 'yearly', type: 'report' },
    { name: 'photo', type: 'image' },
    {
      name: 'page',
      type: 'object',
      fields: [
        { name: 'file', type: 'string' },
        { name: 'terms', type: 'file' },
      ],
    },
  ],
})

test.for([
  ['report', true],
  ['yearly', true],
  ['photo', false],
  ['page', false],
] as const)('isFileType returns for a field of type %s: %s', ([name, isNoted]) => {
  expect(isFileType(schema.get(name))).toBe(isNoted)
})

test('isFileType is true for a type derived from `file`, and false for a type that only has that name', () => {
  const fields: readonly {
    readonly name: string
    readonly type: Parameters<typeof isFileType>[0]
  }[] = schema.get('page').fields
  expect(fields.map(({ name, type }) => [name, isFileType(type)])).toEqual([
    ['file', false],
    ['terms', true],
  ])
})

test('the help text of file fields is short enough', () => {
  expect(FILE_NOTE.length).toBeLessThan(90)
})
