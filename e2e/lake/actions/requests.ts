import {
  GUIDE,
  studio,
  create,
  edit,
  replaceDraft,
  publish,
  discard,
  createVersion,
  discardVersion,
  type ActionCase,
} from './action-case.ts'

/** Requests of Sanity Studio 6.16 that consist of several actions. */
export const requests: readonly ActionCase[] = [
  {
    name: 'the Studio restores a deleted document',
    existing: [],
    actions: [create('drafts.x'), replaceDraft('drafts.x')],
    after: { 'drafts.x': 'new' },
    source: studio(6937),
  },
  {
    name: 'the Studio deletes a document that was never published',
    existing: ['drafts.x', 'versions.r.x'],
    actions: [discardVersion('drafts.x'), discardVersion('versions.r.x')],
    after: {},
    source: studio(11474),
  },
  {
    name: 'the Studio copies a version over the draft',
    existing: ['drafts.x', 'versions.r.x'],
    actions: [
      discard('drafts.x'),
      createVersion({ versionId: 'drafts.x', baseId: 'versions.r.x' }),
    ],
    after: { 'drafts.x': 'of versions.r.x', 'versions.r.x': 'of versions.r.x' },
    source: GUIDE,
  },
  {
    name: 'an edit and a publication are one transaction',
    existing: ['x'],
    actions: [edit({}), publish()],
    after: { x: 'edited' },
    source: GUIDE,
  },
]
