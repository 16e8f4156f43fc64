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
] as const)('a field of type %s shows the note: %s', ([name, isNoted]) => {
  expect(isFileType(schema.get(name))).toBe(isNoted)
})

test('a nested file field shows the note, and a field with the same name but another type does not', () => {
  const fields: readonly {
    readonly name: string
    readonly type: Parameters<typeof isFileType>[0]
  }[] = schema.get('page').fields
  expect(fields.map(({ name, type }) => [name, isFileType(type)])).toEqual([
    ['file', false],
    ['terms', true],
  ])
})

test('the note is short enough for a help text', () => {
  expect(FILE_NOTE.length).toBeLessThan(90)
})
