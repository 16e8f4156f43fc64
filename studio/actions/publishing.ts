import type { SanityDocument, SanityDocumentLike } from 'sanity'
import { PUBLIC_STATUS, type Status } from '#shared/content/status.ts'

const ARCHIVED: Status = 'archived'

/** Draft and published document, as the Studio passes them to actions. */
export interface Copies {
  /** Id without the prefix `drafts.`. */
  readonly id: string
  readonly draft: SanityDocument | null
  readonly published: SanityDocument | null
}

/** Id of the draft. */
export const draftIdOf = (id: string) => `drafts.${id}`

/** True if visitors can see the document. This depends only on the status of the published document. */
export function isOnSite({ published }: Copies): boolean {
  return published?.['status'] === PUBLIC_STATUS
}

/** True if “Publish to site” would change nothing. Always false for an archived article. */
export function isUpToDate(copies: Copies, kind: 'article' | 'part'): boolean {
  if (copies.draft !== null) return false
  return kind === 'article' ? isOnSite(copies) : copies.published !== null
}

/** True if an article would be unpublished as soon as it is published. @param now time of the lake's clock, ISO 8601 */
export function comesOffAtOnce({ draft, published }: Omit<Copies, 'id'>, now: string): boolean {
  const time = (draft ?? published)?.['unpublishAt']
  return typeof time === 'string' && Date.parse(time) <= Date.parse(now)
}

/**
 * Returns the actions that publish a document in one transaction. The draft of an article gets the status `published` and replaces the
 * published document.
 * @param now time of the lake's clock, ISO 8601; becomes the publication date if the article has none or one in the future
 * @param parts ids of referenced documents, which are published first
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

/**
 * Returns the mutations that remove a document from the site in one transaction. The draft and the published document, if they exist,
 * become archived.
 */
export function takeOffMutations({ id, draft, published }: Copies) {
  const ids = [...(published === null ? [] : [id]), ...(draft === null ? [] : [draftIdOf(id)])]
  return ids.map((copy) => ({ patch: { id: copy, set: { status: ARCHIVED } } }))
}

/** Attributes of a duplicate. It is a draft without an address and without dates. */
export function toDuplicate(document: SanityDocumentLike): SanityDocumentLike {
  const { slug: _slug, publishedAt: _publishedAt, publishAt: _publishAt, ...rest } = document
  const { unpublishAt: _unpublishAt, title, ...kept } = rest
  return {
    ...kept,
    ...(typeof title === 'string' && { title: `${title} (copy)` }),
    status: 'draft' satisfies Status,
  }
}
