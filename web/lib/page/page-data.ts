import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { BannerPlace } from '#shared/browser/consent.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'

/** Id of the script element that carries a page's data. */
export const pageDataId = 'page-data'

/** What was asked for a page and found. */
interface PageQuery {
  readonly queryKey: QueryKey
  readonly data: unknown
  readonly updatedAt: number
}

/** What a page was made of. No more of each than the browser could not tell by itself: it travels with every page. */
export const packQueries = (queryClient: QueryClient): readonly PageQuery[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => ({
      queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }))

/** Has the browser know what the page was made of, as if it had asked itself. */
export function unpackQueries(queryClient: QueryClient, queries: readonly PageQuery[]): void {
  for (const { queryKey, data, updatedAt } of queries) {
    queryClient.setQueryData(queryKey, data, { updatedAt })
  }
}

/** What the browser needs to take over a page exactly as the server rendered it. */
export interface PageData {
  readonly origin: string
  readonly year: number
  readonly demoLogin: boolean
  readonly consentBanner: BannerPlace
  /** The service that meetings are booked with; without one it is the site's own page. */
  readonly scheduling?: HostedScheduling | undefined
  /** True if this site sends emails. */
  readonly hasMail: boolean
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly queries: readonly PageQuery[]
}
