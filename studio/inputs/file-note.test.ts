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
] as const)('a field of type %s has the note on files: %s', ([name, isNoted]) => {
  expect(isFileType(schema.get(name))).toBe(isNoted)
})

test('a field within another has it as well, and one that is only called so has not', () => {
  const fields: readonly {
    readonly name: string
    readonly type: Parameters<typeof isFileType>[0]
  }[] = schema.get('page').fields
  expect(fields.map(({ name, type }) => [name, isFileType(type)])).toEqual([
    ['file', false],
    ['terms', true],
  ])
})

test('the note is a help text', () => {
  expect(FILE_NOTE.length).toBeLessThan(90)
})
