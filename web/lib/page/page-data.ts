import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { BannerPlace } from '#shared/browser/consent.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'

/** Id of the script element that carries a page's data. */
export const pageDataId = 'page-data'

/** A successful query of a page. */
interface PageQuery {
  readonly queryKey: QueryKey
  readonly data: unknown
  readonly updatedAt: number
}

/** Queries of a page with their data. Data that the browser can compute itself is left out, because every page contains the result. */
export const packQueries = (queryClient: QueryClient): readonly PageQuery[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => ({
      queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }))

/** Fills the query cache of the browser with the queries of a page. */
export function unpackQueries(queryClient: QueryClient, queries: readonly PageQuery[]): void {
  for (const { queryKey, data, updatedAt } of queries) {
    queryClient.setQueryData(queryKey, data, { updatedAt })
  }
}

/** Data that the browser needs to hydrate a page exactly as the server rendered it. */
export interface PageData {
  readonly origin: string
  readonly year: number
  readonly demoLogin: boolean
  readonly consentBanner: BannerPlace
  /** External booking service for meetings. If undefined, the site's own booking page is used. */
  readonly scheduling?: HostedScheduling | undefined
  /** True if this site sends emails. */
  readonly hasMail: boolean
  /** Frame of all pages: published navigation and site settings. Contains only the parts that differ from the shipped ones. */
  readonly frame?: SiteFrame | undefined
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly queries: readonly PageQuery[]
}
