import type { Limit } from '../pages/service-limits.ts'

/** Recommended lengths of the texts of a landing page. The Studio warns if a text exceeds them. */
export const landingLimits = {
  metaTitle: { max: 50 },
  metaDescription: { min: 110, max: 158 },
  keywords: { min: 2, max: 8 },
  heading: { min: 20, max: 60 },
  lede: { min: 60, max: 190 },
  paragraphs: { min: 1, max: 4 },
  paragraph: { max: 600 },
  facts: { min: 2, max: 4 },
  steps: { min: 3, max: 8 },
  stepText: { max: 120 },
  columns: { min: 2, max: 5 },
  rows: { min: 2, max: 12 },
  questions: { min: 2, max: 8 },
  articles: { min: 1, max: 6 },
  closing: { max: 110 },
  action: { max: 31 },
  blocks: { min: 3, max: 14 },
} as const satisfies Readonly<Record<string, Limit>>

/** Recommended number of words of a landing page. An average reader reads about 200 words a minute. */
export const LANDING_WORDS = { min: 150, max: 1_200 } as const
