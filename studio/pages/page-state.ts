import { STATUS_WORDS, toStatus } from '#schemas/status-words.ts'

interface CopyState {
  readonly status?: unknown
  readonly shippedVersion?: unknown
}

/** States of a page's draft and published document; undefined for one that does not exist. */
export interface PageCopyStates {
  readonly draft: CopyState | undefined
  readonly published: CopyState | undefined
}

/** State of a fixed page for lists. A page without a document has the state `Shipped text`. */
export function pageState({ draft, published }: PageCopyStates): string {
  if (draft === undefined && published === undefined) return 'Shipped text'
  if (draft === undefined) return STATUS_WORDS[toStatus(published?.status)].title
  if (published === undefined) {
    return `${STATUS_WORDS[toStatus(draft.status)].title}, shipped text on the site`
  }
  return toStatus(draft.status) === 'scheduled'
    ? 'Published, change scheduled'
    : 'Published, unpublished changes'
}
