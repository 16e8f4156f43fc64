import { describe, expect, test } from 'vitest'
import { applyPatch } from './patch.ts'
import { refusalOf } from '#lake/testing/lake.test-support.ts'
import { importJson } from '#lake/documents/json.ts'
import type { LakeDocument, PatchOperations } from '#lake/documents/types.ts'

const system = {
  _id: 'a',
  _type: 'post',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
}
const document: LakeDocument = importJson({
  ...system,
  title: 'one',
  count: 3,
  tags: ['x', 'y', 'z'],
  items: [
    { _key: 'k1', v: 1 },
    { _key: 'k2', v: 2 },
  ],
  deep: { er: { value: 'here' } },
})

const cases: readonly { name: string; patch: PatchOperations; after: Record<string, unknown> }[] = [
  { name: 'set an attribute', patch: { set: { title: 'two' } }, after: { title: 'two' } },
  {
    name: 'set with missing parents',
    patch: { set: { 'a.b.c': 1 } },
    after: { a: { b: { c: 1 } } },
  },
  {
    name: 'set by key',
    patch: { set: { 'items[_key=="k2"].v': 9 } },
    after: {
      items: [
        { _key: 'k1', v: 1 },
        { _key: 'k2', v: 9 },
      ],
    },
  },
  {
    name: 'set by negative index inside of a path',
    patch: { set: { 'items[-1].v': 9 } },
    after: {
      items: [
        { _key: 'k1', v: 1 },
        { _key: 'k2', v: 9 },
      ],
    },
  },
  {
    name: 'set at a negative index',
    patch: { set: { 'tags[-1]': 'q' } },
    after: { tags: ['x', 'y', 'q'] },
  },
  {
    name: 'setIfMissing of an existing attribute',
    patch: { setIfMissing: { title: 'q' } },
    after: {},
  },
  {
    name: 'setIfMissing of a missing attribute',
    patch: { setIfMissing: { other: 'q' } },
    after: { other: 'q' },
  },
  { name: 'unset an item', patch: { unset: ['tags[1]'] }, after: { tags: ['x', 'z'] } },
  {
    name: 'unset several at once',
    patch: { unset: ['tags[0]', 'tags[-1]', 'tags[5]'] },
    after: { tags: ['y'] },
  },
  {
    name: 'unset by key',
    patch: { unset: ['items[_key=="k1"]'] },
    after: { items: [{ _key: 'k2', v: 2 }] },
  },
  {
    name: 'unset of a missing attribute',
    patch: { unset: ['_empty_action_guard_pseudo_field_'] },
    after: {},
  },
  {
    name: 'inc and dec',
    patch: { inc: { count: 4 }, dec: { 'items[0].v': 1 } },
    after: {
      count: 7,
      items: [
        { _key: 'k1', v: 0 },
        { _key: 'k2', v: 2 },
      ],
    },
  },
  {
    name: 'insert after the end',
    patch: { insert: { after: 'tags[-1]', items: ['n'] } },
    after: { tags: ['x', 'y', 'z', 'n'] },
  },
  {
    name: 'insert before',
    patch: { insert: { before: 'tags[0]', items: ['n', 'm'] } },
    after: { tags: ['n', 'm', 'x', 'y', 'z'] },
  },
  {
    name: 'insert in place of',
    patch: { insert: { replace: 'tags[0:2]', items: ['n'] } },
    after: { tags: ['n', 'z'] },
  },
  {
    name: 'diffMatchPatch',
    patch: { diffMatchPatch: { 'deep.er.value': '@@ -1,4 +1,5 @@\n+t\n here\n' } },
    after: { deep: { er: { value: 'there' } } },
  },
  {
    name: 'recursive path',
    patch: { set: { '..v': 0 } },
    after: {
      items: [
        { _key: 'k1', v: 0 },
        { _key: 'k2', v: 0 },
      ],
    },
  },
  {
    name: 'the matching revision',
    patch: { ifRevisionID: 'r1', set: { title: 'two' } },
    after: { title: 'two' },
  },
  { name: 'the same type', patch: { set: { _type: 'post' } }, after: {} },
  {
    name: 'set of system attributes, which the lake ignores',
    patch: { set: { _rev: 'mine', _createdAt: 'then', _updatedAt: 'now' } },
    after: {},
  },
]

describe('a patch', () => {
  test.each(cases)('applies $name', ({ patch, after }) => {
    const before = structuredClone(document)
    const input = importJson(patch)
    expect(applyPatch(document, input)).toEqual({ ...document, ...after })
    expect(document).toEqual(before)
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['another expected revision', { ifRevisionID: 'r2' }, 'revisionMismatch'],
    ['another expected revision as ifRevisionId', { ifRevisionId: 'r2' }, 'revisionMismatch'],
    ['an unknown operation', { merge: { a: 1 } }, 'invalidMutation'],
    ['a path with a syntax error', { set: { 'a[': 1 } }, 'invalidMutation'],
    [
      'a text diff of a missing attribute',
      { diffMatchPatch: { nothing: '@@ -1 +1 @@\n-a\n+b\n' } },
      'invalidMutation',
    ],
    [
      'a text diff of a number',
      { diffMatchPatch: { count: '@@ -1 +1 @@\n-a\n+b\n' } },
      'invalidMutation',
    ],
    [
      'a text diff with a syntax error',
      { diffMatchPatch: { title: 'rubbish' } },
      'invalidMutation',
    ],
    ['an index before the start', { set: { 'items[-9].v': 1 } }, 'invalidMutation'],
    ['a change of the id', { set: { _id: 'b' } }, 'invalidMutation'],
    ['a change of the type', { set: { _type: 'b' } }, 'invalidMutation'],
    ['a removal of the type', { unset: ['_type'] }, 'invalidMutation'],
    ['a path with __proto__', { set: { '__proto__.polluted': 1 } }, 'invalidMutation'],
    [
      'a value with __proto__',
      { set: { a: JSON.parse('{"__proto__": {"x": 1}}') } },
      'invalidMutation',
    ],
    ['an increment by a string', { inc: { count: 'x' } }, 'invalidMutation'],
    [
      'an insertion at two places',
      { insert: { before: 'tags[0]', after: 'tags[0]', items: [] } },
      'invalidMutation',
    ],
    ['an insertion without items', { insert: { before: 'tags[0]' } }, 'invalidMutation'],
    ['an unset whose paths are not a list', { unset: 'tags' }, 'invalidMutation'],
  ])('rejects %s', async (_name, patch, kind) => {
    expect((await refusalOf(() => applyPatch(document, patch)))?.kind).toBe(kind)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('keeps unchanged values as identical objects', () => {
    const after = applyPatch(document, { set: { title: 'two' } })
    expect(after['items']).toBe(document['items'])
  })
})
