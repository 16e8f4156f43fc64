import { STATUS_WORDS, toStatus } from '#schemas/status-words.ts'

/** Copies of a page's document; undefined for a copy that does not exist. */
export interface PageCopyStates {
  readonly draft: { readonly status?: unknown } | undefined
  readonly published: { readonly status?: unknown } | undefined
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
