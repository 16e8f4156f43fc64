import type { SolutionSlug } from './catalogue.ts'
import type { SolutionPage } from './page-copy.ts'

/** Loads the copy of each solution page; each is a lazy chunk. */
export const solutionPages: Readonly<
  Record<SolutionSlug, () => Promise<{ readonly page: SolutionPage }>>
> = {
  'background-screening': () => import('../solutions/background-screening.ts'),
  'corporate-due-diligence': () => import('../solutions/corporate-due-diligence.ts'),
  'ai-data-science': () => import('../solutions/ai-data-science.ts'),
  'tech-innovation': () => import('../solutions/tech-innovation.ts'),
}
