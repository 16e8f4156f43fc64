import { describe, expect, test } from 'vitest'
import { author, openTestLake, refusalOf } from './lake.test-support.ts'
import { post } from './commit.test-support.ts'

describe('references', () => {
  const holding = (id: string, target: string, rest: object = {}) =>
    post(id, { list: [{ ref: { _type: 'reference', _ref: target, ...rest } }] })

  test('a strong reference needs its target, in whatever order one transaction makes them', () => {
    const { dataset } = openTestLake()
    const refusal = refusalOf(() => dataset.mutate([{ create: holding('a', 'b') }], author))
    expect(refusal).toMatchObject({
      kind: 'invalidMutation',
      details: { reason: 'missingReference', id: 'a', target: 'b' },
    })
    dataset.mutate([{ create: holding('a', 'b') }, { create: post('b') }], author)
    expect(dataset.referring('b').map(({ _id }) => _id)).toEqual(['a'])
  })

  test('a document that is held cannot go, unless its holder goes too', () => {
    const { dataset } = openTestLake()
    dataset.mutate([{ create: post('b') }, { create: holding('a', 'b') }], author)
    expect(refusalOf(() => dataset.mutate([{ delete: { id: 'b' } }], author))).toMatchObject({
      kind: 'invalidMutation',
      message: 'Document "b" cannot be deleted as there are references to it from "a"',
      details: { reason: 'referenced', id: 'b', referencingIds: ['a'] },
    })
    dataset.mutate([{ delete: { id: 'b' } }, { delete: { id: 'a' } }], author)
    expect([...dataset.all()]).toEqual([])
  })

  test.each([
    ['weak', holding('a', 'b', { _weak: true })],
    ['of another dataset', holding('a', 'b', { _dataset: 'other', _projectId: 'p' })],
    ['global', holding('a', 'dataset:p.other:b')],
  ])('a reference that is %s holds nothing', (_name, document) => {
    const { dataset } = openTestLake()
    dataset.mutate([{ create: document }], author)
    expect(dataset.get('a')).toBeDefined()
  })

  test('the importer’s way works: weak first, strengthened when all is there', () => {
    const { dataset } = openTestLake()
    dataset.mutate([{ createOrReplace: holding('a', 'b', { _weak: true }) }], author)
    dataset.mutate([{ createOrReplace: post('b') }], author)
    dataset.mutate([{ patch: { id: 'a', unset: ['list[0].ref._weak'] } }], author)
    expect(refusalOf(() => dataset.mutate([{ delete: { id: 'b' } }], author))).toBeDefined()
  })
})
