/** Recommended number of characters or items in a part of a page. */
export interface Limit {
  readonly min?: number
  readonly max: number
}

/** Recommended lengths of the texts of a service page. The shipped copy complies with them, and the Studio warns if a text does not. */
export const serviceLimits = {
  metaTitle: { max: 50 },
  metaDescription: { min: 110, max: 158 },
  keywords: { min: 4, max: 8 },
  lede: { max: 190 },
  facts: { min: 4, max: 4 },
  factValue: { max: 46 },
  sectionHeading: { max: 58 },
  /** A longer title would leave no space for the number in the same row. */
  specimenTitle: { max: 31 },
  specimenFields: { min: 7, max: 9 },
  specimenLabel: { max: 16 },
  specimenText: { max: 60 },
  specimenNotes: { min: 4, max: 7 },
  specimenNote: { max: 110 },
  specimenFoot: { min: 1, max: 2 },
  readers: { min: 2, max: 5 },
  steps: { min: 3, max: 8 },
  stepTitle: { max: 14 },
  stepText: { max: 90 },
  limits: { min: 2, max: 6 },
  limitText: { max: 160 },
  columns: { min: 4, max: 4 },
  rows: { min: 3, max: 6 },
  cell: { max: 60 },
  price: { max: 100 },
  laws: { min: 3, max: 5 },
  questions: { min: 4, max: 8 },
  relatedServices: { min: 3, max: 3 },
  relatedIndustries: { min: 2, max: 4 },
  closing: { max: 90 },
} as const satisfies Readonly<Record<string, Limit>>
