import { isDeepStrictEqual } from 'node:util'
import type { LakeDocument, Mutation } from '#server/lake/types.ts'
import { draftIdOf } from '../editing/article-plan.ts'
import type { ArticleWrite } from '../editing/ports.ts'
import type { WaitingWrite } from './outbox.store.ts'

/** Whether a write changes the editing copy alone, and leaves one. */
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

/** What makes `after` of `before` at once. */
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
 * One save in the place of two: the person's own that waits and was never sent, and the next one on top of it. Undefined where both
 * have to be made.
 */
export function asOneSave(waiting: WaitingWrite, next: ArticleWrite): ArticleWrite | undefined {
  const { draft } = next.after
  if (waiting.tried || waiting.state !== 'waiting' || waiting.by.id !== next.by.id) return undefined
  if (draft === undefined || !isSave(waiting) || !isSave(next)) return undefined
  const { before } = waiting
  return { ...next, before, mutations: between(before.draft, draft) }
}
