import { searchedTexts } from '#shared/content/article-fields.ts'
import { isRecord } from '#shared/content/guards.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  COPIED_TYPES,
  PICTURE_TYPES,
  SITE_TYPES,
  type PublicChange,
} from '#shared/content/change-tags.ts'
import { LIBRARY_IMAGE_TYPE, REDIRECT_TYPE } from '#shared/content/document-types.ts'
import { canonicalPath } from '#shared/paths/canonical-path.ts'
import { publishedTypes } from '#shared/content/published-types/published-types.ts'
import { fixedPageOf, PAGE_TYPES } from '#shared/content/pages/fixed-pages.ts'
import {
  isArticleType,
  isDraftedType,
  LANDING_TYPE,
  PUBLIC_STATUS,
  STATUS_TYPES,
} from '#shared/content/status.ts'
import type { MirrorDocumentRow } from './mirror.tables.ts'

const copiedTypes: ReadonlySet<string> = new Set(COPIED_TYPES)
const siteTypes: ReadonlySet<string> = new Set(SITE_TYPES)
const statusTypes: ReadonlySet<string> = new Set([...STATUS_TYPES, ...PAGE_TYPES])

const pictureTypes: ReadonlySet<string> = new Set(PICTURE_TYPES)

/** Maximum searchable text of a document, in characters. */
const SEARCH_LIMIT = 50_000

const DRAFTS = 'drafts.'

/** Returns `x` for `drafts.x`, or undefined if the id is not that of an editing copy. */
export function draftOf(id: string): string | undefined {
  const base = id.startsWith(DRAFTS) ? id.slice(DRAFTS.length) : ''
  return base === '' || base.includes('.') ? undefined : base
}

/** True for the ids of published copies that the mirror stores. Only the ids of fixed pages contain dots. */
export const isPublishedId = (id: string) => !id.includes('.') || fixedPageOf(id) !== undefined

/** True if the mirror stores documents with this id: published copies and editing copies, but no versions. */
export const isMirroredId = (id: string) => isPublishedId(id) || draftOf(id) !== undefined

/** True if a document has an id without a dot, or is the document of a fixed page. */
const hasOwnId = ({ _id, _type }: LakeDocument) =>
  !_id.includes('.') || fixedPageOf(_id)?.type === _type

/** True if the mirror stores a document: all types of the site, and for articles and landing pages also the editing copies. */
export function isMirrored(document: LakeDocument): boolean {
  if (hasOwnId(document)) return copiedTypes.has(document._type)
  return isDraftedType(document._type) && draftOf(document._id) !== undefined
}

/**
 * True if pages may show a document. If its type has a status, the document must have the public status. Documents of types without a
 * status, to which other documents refer, are always public.
 */
export function isPublic(document: LakeDocument): boolean {
  if (!siteTypes.has(document._type) || !hasOwnId(document)) return false
  return !statusTypes.has(document._type) || document['status'] === PUBLIC_STATUS
}

/** Returns an own property of a plain object, otherwise undefined. */
export const field = (value: unknown, name: string): unknown =>
  isRecord(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

/** Maximum size of an indexed column in bytes, because PostgreSQL limits an index row to 2,704 bytes. */
const COLUMN_LIMIT = 500
/** Maximum length of a sort key, in characters of at most four bytes. */
const SORT_LIMIT = 120

/**
 * Value of a text column: the text, or null for values that are not text, long texts, and texts with a null character, which PostgreSQL
 * cannot store.
 */
export const columnText = (value: unknown): string | null =>
  typeof value === 'string' && Buffer.byteLength(value) <= COLUMN_LIMIT && !value.includes('\0')
    ? value
    : null

/** Sort key of a text: its first characters. */
export const sortText = (text: string): string => text.replaceAll('\0', '').slice(0, SORT_LIMIT)

/** Lookup key of a document: its slug, the source path of a redirect, or the image host's id of a library image. */
export function slugOf(document: LakeDocument): string | null {
  if (document._type === REDIRECT_TYPE) {
    const { from } = document
    return typeof from === 'string' ? columnText(canonicalPath(from)) : null
  }
  if (document._type === LIBRARY_IMAGE_TYPE) return columnText(document['public_id'])
  return columnText(field(document['slug'], 'current'))
}

/** GROQ's `string()`: null for a value that is not a string, number or boolean. */
export const groqString = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null

/** Normalizes text for searching: converts it to lower case, and removes accents and null characters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\0]/gu, '')
    .toLowerCase()
}

function collectText(value: unknown, into: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collectText(item, into)
  } else if (typeof value === 'object' && value !== null) {
    const text = field(value, 'text')
    if (typeof text === 'string') into.push(text)
    for (const name of ['children', 'content']) collectText(field(value, name), into)
  }
}

function searchText(document: LakeDocument): string {
  if (!isArticleType(document._type)) return ''
  const parts = searchedTexts(document._type, document).map(({ text }) => text)
  collectText(document['body'], parts)
  return foldText(parts.join('\n').slice(0, SEARCH_LIMIT))
}

/** Maximum length of a stored term, in characters. Lookups only use names of pages, which are shorter. */
const MAX_TERM = 200

/** Unique lookup terms of an article that have no column of their own. Tags are in lower case, without spaces at their ends. */
export function termsOf(document: LakeDocument): readonly string[] {
  if (!isArticleType(document._type)) return []
  const name = publishedTypes[document._type].terms
  const values = document[name]
  if (!Array.isArray(values)) return []
  const texts = values
    .map(columnText)
    .filter((text) => text !== null)
    .filter((text) => text.length <= MAX_TERM)
  return [
    ...new Set(texts.map((text) => (name === 'tags' ? text.trim().toLowerCase() : text))),
  ].filter((text) => text !== '')
}

/**
 * True if search engines may index the address of an article or a landing page. Same condition as the `SEO` projection in
 * shared/content/projections.ts.
 */
function isListed(document: LakeDocument): boolean {
  const seo = document['seo']
  if (document._type === LANDING_TYPE) return isPublic(document) && document['noindex'] !== true
  return (
    isArticleType(document._type) &&
    isPublic(document) &&
    field(seo, 'noindex') !== true &&
    groqString(field(seo, 'canonical')) === null
  )
}

/** Sort key of a document, in the order of NEWEST_FIRST in `shared/content/projections.ts`. */
export const sortKeyOf = (document: LakeDocument) =>
  sortText(groqString(document['publishedAt']) ?? document._createdAt)

/** Index row of a document. */
export function toRow(document: LakeDocument): MirrorDocumentRow {
  return {
    id: document._id,
    type: document._type,
    rev: document._rev,
    slug: slugOf(document),
    status: columnText(document['status']),
    category: columnText(field(document['category'], '_ref')),
    industry: columnText(document['industry']),
    sort_key: sortKeyOf(document),
    search: searchText(document),
    public: isPublic(document) && !pictureTypes.has(document._type) ? 1 : 0,
    json: JSON.stringify(document),
    updated_at: columnText(document._updatedAt),
    listed: isListed(document) ? 1 : 0,
  }
}

/** Converts a change of a document to the view of visitors: its slugs, and if the document was and is public. */
export function toPublicChange(
  id: string,
  before: LakeDocument | undefined,
  after: LakeDocument | undefined,
): PublicChange {
  const slugs = [before, after].map((document) => document && slugOf(document))
  return {
    id,
    type: (after ?? before)?._type ?? '',
    slugs: [...new Set(slugs.filter((slug) => typeof slug === 'string'))],
    publicBefore: before !== undefined && isPublic(before),
    publicAfter: after !== undefined && isPublic(after),
    isReordered:
      before !== undefined && after !== undefined && sortKeyOf(before) !== sortKeyOf(after),
  }
}
