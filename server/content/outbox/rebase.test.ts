import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { WaitingWrite } from './outbox.store.ts'
import { rebase } from './rebase.ts'

const opening = (revision: string, more: object = {}): LakeDocument => ({
  _id: 'a',
  _type: 'opening',
  _rev: revision,
  _createdAt: '2026-11-01T09:00:00Z',
  _updatedAt: '2026-11-01T09:00:00Z',
  title: 'Analyst',
  status: 'draft',
  ...more,
})

const write = (after: LakeDocument | undefined, effect: WaitingWrite['effect']): WaitingWrite => ({
  id: 'a',
  type: 'opening',
  by: { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin' },
  before: { published: opening('r1') },
  after: { published: after },
  mutations: [],
  transactionId: 't',
  effect,
  sequence: 1,
  state: 'conflict',
  reason: null,
  createdAt: 0,
  tried: true,
})

describe('a rejected write of a document without a draft', () => {
  it.each([
    ['draft', 'draft', 'none'],
    ['published', 'draft', 'comes-off'],
    ['draft', 'published', 'goes-out'],
    ['published', 'published', 'goes-out'],
  ])(
    'a rejected write that changes the status from %s to %s gets the effect “%s”',
    (from, to, effect) => {
      const mine = write(opening('r2', { status: to }), 'none')
      expect(rebase(mine, { published: opening('r3', { status: from }) }).effect).toBe(effect)
    },
  )

  it('a rejected write is converted to mutations that fail if the document has changed again or a draft has been created', () => {
    const mine = write(opening('r2', { team: 'Screening' }), 'none')
    const { mutations } = rebase(mine, { published: opening('r3', { place: 'Bern' }) })
    expect(mutations).toEqual([
      { create: { _id: 'drafts.a', _type: 'opening', title: 'Analyst' } },
      { delete: { id: 'drafts.a' } },
      {
        patch: {
          id: 'a',
          ifRevisionID: 'r3',
          unset: ['place'],
          set: { title: 'Analyst', status: 'draft', team: 'Screening' },
        },
      },
    ])
  })

  it('a rejected write creates its document again if the document was deleted', () => {
    const { mutations } = rebase(write(opening('r2'), 'none'), {})
    expect(mutations).toMatchObject([{ create: { _id: 'a', title: 'Analyst' } }])
  })

  it('a rejected write is refused while the Studio has a draft of the document', () => {
    const current = { published: opening('r3'), draft: opening('r4', { _id: 'drafts.a' }) }
    for (const after of [opening('r2'), undefined]) {
      const plan = () => rebase(write(after, after === undefined ? 'removal' : 'none'), current)
      expect(plan).toThrow(/Open the Studio/)
    }
  })
})
