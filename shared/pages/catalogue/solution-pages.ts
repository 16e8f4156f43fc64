import type { SolutionSlug } from './catalogue.ts'
import type { SolutionPage } from './page-copy.ts'
import { withShippedTimes } from './shipped-times.ts'

/** Loads the copy of each solution page, with references to planning ranges; each is a lazy chunk. */
export const solutionTexts: Readonly<
  Record<SolutionSlug, () => Promise<{ readonly page: SolutionPage }>>
> = {
  'background-screening': () => import('../solutions/background-screening.ts'),
  'corporate-due-diligence': () => import('../solutions/corporate-due-diligence.ts'),
  'ai-data-science': () => import('../solutions/ai-data-science.ts'),
  'tech-innovation': () => import('../solutions/tech-innovation.ts'),
}

/** Loads the copy of each solution page with the shipped planning ranges. */
export const solutionPages = withShippedTimes(solutionTexts)
