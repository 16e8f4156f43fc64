import type { SanityDocument, SanityDocumentLike } from 'sanity'
import { PUBLIC_STATUS, type Status } from '#shared/content/status.ts'

const ARCHIVED: Status = 'archived'

/** Draft and published copy of a document, as in the Studio. */
export interface Copies {
  /** Id without `drafts.`. */
  readonly id: string
  readonly draft: SanityDocument | null
  readonly published: SanityDocument | null
}

/** Id of the draft. */
export const draftIdOf = (id: string) => `drafts.${id}`

/** True if the document is visible to visitors, which only depends on the status of its published copy. */
export function isOnSite({ published }: Copies): boolean {
  return published?.['status'] === PUBLIC_STATUS
}

/** True if “Publish to site” would change nothing. False for an archived article. */
export function isUpToDate(copies: Copies, kind: 'article' | 'part'): boolean {
  if (copies.draft !== null) return false
  return kind === 'article' ? isOnSite(copies) : copies.published !== null
}

/** True if an article would be unpublished as soon as it is published. `now` is ISO 8601, from the lake's clock. */
export function comesOffAtOnce({ draft, published }: Omit<Copies, 'id'>, now: string): boolean {
  const time = (draft ?? published)?.['unpublishAt']
  return typeof time === 'string' && Date.parse(time) <= Date.parse(now)
}

/**
 * Actions of one transaction that publishes a document: an article's draft becomes `published` and replaces the published copy. `now` (ISO
 * 8601, the lake's clock) becomes the article's publication date if that date is missing or in the future. `parts` are the ids of
 * referenced documents that are published before the document.
 */
export function publishActions(
  { id, draft, published }: Copies,
  kind: 'article' | 'part',
  now: string,
  parts: readonly string[] = [],
) {
  const ids = idsOf(id)
  const publish = { actionType: 'sanity.action.document.publish' as const, ...ids }
  const before = parts.map((part) => ({ ...publish, ...idsOf(part) }))
  if (kind === 'part') return [...before, publish]
  const date = (draft ?? published)?.['publishedAt']
  const isFuture = typeof date === 'string' && Date.parse(date) > Date.parse(now)
  const patch = isFuture
    ? { set: { status: PUBLIC_STATUS, publishedAt: now } }
    : { set: { status: PUBLIC_STATUS }, setIfMissing: { publishedAt: now } }
  return [...before, { actionType: 'sanity.action.document.edit' as const, ...ids, patch }, publish]
}

const idsOf = (id: string) => ({ draftId: draftIdOf(id), publishedId: id })

/** Mutations of one transaction that removes a document from the site: every existing copy becomes archived. */
export function takeOffMutations({ id, draft, published }: Copies) {
  const ids = [...(published === null ? [] : [id]), ...(draft === null ? [] : [draftIdOf(id)])]
  return ids.map((copy) => ({ patch: { id: copy, set: { status: ARCHIVED } } }))
}

/** Attributes of a duplicate: a draft without address, never published. */
export function toDuplicate(document: SanityDocumentLike): SanityDocumentLike {
  const { slug: _slug, publishedAt: _publishedAt, publishAt: _publishAt, ...rest } = document
  const { unpublishAt: _unpublishAt, title, ...kept } = rest
  return {
    ...kept,
    ...(typeof title === 'string' && { title: `${title} (copy)` }),
    status: 'draft' satisfies Status,
  }
}
