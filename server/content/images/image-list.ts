import { byContentType } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import type {
  ImageFolder,
  ImageSortKey,
  ImageSource,
  ImageSummary,
  ImageView,
} from '#shared/contracts/images.ts'
import type { Catalogued } from './image-catalogue.ts'
import { needsAlt } from './image-views.ts'

/** Filters of a list of pictures. */
export interface ImageQuery {
  /** Words that must all match, normalized for search. */
  readonly words: readonly string[]
  readonly source: ImageSource | 'all'
  readonly articles?: ArticleType | undefined
  readonly objectId?: string | undefined
  readonly used?: boolean | undefined
  readonly noAlt: boolean
  readonly format?: string | undefined
}

/** Returns the pictures that match a query. */
export function matching(
  entries: readonly Catalogued[],
  { words, source, articles, objectId, used, noAlt, format }: ImageQuery,
): readonly Catalogued[] {
  return entries.filter(
    ({ view, folded, articles: kinds }) =>
      (source === 'all' || view.source === source) &&
      (articles === undefined || kinds.has(articles)) &&
      (objectId === undefined || view.object_id === objectId) &&
      (used === undefined || view.uses > 0 === used) &&
      (!noAlt || needsAlt(view)) &&
      (format === undefined || view.format === format) &&
      words.every((word) => folded.includes(word)),
  )
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const comparers: Readonly<Record<ImageSortKey, (a: ImageView, b: ImageView) => number>> = {
  created_at: (a, b) => (a.created_at < b.created_at ? -1 : Number(a.created_at > b.created_at)),
  file_name: (a, b) => byName.compare(a.file_name, b.file_name),
  file_size: (a, b) => (a.file_size ?? 0) - (b.file_size ?? 0),
  order: (a, b) => a.order - b.order,
}

/** Sorts pictures by a key. Pictures with equal values are sorted by date, newest first, then by id. */
export function sorted(
  entries: readonly Catalogued[],
  key: ImageSortKey,
  descending: boolean,
): readonly Catalogued[] {
  const compare = comparers[key]
  const sign = descending ? -1 : 1
  return entries.toSorted(
    ({ view: a }, { view: b }) =>
      sign * compare(a, b) ||
      (key === 'created_at' ? 0 : -comparers.created_at(a, b)) ||
      (a.id < b.id ? -1 : 1),
  )
}

/**
 * Counts the pictures by article type, source and other attributes.
 * @param titles titles of articles by id
 */
export function summaryOf(
  entries: readonly Catalogued[],
  titles: ReadonlyMap<string, string>,
): ImageSummary {
  const views = entries.map(({ view }) => view)
  const of = (type: ArticleType) => entries.filter(({ articles }) => articles.has(type)).length
  const folders = new Map<string, ImageFolder>()
  for (const { content_type: type, object_id: id } of views) {
    if (type === null || id === null) continue
    const count = (folders.get(id)?.count ?? 0) + 1
    folders.set(id, { content_type: type, object_id: id, title: titles.get(id) ?? id, count })
  }
  return {
    all: views.length,
    ...byContentType(of),
    unused: views.filter(({ uses }) => uses === 0).length,
    no_alt: views.filter(needsAlt).length,
    file_size: views.reduce((sum, { file_size: size }) => sum + (size ?? 0), 0),
    formats: [...new Set(views.flatMap(({ format }) => format ?? []))].toSorted(),
    folders: [...folders.values()].toSorted((a, b) => byName.compare(a.title, b.title)),
  }
}

/** Returns the ids of articles for which pictures were uploaded. */
export const ownersIn = (entries: readonly Catalogued[]): readonly string[] => [
  ...new Set(entries.flatMap(({ view }) => view.object_id ?? [])),
]
