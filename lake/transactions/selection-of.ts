import { LakeError } from '#lake/documents/types.ts'
import type { Commit, SelectedIds } from '#lake/documents/types.ts'
import type { Select } from './mutations.ts'

/**
 * Returns a function that returns one precomputed selection at each call, in order.
 * @param since commits after the selection; undefined if they are no longer available
 * @throws LakeError if a commit may have changed a selection
 */
export function selectionOf(
  { ids, syncTags }: SelectedIds,
  since: readonly Commit[] | undefined,
): Select {
  const left = ids.values()
  const tags = new Set(syncTags)
  const holds = since?.every((commit) => !commit.syncTags.some((tag) => tags.has(tag))) ?? false
  return () => {
    const next = left.next()
    if (holds && next.done !== true) return next.value
    throw new LakeError(
      'revisionMismatch',
      'What the query selects was changed by others meanwhile: send it again',
      { reason: 'selectionChanged' },
    )
  }
}
