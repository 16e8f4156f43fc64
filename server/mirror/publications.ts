import { LRUCache } from 'lru-cache'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { MirrorFeedChange } from './mirror-change.ts'
import type { MirrorStore } from './mirror.store.ts'
import { isDraftedType } from '#shared/content/status.ts'
import { draftOf, isPublic, slugOf } from './mirrored-document.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'

/** A public change of an article. */
export interface Publication {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly what: 'published' | 'changed' | 'unpublished' | 'moved'
  /** Slugs before and after a change of the slug. */
  readonly slugs?: readonly [string, string]
  readonly transactionId: string
  /** Account id of the author, if the lake knows it. */
  readonly author: string | undefined
}

/**
 * Maximum number of reported changes that are remembered. The same change can be seen twice: by its writer, who reads the document from
 * the lake after the write, and by the feed. It is reported only once.
 */
const REMEMBERED = 5_000

const titleOf = ({ title }: LakeDocument) => (typeof title === 'string' ? title : '')

function publicationOf(
  before: LakeDocument | undefined,
  after: LakeDocument | undefined,
): Pick<Publication, 'type' | 'title' | 'what' | 'slugs'> | undefined {
  const shown = after ?? before
  if (shown === undefined || !isDraftedType(shown._type)) return undefined
  const named = { type: shown._type, title: titleOf(shown) }
  const was = before !== undefined && isPublic(before)
  const is = after !== undefined && isPublic(after)
  if (!was || !is)
    return was === is ? undefined : { ...named, what: is ? 'published' : 'unpublished' }
  const [from, to] = [slugOf(before), slugOf(after)]
  if (from !== null && to !== null && from !== to) {
    return { ...named, what: 'moved', slugs: [from, to] }
  }
  return before._rev === after._rev ? undefined : { ...named, what: 'changed' }
}

/** Detects changes that publish, edit, move or unpublish an article. */
export function createPublications() {
  const reported = new LRUCache<string, true>(atMostEntries(REMEMBERED))
  return {
    /**
     * Returns the publications among changes. Must be called before the changes are written, because the previous state is read from
     * `store`. Changes found by comparing with the lake have no transaction. They are left out, because their time and author are unknown.
     */
    of: async (
      store: Pick<MirrorStore, 'documents'>,
      changes: readonly MirrorFeedChange[],
    ): Promise<readonly Publication[]> => {
      const known = changes.filter(
        ({ id, transactionId }) => transactionId !== undefined && draftOf(id) === undefined,
      )
      const unknown = known.filter(({ before }) => before === undefined).map(({ id }) => id)
      const state = new Map<string, LakeDocument | undefined>(
        unknown.length === 0
          ? []
          : (await store.documents([...new Set(unknown)])).map((each) => [each._id, each]),
      )
      return known.flatMap(({ id, before, after, transactionId = '', author }) => {
        const found = publicationOf(
          before === undefined ? state.get(id) : (before ?? undefined),
          after,
        )
        state.set(id, after)
        const key = `${transactionId} ${id}`
        if (found === undefined || reported.has(key)) return []
        reported.set(key, true)
        return [{ ...found, id, transactionId, author }]
      })
    },
  }
}
