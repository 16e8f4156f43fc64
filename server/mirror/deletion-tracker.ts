import { LRUCache } from 'lru-cache'
import type { LakeDocument } from '#lake/documents/types.ts'
import { split, type MirrorFeedChange } from './mirror-change.ts'
import type { MirrorStore } from './mirror.store.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { isEntryType } from '#shared/content/entries/entry-types.ts'
import { isDraftedType } from '#shared/content/status.ts'
import { draftOf } from './mirrored-document.ts'

/** A deleted article, with the copies that its last transaction deleted. */
export interface Departure {
  /** Id without `drafts.`. */
  readonly id: string
  readonly type: string
  readonly draft: LakeDocument | undefined
  readonly published: LakeDocument | undefined
  /** Transaction that deleted the article, and its author; undefined if the deletion was noticed only by comparing with the lake. */
  readonly transactionId: string | undefined
  readonly author: string | undefined
}

/** Deleted and existing articles of a change. */
export interface ArticleNews {
  readonly gone: readonly Departure[]
  /** Ids of existing articles, without `drafts.`. */
  readonly there: readonly string[]
}

type Slot = 'draft' | 'published'

interface Removed {
  readonly slot: Slot
  readonly copy: LakeDocument
  readonly transactionId: string | undefined
}

interface State {
  draft?: LakeDocument | undefined
  published?: LakeDocument | undefined
  removed?: Removed | undefined
}

const baseOf = (id: string) => draftOf(id) ?? id
/** True for documents of all types that have a trash, also for types without drafts, such as authors and library images. */
const isArticle = ({ _type }: LakeDocument) =>
  isDraftedType(_type) || isEntryType(_type) || _type === LIBRARY_IMAGE_TYPE
const otherOf = (slot: Slot): Slot => (slot === 'draft' ? 'published' : 'draft')

/**
 * Maximum number of articles for which the deletion of only the draft, or of only the published copy, is remembered. Some feeds report a
 * transaction one document at a time, so the deletion of the other document may follow.
 */
const REMEMBERED = 500

/**
 * Creates a writer of changes. For each change, the writer first calls `tell` with the deleted and existing articles, and then writes the
 * change.
 */
export function createDeletionTracker(tell: (news: ArticleNews) => Promise<void>) {
  const halves = new LRUCache<string, Removed>({ max: REMEMBERED })

  const statesOf = async (store: MirrorStore, ids: readonly string[]) => {
    const states = new Map<string, State>(ids.map((id) => [id, { removed: halves.get(id) }]))
    const copies = [
      ...(await store.documents(ids)),
      ...(await store.drafts(ids.map((id) => `drafts.${id}`))),
    ]
    for (const copy of copies.filter(isArticle)) {
      const state = states.get(baseOf(copy._id))
      if (state !== undefined) state[draftOf(copy._id) === undefined ? 'published' : 'draft'] = copy
    }
    return states
  }

  /** Applies one change to the state. Returns the article if the change deleted its last copy. */
  const step = (state: State, change: MirrorFeedChange): Departure | undefined => {
    const { id, before, after, transactionId, author } = change
    const slot: Slot = draftOf(id) === undefined ? 'published' : 'draft'
    const copy = before ?? state[slot]
    if (after !== undefined && isArticle(after)) {
      state[slot] = after
      return undefined
    }
    state[slot] = undefined
    if (copy === undefined || !isArticle(copy)) return undefined
    const { removed } = state
    state.removed = { slot, copy, transactionId }
    const other = otherOf(slot)
    if (state[other] !== undefined) return undefined
    const isWithIt = removed?.slot === other && removed.transactionId === transactionId
    return {
      id: baseOf(id),
      type: copy._type,
      draft: undefined,
      published: undefined,
      ...(isWithIt && { [other]: removed.copy }),
      [slot]: copy,
      transactionId,
      author,
    }
  }

  const newsOf = async (
    store: MirrorStore,
    changes: readonly MirrorFeedChange[],
  ): Promise<ArticleNews> => {
    const there = changes.flatMap(({ id, after }) =>
      after !== undefined && isArticle(after) ? [baseOf(id)] : [],
    )
    const losing = new Set(
      changes.flatMap(({ id, after }) =>
        after === undefined || !isArticle(after) ? [baseOf(id)] : [],
      ),
    )
    if (losing.size === 0) return { gone: [], there: [...new Set(there)] }
    const states = await statesOf(store, [...losing])
    const gone = new Map<string, Departure>()
    for (const change of changes) {
      const state = states.get(baseOf(change.id))
      const departure = state && step(state, change)
      if (departure !== undefined) gone.set(departure.id, departure)
    }
    const isThere = (id: string) => {
      const state = states.get(id)
      return state === undefined || state.draft !== undefined || state.published !== undefined
    }
    for (const [id, { removed }] of states) {
      if (removed?.transactionId !== undefined && isThere(id)) halves.set(id, removed)
      else halves.delete(id)
    }
    return {
      gone: [...gone.values()].filter(({ id }) => !isThere(id)),
      there: [...new Set(there)].filter(isThere),
    }
  }

  return {
    /** Writes changes. @returns ids of the deleted articles. @throws errors of `tell` or the store; in that case nothing is written */
    write: async (
      store: MirrorStore,
      changes: readonly MirrorFeedChange[],
    ): Promise<ReadonlySet<string>> => {
      const news = await newsOf(store, changes)
      // Called before the write. If the call or the write fails, the next comparison with the lake repeats the call.
      if (news.gone.length > 0 || news.there.length > 0) await tell(news)
      const { present, absent, predecessors } = split(changes)
      await store.write(present, absent, predecessors)
      return new Set(news.gone.map(({ id }) => id))
    },
  }
}
