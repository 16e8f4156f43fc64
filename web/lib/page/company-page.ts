import { companyPages } from '#shared/pages/catalogue/company-pages.ts'
import type { CompanyPage, CompanyPageOf, CompanySlug } from '#shared/pages/catalogue/page-copy.ts'
import { publishedCopy } from '../queries/page-copy.ts'
import { loadDocument, type DocumentState } from './copy-page.ts'
import type { LoaderEnv } from './page-loader.ts'

const isOf = <Slug extends CompanySlug>(
  page: CompanyPage | null,
  slug: Slug,
): page is CompanyPageOf<Slug> => page?.slug === slug

/** Loads the copy of a company page: the published one, or the shipped one if none was ever published. */
export const loadCompanyPage = <Slug extends CompanySlug>(
  { source }: LoaderEnv,
  slug: Slug,
): Promise<DocumentState<CompanyPageOf<Slug>>> =>
  loadDocument<CompanyPageOf<Slug>>(companyPages[slug], async () => {
    const answer = await publishedCopy(source, 'company', slug)
    return { ...answer, data: isOf(answer.data, slug) ? answer.data : null }
  })
