/** Source of the published prices, if any. */
import { site } from '#shared/company/site.ts'

/** Document in which the site's owner confirms the prices. Null while they are examples. */
const source: string | null = null

/** True if the site's owner has confirmed the prices. */
export const hasPriceSource: boolean = source !== null

/** True if the site shows prices: either confirmed prices, or examples on a demonstration site. */
export const arePricesShown: boolean = site.demonstration || hasPriceSource

/** Label for example prices. Undefined for confirmed prices. */
export const exampleLabel: string | undefined = hasPriceSource
  ? undefined
  : 'Example prices, for demonstration'
