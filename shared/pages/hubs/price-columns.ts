/** Regions with published prices, each with the sign of its currency. Styles and the assistant name the regions, so a new one needs a release. */
export const priceRegions = [
  { name: 'UK', sign: '£' },
  { name: 'US', sign: '$' },
  { name: 'EU', sign: '€' },
] as const

/** Columns before the amounts. */
const LEAD = ['Package', 'What it contains'] as const

/** Columns of the table of packages: one price per region. */
export const packageColumns: readonly string[] = [...LEAD, ...priceRegions.map(({ name }) => name)]

/** Columns of the table of fees that are passed on. */
export const feeColumns = ['Fee', 'Who sets it', 'Amount', 'When'] as const
