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

/** Returns the mutations that change `before` into `after`. */
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
 * Returns the mutations that publish a save which was not sent yet. They replace the save, so they start from the draft and published
 * copy before it.
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
 * Merges an unsent save with the next write of the same user that is based on it (a further save, or the publication). If save and
 * publication were sent separately, the save would be the newest draft in the CMS and would hide a concurrent publication by another
 * user. Returns undefined if the two writes cannot be merged.
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
