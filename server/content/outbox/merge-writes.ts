import { isDeepStrictEqual } from 'node:util'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { draftIdOf, planChange } from '../editing/article-plan.ts'
import type { ArticleWrite } from '../editing/ports.ts'
import type { WaitingWrite } from './outbox.store.ts'

/** True if a write changes only the draft, and does not delete it. */
function isSave({ id, mutations, effect, after }: ArticleWrite): boolean {
  const draft = draftIdOf(id)
  return (
    effect === 'none' &&
    after.draft !== undefined &&
    mutations.every(
      (mutation) =>
        ('create' in mutation && mutation.create._id === draft) ||
        ('patch' in mutation && 'id' in mutation.patch && mutation.patch.id === draft),
    )
  )
}

const SYSTEM = new Set(['_id', '_rev', '_type', '_createdAt', '_updatedAt'])
const said = (document: LakeDocument) =>
  Object.entries(document).filter(([name]) => !SYSTEM.has(name))

/** Returns the mutations that turn the document `before` into `after`. */
function between(before: LakeDocument | undefined, after: LakeDocument): readonly Mutation[] {
  if (before === undefined) {
    const { _rev, _updatedAt, ...document } = after
    return [{ create: document }]
  }
  const set = said(after).filter(([name, value]) => !isDeepStrictEqual(before[name], value))
  const unset = said(before).flatMap(([name]) => (name in after ? [] : [name]))
  return [
    {
      patch: {
        id: after._id,
        ifRevisionID: before._rev,
        ...(unset.length > 0 && { unset }),
        set: { status: after['status'] ?? 'draft', ...Object.fromEntries(set) },
      },
    },
  ]
}

/**
 * Returns the mutations that publish an article with the changes of an unsent save. The save itself is not sent, so they are based on the
 * draft and published copy before the save.
 */
function publicationOf({ before, id }: WaitingWrite, published: LakeDocument): readonly Mutation[] {
  const base = before.draft ?? before.published
  if (base === undefined) {
    const { _rev, _updatedAt, ...document } = published
    return [{ create: document }]
  }
  const content = said(published).filter(([name]) => name !== 'status')
  return planChange(id, before, {
    publish: true,
    status: PUBLIC_STATUS,
    set: Object.fromEntries(
      content.filter(([name, value]) => !isDeepStrictEqual(base[name], value)),
    ),
    unset: said(base).flatMap(([name]) => (name in published ? [] : [name])),
  })
}

/**
 * Merges an unsent save with the next write that the same user bases on it: another save, or the publication. Returns undefined if the two
 * writes cannot be merged.
 * If a save and its publication were sent separately, the save would create a draft in the CMS and this draft would hide a publication that
 * another user made in the meantime.
 */
export function asOneSave(waiting: WaitingWrite, next: ArticleWrite): ArticleWrite | undefined {
  const { draft, published } = next.after
  if (waiting.tried || waiting.state !== 'waiting' || waiting.by.id !== next.by.id) return undefined
  if (!isSave(waiting)) return undefined
  const { before } = waiting
  if (next.effect === 'goes-out' && draft === undefined && published !== undefined) {
    return { ...next, before, mutations: publicationOf(waiting, published) }
  }
  if (draft === undefined || !isSave(next)) return undefined
  return { ...next, before, mutations: between(before.draft, draft) }
}
