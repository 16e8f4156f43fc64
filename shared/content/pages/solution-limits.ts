import type { Limit } from './service-limits.ts'

/** Recommended lengths of the texts of a solution page. The shipped copy complies with them, and the Studio warns if a text does not. */
export const solutionLimits = {
  metaTitle: { max: 50 },
  metaDescription: { min: 110, max: 158 },
  keywords: { min: 4, max: 8 },
  facts: { min: 4, max: 4 },
  flowColumns: { min: 3, max: 5 },
  stations: { min: 1, max: 4 },
  situations: { min: 2, max: 5 },
  columns: { min: 3, max: 4 },
  rows: { min: 1, max: 8 },
  limits: { min: 2, max: 6 },
  limitText: { max: 160 },
  questions: { min: 4, max: 8 },
  relatedIndustries: { min: 3, max: 3 },
  closing: { max: 90 },
} as const satisfies Readonly<Record<string, Limit>>
