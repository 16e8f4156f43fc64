import { describe, expect, test } from 'vitest'
import { createJsonMatch, isPlainPath, toPlainPath } from './json-match.ts'
import { importJson } from '#lake/documents/json.ts'
import { refusalOf } from '#lake/testing/lake.test-support.ts'
import { applyPatch } from './patch.ts'
import type { LakeDocument, PatchOperations } from '#lake/documents/types.ts'

// Example document of https://www.sanity.io/docs/content-lake/json-match.
const fred = {
  name: 'fred',
  friends: [
    { name: 'mork', age: 40, favoriteColor: 'red' },
    { name: 'mindy', age: 32, favoriteColor: 'blue' },
    { name: 'franklin', favoriteColor: 'yellow' },
  ],
  roles: ['admin', 'owner'],
  contactInfo: {
    streetAddress: '42 Mountain Road',
    state: { shortName: 'WY', longName: 'Wyoming' },
  },
}
const letters = { array: 'abcdefghijklmn'.split(''), numbers: [10, 25, 45, 55, 65] }
const staff = { employees: [{ name: 'John Smith' }, { name: 'Ann' }, { name: 'Granny Smith' }] }
const nested = { content: { blocks: [{ key: 'x' }, { inner: { key: 'abc123', v: 1 } }] } }

const document: LakeDocument = importJson({
  _id: 'a',
  _type: 'person',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
  ...fred,
})

const patched = (patch: PatchOperations, before: LakeDocument = document) =>
  applyPatch(before, importJson(patch))

describe('JSONMatch', () => {
  test.each<[string, unknown, unknown[]]>([
    ['name', fred, ['fred']],
    ["'name'", fred, ['fred']],
    ['friends[*].name', fred, ['mork', 'mindy', 'franklin']],
    ['friends[age > 35].name', fred, ['mork']],
    ['friends[age > 30, favoriteColor == "blue"].name', fred, ['mork', 'mindy']],
    ['friends[age?].age', fred, [40, 32]],
    ['friends[0].name', fred, ['mork']],
    ['friends[0, 1].name', fred, ['mork', 'mindy']],
    // Sanity's page says that the end of a slice is exclusive, as in Sanity's programs. Two of its examples contradict that: `[1:2]` is
    // said to select the second and third friend.
    ['friends[1:2].name', fred, ['mindy']],
    ['friends[0, 1:3].name', fred, ['mork', 'mindy', 'franklin']],
    ['contactInfo.state.shortName', fred, ['WY']],
    ['contactInfo.state[shortName, longName]', fred, ['Wyoming', 'WY']],
    ['friends.age[@ > 35]', fred, [40]],
    ['roles', fred, [['admin', 'owner']]],
    ['roles[*]', fred, ['admin', 'owner']],
    ['roles[0]', fred, ['admin']],
    ['roles[-1]', fred, ['owner']],
    ['contactInfo..shortName', fred, ['WY']],
    ['[contactInfo.state.shortName, roles]', fred, ['WY', ['admin', 'owner']]],
    ['content.blocks..[key == "abc123"]', nested, [{ key: 'abc123', v: 1 }]],
    ['array[2, 3, 9]', letters, ['c', 'd', 'j']],
    ['array[-1]', letters, ['n']],
    ['array[1:9]', letters, 'bcdefghi'.split('')],
    ['array[4:]', letters, 'efghijklmn'.split('')],
    ['array[:4]', letters, 'abcd'.split('')],
    ['array[1, 4, 5:9, 12]', letters, 'befghim'.split('')],
    ['numbers[@ < 50, @ > 60]', letters, [10, 25, 45, 65]],
    ['numbers[@ > 20][@ < 30]', letters, [25]],
    [
      'employees[name == "John Smith", name == "Granny Smith"]',
      staff,
      [{ name: 'John Smith' }, { name: 'Granny Smith' }],
    ],
  ])('resolves %s as documented by Sanity', (path, value, found) => {
    expect(
      createJsonMatch()
        .find(path, value)
        .map((each) => each.value),
    ).toEqual(found)
  })
})

describe('a patch with a path that matches several values', () => {
  const names = (after: LakeDocument) => after['friends']
  test('sets all matching values', () => {
    expect(names(patched({ set: { 'friends[*].name': 'x' } }))).toMatchObject([
      { name: 'x', age: 40 },
      { name: 'x', age: 32 },
      { name: 'x' },
    ])
    expect(names(patched({ set: { 'friends[0, 1:3].name': 'x' } }))).toMatchObject([
      { name: 'x' },
      { name: 'x' },
      { name: 'x' },
    ])
    const state = patched({ set: { 'contactInfo.state[shortName, longName]': 'x' } })
    expect(state).toMatchObject({ contactInfo: { state: { shortName: 'x', longName: 'x' } } })
  })
  test('adds missing attributes to items, unless the path contains `..`', () => {
    expect(patched({ setIfMissing: { 'friends[*].age': 1 } })['friends']).toMatchObject([
      { age: 40 },
      { age: 32 },
      { age: 1 },
    ])
    expect(patched({ set: { '..age': 1 } })).toEqual({
      ...document,
      friends: [{ ...fred.friends[0], age: 1 }, { ...fred.friends[1], age: 1 }, fred.friends[2]],
    })
  })
  test('removes only the matching items', () => {
    expect(patched({ unset: ['friends[age > 35, name == "franklin"]'] })['friends']).toEqual([
      fred.friends[1],
    ])
    expect(patched({ unset: ['roles[*]'] })['roles']).toEqual([])
  })
  test('increments numbers after the previous steps of the patch', () => {
    expect(patched({ inc: { 'friends[*].age': 1 } })['friends']).toMatchObject([
      { age: 41 },
      { age: 33 },
      { name: 'franklin' },
    ])
    const both = patched({ set: { 'friends[0].age': 1 }, unset: ['friends[age < 2, age == 99]'] })
    expect(both['friends']).toEqual(fred.friends.slice(1))
  })
  test('distinguishes items with an equal `_key`', () => {
    const before = { ...document, list: [{ _key: 'k' }, { _key: 'k' }] }
    expect(patched({ set: { 'list[*].v': 1 } }, before)['list']).toEqual([
      { _key: 'k', v: 1 },
      { _key: 'k', v: 1 },
    ])
  })
  test('supports any characters in attribute names', () => {
    const before = { ...document, odd: { "it's": 1, 'a.b[0]': 1, 'back\\slash': 1, '"': 1 } }
    expect(patched({ set: { 'odd[*]': 2 } }, before)['odd']).toEqual({
      "it's": 2,
      'a.b[0]': 2,
      'back\\slash': 2,
      '"': 2,
    })
  })
  test('is rejected for insertions at more than one match', async () => {
    const patch = { insert: { after: 'roles[@ == "admin"]', items: ['editor'] } }
    expect(patched(patch)['roles']).toEqual(['admin', 'editor', 'owner'])
    const several = { insert: { after: 'roles[*]', items: ['editor'] } }
    expect((await refusalOf(() => patched(several)))?.message).toContain('it means 2')
  })
})

describe('a path that matches no value, or too many', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1), b: [1, 2] })
  const large = {
    ...document,
    deep: deep(80),
    wide: Array.from({ length: 20_000 }, (_, index) => ({ index })),
  }
  test.each<[string, string]>([
    ['brackets without an index', 'friends[].name'],
    ['a bracket that is not closed', 'friends[*'],
    ['a path that begins with a string', '"friends"[*]'],
    ['a comma without selectors', 'friends[,]'],
    ['recursive wildcards of recursive wildcards', '..[*]..[*]..[*]..[*]..[*]'],
    ['a value reached by very many ways', `${'..a'.repeat(60)}..[*]`],
    ['nested conditions', `wide[${'index?].x['.repeat(40)}index > 1, index < 3]`],
    ['a recursive condition for each item', 'wide[..index == 3, index == 4]'],
    ['too many matches', 'wide[*].index'],
    ['nested brackets', `${'['.repeat(480)}a${'.b]'.repeat(120)}`],
    ['a long path', `${'a.'.repeat(600)}[*]`],
    ['an attribute __proto__', 'friends[*].__proto__.x'],
  ])('is rejected quickly: %s', async (_name, path) => {
    const before = process.threadCpuUsage()
    const refusal = await refusalOf(() => patched({ set: { [path]: 1 } }, large))
    expect(refusal?.kind).toBe('invalidMutation')
    // Measures CPU time, because the elapsed time would depend on the load of the machine.
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(1_000)
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })
})

test('a patch with plain paths, as the Studio sends, is passed to the mutator unchanged', () => {
  for (const path of ["a.b[0]['x y'].c", 'a[_key=="k,*"].b', 'list[-1]', 'list[1:3]', 'a-b.c']) {
    expect(isPlainPath(path), path).toBe(true)
  }
  for (const path of ['a[*]', '..a', 'a[0,1]', 'a[b=="c"]', 'a[]', 'a[b?]', '[a, b]', 'a[@>1]']) {
    expect(isPlainPath(path), path).toBe(false)
  }
  expect(toPlainPath(['a', 0, 'b c', "it's"])).toBe(String.raw`a[0]['b c']['it\'s']`)
})
