import type { ServiceSlug } from './catalogue.ts'
import type { ServicePage } from './page-copy.ts'

/** Loads the copy of each service page; every page is a chunk of its own. */
export const servicePages: Partial<
  Readonly<Record<ServiceSlug, () => Promise<{ readonly page: ServicePage }>>>
> = {
  'criminal-check': () => import('./services/criminal-check.ts'),
  'education-verification': () => import('./services/education-verification.ts'),
  'employment-verification': () => import('./services/employment-verification.ts'),
  'watchlist-screening': () => import('./services/watchlist-screening.ts'),
}
