import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { SORT_KEYS } from '#shared/contracts/editing.ts'
import { STATUSES, type ArticleType } from '#shared/content/status.ts'
import { paths } from '#shared/paths/paths.ts'
import {
  choiceParam,
  isNarrowedBy,
  listPlaces,
  searchParam,
  sortParam,
  textParam,
  type PlaceOf,
} from '#web/lib/staff/list/list-places.ts'

/** Sort key of a list. */
export type SortKey = (typeof SORT_KEYS)[number]

/** Sort order of a list. Default: newest change first. */
export const articleSort = sortParam<SortKey>({
  keys: SORT_KEYS,
  usual: { key: 'updated_at', descending: true },
  descending: SORT_KEYS.filter((key) => key !== 'title'),
})

const blogPlaces = listPlaces({
  path: paths.adminBlogs,
  pageSize: 15,
  params: {
    search: searchParam,
    status: choiceParam(STATUSES),
    // Id of a category, or slug of an industry.
    filter: textParam(),
    // Id of an author. Case studies have none.
    author: textParam(),
    sort: articleSort,
  },
})

/** URLs of the two lists. */
export const articlePlaces = {
  blog: blogPlaces,
  caseStudy: { ...blogPlaces, path: paths.adminCaseStudies },
} as const satisfies Record<ArticleType, unknown>

/** State of a list as stored in its URL. */
export type Place = PlaceOf<typeof blogPlaces>

/** True if a list state has filters. */
export const isNarrowed = (place: Place) =>
  isNarrowedBy(blogPlaces, place, ['search', 'status', 'filter', 'author'])

/** API parameters for a list state. */
export function toValues(type: ArticleType, place: Place) {
  const { filter, author, ...values } = blogPlaces.values(place)
  return {
    ...values,
    ...(filter !== undefined && { [contentTypes[type].filter]: filter }),
    ...(type === 'blog' && author !== undefined && { author }),
  }
}
