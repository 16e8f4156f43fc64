/**
 * Regions with published prices, each with the sign of its currency. Styles and the assistant refer to these regions, so adding one needs a
 * release.
 */
export const priceRegions = [
  { name: 'UK', sign: '£' },
  { name: 'US', sign: '$' },
  { name: 'EU', sign: '€' },
] as const

/** Columns before those with the prices. */
const LEAD = ['Package', 'What it contains'] as const

/** Columns of the table of packages. Each region has a column with its price. */
export const packageColumns: readonly string[] = [...LEAD, ...priceRegions.map(({ name }) => name)]

/** Columns of the table of fees that the company passes on to customers. */
export const feeColumns = ['Fee', 'Who sets it', 'Amount', 'When'] as const
