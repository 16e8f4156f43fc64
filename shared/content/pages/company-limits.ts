import type { Limit } from './service-limits.ts'

/** Recommended lengths of the texts of company pages. The shipped copy complies with them, and the Studio warns if a text does not. */
export const companyLimits = {
  metaTitle: { max: 50 },
  metaDescription: { min: 110, max: 158 },
  keywords: { min: 3, max: 8 },
  lede: { max: 190 },
  paragraphs: { min: 1, max: 4 },
  points: { min: 3, max: 6 },
  steps: { min: 3, max: 8 },
  rows: { min: 3, max: 8 },
  columns: { min: 3, max: 4 },
  cell: { max: 100 },
  facts: { min: 3, max: 4 },
  questions: { min: 4, max: 8 },
  figures: { min: 3, max: 3 },
  kinds: { min: 3, max: 6 },
  lines: { min: 4, max: 4 },
  industries: { min: 2, max: 4 },
  doors: { min: 2, max: 2 },
  actions: { min: 3, max: 3 },
  entries: { min: 3, max: 4 },
  closing: { max: 110 },
} as const satisfies Readonly<Record<string, Limit>>
