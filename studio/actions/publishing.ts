import type { SanityDocument, SanityDocumentLike } from 'sanity'
import { PUBLIC_STATUS, type Status } from '#shared/content/status.ts'

const ARCHIVED: Status = 'archived'

/** A document's two copies, as the Studio holds them. */
export interface Copies {
  /** The id without `drafts.`. */
  readonly id: string
  readonly draft: SanityDocument | null
  readonly published: SanityDocument | null
}

/** The id of the editing copy. */
export const draftIdOf = (id: string) => `drafts.${id}`

/** Whether visitors see the document: by its published copy's status alone. */
export function isOnSite({ published }: Copies): boolean {
  return published?.['status'] === PUBLIC_STATUS
}

/** Whether there is nothing that “Publish to site” would change. Articles can also be archived: then there is. */
export function isUpToDate(copies: Copies, kind: 'article' | 'part'): boolean {
  if (copies.draft !== null) return false
  return kind === 'article' ? isOnSite(copies) : copies.published !== null
}

/** Whether an article would be unpublished as soon as it is published. `now` is ISO 8601, the lake's clock. */
export function comesOffAtOnce({ draft, published }: Omit<Copies, 'id'>, now: string): boolean {
  const time = (draft ?? published)?.['unpublishAt']
  return typeof time === 'string' && Date.parse(time) <= Date.parse(now)
}

/**
 * The actions of one transaction that puts a document on the site: an article's editing copy becomes `published` and
 * takes the published copy's place. `now` (ISO 8601, the lake's clock) becomes its date when it has none, or one that
 * lies in the future. `parts` are the ids of what it refers to and what goes out along with it, before it.
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

/** The mutations of one transaction that takes a document off the site: each copy there is becomes archived. */
export function takeOffMutations({ id, draft, published }: Copies) {
  const ids = [...(published === null ? [] : [id]), ...(draft === null ? [] : [draftIdOf(id)])]
  return ids.map((copy) => ({ patch: { id: copy, set: { status: ARCHIVED } } }))
}

/** A copy starts its own life: a draft without an address, never published. */
export function toDuplicate(document: SanityDocumentLike): SanityDocumentLike {
  const { slug: _slug, publishedAt: _publishedAt, publishAt: _publishAt, ...rest } = document
  const { unpublishAt: _unpublishAt, title, ...kept } = rest
  return {
    ...kept,
    ...(typeof title === 'string' && { title: `${title} (copy)` }),
    status: 'draft' satisfies Status,
  }
}
