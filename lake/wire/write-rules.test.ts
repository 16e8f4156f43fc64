import { expect, test } from 'vitest'
import type { LakeDocument } from '#lake/documents/types.ts'
import { mayInLake, type Role } from '#lake/access/roles.ts'
import { changesOf } from './permissions.ts'

const document = (_id: string, _type = 'blog', more: object = {}): LakeDocument => ({
  _id,
  _type,
  _rev: 'a',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...more,
})
const asset = (more: object = {}) =>
  document('image-abc-1x1-png', 'sanity.imageAsset', {
    path: 'images/local/production/abc-1x1.png',
    metadata: { dimensions: { width: 1 } },
    ...more,
  })

type Change = Parameters<NonNullable<ReturnType<typeof changesOf>>>[0]
const make = (after: LakeDocument): Change => ({ before: undefined, after })
const remove = (before: LakeDocument): Change => ({ before, after: undefined })
const change = (before: LakeDocument, after: LakeDocument): Change => ({ before, after })

test.each<{ name: string; change: Change; editors: boolean }>([
  { name: 'an article', change: make(document('a')), editors: true },
  { name: 'a draft', change: make(document('drafts.a')), editors: true },
  { name: 'a version', change: make(document('versions.r1.a')), editors: true },
  { name: 'an id with dots', change: make(document('imported.2024.a')), editors: true },
  { name: 'a group', change: make(document('_.groups.x', 'system.group')), editors: false },
  { name: 'a schema', change: make(document('_.schemas.x', 'system.schema')), editors: false },
  { name: 'a release', change: make(document('_.releases.x', 'system.release')), editors: false },
  { name: 'the deletion of a group', change: remove(document('_.groups.x')), editors: false },
  { name: 'the draft of a group', change: make(document('drafts._.groups.x')), editors: false },
  { name: 'a draft of a draft', change: make(document('drafts.drafts.a')), editors: false },
  { name: 'a draft of a version', change: make(document('drafts.versions.r.a')), editors: false },
  { name: 'a version of a draft', change: make(document('versions.r.drafts.a')), editors: false },
  { name: 'a version prefix without an id', change: make(document('versions.r1')), editors: false },
  {
    name: 'the deletion of a draft of a draft',
    change: remove(document('drafts.drafts.a')),
    editors: true,
  },
  { name: 'an asset document without an upload', change: make(asset()), editors: false },
  {
    name: 'a file document without an upload',
    change: make(document('file-a-txt', 'sanity.fileAsset')),
    editors: false,
  },
  {
    name: 'the texts of an asset',
    change: change(asset(), asset({ _rev: 'b', title: 'T', altText: 'A', opt: { media: {} } })),
    editors: true,
  },
  {
    name: 'the path of an asset',
    change: change(asset(), asset({ path: 'images/x' })),
    editors: false,
  },
  {
    name: 'the size of an asset',
    change: change(asset(), asset({ metadata: {} })),
    editors: false,
  },
  {
    name: 'a new attribute of an asset',
    change: change(asset(), asset({ url: 'x' })),
    editors: false,
  },
  { name: 'the deletion of an asset', change: remove(asset()), editors: true },
  {
    name: 'an article that becomes an asset',
    change: change(document('a'), document('a', 'sanity.imageAsset')),
    editors: false,
  },
  {
    name: 'an asset that becomes an article',
    change: change(asset(), document('image-abc-1x1-png')),
    editors: false,
  },
])('an admin may write $name, and so may an editor: $editors', ({ change: asked, editors }) => {
  const rules = (role: Role) => changesOf((ability) => mayInLake({ role }, ability))
  expect(rules('admin')).toBeUndefined()
  expect(rules('editor')?.(asked)).toBe(editors)
})
