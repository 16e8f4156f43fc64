import type { CompanyPageOf, CompanySlug } from './page-copy.ts'

/** Functions that load the copy of the company pages. Each page is a lazy chunk. */
export const companyPages: {
  readonly [Slug in CompanySlug]: () => Promise<{ readonly page: CompanyPageOf<Slug> }>
} = {
  about: () => import('../company/about.ts'),
  clients: () => import('../company/clients.ts'),
  careers: () => import('../company/careers.ts'),
  partners: () => import('../company/partners.ts'),
  candidates: () => import('../company/candidates.ts'),
  trust: () => import('../legal/trust.ts'),
  contact: () => import('../company/contact-page.ts'),
}
