import { IMAGE_SORT_KEYS, type ImageSortKey, type ImageView } from '#shared/contracts/images.ts'
import { filterOf, pageOf, searchOf, sortOf, sortText } from '#web/lib/staff/list/list-place.ts'
import type { ImageValues } from '#web/lib/staff/queries/image-queries.ts'

/** Number of images on a page. The list of one article shows all images on one page, so that they can be reordered. */
export const PAGE_SIZE = 24
export const FOLDER_SIZE = 100

const VIEWS = ['blog', 'caseStudy', 'unused', 'no_alt'] as const
export type View = (typeof VIEWS)[number] | undefined

export interface Sort {
  readonly key: ImageSortKey
  readonly descending: boolean
}

const NEWEST: Sort = { key: 'created_at', descending: true }

/** State of the page as stored in its URL. */
export interface Place {
  /** Page number, counted from 1. */
  readonly page: number
  readonly search: string
  /** View of the images. Default: all images. */
  readonly view: View
  readonly source: ImageView['source'] | undefined
  readonly format: string | undefined
  /** Id of the article whose images are listed, in the order of the article. */
  readonly folder: string | undefined
  readonly sort: Sort
  readonly layout: 'grid' | 'list'
  /** Id of the image whose details are open. */
  readonly image: string | undefined
}

/** Parses the query of a URL. Invalid values are ignored. */
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

/** Number of images on a page. */
export const sizeOf = ({ folder }: Place) => (folder === undefined ? PAGE_SIZE : FOLDER_SIZE)

/** API parameters for a page state. */
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

/** URL query of a page state, with its question mark. Default values are omitted. */
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

/** True if a page state has filters. */
export const isNarrowed = ({ search, view, source, format, folder }: Place) =>
  search !== '' || [view, source, format, folder].some((part) => part !== undefined)
