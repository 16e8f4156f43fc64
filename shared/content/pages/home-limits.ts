import type { Limit } from './service-limits.ts'

/**
 * Recommended lengths of the texts of the home page and the hub pages. The shipped copy complies with them, and the Studio warns if a text
 * does not.
 */
export const homeLimits = {
  metaTitle: { max: 50 },
  metaDescription: { min: 110, max: 160 },
  keywords: { min: 3, max: 8 },
  lede: { max: 190 },
  facts: { min: 3, max: 4 },
  lines: { min: 4, max: 4 },
  points: { min: 3, max: 6 },
  entries: { min: 3, max: 3 },
  closing: { max: 110 },
} as const satisfies Readonly<Record<string, Limit>>
