import type { SolutionSlug } from './catalogue.ts'
import type { SolutionPage } from './page-copy.ts'
import { withShippedTimes } from './shipped-times.ts'

/** Functions that load the copy of the solution pages, with references to planning ranges. Each page is a lazy chunk. */
export const solutionTexts: Readonly<
  Record<SolutionSlug, () => Promise<{ readonly page: SolutionPage }>>
> = {
  'background-screening': () => import('../solutions/background-screening.ts'),
  'corporate-due-diligence': () => import('../solutions/corporate-due-diligence.ts'),
  'ai-data-science': () => import('../solutions/ai-data-science.ts'),
  'tech-innovation': () => import('../solutions/tech-innovation.ts'),
}

/** Functions that load the copy of the solution pages with the times of the shipped planning ranges. */
export const solutionPages = withShippedTimes(solutionTexts)
