import { STATUS_WORDS, toStatus } from '#schemas/status-words.ts'

interface CopyState {
  readonly status?: unknown
  readonly shippedVersion?: unknown
}

/** Copies of a page's document; undefined for a copy that does not exist. */
export interface PageCopyStates {
  readonly draft: CopyState | undefined
  readonly published: CopyState | undefined
}

/** State of a fixed page in lists: `Shipped text` while it has no document. */
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
