import type { Limit } from './service-limits.ts'

/** Recommended lengths of the texts of an industry page. The shipped copy complies with them, and the Studio warns if a text does not. */
export const industryLimits = {
  metaTitle: { min: 20, max: 50 },
  metaDescription: { min: 110, max: 155 },
  keywords: { min: 4, max: 8 },
  lede: { min: 90, max: 190 },
  sectionHeading: { max: 60 },
  checks: { min: 6, max: 7 },
  checkLabel: { min: 2, max: 12 },
  risks: { min: 5, max: 7 },
  riskTitle: { max: 48 },
  riskDetail: { max: 60 },
  columns: { min: 4, max: 4 },
  roles: { min: 3, max: 5 },
  paragraphs: { min: 2, max: 4 },
  laws: { min: 3, max: 5 },
  questions: { min: 4, max: 6 },
  relatedServices: { min: 2, max: 3 },
  relatedIndustries: { min: 1, max: 2 },
  closing: { max: 80 },
} as const satisfies Readonly<Record<string, Limit>>
