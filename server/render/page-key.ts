import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { subjectAsked } from '#shared/pages/inquiry-subjects.ts'
import { readSelection, writeSelection } from '#shared/pages/planner/selection.ts'
import { isCollection } from '#shared/paths/collections.ts'
import { paths, SERVICES_FILTER, SUBJECT_PARAMETER } from '#shared/paths/paths.ts'

/** Filter parameter of each list. Other pages have no filter. */
const FILTERS: ReadonlyMap<string, string> = new Map([
  ...Object.values(contentTypes).flatMap(({ paths: { list, cmsList }, filter }) => [
    [list(), filter] as const,
    [cmsList(), filter] as const,
  ]),
  [paths.services, SERVICES_FILTER],
])

/** Lists that have only one page. */
const UNPAGED: ReadonlySet<string> = new Set([paths.services])

/**
 * Returns the cache key of a page: its path and the parameters that affect its content, in a fixed order. Other parameters are ignored.
 * Otherwise requests with random parameters could fill or bypass the cache.
 */
export function pageKey(url: URL): string {
  if (url.pathname === paths.contact) {
    // Each known subject has its own version of the page. All other values show the version without a subject. A list of checks is part of
    // the key, because the page with such a list is rendered for one request and not cached.
    const subject = subjectAsked(url.searchParams.get(SUBJECT_PARAMETER))
    const selection = readSelection(url.searchParams)
    return paths.contactAbout(subject, selection && writeSelection(selection))
  }
  const filter = FILTERS.get(url.pathname)
  if (filter === undefined && !isCollection(url.pathname)) return url.pathname
  const known = new URLSearchParams()
  const chosen = filter === undefined ? '' : (url.searchParams.get(filter) ?? '')
  if (filter !== undefined && chosen !== '') known.set(filter, chosen)
  const page = UNPAGED.has(url.pathname) ? '1' : (url.searchParams.get('page') ?? '1')
  if (page !== '1') known.set('page', page)
  const search = known.toString()
  return search === '' ? url.pathname : `${url.pathname}?${search}`
}
