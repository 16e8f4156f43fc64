import type { DehydratedState } from '@tanstack/react-query'
import type { BannerPlace } from '#shared/consent.ts'
import type { HostedScheduling } from '#shared/scheduling.ts'

/** Id of the script element that carries a page's data. */
export const pageDataId = 'page-data'

/** What the browser needs to take over a page exactly as the server rendered it. */
export interface PageData {
  readonly origin: string
  readonly year: number
  readonly demoLogin: boolean
  readonly consentBanner: BannerPlace
  /** The service that meetings are booked with; without one it is the site's own page. */
  readonly scheduling?: HostedScheduling | undefined
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly queries: DehydratedState
}
