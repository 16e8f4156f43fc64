import { sitePageListAnswer } from '#shared/contracts/site-pages.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { liveListQuery } from '../live-query.ts'

/** Query of the list of pages, as REST parameters. */
export type SitePageValues = Readonly<
  Partial<
    Record<'page' | 'limit' | 'search' | 'kind' | 'state' | 'differs' | 'sort', string | number>
  >
>

/** Query for a page of the list of all pages of the site. */
export const sitePageListQuery = (api: StaffApi, values: SitePageValues) =>
  liveListQuery(
    api,
    [...staffKeys.sitePages, 'list', values],
    staffApiPaths.sitePages(values),
    sitePageListAnswer,
  )
