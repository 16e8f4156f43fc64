import type { LakeDocument } from '#server/lake/types.ts'
import { hadPassed } from '#shared/content/article-dates.ts'
import { PUBLIC_STATUS, type Status } from '#shared/content/status.ts'
import { columnText, field, foldText, groqString, slugOf, sortText } from './mirrored-document.ts'
import type { EditingCopyRow } from './mirror.tables.ts'

/** The two copies of an article; at least one of them is there. */
export interface ArticleCopies {
  readonly draft?: LakeDocument | undefined
  readonly published?: LakeDocument | undefined
}

/** The copy that staff edit: the draft over the published copy. Undefined when there is neither. */
export const editingCopy = ({ draft, published }: ArticleCopies): LakeDocument | undefined =>
  draft ?? published

const SEARCHED = ['title', 'excerpt', 'summary'] as const

/** Short enough that ten thousand of them are looked through in milliseconds. */
const SEARCH_LIMIT = 1_000

function searchText(document: LakeDocument): string {
  const tags = Array.isArray(document['tags']) ? document['tags'] : []
  const parts = [...SEARCHED.map((name) => document[name]), slugOf(document), ...tags]
  const text = parts.filter((part) => typeof part === 'string').join('\n')
  return foldText(text.slice(0, SEARCH_LIMIT))
}

const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

const utc = (value: unknown): string | null => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  // Later years are written with a sign, which sorts before every digit: as if they were past.
  return Number.isNaN(time) || time > LAST_MS ? null : new Date(time).toISOString()
}

/** When the clock is to publish a scheduled article: never by a time that had passed when it was saved, which a draft may hold. */
function goesOutAt({ publishAt, _updatedAt }: LakeDocument): string | null {
  const time = utc(publishAt)
  return time === null || hadPassed(time, Date.parse(_updatedAt)) ? null : time
}

/** When the clock is to change an article: publish a scheduled one, take a live one off. */
function dueAt({ draft, published }: ArticleCopies): string | null {
  const copy = draft ?? published
  if (copy?.['status'] === ('scheduled' satisfies Status)) return goesOutAt(copy)
  return published?.['status'] === PUBLIC_STATUS ? utc(published['unpublishAt']) : null
}

/** The row by which staff lists find an article. `id` is without `drafts.`. */
export function toEditingRow(id: string, copies: ArticleCopies): EditingCopyRow | undefined {
  const copy = editingCopy(copies)
  if (copy === undefined) return undefined
  const title = copy['title']
  return {
    id,
    type: copy._type,
    slug: slugOf(copy),
    published_slug: copies.published === undefined ? null : slugOf(copies.published),
    status: columnText(copy['status']),
    category: columnText(field(copy['category'], '_ref')),
    industry: columnText(copy['industry']),
    author: columnText(field(copy['author'], '_ref')),
    title_key: sortText(foldText(typeof title === 'string' ? title : '')),
    updated_at: copy._updatedAt,
    published_at: sortText(groqString(copy['publishedAt']) ?? ''),
    is_live: copies.published?.['status'] === PUBLIC_STATUS ? 1 : 0,
    has_draft: copies.draft === undefined ? 0 : 1,
    due_at: dueAt(copies),
    search: searchText(copy),
  }
}
