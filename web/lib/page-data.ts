import type { DehydratedState } from '@tanstack/react-query'
import type { BannerPlace } from '#shared/consent.ts'

/** Id of the script element that carries a page's data. */
export const pageDataId = 'page-data'

/** What the browser needs to take over a page exactly as the server rendered it. */
export interface PageData {
  readonly origin: string
  readonly year: number
  readonly demoLogin: boolean
  readonly consentBanner: BannerPlace
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly queries: DehydratedState
}
