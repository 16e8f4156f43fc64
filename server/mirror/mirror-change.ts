import type { LakeDocument } from '#lake/documents/types.ts'
import {
  ALL_TAGS,
  SITE_TYPES,
  tagsOfChange,
  type PublicChange,
} from '#shared/content/change-tags.ts'
import { isMirrored } from './mirrored-document.ts'

/** What one transaction did to one document. */
export interface MirrorFeedChange {
  readonly id: string
  /** `null` when there was none, absent when the feed does not know. */
  readonly before?: LakeDocument | null
  readonly after: LakeDocument | undefined
  /** The transaction that did it, and its author, where the feed knows them. */
  readonly transactionId?: string
  readonly author?: string
}

/** What visitors may see differently from now on. */
export interface MirrorChange {
  /** Document types, ids and slugs (before and after) concerned. */
  readonly types: readonly string[]
  readonly ids: readonly string[]
  readonly slugs: readonly string[]
  /** Whether any of the documents was public before, and is now. */
  readonly publicBefore: boolean
  readonly publicAfter: boolean
  /** Every kept answer that carries one of these is out of date (`shared/content/change-tags.ts`). */
  readonly tags: readonly string[]
  /** Types of documents that are public no longer. */
  readonly takenOff: readonly string[]
}

/** What several changes of documents come to. */
export function summary(changes: readonly PublicChange[]): MirrorChange {
  return {
    types: [...new Set(changes.map(({ type }) => type))],
    ids: changes.map(({ id }) => id),
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

/** A change that may have touched anything. */
export const EVERYTHING: MirrorChange = {
  types: SITE_TYPES,
  ids: [],
  slugs: [],
  publicBefore: true,
  publicAfter: true,
  tags: ALL_TAGS,
  takenOff: [],
}

/** The last state of each document: what is to be kept, and the ids of what is to go. */
export function split(changes: readonly MirrorFeedChange[]) {
  const present = new Map<string, LakeDocument>()
  const absent = new Set<string>()
  for (const { id, after } of changes) {
    present.delete(id)
    absent.delete(id)
    if (after !== undefined && isMirrored(after)) present.set(id, after)
    else absent.add(id)
  }
  return { present: [...present.values()], absent: [...absent] }
}
