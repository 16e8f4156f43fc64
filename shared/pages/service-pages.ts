import type { ServiceSlug } from './catalogue.ts'
import type { ServicePage } from './page-copy.ts'

/** Loads the copy of each service page; every page is a chunk of its own. */
export const servicePages: Partial<
  Readonly<Record<ServiceSlug, () => Promise<{ readonly page: ServicePage }>>>
> = {
  'criminal-check': () => import('./services/criminal-check.ts'),
}
