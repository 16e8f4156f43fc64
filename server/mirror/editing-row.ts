import type { LakeDocument } from '#lake/documents/types.ts'
import { comesOffAt, goesOutAt } from '#shared/content/article-clock.ts'
import { searchedTexts } from '#shared/content/article-fields.ts'
import { isArticleType, PUBLIC_STATUS } from '#shared/content/status.ts'
import { columnText, field, foldText, groqString, slugOf, sortText } from './mirrored-document.ts'
import type { EditingCopyRow } from './mirror.tables.ts'

/** Draft and published copy of an article; at least one of them exists. */
export interface ArticleCopies {
  readonly draft?: LakeDocument | undefined
  readonly published?: LakeDocument | undefined
}

/** Returns the copy that staff edit: the draft, otherwise the published copy. Undefined if neither exists. */
const editingCopy = ({ draft, published }: ArticleCopies): LakeDocument | undefined =>
  draft ?? published

/** Maximum searchable text of an article, in characters. With this limit, ten thousand articles can be searched within milliseconds. */
const SEARCH_LIMIT = 1_000

function searchText(document: LakeDocument): string {
  const { _type: type, tags } = document
  const leads = isArticleType(type)
    ? searchedTexts(type, document).filter(({ searched }) => searched === 'lead')
    : []
  const parts = [
    ...leads.map(({ text }) => text),
    slugOf(document),
    ...(Array.isArray(tags) ? tags : []),
  ]
  const text = parts.filter((part) => typeof part === 'string').join('\n')
  return foldText(text.slice(0, SEARCH_LIMIT))
}

/** Time of the next scheduled change of an article: publishing its scheduled edit or unpublishing its live copy. */
function dueAt(copies: ArticleCopies): string | null {
  const times = [goesOutAt(copies), comesOffAt(copies)].filter((time) => time !== null)
  return times.toSorted()[0] ?? null
}

/** Index row of an article for staff lists. `id` is without `drafts.`. */
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
