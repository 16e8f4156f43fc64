import { IMAGE_SORT_KEYS, type ImageSortKey, type ImageView } from '#shared/contracts/images.ts'
import { filterOf, pageOf, searchOf, sortOf, sortText } from '#web/lib/staff/list/list-place.ts'
import type { ImageValues } from '#web/lib/staff/queries/image-queries.ts'

/** Images on a page of the list; of one article all of them, so that they can be ordered. */
export const PAGE_SIZE = 24
export const FOLDER_SIZE = 100

const VIEWS = ['blog', 'caseStudy', 'unused', 'no_alt'] as const
export type View = (typeof VIEWS)[number] | undefined

export interface Sort {
  readonly key: ImageSortKey
  readonly descending: boolean
}

const NEWEST: Sort = { key: 'created_at', descending: true }

/** Which images are shown, and how: what their URL says. */
export interface Place {
  /** From 1. */
  readonly page: number
  readonly search: string
  /** All when absent. */
  readonly view: View
  readonly source: ImageView['source'] | undefined
  readonly format: string | undefined
  /** The article whose own images are shown, in their order. */
  readonly folder: string | undefined
  readonly sort: Sort
  readonly layout: 'grid' | 'list'
  /** The image whose details are open. */
  readonly image: string | undefined
}

/** The place that a URL's query names. Whatever makes no sense counts as not said. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  const source = values.get('source')
  const folder = filterOf(values, 'article')
  return {
    page: pageOf(values),
    search: searchOf(values),
    view: VIEWS.find((known) => known === values.get('view')),
    source: source === 'library' || source === 'sanity' ? source : undefined,
    format: filterOf(values, 'format'),
    folder,
    sort:
      folder === undefined
        ? sortOf(values, IMAGE_SORT_KEYS, NEWEST)
        : { key: 'order', descending: false },
    layout: values.get('layout') === 'list' ? 'list' : 'grid',
    image: filterOf(values, 'image'),
  }
}

/** Images on a page of a place. */
export const sizeOf = ({ folder }: Place) => (folder === undefined ? PAGE_SIZE : FOLDER_SIZE)

/** What the API is asked for a place. */
export function toValues(place: Place): ImageValues {
  const { page, search, view, source, format, folder, sort } = place
  return {
    page,
    limit: sizeOf(place),
    ...(search !== '' && { q: search }),
    ...((view === 'blog' || view === 'caseStudy') && { content_type: view }),
    ...(view === 'unused' && { used: 'false' }),
    ...(view === 'no_alt' && { no_alt: 'true' }),
    ...(source !== undefined && { source }),
    ...(format !== undefined && { format }),
    ...(folder !== undefined && { object_id: folder }),
    sort: sortText(sort),
  }
}

/** The query of a URL that names a place, with its question mark; nothing is said of what goes without saying. */
export function writePlace(place: Place): string {
  const { page, search, view, source, format, folder, sort, layout, image } = place
  const order = sortText(sort)
  const text = new URLSearchParams({
    ...(view !== undefined && { view }),
    ...(search !== '' && { search }),
    ...(source !== undefined && { source }),
    ...(format !== undefined && { format }),
    ...(folder !== undefined && { article: folder }),
    ...(folder === undefined && order !== sortText(NEWEST) && { sort: order }),
    ...(layout === 'list' && { layout }),
    ...(page > 1 && { page: String(page) }),
    ...(image !== undefined && { image }),
  }).toString()
  return text === '' ? '' : `?${text}`
}

/** Whether a place shows less than everything. */
export const isNarrowed = ({ search, view, source, format, folder }: Place) =>
  search !== '' || [view, source, format, folder].some((part) => part !== undefined)
