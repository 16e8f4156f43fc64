/** Source of the published prices. */
import { site } from '#shared/company/site.ts'

/** Document of the owner that confirms the prices; null while they are examples. */
const source: string | null = null

/** True if the owner has confirmed the prices. */
export const hasPriceSource: boolean = source !== null

/** True if the site shows prices: confirmed ones, or examples on a demonstration site. */
export const arePricesShown: boolean = site.demonstration || hasPriceSource

/** Label of example prices; undefined for prices with a source. */
export const exampleLabel: string | undefined = hasPriceSource
  ? undefined
  : 'Example prices, for demonstration'
