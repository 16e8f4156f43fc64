import { expect, test } from 'vitest'
import type { LakeDocument } from '#lake/documents/types.ts'
import { LAKE_ROLES, ROLE_NAMES, type LakeAbility } from '#lake/access/roles.ts'
import { aclOf, changesOf } from './permissions.ts'

const may =
  (...abilities: readonly LakeAbility[]) =>
  (ability: LakeAbility) =>
    abilities.includes(ability)

const document = (_id: string, _type = 'blog'): LakeDocument => ({
  _id,
  _type,
  _rev: 'r',
  _createdAt: '2026-11-22T09:00:00Z',
  _updatedAt: '2026-11-22T09:00:00Z',
})

const all = '_id in path("**")'
const write = ['read', 'update', 'create', 'history', 'editHistory']

test.each([
  [LAKE_ROLES.viewer.abilities, [{ filter: all, permissions: ['read'] }]],
  [LAKE_ROLES.editor.abilities, [{ filter: all, permissions: write }]],
  [LAKE_ROLES.admin.abilities, [{ filter: all, permissions: [...write, 'manage'] }]],
  [
    ['content.read', 'content.write'],
    [
      { filter: all, permissions: ['read'] },
      { filter: '_id in path("drafts.**")', permissions: write },
    ],
  ],
] as const)(
  'aclOf returns the permission rules of Sanity for the abilities %o',
  (abilities, rules) => {
    expect(aclOf(may(...abilities))).toEqual(rules)
  },
)

test.each([
  ['drafts.a', 'blog', true],
  ['versions.r1.a', 'blog', true],
  ['image-abc-1x1-png', 'sanity.imageAsset', true],
  ['a', 'blog', false],
  ['a.b', 'blog', false],
] as const)('a writer who may not publish may change %s of type %s: %s', (id, type, allowed) => {
  const allows = changesOf(may('content.read', 'content.write'))
  const made = document(id, type)
  expect(allows?.({ before: made, after: made })).toBe(allowed)
  expect(allows?.({ before: made, after: undefined })).toBe(allowed)
})

test('only administrators may change every document', () => {
  const limited = ROLE_NAMES.filter((role) => changesOf(may(...LAKE_ROLES[role].abilities)))
  expect(limited).toEqual(['viewer', 'editor'])
})
