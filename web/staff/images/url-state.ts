import { ARTICLE_TYPES, isArticleType } from '#shared/content/status.ts'
import { IMAGE_SORT_KEYS, type ImageSortKey, type ImageView } from '#shared/contracts/images.ts'
import { paths } from '#shared/paths/paths.ts'
import {
  choiceParam,
  isNarrowedBy,
  listPlaces,
  searchParam,
  sortParam,
  textParam,
  type PlaceOf,
  type SortOrder,
} from '#web/lib/staff/list/list-places.ts'
import type { ImageValues } from '#web/lib/staff/queries/image-queries.ts'

const VIEWS = [...ARTICLE_TYPES, 'unused', 'no_alt'] as const
const SOURCES = ['library', 'sanity'] as const satisfies readonly ImageView['source'][]

export type Sort = SortOrder<ImageSortKey>

/** Sort order of the images. Default: newest first. */
export const imageSort = sortParam<ImageSortKey>({
  keys: IMAGE_SORT_KEYS,
  usual: { key: 'created_at', descending: true },
  descending: IMAGE_SORT_KEYS.filter((key) => key !== 'file_name'),
})

function createPlaces(pageSize: number) {
  const places = listPlaces({
    path: paths.adminImages,
    pageSize,
    params: {
      view: choiceParam(VIEWS),
      search: searchParam,
      source: choiceParam(SOURCES),
      format: textParam(),
      // Id of an article. The list then shows the images of this article in their fixed order, which is not part of the URL.
      article: textParam(),
      sort: imageSort,
      layout: choiceParam(['grid', 'list'], 'grid'),
      // Id of the image whose details are open.
      image: textParam(),
    },
  })
  type Found = PlaceOf<typeof places>
  const withSort = (place: Found, sort: Sort): Found =>
    place.article === undefined ? place : { ...place, sort }
  return {
    ...places,
    read: (query: string) => withSort(places.read(query), { key: 'order', descending: false }),
    write: (place: Found) => places.write(withSort(place, imageSort.usual)),
  }
}

/**
 * URL state of the image list, by its page size: 24 images in the library, 100 for a single article. Images can be reordered only if the
 * page shows all images of the article.
 */
export const imagePlaces = { library: createPlaces(24), article: createPlaces(100) } as const

/** State of the page as stored in its URL. */
export type Place = PlaceOf<typeof imagePlaces.library>

/** API parameters for a page state. */
export function toValues(place: Place): ImageValues {
  const places = imagePlaces[place.article === undefined ? 'library' : 'article']
  const { search, view, article, layout: _layout, image: _image, ...values } = places.values(place)
  return {
    ...values,
    ...(search !== undefined && { q: search }),
    ...(view !== undefined && isArticleType(view) && { content_type: view }),
    ...(view === 'unused' && { used: 'false' }),
    ...(view === 'no_alt' && { no_alt: 'true' }),
    ...(article !== undefined && { object_id: article }),
  }
}

/** True if a page state has filters. */
export const isNarrowed = (place: Place) =>
  isNarrowedBy(imagePlaces.library, place, ['search', 'view', 'source', 'format', 'article'])
