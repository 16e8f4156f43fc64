import { describe, expect, test } from 'vitest'
import { author, openAnyLake, refusalOf } from '#lake/testing/lake.test-support.ts'
import { post } from '#lake/testing/commit.test-support.ts'

describe('a reference', () => {
  const holding = (id: string, target: string, rest: object = {}) =>
    post(id, { list: [{ ref: { _type: 'reference', _ref: target, ...rest } }] })

  test('requires its target if it is strong, in any order within one transaction', async () => {
    const { dataset } = await openAnyLake()
    const refusal = await refusalOf(() => dataset.mutate([{ create: holding('a', 'b') }], author))
    expect(refusal).toMatchObject({
      kind: 'invalidMutation',
      details: { reason: 'missingReference', id: 'a', target: 'b' },
    })
    await dataset.mutate([{ create: holding('a', 'b') }, { create: post('b') }], author)
    expect(dataset.referring('b').map(({ _id }) => _id)).toEqual(['a'])
  })

  test('permits deleting its target only together with the referring document if it is strong', async () => {
    const { dataset } = await openAnyLake()
    await dataset.mutate([{ create: post('b') }, { create: holding('a', 'b') }], author)
    expect(await refusalOf(() => dataset.mutate([{ delete: { id: 'b' } }], author))).toMatchObject({
      kind: 'invalidMutation',
      message: 'Document "b" cannot be deleted as there are references to it from "a"',
      details: { reason: 'referenced', id: 'b', referencingIds: ['a'] },
    })
    await dataset.mutate([{ delete: { id: 'b' } }, { delete: { id: 'a' } }], author)
    expect([...dataset.all()]).toEqual([])
  })

  test.each([
    ['weak', holding('a', 'b', { _weak: true })],
    ['to another dataset', holding('a', 'b', { _dataset: 'other', _projectId: 'p' })],
    ['global', holding('a', 'dataset:p.other:b')],
  ])('does not protect its target if it is %s', async (_name, document) => {
    const { dataset } = await openAnyLake()
    await dataset.mutate([{ create: document }], author)
    expect(dataset.get('a')).toBeDefined()
  })

  test('can be written as a weak one by the importer and strengthened later', async () => {
    const { dataset } = await openAnyLake()
    await dataset.mutate([{ createOrReplace: holding('a', 'b', { _weak: true }) }], author)
    await dataset.mutate([{ createOrReplace: post('b') }], author)
    await dataset.mutate([{ patch: { id: 'a', unset: ['list[0].ref._weak'] } }], author)
    expect(await refusalOf(() => dataset.mutate([{ delete: { id: 'b' } }], author))).toBeDefined()
  })
})
