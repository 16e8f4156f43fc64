import { servicesHub } from './services.ts'
import { shippedRanges } from './turnaround.ts'
import { serviceIndexLabels } from './services-parts.ts'
import { withServicesTables } from './services-tables.ts'

/** Shipped copy of the page with all services, with its tables and labels. */
export const servicesIndex = {
  ...serviceIndexLabels,
  ...withServicesTables(servicesHub, shippedRanges),
}
