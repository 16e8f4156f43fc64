import { expect, test } from 'vitest'
import { exampleOf, fillPath, groupsOf } from './api-document.ts'

test.each([
  [{ type: 'string' }, ''],
  [{ type: 'integer', minimum: 1 }, 1],
  [{ type: 'number' }, 0],
  [{ type: 'boolean' }, false],
  [{ enum: ['draft', 'published'] }, 'draft'],
  [{ const: 'x' }, 'x'],
  [{ type: 'array' }, []],
  [{ anyOf: [{ type: 'null' }, { type: 'string' }] }, ''],
  [{}, null],
  [
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'boolean' } } },
    { a: '', b: false },
  ],
])('exampleOf creates for the schema %j the example %j', (schema, example) => {
  expect(exampleOf(schema)).toEqual(example)
})

test('fillPath escapes an id in the path', () => {
  expect(fillPath('/api/x/{id}/end/', { id: 'a/b c' })).toBe('/api/x/a%2Fb%20c/end/')
})

test('groupsOf returns the operations by group', () => {
  const described = (id: string, group: string) => ({
    operationId: id,
    summary: id,
    tags: [group],
    'x-access': 'signed-in',
  })
  const groups = groupsOf({
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: { '/a/': { get: described('a', 'A'), post: described('b', 'B') } },
  })
  expect([...groups].map(([name, list]) => [name, list.map(({ method }) => method)])).toEqual([
    ['A', ['GET']],
    ['B', ['POST']],
  ])
})
