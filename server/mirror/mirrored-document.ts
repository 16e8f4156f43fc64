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
import { ARTICLE_TYPES, PUBLIC_STATUS, STATUS_TYPES } from '#shared/content/status.ts'
import type { MirrorDocumentRow } from './mirror.tables.ts'

const copiedTypes: ReadonlySet<string> = new Set(COPIED_TYPES)
const siteTypes: ReadonlySet<string> = new Set(SITE_TYPES)
const articleTypes: ReadonlySet<string> = new Set(ARTICLE_TYPES)
const statusTypes: ReadonlySet<string> = new Set(STATUS_TYPES)

const pictureTypes: ReadonlySet<string> = new Set(PICTURE_TYPES)

/** Characters of a document that a search looks through at most. */
const SEARCH_LIMIT = 50_000

const DRAFTS = 'drafts.'

/** `x` of `drafts.x`; undefined when the id is no editing copy's. */
export function draftOf(id: string): string | undefined {
  const base = id.startsWith(DRAFTS) ? id.slice(DRAFTS.length) : ''
  return base === '' || base.includes('.') ? undefined : base
}

/** Tells whether the mirror keeps documents of this id: published copies and editing copies, no versions. */
export const isMirroredId = (id: string) => !id.includes('.') || draftOf(id) !== undefined

/** Tells whether the mirror keeps a document: the site's types, and of articles the editing copies too. */
export function isMirrored(document: LakeDocument): boolean {
  if (!document._id.includes('.')) return copiedTypes.has(document._type)
  return articleTypes.has(document._type) && draftOf(document._id) !== undefined
}

/** Tells whether pages may show a document: what carries a status by it alone, what they refer to always. */
export function isPublic(document: LakeDocument): boolean {
  if (!siteTypes.has(document._type) || document._id.includes('.')) return false
  return !statusTypes.has(document._type) || document['status'] === PUBLIC_STATUS
}

/** The own attribute of a plain object, else undefined. */
export const field = (value: unknown, name: string): unknown =>
  isRecord(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

/** Bytes of a column: an index of PostgreSQL takes 2,704 over all of its columns. */
const COLUMN_LIMIT = 500
/** Characters of a text that lists are sorted by, of at most four bytes each. */
const SORT_LIMIT = 120

/** PostgreSQL cannot hold the null character, and no id, slug or status has any use for it. */
export const columnText = (value: unknown): string | null =>
  typeof value === 'string' && Buffer.byteLength(value) <= COLUMN_LIMIT && !value.includes('\0')
    ? value
    : null

/** Text that lists are sorted by: its beginning decides. */
export const sortText = (text: string): string => text.replaceAll('\0', '').slice(0, SORT_LIMIT)

/** The slug that a document is found by; of a redirect the path that leads elsewhere, of a picture its id at the image host. */
export function slugOf(document: LakeDocument): string | null {
  if (document._type === REDIRECT_TYPE) {
    const { from } = document
    return typeof from === 'string' ? columnText(canonicalPath(from)) : null
  }
  if (document._type === LIBRARY_IMAGE_TYPE) return columnText(document['public_id'])
  return columnText(field(document['slug'], 'current'))
}

/** GROQ's `string()`: null for what is neither text, number nor truth value. */
export const groqString = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null

/** Text in the form in which it is searched: no accents, no capitals, no null characters. */
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
  const parts: string[] = []
  for (const name of ['title', 'excerpt', 'summary', 'challenge', 'solution']) {
    const value = document[name]
    if (typeof value === 'string') parts.push(value)
  }
  collectText(document['body'], parts)
  return foldText(parts.join('\n').slice(0, SEARCH_LIMIT))
}

/** Longest term kept, characters: what articles are looked up by is the name of a page. */
const MAX_TERM = 200

/** The attribute of each article type whose texts are terms. */
const TERM_FIELDS: Readonly<Record<string, string>> = { blog: 'tags', caseStudy: 'services' }

/** What an article is looked up by beside its columns, each once, in lower case where it is a tag. */
export function termsOf(document: LakeDocument): readonly string[] {
  const name = TERM_FIELDS[document._type]
  const values = name === undefined ? undefined : document[name]
  if (!Array.isArray(values)) return []
  const texts = values
    .map(columnText)
    .filter((text) => text !== null)
    .filter((text) => text.length <= MAX_TERM)
  return [...new Set(texts.map((text) => (name === 'tags' ? text.toLowerCase() : text)))]
}

/** Tells whether search engines may keep an article's own address; the same words as SEO of shared/content/projections.ts. */
function isListed(document: LakeDocument): boolean {
  const seo = document['seo']
  return (
    articleTypes.has(document._type) &&
    isPublic(document) &&
    field(seo, 'noindex') !== true &&
    groqString(field(seo, 'canonical')) === null
  )
}

/** The row that stands for a document. */
export function toRow(document: LakeDocument): MirrorDocumentRow {
  const isArticle = articleTypes.has(document._type)
  return {
    id: document._id,
    type: document._type,
    rev: document._rev,
    slug: slugOf(document),
    status: columnText(document['status']),
    category: columnText(field(document['category'], '_ref')),
    industry: columnText(document['industry']),
    // The same words as NEWEST_FIRST of shared/content/projections.ts.
    sort_key: sortText(groqString(document['publishedAt']) ?? document._createdAt),
    search: isArticle ? searchText(document) : '',
    public: isPublic(document) && !pictureTypes.has(document._type) ? 1 : 0,
    json: JSON.stringify(document),
    updated_at: columnText(document._updatedAt),
    listed: isListed(document) ? 1 : 0,
  }
}

/** A document's change as visitors can notice it. */
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
  }
}
