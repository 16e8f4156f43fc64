import type { LakeDocument } from '#lake/documents/types.ts'
import {
  ALL_TAGS,
  SITE_TYPES,
  tagsOfChange,
  type PublicChange,
} from '#shared/content/change-tags.ts'
import { isMirrored, isPublic, isPublishedId, toPublicChange } from './mirrored-document.ts'

/** Change of one document by one transaction. */
export interface MirrorFeedChange {
  readonly id: string
  /** State before the change: `null` if the document did not exist, undefined if the feed does not know the state. */
  readonly before?: LakeDocument | null
  readonly after: LakeDocument | undefined
  /** Id of the transaction and its author, if the feed knows them. */
  readonly transactionId?: string
  readonly author?: string
  /** True if the row of the document has the state `before`, unless another process has already written a later state. */
  readonly isNext?: boolean
}

/** Expected state of a row before a change is written. The row has another state only if another process has written to it. */
export interface Predecessor {
  /** State before the first change; undefined if there was none, or if the document was created again. */
  readonly first: LakeDocument | undefined
  /** Time of the newest known state, ISO 8601. A row with a later time was written by a process that has already applied later changes. */
  readonly time: string
}

/** A change of public content. */
export interface MirrorChange {
  /** Types, ids and slugs (before and after) of the changed documents. */
  readonly types: readonly string[]
  readonly ids: readonly string[]
  readonly slugs: readonly string[]
  /** True if any of the documents was public before, or is public now. */
  readonly publicBefore: boolean
  readonly publicAfter: boolean
  /** Tags to invalidate: every cached response with one of them is outdated (`shared/content/change-tags.ts`). */
  readonly tags: readonly string[]
  /** Types of documents that are no longer public. */
  readonly takenOff: readonly string[]
}

/** Merges several document changes. */
export function summary(changes: readonly PublicChange[]): MirrorChange {
  return {
    types: [...new Set(changes.map(({ type }) => type))],
    ids: [...new Set(changes.map(({ id }) => id))],
    slugs: [...new Set(changes.flatMap(({ slugs }) => slugs))],
    publicBefore: changes.some(({ publicBefore }) => publicBefore),
    publicAfter: changes.some(({ publicAfter }) => publicAfter),
    tags: [...new Set(changes.flatMap(tagsOfChange))],
    takenOff: [
      ...new Set(
        changes
          .filter(({ publicBefore, publicAfter }) => publicBefore && !publicAfter)
          .map(({ type }) => type),
      ),
    ],
  }
}

/** A change that may have affected any document. */
export const EVERYTHING: MirrorChange = {
  types: SITE_TYPES,
  ids: [],
  slugs: [],
  publicBefore: true,
  publicAfter: true,
  tags: ALL_TAGS,
  takenOff: [],
}

/**
 * Converts changes to the view of visitors. `known` has the previous state of the documents whose state the feed does not know. If this
 * state cannot be read, `known` is undefined. Each change then counts as a publication or an unpublishing, and a deleted document is
 * reported once for every type.
 */
export const publicChanges = (
  changes: readonly MirrorFeedChange[],
  known?: ReadonlyMap<string, LakeDocument>,
): readonly PublicChange[] =>
  changes.flatMap(({ id, before, after }) => {
    if (before !== undefined || known !== undefined) {
      return toPublicChange(id, before ?? known?.get(id), after)
    }
    const types = after === undefined ? SITE_TYPES : [after._type]
    const isShown = after !== undefined && isPublic(after)
    return types.map((type) => ({
      ...toPublicChange(id, undefined, after),
      type,
      publicBefore: !isShown && isPublishedId(id),
    }))
  })

/** Splits changes by the last state of each document: documents to store, and ids of documents to delete. */
export function split(changes: readonly MirrorFeedChange[]) {
  const present = new Map<string, LakeDocument>()
  const absent = new Set<string>()
  const predecessors = new Map<string, Predecessor | undefined>()
  for (const change of changes) {
    const { id, after } = change
    predecessors.set(id, predecessorOf(change, predecessors.has(id), predecessors.get(id)))
    present.delete(id)
    absent.delete(id)
    if (after !== undefined && isMirrored(after)) present.set(id, after)
    else absent.add(id)
  }
  return { present: [...present.values()], absent: [...absent], predecessors }
}

/**
 * Returns the expected state of a row before a change. @param isLater true if `earlier` is the result for an earlier change of the same row
 */
function predecessorOf(
  { before, after, isNext = false }: MirrorFeedChange,
  isLater: boolean,
  earlier: Predecessor | undefined,
): Predecessor | undefined {
  if (!isNext || before === undefined || (isLater && earlier === undefined)) return undefined
  const existing = before !== null && isMirrored(before) ? before : undefined
  const time = (after ?? before)?._updatedAt ?? ''
  return { first: isLater && existing !== undefined ? earlier?.first : existing, time }
}
