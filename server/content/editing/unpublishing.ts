import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { comesOffAt, hasCome, isOver, isScheduled } from '#shared/content/article-clock.ts'
import type { ArticleType, Status } from '#shared/content/status.ts'
import type { AddressChangeOptions } from './address-change.ts'
import { previewResult, type Copies } from './article-plan.ts'
import type { Editor } from './ports.ts'

const ARCHIVED: Status = 'archived'

/**
 * Returns the mutation that archives a draft or published copy. An unpublish time in the past is removed. Otherwise it would unpublish the
 * article again as soon as it is next published.
 */
const archiving = (copy: LakeDocument, now: string): Mutation => ({
  patch: {
    id: copy._id,
    ifRevisionID: copy._rev,
    ...(isOver(copy, now) && { unset: ['unpublishAt'] }),
    set: { status: ARCHIVED },
  },
})

/** Returns the mutations that unpublish an article whose unpublish time has passed, or an empty list. A scheduled draft is not changed. */
function planComingOff(copies: Copies, now: string): readonly Mutation[] {
  const { draft, published } = copies
  if (published === undefined || !hasCome(comesOffAt(copies), now)) return []
  const edit = draft === undefined || isScheduled(copies) ? [] : [archiving(draft, now)]
  return [archiving(published, now), ...edit]
}

/**
 * Creates the function that unpublishes articles at their unpublish time. It reads queued writes as well, because a newer publication may
 * have changed or removed the unpublish time.
 */
export function createComingOff({
  mirror,
  writer,
  find,
  stamp,
}: Pick<AddressChangeOptions<unknown>, 'mirror' | 'writer' | 'find' | 'stamp'>) {
  return async (
    type: ArticleType,
    idOrSlug: string,
    { by }: { readonly by: Editor },
  ): Promise<boolean> => {
    const made = stamp()
    const { id, before, mutations } = await mirror.read(async (store) => {
      const { id: found, ...copies } = await find(store, type, idOrSlug)
      return { id: found, before: copies, mutations: planComingOff(copies, made.now) }
    })
    if (mutations.length === 0) return false
    const after = previewResult(before, id, mutations, made)
    const { transactionId } = made
    const effect = 'comes-off'
    await writer.write({ type, id, mutations, transactionId, by, effect, before, after })
    return true
  }
}
