import { toListPage } from '#server/http/list-page.ts'
import { type Route, serve } from '#server/http/route.ts'
import { sitePageOperations } from '#shared/contracts/operations/site-page-operations.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { SitePages } from './site-pages.service.ts'

/** Default number of pages per page of the list. */
const USUAL_PAGE = 20

/** Default sort order: the newest change first. */
const USUAL_SORT = '-updated_at'

/** REST routes of the list of all pages. */
export const createSitePageRoutes = (pages: SitePages): Route[] => [
  serve(sitePageOperations.list, async ({ query }) => {
    const { page = 1, limit = USUAL_PAGE, sort = USUAL_SORT, differs, ...filters } = query
    const { items, total, kinds, differing } = await pages.list({
      ...filters,
      differs: differs !== undefined,
      sort: sort.endsWith('title') ? 'title' : 'updated_at',
      descending: sort.startsWith('-'),
      offset: (page - 1) * limit,
      limit,
    })
    const at = (target: number) => staffApiPaths.sitePages({ ...query, page: target })
    return { ...toListPage({ page, limit }, { items, total }, at), kinds, differing }
  }),
]
